// Where the facade differs from chess.js 1.4.0 on purpose: a test for each row of the table in docs/from-chess.js.md. Each
// also shows what chess.js does, so that a row whose reason is gone is noticed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess as Theirs } from 'chess.js';
import { Chess } from 'chess-arbiter/chess.js';

/**
 * The same done with both.
 *
 * @template T
 * @param {(chess: Chess) => T} what
 * @param {string} [fen]
 * @returns {[ours: T | string, theirs: T | string]} what comes out, or the message of what is thrown
 */
function both(what, fen) {
  const answers = /** @type {(typeof Chess)[]} */ (/** @type {unknown} */ ([Chess, Theirs])).map((Class) => {
    try {
      return what(new Class(fen, { skipValidation: true }));
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
  });
  return /** @type {[T | string, T | string]} */ (answers);
}

test('no move is made while the player who is not to move is in check', () => {
  const fen = 'k7/8/8/8/8/8/8/R6K w - - 0 1';
  const [ours, theirs] = both((chess) => chess.moves().includes('Rxa8'), fen);
  assert.deepEqual([ours, theirs], [false, true]);
  assert.equal(new Chess(fen).moves().length, 0);
  assert.equal(new Chess(fen).isGameOver(), false);
  assert.throws(() => new Chess(fen).move('Kg2'), { message: 'Invalid move: Kg2' });
  assert.equal(both((chess) => chess.moves().length, '8/8/8/3kK3/8/8/8/8 w - - 0 1')[0], 0);
  const chess = new Chess(fen);
  chess.setTurn('b');
  assert.deepEqual(chess.moves(), ['Kb8', 'Kb7']);
});

test('no move is made with pieces too many, or pawns where none can stand', () => {
  for (const fen of ['k7/8/8/8/8/8/PPPPPPPP/PPPPPPPK w - - 0 1', 'k7/8/QQQQQQQQ/QQQQQQQQ/8/8/8/7K b - - 0 1'])
    assert.equal(both((chess) => chess.moves().length, fen)[0], 0);
  const [ours] = both(
    (chess) => [chess.perft(2), chess.isStalemate(), chess.isDraw()],
    'P6k/8/8/8/8/8/8/K7 w - - 0 1',
  );
  assert.deepEqual(ours, [0, false, false]);
});

test('too little material is a thing of two kings', () => {
  const fen = '8/8/8/8/8/8/8/RQ6 w - - 0 1';
  assert.deepEqual(
    both((chess) => chess.isInsufficientMaterial(), fen),
    [false, true],
  );
});

test('what a FEN says is dropped where the board contradicts it', () => {
  const fen = '4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1';
  assert.deepEqual(
    both((chess) => chess.fen(), fen),
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', fen],
  );
  const crossed = '4k3/8/8/3Pp3/8/8/8/4K3 w - d6 0 1';
  assert.equal(both((chess) => chess.fen(), crossed)[0], '4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1');
});

test('a FEN is not guessed at', () => {
  for (const [fields, reason] of /** @type {const} */ ([
    ['w KK - 0 1', 'castling'],
    ['w - - 0x 1', 'halfmove clock'],
    ['w - - 0 1.5', 'move number'],
    ['w - - 0 70000', 'move number'],
  ])) {
    const [ours, theirs] = both((chess) => chess.fen(), `4k3/8/8/8/8/8/8/4K3 ${fields}`);
    assert.match(ours, new RegExp(`^Invalid FEN: .*${reason}`, 'i'));
    assert.doesNotMatch(theirs, /Invalid/);
  }
  const [ours] = both((chess) => chess.fen(), '4k3/8/8 w');
  assert.match(ours, /^Invalid FEN: /);
});

test('an edit leaves the moves before it as they were, and goes when they are taken back', () => {
  const edit = (/** @type {Chess} */ chess) => {
    chess.move('e4');
    chess.put({ type: 'q', color: 'b' }, 'e5');
    chess.undo();
    return chess.get('e5');
  };
  const [ours, theirs] = both(edit, 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  assert.deepEqual([ours, theirs], [undefined, { type: 'q', color: 'b' }]);
});

test('a piece that is put is one of six', () => {
  const put = (/** @type {any} */ type) => (/** @type {Chess} */ chess) => {
    chess.clear();
    return [chess.put({ type, color: 'w' }, 'e4'), chess.get('e4')];
  };
  const [ours, theirs] = both(put('Q'));
  assert.deepEqual(ours, [true, { type: 'q', color: 'w' }]);
  assert.match(String(theirs), /^Cannot read properties of undefined/);
  assert.deepEqual(both(put('qk'))[0], [false, undefined]);
});

test('more is read as a move', () => {
  for (const text of ['♘f3', 'Nf3 ', 'N-f3', 'g1-f3!']) {
    const [ours, theirs] = both((chess) => chess.move(text).lan, undefined);
    assert.equal(ours, 'g1f3');
    if (theirs !== ours) assert.match(theirs, /^Invalid move/);
  }
});

test('text that may mean several moves makes none', () => {
  const knights = '7k/8/8/8/8/8/8/1N3N1K w - - 0 1';
  assert.deepEqual(
    both((chess) => chess.move('N1d2').lan, knights),
    ['Invalid move: N1d2', 'b1d2'],
  );
  const promotion = '8/P6k/8/8/8/8/8/7K w - - 0 1';
  assert.deepEqual(
    both((chess) => chess.move('a7a8').san, promotion),
    ['Invalid move: a7a8', 'a8=N'],
  );
});

test('the king on its own rook castles', () => {
  const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
  assert.deepEqual(
    both((chess) => chess.move({ from: 'e1', to: 'h1' }).san, fen),
    ['O-O', 'Invalid move: {"from":"e1","to":"h1"}'],
  );
});

test('the notation of moves from a square is that of the whole position', () => {
  const fen = '7k/8/8/8/8/8/8/1N3N1K w - - 0 1';
  assert.deepEqual(
    both((chess) => chess.moves({ square: 'b1' }), fen),
    [
      ['Na3', 'Nc3', 'Nbd2'],
      ['Na3', 'Nc3', 'Nd2'],
    ],
  );
});

test('a position is repeated if the same moves are possible, and not across a null move', () => {
  // The pawn that has crossed cannot be taken, since the one that would is pinned.
  const pinned = (/** @type {Chess} */ chess) => {
    for (const move of ['e4', 'Ke8', 'Kb1', 'Kf8', 'Ka1', 'Ke8', 'Kb1', 'Kf8', 'Ka1']) chess.move(move);
    return chess.isThreefoldRepetition();
  };
  assert.deepEqual(both(pinned, '5k2/8/8/8/5p2/8/4P3/K4R2 w - - 0 1'), [true, false]);
  const passes = (/** @type {Chess} */ chess) => {
    for (let count = 0; count < 4; count += 1) chess.move('--');
    return chess.isThreefoldRepetition();
  };
  assert.deepEqual(both(passes), [false, true]);
});

test('the hash is that of the position, whatever was taken back or edited', () => {
  for (const change of /** @type {((chess: Chess) => void)[]} */ ([
    (chess) => {
      chess.move('--');
      chess.undo();
    },
    (chess) => chess.setCastlingRights('w', { k: false }),
  ])) {
    const [ours, theirs] = both((chess) => {
      change(chess);
      return [chess.hash(), new Theirs(chess.fen()).hash()];
    });
    assert.equal(ours[0], ours[1]);
    assert.notEqual(theirs[0], theirs[1]);
  }
});

test('more is read of PGN, and what cannot be read leaves the game as it was', () => {
  const odd = '{a} {b} 1. {c} e4 ({only said} 1. d4) {d} e5 $1 ! 2. -- 1-0';
  const [ours, theirs] = both((chess) => {
    chess.loadPgn(odd);
    return `${chess.history()} ${chess.getComments().map(({ comment }) => comment)}`;
  });
  assert.equal(ours, 'e4,e5,-- a b c,d');
  assert.match(theirs, /^Expected/);
  const [kept, lost] = both((chess) => {
    chess.move('d4');
    assert.throws(() => chess.loadPgn('1. e4 e5 2. Ke3 *'), { message: 'Invalid move in PGN: Ke3' });
    return chess.history().join();
  });
  assert.deepEqual([kept, lost], ['d4', 'e4,e5']);
});

test('a PGN file starts from a position of chess', () => {
  const kings = '[SetUp "1"]\n[FEN "8/8/8/3kK3/8/8/8/8 w - - 0 1"]\n\n*';
  assert.match(both((chess) => chess.loadPgn(kings))[0] ?? '', /^Invalid FEN: /);
  const shuffled = '[FEN "nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1"]\n\n1. e4 *';
  assert.match(both((chess) => chess.loadPgn(shuffled))[0] ?? '', /Chess960/);
  assert.match(both((chess) => chess.loadPgn('[White "A\n\n1. e4 *'))[0] ?? '', /^Invalid PGN: /);
});

test('what is written can be read again', () => {
  const quotes = (/** @type {Chess} */ chess) => {
    chess.setHeader('Event', 'The "Cup"');
    chess.setComment('{a} {b}');
    const again = new Chess();
    again.loadPgn(chess.pgn());
    return [again.getHeaders().Event, again.getComment()];
  };
  const [ours, theirs] = both(quotes);
  assert.deepEqual(ours, ['The "Cup"', '[a] [b]']);
  assert.notDeepEqual(theirs, ours);
  const wrapped = both((chess) => {
    for (const move of ['e4', 'e5', 'Nf3']) chess.move(move);
    chess.setComment('the usual move here');
    return chess.pgn({ maxWidth: 20 }).split('\n').slice(-2).join('|');
  });
  assert.deepEqual(wrapped, [
    '1. e4 e5 2. Nf3 {the|usual move here} *',
    '1. e4 e52. Nf3 {the|usual move here} *',
  ]);
  const begun = both((chess) => {
    chess.setComment('at first');
    return chess.pgn({ maxWidth: 2, newline: '|' }).split(']|').pop();
  });
  assert.deepEqual(begun, ['{at|first}|*', '|{at|first}|*']);
});

test('what every object has is no header', () => {
  const [ours, theirs] = both((chess) => [chess.removeHeader('toString'), chess.pgn().includes('function')]);
  assert.deepEqual(ours, [false, false]);
  assert.deepEqual(theirs, [true, true]);
});
