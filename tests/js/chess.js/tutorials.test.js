// Code of the kind that tutorials for boards and servers show, written for chess.js. Only the class that is imported changes,
// and each tells the same story with both.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess as Theirs } from 'chess.js';
import { Chess as Ours } from 'chess-arbiter/chess.js';

/**
 * Runs code with both classes.
 *
 * @param {string} what
 * @param {(Chess: typeof Ours, tell: (...told: unknown[]) => void) => void} code
 */
function tutorial(what, code) {
  test(what, () => {
    const stories = [Ours, Theirs].map((Class) => {
      /** @type {string[]} */
      const story = [];
      code(/** @type {typeof Ours} */ (/** @type {unknown} */ (Class)), (...told) =>
        story.push(JSON.stringify(told)),
      );
      return story;
    });
    assert.deepEqual(stories[0], stories[1]);
    assert((stories[0]?.length ?? 0) > 4);
  });
}

/** @typedef {import('chess-arbiter').Square} Square */

tutorial('chessboard.js: onDragStart, onDrop, onSnapEnd and a status line', (Chess, tell) => {
  const game = new Chess();

  const onDragStart = (/** @type {string} */ _source, /** @type {string} */ piece) => {
    if (game.isGameOver()) return false;
    if (game.turn() === 'w' && piece.search(/^b/) !== -1) return false;
    if (game.turn() === 'b' && piece.search(/^w/) !== -1) return false;
    return true;
  };

  const onDrop = (/** @type {string} */ source, /** @type {string} */ target) => {
    try {
      game.move({ from: source, to: target, promotion: 'q' });
    } catch {
      return 'snapback';
    }
    return updateStatus();
  };

  const updateStatus = () => {
    const moveColor = game.turn() === 'b' ? 'Black' : 'White';
    if (game.isCheckmate()) return `Game over, ${moveColor} is in checkmate.`;
    if (game.isDraw()) return 'Game over, drawn position';
    return `${moveColor} to move${game.isCheck() ? `, ${moveColor} is in check` : ''}`;
  };

  for (const [source, target, piece] of /** @type {const} */ ([
    ['e2', 'e4', 'wP'],
    ['e7', 'e5', 'bP'],
    ['e8', 'e7', 'bK'],
    ['d1', 'h5', 'wQ'],
    ['b8', 'c6', 'bN'],
    ['e1', 'e3', 'wK'],
    ['f1', 'c4', 'wB'],
    ['g8', 'f6', 'bN'],
    ['h5', 'f7', 'wQ'],
    ['e8', 'f7', 'bK'],
  ]))
    tell(onDragStart(source, piece), onDrop(source, target), game.fen(), game.pgn());
});

tutorial(
  'react-chessboard: a copy of the game in state, onPieceDrop, and the squares of a piece',
  (Chess, tell) => {
    let game = new Chess();
    /** @type {Record<string, object>} */
    let optionSquares = {};

    const makeAMove = (/** @type {{ from: string, to: string, promotion: string }} */ move) => {
      const gameCopy = new Chess(game.fen());
      gameCopy.loadPgn(game.pgn());
      const result = gameCopy.move(move);
      game = gameCopy;
      return result;
    };

    const onPieceDrop = (/** @type {string} */ sourceSquare, /** @type {string} */ targetSquare) => {
      try {
        makeAMove({ from: sourceSquare, to: targetSquare, promotion: 'q' });
        return true;
      } catch (error) {
        tell(/** @type {Error} */ (error).message);
        return false;
      }
    };

    const getMoveOptions = (/** @type {Square} */ square) => {
      const moves = game.moves({ square, verbose: true });
      optionSquares = {};
      for (const move of moves) {
        const isCapture = game.get(move.to) && game.get(move.to)?.color !== game.get(square)?.color;
        optionSquares[move.to] = { background: isCapture ? 'ring' : 'dot' };
      }
      return moves.length > 0;
    };

    const makeRandomMove = () => {
      const possibleMoves = game.moves();
      if (game.isGameOver() || possibleMoves.length === 0) return;
      game.move(possibleMoves[possibleMoves.length >> 1] ?? '');
    };

    tell(getMoveOptions('g1'), optionSquares);
    tell(onPieceDrop('g1', 'f3'), game.fen());
    makeRandomMove();
    tell(game.history());
    tell(getMoveOptions('f3'), optionSquares, getMoveOptions('e4'));
    tell(onPieceDrop('f3', 'f4'), onPieceDrop('f3', 'e5'), game.history({ verbose: true }));
    game.undo();
    tell(game.fen(), game.turn());
  },
);

tutorial('cm-chessboard: an inputHandler with markers and a promotion dialog', (Chess, tell) => {
  const chess = new Chess('8/P6k/8/8/8/8/p6K/8 w - - 0 1');
  /** @type {string[]} */
  let markers = [];

  const inputHandler = (
    /** @type {{ type: string, squareFrom: Square, squareTo?: Square, chosen?: string }} */ event,
  ) => {
    if (event.type === 'moveInputStarted') {
      const moves = chess.moves({ square: event.squareFrom, verbose: true });
      markers = moves.map((move) =>
        move.promotion ? `${move.to} promotes` : move.isCapture() ? `${move.to} captures` : move.to,
      );
      return moves.length > 0;
    }
    if (event.type === 'validateMoveInput') {
      const possible = chess.moves({ square: event.squareFrom, verbose: true });
      if (possible.some((move) => move.promotion && move.to === event.squareTo) && !event.chosen)
        return 'show promotion dialog';
      const move = { from: event.squareFrom, to: event.squareTo ?? '', promotion: event.chosen ?? '' };
      try {
        return chess.move(move).san;
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
    }
    markers = [];
    return undefined;
  };

  for (const event of /** @type {Parameters<typeof inputHandler>[0][]} */ ([
    { type: 'moveInputStarted', squareFrom: 'a7' },
    { type: 'validateMoveInput', squareFrom: 'a7', squareTo: 'a8' },
    { type: 'validateMoveInput', squareFrom: 'a7', squareTo: 'a8', chosen: 'r' },
    { type: 'moveInputStarted', squareFrom: 'a8' },
    { type: 'validateMoveInput', squareFrom: 'h7', squareTo: 'h5' },
    { type: 'validateMoveInput', squareFrom: 'h7', squareTo: 'g6' },
    { type: 'moveInputFinished', squareFrom: 'h7' },
  ]))
    tell(inputHandler(event), markers, chess.fen());
});

tutorial('a server: rooms, moves that clients send, and what is sent back', (Chess, tell) => {
  /** @type {Map<string, Ours>} */
  const rooms = new Map();

  const handle = (/** @type {string} */ method, /** @type {string} */ path, /** @type {any} */ body = {}) => {
    const [, id = ''] = path.split('/');
    if (method === 'POST' && !rooms.has(id)) {
      const chess = new Chess();
      chess.setHeader('White', body.white);
      chess.setHeader('Black', body.black);
      rooms.set(id, chess);
      return { status: 201, fen: chess.fen() };
    }
    const chess = rooms.get(id);
    if (!chess) return { status: 404 };
    if (method === 'DELETE') return { status: 200, undone: chess.undo() };
    if (method === 'GET')
      return { status: 200, pgn: chess.pgn(), headers: chess.getHeaders(), board: chess.board() };
    if (body.color !== chess.turn()) return { status: 409, error: 'not your turn' };
    try {
      const move = chess.move(body.move);
      if (chess.isGameOver())
        chess.setHeader('Result', chess.isCheckmate() ? (body.color === 'w' ? '1-0' : '0-1') : '1/2-1/2');
      return { status: 200, move, fen: chess.fen(), over: chess.isGameOver(), check: chess.inCheck() };
    } catch (error) {
      return { status: 400, error: /** @type {Error} */ (error).message };
    }
  };

  tell(handle('POST', '/7', { white: 'Anna', black: 'Ben' }));
  for (const [color, move] of [
    ['w', 'f3'],
    ['w', 'g4'],
    ['b', { from: 'e7', to: 'e5' }],
    ['w', 'g2-g4'],
    ['b', 'Qh5'],
    ['b', 'Qh4#'],
    ['w', 'e4'],
  ])
    tell(handle('PUT', '/7', { color, move }));
  tell(handle('GET', '/7'), handle('GET', '/8'));
  tell(handle('DELETE', '/7'), handle('GET', '/7'));
});

tutorial('a puzzle: a solution that is compared move by move, hints, and a reset', (Chess, tell) => {
  const puzzle = {
    fen: 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4',
    solution: ['h5f7'],
    line: 'Qxf7#',
  };
  const chess = new Chess(puzzle.fen);
  let step = 0;

  const attempt = (/** @type {string} */ from, /** @type {string} */ to) => {
    let move = null;
    try {
      move = chess.move({ from, to });
    } catch {
      return 'illegal';
    }
    if (`${move.from}${move.to}${move.promotion ?? ''}` !== puzzle.solution[step] && !chess.isCheckmate()) {
      chess.undo();
      return `wrong: ${move.san}`;
    }
    step += 1;
    return chess.isCheckmate() ? 'solved' : 'go on';
  };

  const hint = () => {
    const from = /** @type {Square} */ (puzzle.solution[step]?.slice(0, 2));
    return [
      chess.get(from),
      chess.squareColor(from),
      chess.attackers('f7', 'w'),
      chess.isAttacked('f7', 'b'),
    ];
  };

  tell(hint());
  tell(attempt('c4', 'c5'));
  tell(attempt('c4', 'f7'), chess.fen() === puzzle.fen);
  tell(attempt('h5', 'f7'), chess.history(), chess.ascii());
  tell(chess.moves(), chess.getCastlingRights('b'), chess.moveNumber());
  chess.load(puzzle.fen, { preserveHeaders: true });
  tell(chess.pgn(), chess.findPiece({ type: 'q', color: 'w' }), chess.hash());
});
