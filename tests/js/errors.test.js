// Bad input: a typed error that says where, never a trap, and the object stays as it was.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, test } from 'node:test';
import * as api from 'chess-arbiter';

const { apply, FenError, Game, IllegalMoveError, inCheck, isLegal, MoveTextError, movesFrom, perft } = api;
const { STARTING_FEN, validateFen } = api;

/** The functions under test, free of their types: these tests break them on purpose. */
const untyped = /** @type {Record<string, (...args: any[]) => any>} */ (/** @type {unknown} */ (api));

/** @type {(...args: any[]) => InstanceType<typeof Game>} */
const makeGame = (...args) => Reflect.construct(Game, args);

const WRONG_TYPES = [undefined, null, 0, Number.NaN, 1n, true, Symbol('e4'), [], {}, () => {}, new Date()];

const NOT_FENS = [
  '',
  ' ',
  '8/8/8/8/8/8/8/8 w - - 0 1',
  `${STARTING_FEN} extra`,
  STARTING_FEN.replace('w', '♔'),
  STARTING_FEN.replace('0', '-1'),
  STARTING_FEN.replace(' 1', ' 99999999999999999999'),
  STARTING_FEN.replaceAll('p', '\u0000'),
  STARTING_FEN.replaceAll('p', '\ud800'),
  '9'.repeat(250),
  '/'.repeat(250),
  '𝕂'.repeat(1e6),
  'k'.repeat(200) + 'K'.repeat(56),
];

test('a bad FEN throws a FenError that lists all problems', () => {
  assert.throws(
    () => new Game('8/8/8/8/8/8/8/K6p x - - 0 1'),
    (/** @type {InstanceType<typeof FenError>} */ error) => {
      assert(error instanceof FenError && error instanceof Error);
      assert.equal(error.name, 'FenError');
      assert.equal(error.code, 'turn-syntax');
      assert.deepEqual(
        error.problems.map((problem) => problem.code),
        ['turn-syntax', 'king-missing', 'pawn-on-back-rank'],
      );
      assert.match(error.message, /Black has no king\./);
      assert.equal(error.fen, '8/8/8/8/8/8/8/K6p x - - 0 1');
      return true;
    },
  );
});

test('every bad FEN is refused by every function alike', () => {
  for (const fen of NOT_FENS) {
    const calls = [
      () => new Game(fen),
      () => isLegal(fen, 'e2e4'),
      () => movesFrom(fen, 'e2'),
      () => apply(fen, 'e2e4'),
      () => inCheck(fen),
      () => perft(fen, 1),
    ];
    for (const call of calls) assert.throws(call, { name: 'FenError' }, fen.slice(0, 60));
    assert(validateFen(fen).some((problem) => !problem.repaired));
  }
});

test('after a bad FEN, the one before it is still answered', () => {
  assert.equal(inCheck('4k3/8/8/8/8/8/8/K3R3 b - - 0 1'), true);
  assert.throws(() => inCheck('nonsense'), FenError);
  assert.equal(inCheck('4k3/8/8/8/8/8/8/K3R3 b - - 0 1'), true);
});

test('a refused move throws an IllegalMoveError that names it and the position', () => {
  assert.throws(() => apply(STARTING_FEN, { from: 'e2', to: 'e5' }), {
    name: 'IllegalMoveError',
    code: 'illegal-move',
    move: 'e2e5',
    fen: STARTING_FEN,
  });
  assert.throws(() => new Game().apply('e7e8q'), IllegalMoveError);
});

test('text that names no move throws a MoveTextError with the text', () => {
  assert.throws(() => apply(STARTING_FEN, 'e2-e9'), {
    name: 'MoveTextError',
    code: 'unreadable-move',
    text: 'e2-e9',
  });
  assert.throws(
    () => new Game().apply('x'.repeat(1e6)),
    (/** @type {InstanceType<typeof MoveTextError>} */ error) => {
      return error instanceof MoveTextError && error.text.length === 200 && error.message.length < 300;
    },
  );
});

describe('a value of the wrong type throws a TypeError', () => {
  const game = makeGame();

  test('as a FEN', () => {
    for (const value of WRONG_TYPES) {
      for (const verb of ['isLegal', 'movesFrom', 'apply'])
        assert.throws(() => untyped[verb]?.(value, 'e2'), TypeError, verb);
      for (const verb of ['inCheck', 'validateFen'])
        assert.throws(() => untyped[verb]?.(value), TypeError, verb);
      assert.throws(() => untyped.perft?.(value, 1), TypeError);
      if (value !== undefined) assert.throws(() => makeGame(value), TypeError);
    }
  });

  test('as a move', () => {
    for (const value of [
      ...WRONG_TYPES,
      { from: 'e2' },
      { to: 'e4' },
      { from: 'e2', to: 'e9' },
      { from: 12, to: 28 },
    ]) {
      assert.throws(() => untyped.isLegal?.(STARTING_FEN, value), TypeError);
      assert.throws(() => untyped.apply?.(STARTING_FEN, value), TypeError);
      assert.throws(() => game.isLegal(/** @type {any} */ (value)), TypeError);
      assert.throws(() => game.apply(/** @type {any} */ (value)), TypeError);
    }
  });

  test('as a promotion', () => {
    for (const promotion of ['Q', 'queen', 'x', 5, false, {}, ['q']])
      assert.throws(() => untyped.isLegal?.(STARTING_FEN, { from: 'e2', to: 'e4', promotion }), TypeError);
  });

  test('as a square', () => {
    for (const value of [...WRONG_TYPES, '', 'e', 'e9', 'i1', 'E4', 'e44', ['e4'], 'é4'])
      for (const call of [
        () => untyped.movesFrom?.(STARTING_FEN, value),
        () => game.movesFrom(/** @type {any} */ (value)),
        () => game.get(/** @type {any} */ (value)),
        () => game.attackers(/** @type {any} */ (value), 'w'),
      ])
        assert.throws(call, TypeError);
  });

  test('as a colour', () => {
    for (const value of [...WRONG_TYPES, 'white', 'W', ''])
      assert.throws(() => game.attackers('e4', /** @type {any} */ (value)), TypeError);
  });

  test('as options', () => {
    for (const options of [null, 5, 'chess960', { chess960: 'yes' }, { chess960: 1 }, { chess960: 1 }]) {
      assert.throws(() => makeGame(STARTING_FEN, options), TypeError);
      for (const verb of ['inCheck', 'validateFen'])
        assert.throws(() => untyped[verb]?.(STARTING_FEN, options), TypeError);
    }
  });

  test('as options of what reads and writes PGN', () => {
    for (const options of [null, 5, 'de', true]) {
      for (const verb of ['parsePgn', 'readPgn'])
        assert.throws(() => untyped[verb]?.('1. e4 *', options), TypeError, verb);
      assert.throws(() => Game.fromPgn('1. e4 *', /** @type {any} */ (options)), TypeError);
      assert.throws(() => game.pgn(/** @type {any} */ (options)), TypeError);
    }
  });

  test('as a depth; a number out of range is a RangeError', () => {
    for (const depth of [undefined, null, '3', 3n, {}])
      assert.throws(() => game.perft(/** @type {any} */ (depth)), TypeError);
    for (const depth of [-1, 1.5, 21, Number.NaN, Number.POSITIVE_INFINITY])
      assert.throws(() => game.perft(depth), RangeError);
  });

  test('and says what was expected and what was given', () => {
    assert.throws(() => game.movesFrom(/** @type {any} */ ('e9')), {
      message: "square must be a square, 'a1' to 'h8', not 'e9'",
    });
  });
});

test('whatever throws, the game is as it was', () => {
  const game = new Game();
  game.apply('e2e4');
  const { fen } = game;
  const hostile = {
    get from() {
      throw new Error('from a getter');
    },
  };
  for (const input of [...WRONG_TYPES, hostile, 'e2e4', 'x', { from: 'a1', to: 'h8' }]) {
    assert.throws(() => game.apply(/** @type {any} */ (input)));
    assert.equal(game.fen, fen);
  }
  assert.equal(game.undo()?.uci, 'e2e4');
});

test('a getter that plays on the same game is no trap', () => {
  const game = new Game();
  const input = {
    get from() {
      game.apply('e2e4');
      return 'e7';
    },
    to: 'e5',
  };
  assert.equal(game.apply(/** @type {any} */ (input)).uci, 'e7e5');
  assert.equal(game.turn, 'w');
});

test('garbage of all kinds never traps', () => {
  const alphabet = [...STARTING_FEN, '♚', '\u0000', '\ud83d', '-', 'AHah', '63', '\n'];
  let seed = 1;
  const random = (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return (seed >>> 8) % below;
  };
  for (let round = 0; round < 20_000; round += 1) {
    const letters = [...STARTING_FEN];
    for (let edit = random(6); edit >= 0; edit -= 1)
      letters.splice(random(letters.length), random(2), alphabet[random(alphabet.length)] ?? '');
    const fen = letters.join('');
    try {
      const game = new Game(fen);
      assert.deepEqual(validateFen(game.fen, { chess960: game.chess960 }), [], game.fen);
    } catch (error) {
      assert(error instanceof FenError, `${fen}: ${error}`);
    }
  }
});

test('an error that nobody catches fills no terminal: Node shows the line that threw, and that is short', () => {
  for (const script of [
    "import { Game } from 'chess-arbiter'; new Game().apply('e5');",
    "const { Game } = require('chess-arbiter'); new Game().apply('e5');",
  ]) {
    const type = script.startsWith('import') ? 'module' : 'commonjs';
    const { stderr } = spawnSync(process.execPath, [`--input-type=${type}`, '--eval', script], {
      cwd: new URL('../..', import.meta.url),
      encoding: 'utf8',
    });
    assert.match(stderr, /The pawn on e2 cannot reach e5/);
    assert.ok(stderr.length < 4_000, `${stderr.length} characters`);
  }
});
