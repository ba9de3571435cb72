// What is refused, why, and because of which pieces: judge, of the package and of a game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import * as api from 'chess-arbiter';
import de from 'chess-arbiter/languages/de';
import { refusalsPage, withRefusalCodes } from '../../scripts/refusals-doc.mjs';

const { apply, Game, IllegalMoveError, isLegal, judge, MoveTextError, movesFrom, STARTING_FEN } = api;

/** @import { Move, Ruling } from 'chess-arbiter' */

/**
 * @typedef {object} Example
 * @property {import('chess-arbiter').RefusalCode} code
 * @property {string} article
 * @property {string} case what it shows
 * @property {string} fen
 * @property {boolean} [chess960]
 * @property {string} move
 * @property {string[]} by
 * @property {string[]} on
 * @property {string} message
 */

/** The examples that the crate's own tests read too. @type {Example[]} */
const EXAMPLES = JSON.parse(text('../data/refusals.json'));

/** The functions under test, free of their types. */
const untyped = /** @type {Record<string, (...args: any[]) => any>} */ (/** @type {unknown} */ (api));

const PINNED = '4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1';
const PINNED_IN_ENGLISH = 'The rook on e2 is pinned to its king on e1 by the rook on e8.';
const PINNED_IN_GERMAN = 'Der Turm auf e2 ist durch den Turm auf e8 an den König auf e1 gefesselt.';

/** @param {string} path */
function text(path) {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

/** @param {Example} example */
const name = (example) => `${example.code} (${example.case}): ${example.move} in ${example.fen}`;

/** @param {Example} example */
const options = ({ chess960 = false }) => ({ chess960 });

/**
 * The error that a call throws.
 *
 * @param {() => unknown} call
 */
function thrownBy(call) {
  try {
    call();
  } catch (error) {
    return error;
  }
  assert.fail('nothing was thrown');
}

/** @param {readonly string[]} list */
const sorted = (list) => [...list].sort();

describe('every example', () => {
  test('is refused as it says, on a FEN and on a game alike', () => {
    for (const example of EXAMPLES) {
      const ruling = judge(example.fen, example.move, options(example));
      assert.equal(ruling.legal, false, name(example));
      const { code, article, message, by, on } = ruling.refusal;
      assert.deepEqual(
        { code, article, message, by: sorted(by), on: sorted(on) },
        {
          code: example.code,
          article: example.article,
          message: example.message,
          by: sorted(example.by),
          on: sorted(example.on),
        },
        name(example),
      );
      assert.deepEqual(Object.keys(ruling.refusal).sort(), ['article', 'by', 'code', 'message', 'on']);
      const game = new Game(example.fen, options(example));
      assert.deepEqual(game.judge(example.move), ruling, name(example));
    }
  });

  test('is not legal, and is judged alike as an object, in which only the promotion of a pawn that promotes counts', () => {
    for (const example of EXAMPLES) {
      const squares = example.move.slice(0, 4);
      const [from, to] = [squares.slice(0, 2), squares.slice(2)];
      const promotion = example.move.slice(4) || undefined;
      const move = /** @type {any} */ ({ from, to, promotion });
      const game = new Game(example.fen, options(example));
      const piece = game.get(move.from);
      const promotes =
        piece?.type === 'p' && piece.color === game.turn && to[1] === (game.turn === 'w' ? '8' : '1');
      assert.equal(isLegal(example.fen, example.move, options(example)), false, name(example));
      assert.deepEqual(
        judge(example.fen, move, options(example)),
        judge(example.fen, promotes ? example.move : squares, options(example)),
      );
    }
  });

  test('is thrown as the refusal of an IllegalMoveError, and the game is as it was', () => {
    for (const example of EXAMPLES) {
      const { refusal } = judge(example.fen, example.move, options(example));
      const game = new Game(example.fen, options(example));
      const before = { fen: game.fen, turn: game.turn, moves: game.moves() };
      for (const call of [
        () => apply(example.fen, example.move, options(example)),
        () => game.apply(example.move),
      ]) {
        const error = thrownBy(call);
        assert(error instanceof IllegalMoveError, name(example));
        assert.deepEqual(error.refusal, refusal, name(example));
        assert.equal(error.message, refusal?.message, name(example));
        assert.equal(error.move, example.move);
      }
      assert.deepEqual({ fen: game.fen, turn: game.turn, moves: game.moves() }, before, name(example));
    }
  });
});

describe('a legal move', () => {
  const fens = [
    STARTING_FEN,
    'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
    '8/8/8/3pP3/8/8/8/K6k w - d6 0 1',
    '3n3k/4P3/8/8/8/8/8/K7 w - - 0 1',
  ];

  test('is the ruling', () => {
    for (const fen of fens) {
      const game = new Game(fen);
      for (const move of game.moves()) {
        const after = apply(fen, move);
        assert.deepEqual(judge(fen, move), { legal: true, move, after });
        assert.deepEqual(game.judge(move), { legal: true, move, after });
        assert.deepEqual(judge(fen, move.uci), { legal: true, move, after });
      }
      assert.equal(game.fen, fen);
    }
  });

  test('is named by either gesture of castling', () => {
    const [, castling = ''] = fens;
    assert.deepEqual(judge(castling, 'e1h1'), judge(castling, 'e1g1'));
    assert.equal(judge(castling, 'e1h1').move?.kind, 'castle-kingside');
  });

  test('is what isLegal says, for every pair of squares', () => {
    const squares = [...'12345678'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));
    for (const fen of fens) {
      const game = new Game(fen);
      for (const from of squares)
        for (const to of squares)
          for (const promotion of ['', 'q', 'k']) {
            const move = from + to + promotion;
            const { legal } = judge(fen, move);
            assert.equal(legal, isLegal(fen, move), move);
            assert.equal(legal, game.isLegal(move), move);
          }
    }
  });

  test('is told apart from a refusal by its type alone', () => {
    /** @param {Ruling} ruling */
    const tell = (ruling) => (ruling.legal ? ruling.move.uci : ruling.refusal.code);
    assert.equal(tell(judge(STARTING_FEN, 'e2e4')), 'e2e4');
    assert.equal(tell(judge(STARTING_FEN, 'e2e5')), 'pawn-move');
  });
});

test('a move in algebraic notation is judged alike', () => {
  assert.deepEqual(judge(STARTING_FEN, 'Bf4'), judge(STARTING_FEN, 'c1f4'));
  assert.deepEqual(judge(STARTING_FEN, 'O-O'), judge(STARTING_FEN, 'e1h1'));
  assert.deepEqual(judge(STARTING_FEN, 'Nf3'), judge(STARTING_FEN, 'g1f3'));
});

test('a board opens its promotion dialog on one code', () => {
  const fen = '3n3k/4P3/8/8/8/8/8/K7 w - - 0 1';
  const game = new Game(fen);
  assert.equal(game.judge({ from: 'e7', to: 'e8' }).refusal?.code, 'promotion-required');
  assert.equal(game.judge({ from: 'e7', to: 'e8', promotion: null }).refusal?.code, 'promotion-required');
  const choices = movesFrom(fen, 'e7').filter((/** @type {Move} */ move) => move.to === 'e8');
  for (const { from, to, promotion } of choices)
    assert.equal(game.judge({ from, to, promotion }).legal, true);
  assert.equal(game.judge({ from: 'e7', to: 'f8' }).refusal?.code, 'pawn-capture');
});

describe('the language', () => {
  /** @param {import('chess-arbiter').Options['language']} [language] */
  const told = (language) => judge(PINNED, 'e2a2', { language }).refusal?.message;

  test('is known by its tag once it was given, and English unless it is known', () => {
    assert.equal(told(), PINNED_IN_ENGLISH);
    for (const tag of ['en', 'en-GB', 'eo', '', 'x'.repeat(1e6), 'ドイツ', '\ud83d'])
      assert.equal(told(tag), PINNED_IN_ENGLISH, tag.slice(0, 10));
    assert.equal(told(de), PINNED_IN_GERMAN);
    for (const tag of ['de', 'de-AT', 'DE', 'de_CH', 'de-CH-1996'])
      assert.equal(told(tag), PINNED_IN_GERMAN, tag);
  });

  test('may be one of the program, and says what it says', () => {
    const language = {
      ...de,
      tag: 'de-x-school',
      refusals: { ...de.refusals, pinned: '{Mover} ist gefesselt.' },
    };
    assert.equal(told(language), 'Der Turm auf e2 ist gefesselt.');
    assert.equal(told('de-x-school'), 'Der Turm auf e2 ist gefesselt.');
    assert.equal(told('de'), PINNED_IN_GERMAN);
  });

  test('is kept by a game as its tag', () => {
    assert.equal(new Game(STARTING_FEN, { language: de }).language, 'de');
    assert.equal('language' in new Game(), false);
  });

  test('of a game holds for its rulings and its errors', () => {
    const game = new Game(PINNED, { language: 'de-AT' });
    assert.equal(game.judge('e2a2').refusal?.message, PINNED_IN_GERMAN);
    assert.throws(() => game.apply('e2a2'), { name: 'IllegalMoveError', message: PINNED_IN_GERMAN });
  });

  test('of one question goes before that of the game', () => {
    const game = new Game(PINNED, { language: de });
    assert.equal(game.judge('e2a2', { language: 'en' }).refusal?.message, PINNED_IN_ENGLISH);
    assert.equal(game.judge('e2a2', {}).refusal?.message, PINNED_IN_GERMAN);
    assert.equal(new Game(PINNED).judge('e2a2', { language: de }).refusal?.message, PINNED_IN_GERMAN);
  });

  test('holds for the error of the stateless apply', () => {
    assert.throws(() => apply(PINNED, 'e2a2', { language: de }), { message: PINNED_IN_GERMAN });
    assert.throws(() => apply(PINNED, 'e2a2'), { message: PINNED_IN_ENGLISH });
  });
});

describe('what cannot be judged', () => {
  const game = new Game();

  test('is a TypeError when it has the wrong type', () => {
    for (const move of [undefined, null, 5, [], {}, { from: 'e2' }, { from: 'e2', to: 'e9' }]) {
      assert.throws(() => untyped.judge?.(STARTING_FEN, move), TypeError);
      assert.throws(() => game.judge(/** @type {any} */ (move)), TypeError);
    }
    for (const promotion of ['Q', 'queen', 5])
      assert.throws(() => untyped.judge?.(STARTING_FEN, { from: 'e2', to: 'e4', promotion }), TypeError);
    for (const fen of [undefined, null, 5, {}]) assert.throws(() => untyped.judge?.(fen, 'e2e4'), TypeError);
    for (const options of [
      null,
      5,
      'de',
      { language: 5 },
      { language: {} },
      { language: [] },
      { chess960: 'yes' },
    ])
      assert.throws(() => untyped.judge?.(STARTING_FEN, 'e2e5', options), TypeError);
    for (const options of [null, 5, 'de', { language: 5 }])
      assert.throws(() => game.judge('e2e5', /** @type {any} */ (options)), TypeError);
  });

  test('is a MoveTextError when the text names no move', () => {
    for (const move of ['', 'e', 'e2-e9', 'e2e9', '0000', '♟', 'x'.repeat(1e5)]) {
      for (const call of [() => judge(STARTING_FEN, move), () => game.judge(move)])
        assert(thrownBy(call) instanceof MoveTextError, move.slice(0, 10));
    }
  });

  test('is a FenError when the FEN is refused', () => {
    assert.throws(() => judge('8/8/8/8/8/8/8/8 w - - 0 1', 'e2e4'), {
      name: 'FenError',
      code: 'king-missing',
    });
  });

  test('leaves the game as it was', () => {
    game.apply('e2e4');
    const { fen } = game;
    for (const move of ['e2e4', 'e7e5', 'e7e4', 'x', null]) {
      try {
        game.judge(/** @type {any} */ (move));
      } catch {}
      assert.equal(game.fen, fen);
    }
    assert.equal(game.undo()?.uci, 'e2e4');
    assert.equal(game.fen, STARTING_FEN);
  });
});

describe('the codes', () => {
  const examples = [...new Set(EXAMPLES.map((example) => example.code))];

  test('are those of the type RefusalCode, in the same order', () => {
    const [, union = ''] = text('../../pkg/index.d.ts').match(/export type RefusalCode =([^;]*);/) ?? [];
    const declared = [...union.matchAll(/'([a-z-]+)'/g)].map(([, code]) => code);
    assert.deepEqual(declared, examples);
  });

  test('are those of the table in the type declarations, with the same articles', () => {
    const [, table = ''] = text('../../pkg/index.d.ts').match(/\* \| code \| article \|([\s\S]*?)\*\//) ?? [];
    const rows = [...table.matchAll(/\* \| (`[^|]*) \| ([^|]*) \|/g)].flatMap(
      ([, codes = '', articles = '']) => {
        const list = articles.split(', ');
        return [...codes.matchAll(/`([a-z-]+)`/g)].map(([, code], index) => [code, list[index] ?? list[0]]);
      },
    );
    const articles = new Map(EXAMPLES.map((example) => [example.code, example.article]));
    assert.deepEqual(rows, [...articles]);
  });
});

test('docs/refusals.md is what scripts/refusals-doc.mjs writes', () => {
  assert.equal(text('../../docs/refusals.md'), refusalsPage());
});

test('the type RefusalCode in pkg/index.d.ts is what scripts/refusals-doc.mjs writes', () => {
  const declarations = text('../../pkg/index.d.ts');
  assert.equal(declarations, withRefusalCodes(declarations));
});
