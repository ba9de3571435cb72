// Each method of the facade: what it does, and that chess.js 1.4.0 does the same.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as theirs from 'chess.js';
import * as ours from 'chess-arbiter/chess.js';

/** @typedef {typeof ours} Library */
/** @typedef {InstanceType<Library['Chess']>} Chess */

/**
 * A behaviour: code that returns what it has seen, and what that must be. Both libraries run it.
 *
 * @param {string} what
 * @param {(library: Library) => unknown} code
 * @param {unknown} [expected] left out where chess.js alone says it
 */
function behaviour(what, code, expected) {
  test(what, () => {
    const [our, their] = [ours, theirs].map((library) =>
      JSON.parse(JSON.stringify(code(/** @type {Library} */ (/** @type {unknown} */ (library))) ?? null)),
    );
    assert.deepEqual(our, their);
    if (expected !== undefined) assert.deepEqual(our, expected);
  });
}

/**
 * The message of what is thrown.
 *
 * @param {() => unknown} code
 */
function message(code) {
  try {
    code();
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
  return undefined;
}

/**
 * Makes moves.
 *
 * @param {Chess} chess
 * @param {string} moves
 */
function play(chess, moves) {
  for (const move of moves.split(' ')) chess.move(move);
  return chess;
}

const MATE = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
const STALEMATE = '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1';
const EN_PASSANT = 'rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3';
const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

behaviour('the constants', ({ Chess: _, Move: __, validateFen: ___, xoroshiro128: ____, ...constants }) => {
  const { default: _____, SUFFIX_LIST, ...rest } = /** @type {any} */ (constants);
  return rest;
});

behaviour('the exports', (library) =>
  Object.keys(library)
    .filter((name) => !['default', 'module.exports', 'SUFFIX_LIST'].includes(name))
    .sort(),
);

behaviour('random numbers', ({ xoroshiro128 }) => {
  const next = xoroshiro128(0xa187eb39cdcaed8f31c4b365b102e01en);
  return Array.from({ length: 5 }, () => next().toString(16));
});

behaviour('the hash of a position, however it came about', ({ Chess }) => {
  const one = play(new Chess(), 'Nf3 Nf6 Nc3');
  const other = play(new Chess(), 'Nc3 Nf6 Nf3');
  return [
    one.hash() === other.hash(),
    one.hash(),
    new Chess(EN_PASSANT).hash(),
    play(new Chess(), 'e4 d5 e5 f5').hash(),
  ];
});

behaviour('checkmate, stalemate and draws', ({ Chess }) =>
  [
    MATE,
    STALEMATE,
    EN_PASSANT,
    '8/8/8/8/8/8/8/K6k w - - 0 1',
    '8/8/8/8/8/8/8/KN5k w - - 0 1',
    '8/8/8/8/8/8/8/KNN4k w - - 0 1',
    '8/b7/1B6/8/8/8/8/K6k w - - 0 1',
    '8/b7/B7/8/8/8/8/K6k w - - 0 1',
    '8/8/8/8/8/8/R7/K6k w - - 99 80',
    '8/8/8/8/8/8/R7/K6k w - - 100 80',
  ].map((fen) => {
    const chess = new Chess(fen);
    return [
      chess.isCheck(),
      chess.inCheck(),
      chess.isCheckmate(),
      chess.isStalemate(),
      chess.isInsufficientMaterial(),
      chess.isDrawByFiftyMoves(),
      chess.isDraw(),
      chess.isGameOver(),
    ];
  }),
);

behaviour(
  'a position is repeated thrice, and no longer when a move is taken back',
  ({ Chess }) => {
    const chess = play(new Chess(), 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1');
    const seen = [chess.isThreefoldRepetition()];
    play(chess, 'Ng8');
    seen.push(chess.isThreefoldRepetition(), chess.isDraw(), chess.isGameOver());
    chess.undo();
    seen.push(chess.isThreefoldRepetition());
    chess.loadPgn('1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8');
    seen.push(chess.isThreefoldRepetition());
    chess.load(chess.fen());
    seen.push(chess.isThreefoldRepetition());
    return seen;
  },
  [false, true, true, true, false, true, false],
);

behaviour('what a move says of itself', ({ Chess }) =>
  [
    new Chess().move('e4'),
    new Chess(EN_PASSANT).move('exf6'),
    new Chess(CASTLING).move('O-O'),
    new Chess(CASTLING).move('O-O-O'),
    new Chess(CASTLING).move('Rxa8+'),
    new Chess('1n5k/P7/8/8/8/8/8/K7 w - - 0 1').move('axb8=N'),
    new Chess('7k/P7/8/8/8/8/8/K7 w - - 0 1').move({ from: 'a7', to: 'a8', promotion: 'q' }),
    new Chess().move('--'),
  ].map((move) => [
    { ...move },
    move.isCapture(),
    move.isPromotion(),
    move.isEnPassant(),
    move.isKingsideCastle(),
    move.isQueensideCastle(),
    move.isBigPawn(),
  ]),
);

test('a null move knows that it is one', () => {
  const chess = new ours.Chess();
  assert.deepEqual([chess.move('e4').isNullMove(), chess.move(null).isNullMove()], [false, true]);
  assert(chess.undo() instanceof ours.Move);
});

test('signs behind moves are read, set, written and removed', () => {
  const chess = new ours.Chess();
  chess.loadPgn('1. e4! e5 $6 $16 2. Nf3 *');
  assert.equal(chess.getSuffixAnnotation(), undefined);
  assert.equal(chess.pgn().split('\n').pop(), '1. e4 e5 2. Nf3 *');
  chess.undo();
  assert.equal(chess.getSuffixAnnotation(), '?!');
  chess.setSuffixAnnotation('??');
  assert.deepEqual([chess.getSuffixAnnotation(), chess.pgn().split('\n').pop()], ['??', '1. e4 e5?? *']);
  assert.equal(chess.removeSuffixAnnotation(), '??');
  assert.equal(chess.getSuffixAnnotation(), undefined);
  assert.throws(() => chess.setSuffixAnnotation(/** @type {any} */ ('?!?')), {
    message: 'Invalid suffix: ?!?',
  });
  assert.equal(ours.SUFFIX_LIST.length, 6);
  chess.reset();
  assert.equal(chess.getSuffixAnnotation(chess.fen()), undefined);
});

behaviour('a promotion counts only where a pawn promotes', ({ Chess }) => [
  new Chess().move({ from: 'e2', to: 'e4', promotion: 'q' }).lan,
  new Chess().move({ from: 'e2', to: 'e4', promotion: 'Q' }).lan,
  message(() => new Chess('7k/P7/8/8/8/8/8/K7 w - - 0 1').move({ from: 'a7', to: 'a8', promotion: 'Q' })),
  message(() => new Chess('7k/P7/8/8/8/8/8/K7 w - - 0 1').move({ from: 'a7', to: 'a8' })),
]);

behaviour('the forms of moves', ({ Chess }) => {
  const chess = new Chess();
  return [
    chess.moves({ square: 'e2' }),
    chess.moves({ square: /** @type {any} */ ('E2') }),
    chess.moves({ square: 'e3' }),
    chess.moves({ square: /** @type {any} */ ('e9') }),
    chess.moves({ piece: 'n' }),
    chess.moves({ piece: /** @type {any} */ ('N') }),
    chess.moves({ piece: 'k' }),
    chess.moves({ square: 'b1', piece: 'n' }),
    chess.moves({ square: 'b1', piece: 'p' }),
    chess.moves({ verbose: true, square: 'b1' }),
    chess.moves({ verbose: false, piece: 'p' }).length,
    new Chess(CASTLING).moves(),
    new Chess(CASTLING).moves({ piece: 'k' }),
    new Chess(CASTLING).moves({ square: 'e1', verbose: true }).map(({ san }) => san),
    new Chess('1n1n3k/2P5/8/8/8/8/8/K7 w - - 0 1').moves(),
  ];
});

behaviour('en passant squares that are written', ({ Chess }) =>
  [
    play(new Chess(), 'e4'),
    play(new Chess(), 'e4 a6 e5 d5'),
    new Chess(EN_PASSANT),
    // The pawn that could take is pinned.
    new Chess('8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1'),
    play(new Chess('5k2/8/8/8/5p2/8/4P3/K4R2 w - - 0 1'), 'e4'),
  ].map((chess) => [
    chess.fen(),
    chess.fen({ forceEnpassantSquare: true }),
    chess.fen({ forceEnpassantSquare: false }),
  ]),
);

behaviour('taking back', ({ Chess }) => {
  const chess = new Chess();
  const seen = /** @type {unknown[]} */ ([chess.undo()]);
  play(chess, 'e4 e5 -- Nf6');
  for (let count = 0; count < 5; count += 1) seen.push(chess.undo(), chess.fen(), chess.history());
  play(chess, 'd4');
  return [...seen, chess.history({ verbose: true }), chess.pgn()];
});

behaviour('null moves', ({ Chess }) => {
  const chess = play(new Chess(), 'e4 -- d4');
  const seen = /** @type {unknown[]} */ ([
    chess.fen(),
    chess.history(),
    chess.pgn(),
    chess.history({ verbose: true }),
  ]);
  seen.push(
    message(() => new Chess(MATE).move('--')),
    message(() => new Chess(MATE).setTurn('b')),
  );
  seen.push(String(chess.setTurn('b')), String(chess.setTurn('w')), chess.fen());
  return seen;
});

behaviour('headers and their order', ({ Chess }) => {
  const chess = new Chess();
  const seen = [
    chess.getHeaders(),
    chess.setHeader('White', 'Anna'),
    chess.setHeader('Annotator', 'Ben'),
    chess.setHeader('Zzz', 'last'),
    chess.setHeader('ECO', 'C20'),
    chess.header('Black', 'Cleo', 'Round', '3'),
    chess.header('Odd'),
    Object.keys(chess.header()),
    chess.removeHeader('White'),
    chess.removeHeader('Zzz'),
    chess.removeHeader('Nothing'),
    chess.setHeader('Black', /** @type {any} */ (undefined)),
    chess.setHeader('Site', /** @type {any} */ (null)),
    chess.getHeaders(),
    chess.pgn(),
  ];
  chess.setHeader('Result', '1-0');
  chess.move('e4');
  return [...seen, chess.pgn(), chess.pgn({ newline: '<br />', maxWidth: 5 })];
});

behaviour('headers that say where a game starts', ({ Chess }) => {
  const seen = [];
  const chess = new Chess(MATE);
  chess.setHeader('White', 'Anna');
  seen.push(chess.getHeaders());
  chess.load(CASTLING, { preserveHeaders: true });
  seen.push(chess.getHeaders());
  chess.load(theirs.DEFAULT_POSITION, { preserveHeaders: true });
  seen.push(chess.getHeaders());
  chess.load('k7/8/8/8/8/8/8/7K w');
  seen.push(chess.getHeaders(), chess.fen());
  chess.clear({ preserveHeaders: true });
  seen.push(chess.getHeaders(), chess.fen(), chess.pgn());
  chess.put({ type: 'k', color: 'w' }, 'e1');
  seen.push(chess.getHeaders());
  chess.reset();
  chess.remove('a2');
  seen.push(chess.getHeaders());
  chess.move('Rxa7');
  chess.put({ type: 'q', color: 'w' }, 'e4');
  seen.push(chess.getHeaders(), chess.fen());
  chess.reset();
  return [...seen, chess.getHeaders(), chess.pgn()];
});

behaviour('comments', ({ Chess }) => {
  const chess = new Chess();
  const seen = /** @type {unknown[]} */ ([chess.getComment(), chess.getComments(), chess.removeComment()]);
  chess.setComment('before {the} game');
  seen.push(chess.pgn());
  chess.move('e4');
  chess.setComment('after [%clk 0:01:00] the first');
  play(chess, 'e5 Nf3');
  chess.setComment('after the last');
  seen.push(chess.getComment(), chess.getComments(), chess.pgn(), chess.pgn({ maxWidth: 200 }));
  chess.undo();
  seen.push(chess.getComment(), chess.getComments());
  chess.undo();
  chess.undo();
  seen.push(
    chess.removeComment(),
    chess.getComments(),
    chess.deleteComments(),
    chess.removeComments(),
    chess.pgn(),
  );
  chess.setComment('once more');
  seen.push(chess.deleteComment());
  chess.setComment('');
  chess.loadPgn('{a} 1. e4 {b\nc} e5 ; d \n 2. Nf3 { e } Nc6 * {f}');
  return [...seen, chess.getComments(), chess.pgn()];
});

behaviour('a game in which Black moves first', ({ Chess }) => {
  const chess = play(new Chess('4k3/4p3/8/8/8/8/4P3/4K3 b - - 3 17'), 'e5 e4 Kd7');
  const pgn = chess.pgn();
  chess.undo();
  chess.undo();
  chess.undo();
  chess.setComment('first');
  play(chess, 'e6 Kd2');
  return [pgn, chess.pgn(), chess.moveNumber()];
});

behaviour('pieces are put and removed', ({ Chess }) => {
  const chess = new Chess();
  chess.clear();
  const put = (/** @type {any} */ type, /** @type {any} */ color, /** @type {any} */ square) =>
    chess.put({ type, color }, square);
  const seen = /** @type {unknown[]} */ ([
    put('k', 'w', 'e1'),
    put('k', 'w', 'e2'),
    put('k', 'w', 'e1'),
    put('k', 'b', 'e8'),
    put('x', 'w', 'e4'),
    put('q', 'w', 'e9'),
    put('r', 'w', 'h1'),
    chess.setCastlingRights('w', { k: true, q: true }),
    chess.getCastlingRights('w'),
    chess.setCastlingRights('w', { k: true }),
    chess.setCastlingRights('b', { k: false }),
    chess.fen(),
    chess.remove('h1'),
    chess.remove('h1'),
    chess.fen(),
    put('q', 'b', 'e1'),
    put('k', 'w', 'a1'),
    chess.get('e1'),
    chess.get(/** @type {any} */ ('e9')),
    chess.remove(/** @type {any} */ ('e9')),
    chess.findPiece({ type: 'k', color: 'w' }),
    chess.findPiece({ type: 'n', color: 'w' }),
    chess.isCheck(),
  ]);
  const crossed = new Chess(EN_PASSANT);
  crossed.put({ type: 'n', color: 'w' }, 'a4');
  return [...seen, crossed.fen(), crossed.history()];
});

behaviour('attackers, with kings and without', ({ Chess }) => {
  const seen = [];
  for (const fen of [
    '8/8/8/8/8/8/8/8 w - - 0 1',
    '8/3q4/8/8/3P4/2N5/8/4R3 b - - 0 1',
    '4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1',
    'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3',
  ])
    for (const square of theirs.SQUARES) {
      const chess = new Chess(fen, { skipValidation: true });
      seen.push(chess.attackers(square), chess.attackers(square, 'b'), chess.isAttacked(square, 'w'));
    }
  return seen;
});

behaviour('perft', ({ Chess }) =>
  [0, 1, 2, 3].map((depth) => [
    new Chess().perft(depth),
    new Chess('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1').perft(
      Math.min(depth, 2),
    ),
    new Chess('8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1').perft(depth),
  ]),
);

behaviour('boards as text, squares and move numbers', ({ Chess }) => {
  const chess = new Chess(EN_PASSANT);
  const square = /** @type {any} */ ('x1');
  return [
    chess.ascii(),
    chess.board(),
    chess.squareColor('a1'),
    chess.squareColor('h1'),
    chess.squareColor(square),
    chess.moveNumber(),
    chess.turn(),
    play(chess, 'exf6').moveNumber(),
    play(chess, 'exf6').moveNumber(),
  ];
});

behaviour('FENs that are refused, and FENs that are not looked at', ({ Chess, validateFen }) => [
  message(() => new Chess('8/8/8/8/8/8/8/8 w - - 0 1')),
  message(() => new Chess('8/8/8/8/8/8/8/8 w - - 0 1', { skipValidation: true })),
  message(() => new Chess('hello')),
  message(() => new Chess('k7/8/8/8/8/8/8/7K')),
  message(() => new Chess('k7/8/8/8/8/8/8/7K w - - 0 1 x')),
  validateFen('k7/8/8/8/8/8/8/7K w - - 0 1'),
  validateFen('k7/8/8/8/8/8/8/7K w - - 0 0'),
]);

behaviour('wrapped lines', ({ Chess }) => {
  const chess = play(new Chess(), 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6');
  return [5, 16, 19, 20, 40, 80].map((maxWidth) => chess.pgn({ maxWidth, newline: '|' }));
});

behaviour('a width that holds nothing, and one that is no number', ({ Chess }) =>
  [new Chess(), play(new Chess(), 'e4 e5 Nf3')].flatMap((chess) =>
    [-80, -1, 0, 0.5, Number.NaN].map((maxWidth) => chess.pgn({ maxWidth, newline: '|' })),
  ),
);

test('what a caller does with an answer changes nothing', () => {
  const chess = new ours.Chess();
  const move = chess.move('e4');
  move.from = 'a1';
  Object.assign(chess.get('e4') ?? {}, { type: 'q' });
  chess.board()[0] = [];
  chess.history({ verbose: true }).length = 0;
  assert.deepEqual([chess.history(), chess.get('e4')?.type, chess.undo()?.from], [['e4'], 'p', 'e2']);
});

test('a proxy of a game works, as frameworks make them', () => {
  /** @type {ProxyHandler<any>} */
  const handler = {
    get(target, key, receiver) {
      const value = Reflect.get(target, key, receiver);
      return typeof value === 'object' && value !== null ? new Proxy(value, handler) : value;
    },
  };
  const chess = new Proxy(new ours.Chess(), handler);
  for (const move of ['e4', 'e5', 'Nf3', '--', 'd4']) chess.move(move);
  chess.undo();
  assert.deepEqual(chess.history(), ['e4', 'e5', 'Nf3', '--']);
  assert.equal(chess.moves({ verbose: true }).length, new ours.Chess(chess.fen()).moves().length);
});

test('games do not disturb each other', () => {
  const games = [
    new ours.Chess(),
    new ours.Chess(CASTLING),
    new ours.Chess('8/8/8/8/8/8/8/8 w - - 0 1', { skipValidation: true }),
  ];
  for (let ply = 0; ply < 6; ply += 1)
    for (const chess of games) {
      const [move] = chess.moves();
      if (move) chess.move(move);
    }
  assert.deepEqual(
    games.map((chess) => chess.history().length),
    [6, 6, 0],
  );
});

test('the fields of a FEN may stand apart by any space', () => {
  const fen = 'rnbqkbnr/pppp1ppp/8/8/4pP2/8/PPPPP1PP/RNBQKBNR b KQkq f3 0 1';
  for (const [text, skipValidation] of /** @type {[string, boolean][]} */ ([
    [fen.replace(' ', '  '), false],
    [fen.replace(/ /g, '\t'), false],
    [`${fen} `, true],
  ])) {
    const [our, their] = [ours.Chess, theirs.Chess].map((Class) => {
      const chess = new Class(text, { skipValidation });
      const told = [chess.fen(), chess.fen({ forceEnpassantSquare: true }), chess.hash(), chess.turn()];
      return [...told, chess.setCastlingRights('w', { k: false }), chess.fen(), chess.pgn()];
    });
    assert.deepEqual(our, their, text);
  }
  const led = new ours.Chess(` ${fen}`, { skipValidation: true });
  assert.equal(led.hash(), new ours.Chess(fen).hash());
  assert.equal(led.fen({ forceEnpassantSquare: true }), fen);
});

test('colours and pieces that are none have nothing', () => {
  const wrong = /** @type {any} */ ('x');
  const [our, their] = [ours.Chess, theirs.Chess].map((Class) => {
    const chess = new Class();
    return [
      chess.attackers('f3', wrong),
      chess.isAttacked('f3', wrong),
      chess.getCastlingRights(wrong),
      chess.setCastlingRights(wrong, { k: false }),
      chess.findPiece({ type: /** @type {any} */ ('Q'), color: 'w' }),
      chess.findPiece({ type: /** @type {any} */ ('Q'), color: 'b' }),
      chess.findPiece({ type: 'q', color: wrong }),
      chess.fen(),
    ];
  });
  assert.deepEqual(our, their);
});
