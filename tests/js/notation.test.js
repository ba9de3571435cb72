// Algebraic notation through the package: it is on every move that is returned, and every move may be named by it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as api from 'chess-arbiter';
import de from 'chess-arbiter/languages/de';

const { apply, Game, IllegalMoveError, isLegal, judge, MoveTextError, movesFrom, readSan, STARTING_FEN } =
  api;

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const EN_PASSANT = '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
const PROMOTION = '3n4/4P1k1/8/8/8/8/8/K7 w - - 0 1';
const TWO_KNIGHTS = '4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1';
const PINNED = 'kn5R/8/5n2/8/8/8/8/4K3 b - - 0 1';
const CHESS960 = '1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w KQkq - 0 1';

/** Ways of writing a move: the position, the texts and the move in UCI. @type {[string, string[], string][]} */
const READ = [
  [STARTING_FEN, ['e4', 'e2e4', 'e2-e4', 'Pe4', 'e4!?', '♙e4', ' e4 '], 'e2e4'],
  [STARTING_FEN, ['Nf3', 'Ngf3', 'N1f3', 'Ng1-f3', 'Ng1f3', 'Nf3!?', 'Nf3+', 'Nf3#', '♘f3', '♞f3'], 'g1f3'],
  ['4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', ['exd5', 'ed5', 'ed', 'exd', 'e:d5', 'e4xd5'], 'e4d5'],
  [EN_PASSANT, ['exd6', 'exd6 e.p.', 'exd6ep', 'ed', 'e5d6'], 'e5d6'],
  [PROMOTION, ['e8=Q', 'e8Q', 'e8q', 'e8(Q)', 'e8/Q', 'e7-e8=Q', 'e8=♕', 'e7e8q'], 'e7e8q'],
  [CASTLING, ['O-O', '0-0', 'o-o', 'O-O+', 'e1g1', 'e1h1', 'Kg1'], 'e1g1'],
  [CASTLING, ['O-O-O', '0-0-0', 'e1c1', 'e1a1'], 'e1c1'],
];

describe('Move.san', () => {
  test('is on every move that is returned', () => {
    const game = new Game();
    assert.deepEqual(
      game.movesFrom('g1').map((move) => move.san),
      ['Nh3', 'Nf3'],
    );
    assert.equal(game.moves().find((move) => move.uci === 'e2e4')?.san, 'e4');
    assert.equal(game.apply('e2e4').san, 'e4');
    assert.equal(game.judge('e7e5').move?.san, 'e5');
    assert.equal(game.readSan('Nc6').san, 'Nc6');
    assert.equal(game.undo()?.san, 'e4');
    assert.equal(game.redo()?.san, 'e4');
    assert.equal(game.history[0]?.san, 'e4');
    assert.equal(movesFrom(CASTLING, 'e1').find((move) => move.to === 'g1')?.san, 'O-O');
    assert.equal(judge(PROMOTION, 'e7d8r').move?.san, 'exd8=R');
    assert.equal(readSan(STARTING_FEN, 'Ng1-f3').san, 'Nf3');
  });

  test('has the piece letters of a language where it is asked for', () => {
    assert.equal(readSan(STARTING_FEN, 'Sf3', { pieces: 'de' }).uci, 'g1f3');
    assert.equal(readSan(STARTING_FEN, 'Cf3', { pieces: 'fr', strict: true }).uci, 'g1f3');
    assert.equal(readSan(STARTING_FEN, '♘f3', { pieces: 'figurine' }).uci, 'g1f3');
    assert.equal(new Game().readSan('Кf3', { pieces: 'ru' }).uci, 'g1f3');
    assert.throws(() => readSan(STARTING_FEN, 'Nf3', { pieces: 'de' }), MoveTextError);
    assert.throws(() => readSan(STARTING_FEN, 'Sf3'), { name: 'MoveTextError', message: /German/ });
    assert.throws(() => readSan(STARTING_FEN, 'Sf3', { pieces: 'xx' }), RangeError);
    assert.throws(() => readSan(STARTING_FEN, 'Sf3', /** @type {any} */ ({ pieces: 5 })), TypeError);
  });

  test('that is strictly wrong, but English, looks like no other language', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    assert.throws(() => readSan(fen, 'Kg1', { strict: true }), { message: /^(?!.*Turkish)/ });
  });

  test('tells rivals apart, and check and mate', () => {
    const san = (/** @type {string} */ fen, /** @type {string} */ uci) => judge(fen, uci).move?.san;
    assert.equal(san(TWO_KNIGHTS, 'b1d2'), 'Nbd2');
    assert.equal(san('4k3/8/8/R7/8/8/8/R3K3 w - - 0 1', 'a1a3'), 'R1a3');
    assert.equal(san('8/7k/8/Q7/8/6K1/8/Q3Q3 w - - 0 1', 'a1c3'), 'Qa1c3');
    assert.equal(san('4k3/R7/8/8/8/8/8/K6R w - - 0 1', 'h1h8'), 'Rh8#');
    assert.equal(san(PROMOTION, 'e7e8n'), 'e8=N+');
    assert.equal(san(EN_PASSANT, 'e5d6'), 'exd6');
  });

  test('names the same move wherever notation is read', () => {
    for (const fen of [STARTING_FEN, CASTLING, EN_PASSANT, PROMOTION, TWO_KNIGHTS, PINNED]) {
      const game = new Game(fen);
      for (const move of game.moves()) {
        assert.equal(isLegal(fen, move.san), true);
        assert.deepEqual(judge(fen, move.san), { legal: true, move, after: apply(fen, move) });
        assert.deepEqual(readSan(fen, move.san, { strict: true }), move);
        assert.deepEqual(game.readSan(move.san, { strict: true }), move);
        assert.equal(apply(fen, move.san), apply(fen, move));
        assert.deepEqual(game.apply(move.san), move);
        assert.deepEqual(game.undo(), move);
      }
    }
  });
});

describe('a move may be named', () => {
  test('in the ways in which people and programs write', () => {
    for (const [fen, texts, uci] of READ) {
      const game = new Game(fen);
      for (const text of texts) {
        assert.equal(isLegal(fen, text), true, text);
        assert.equal(judge(fen, text).move?.uci, uci, text);
        assert.equal(apply(fen, text), apply(fen, uci), text);
        assert.equal(game.isLegal(text), true, text);
        assert.equal(game.judge(text).move?.uci, uci, text);
        assert.equal(game.apply(text).uci, uci, text);
        game.undo();
      }
    }
  });

  test('in Chess960, where castling is king takes rook, with both spellings of UCI', () => {
    const game = new Game(CHESS960, { chess960: true });
    for (const text of ['O-O', '0-0', 'c1g1', 'Kg1'])
      assert.equal(game.judge(text).move?.kind, 'castle-kingside');
    for (const text of ['O-O-O', 'c1b1']) assert.equal(game.judge(text).move?.kind, 'castle-queenside');
    assert.equal(readSan(CHESS960, 'O-O', { chess960: true }).uci, 'c1g1');
    const fromE = '4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1';
    for (const text of ['e1c1', 'e1b1', 'O-O-O'])
      assert.equal(judge(fromE, text, { chess960: true }).move?.uci, 'e1b1', text);
  });

  test('strictly only as it is written', () => {
    for (const [fen, texts, uci] of READ) {
      const written = judge(fen, uci).move?.san;
      for (const text of texts) {
        if (text === written) assert.equal(readSan(fen, text, { strict: true }).uci, uci);
        else assert.throws(() => readSan(fen, text, { strict: true }), MoveTextError, text);
        // The king's moves in UCI are no algebraic notation; a pawn's can be read as such.
        if (!text.startsWith('e1')) assert.equal(readSan(fen, text).uci, uci, text);
      }
    }
  });
});

describe('a text that names no legal move', () => {
  /** Each with its code. @type {[string, string, string, string[]][]} */
  const BAD = [
    [STARTING_FEN, 'e9', 'unreadable-move', []],
    [STARTING_FEN, '', 'unreadable-move', []],
    [STARTING_FEN, '0000', 'null-move', []],
    [STARTING_FEN, '--', 'null-move', []],
    [STARTING_FEN, 'Z0', 'null-move', []],
    [STARTING_FEN, 'Nf', 'unreadable-move', []],
    [STARTING_FEN, 'Qae2', 'no-such-piece', []],
    [TWO_KNIGHTS, 'Nd2', 'ambiguous-move', ['b1d2', 'f1d2']],
  ];

  test('is not legal, and throws a MoveTextError that tells why', () => {
    for (const [fen, text, code, candidates] of BAD) {
      const game = new Game(fen);
      assert.equal(isLegal(fen, text), false, text);
      assert.equal(game.isLegal(text), false, text);
      const calls = [
        () => apply(fen, text),
        () => judge(fen, text),
        () => readSan(fen, text),
        () => readSan(fen, text, { strict: true }),
        () => game.apply(text),
        () => game.judge(text),
        () => game.readSan(text),
      ];
      for (const call of calls)
        assert.throws(call, (error) => {
          assert(error instanceof MoveTextError);
          assert.deepEqual([error.code, error.text, error.candidates], [code, text, candidates]);
          return true;
        });
      assert.equal(game.fen, fen);
      assert.deepEqual(game.history, []);
    }
  });

  test('but a piece that may not move so, gives the refusal', () => {
    /** @type {[string, string, string, string][]} */
    const refused = [
      [STARTING_FEN, 'Bf4', 'path-blocked', 'c1f4'],
      [STARTING_FEN, 'Ke2', 'own-piece', 'e1e2'],
      [STARTING_FEN, 'O-O', 'castling-blocked', 'e1h1'],
      [PINNED, 'Nbd7', 'pinned', 'b8d7'],
      [PROMOTION, 'e8', 'promotion-required', 'e7e8'],
      [PROMOTION, 'exd8', 'promotion-required', 'e7d8'],
      [PROMOTION, 'e8=K', 'promotion-piece', 'e7e8k'],
      ['4k3/8/8/8/8/8/8/5K1R w - - 0 1', 'O-O', 'castling-moved', 'f1h1'],
    ];
    for (const [fen, text, code, move] of refused) {
      const game = new Game(fen);
      assert.equal(isLegal(fen, text), false, text);
      const rulings = [judge(fen, text), game.judge(text)];
      for (const ruling of rulings) assert.equal(ruling.refusal?.code, code, text);
      for (const call of [() => apply(fen, text), () => game.apply(text), () => readSan(fen, text)])
        assert.throws(call, (error) => {
          assert(error instanceof IllegalMoveError);
          assert.deepEqual([error.refusal, error.move, error.fen], [rulings[0]?.refusal, move, fen]);
          return true;
        });
      assert.deepEqual([game.fen, game.history.length], [fen, 0]);
    }
  });

  test('is explained in the language that is asked for', () => {
    const german = judge(STARTING_FEN, 'Bf4', { language: de }).refusal?.message ?? '';
    assert.match(german, /Läufer/);
    assert.throws(() => readSan(STARTING_FEN, 'Bf4', { language: de }), { message: german });
    assert.throws(() => new Game(STARTING_FEN, { language: de }).readSan('Bf4'), { message: german });
    assert.throws(() => apply(STARTING_FEN, 'Bf4', { language: de }), { message: german });
  });
});

describe('hostile text', () => {
  test('of any kind is no move', () => {
    const texts = [
      '\0',
      'e4\0',
      '\ud800',
      'N\ud83df3',
      '🙂',
      'e4'.repeat(1e6),
      '♔'.repeat(1e5),
      '-'.repeat(1e6),
      '=',
      '(Q)',
    ];
    for (const text of texts) {
      assert.equal(isLegal(STARTING_FEN, text), false);
      assert.throws(() => apply(STARTING_FEN, text), MoveTextError);
      assert.throws(() => readSan(STARTING_FEN, text, { strict: true }), MoveTextError);
    }
  });

  test('is not a move because it begins as one', () => {
    for (const text of [`Nf3${' '.repeat(60)}x`, `Nf3${'!'.repeat(60)}`, `Nf3${'\ud83d\ude42'.repeat(60)}`])
      assert.equal(isLegal(STARTING_FEN, text), false);
  });

  test('and values of the wrong type throw a TypeError', () => {
    const game = new Game();
    for (const value of [
      undefined,
      null,
      0,
      1n,
      true,
      Symbol('e4'),
      {},
      ['e4'],
      () => 'e4',
      new String('e4'),
    ]) {
      const san = /** @type {any} */ (value);
      assert.throws(() => readSan(STARTING_FEN, san), TypeError);
      assert.throws(() => game.readSan(san), TypeError);
    }
    for (const strict of [1, 'yes', {}, 0]) {
      const options = /** @type {any} */ ({ strict });
      assert.throws(() => readSan(STARTING_FEN, 'e4', options), TypeError);
      assert.throws(() => game.readSan('e4', options), TypeError);
    }
    assert.throws(() => readSan('no FEN', 'e4'), { name: 'FenError' });
  });
});
