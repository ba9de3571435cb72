// Whatever game is written, what is written can be read: random data, the strangest texts included.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chess960, formatPgn, Game, parsePgn } from 'chess-arbiter';
import { choose, randomNumbers, STARTS } from './support/positions.js';

/** @import { PgnComment, PgnGame, PgnMove } from 'chess-arbiter' */

/** What means something in PGN, or may be taken for it, and characters that programs stumble over. */
const BITS = [
  ...['a', ' ', '  ', '\n', '\r\n', '\t', '\0', '\v', '\u007f', '\u0085', '\u00a0', '\u2028', '\ufeff'],
  ...['{', '}', ';', '%', '[', ']', '(', ')', '"', '\\', '!', '$1', '1-0', '*', '--', 'Z0', '1. e4'],
  ...['[Event "', '[%clk 0:00:01]', '[%eval 0.3', '[%', '\ud800', '\udc00', '😀', 'é', 'Ж', 'x'.repeat(79)],
];
const NAMES = ['Event', 'Date', 'FEN', 'fen', 'SetUp', 'Variant', 'variant', 'Opening', '%a', 'Ж', '1'];
const VALUES = ['Atomic', 'Chess960', 'Standard', 'From Position', '!', '?', '1', '1-0', STARTS[1]];
/** What a field of 32 bits can hold at most and at least, and what is written with another number of digits. */
const NUMBERS = [0, 1, 7, 99, 100, 999, 1_000, 60_000, 3_600_000, 2 ** 31 - 1];
const AMOUNTS = [...NUMBERS, 2 ** 31, 2 ** 32 - 1];
const EVALUATIONS = [...NUMBERS, ...NUMBERS.map((number) => -number), -(2 ** 31)];

/** @param {(below: number) => number} random */
function maker(random) {
  const often = () => random(3) > 0;
  const text = () => Array.from({ length: random(6) }, () => choose(BITS, random)).join('');
  const several = (/** @type {() => any} */ make) => Array.from({ length: random(3) }, make);
  const square = () => choose(/** @type {const} */ (['a1', 'h8', 'e4']), random);
  const color = () => choose(/** @type {const} */ (['green', 'red', 'yellow', 'blue']), random);
  const amount = () => choose(AMOUNTS, random);

  /** @returns {PgnComment} */
  function comment() {
    const value = choose(EVALUATIONS, random);
    const evaluation = random(2) > 0 ? { mate: value } : { centipawns: value };
    return {
      text: text(),
      ...(!often() && { raw: text() }),
      ...(!often() && { clock: amount() }),
      ...(!often() && { elapsed: amount() }),
      ...(often() && { evaluation: often() ? evaluation : { ...evaluation, depth: amount() } }),
      squares: several(() => ({ color: color(), square: square() })),
      arrows: several(() => ({ color: color(), from: square(), to: square() })),
    };
  }

  /**
   * @param {InstanceType<typeof Game>} game is played on
   * @param {number} depth how deep variations may be
   * @returns {PgnMove[]}
   */
  function line(game, depth) {
    const moves = [];
    for (let left = random(6); left > 0 && game.moves().length > 0; left -= 1) {
      const before = game.clone();
      const passes = !game.inCheck() && random(8) === 0;
      const { color } = passes ? game.pass() : game.apply(choose(game.moves(), random));
      moves.push({
        color,
        move: passes ? null : /** @type {import('chess-arbiter').Move} */ (game.lastMove),
        nags: several(() => choose([0, 1, 139, 255, 65_535], random)),
        comments: several(comment),
        commentsBefore: several(comment),
        variations: depth > 0 && !often() ? [line(before, depth - 1)] : [],
      });
    }
    return moves;
  }

  return () => {
    const is960 = random(4) === 0;
    const game = new Game(is960 ? chess960(random(960)) : choose(STARTS, random), { chess960: is960 });
    const tags = several(() => [choose(NAMES, random), often() ? text() : choose(VALUES, random)]);
    return /** @type {PgnGame} */ ({
      tags: Object.fromEntries(tags),
      start: game.start,
      chess960: is960,
      comments: several(comment),
      moves: line(game, 2),
      result: choose(['*', '1-0', '0-1', '1/2-1/2'], random),
    });
  };
}

/**
 * What must come back of a line, however strange its comments are.
 *
 * @param {PgnMove[]} moves
 * @returns {unknown[]}
 */
const kept = (moves) =>
  moves.map(({ move, nags, variations }) => [
    move?.uci,
    nags,
    variations.filter((line) => line.length > 0).map(kept),
  ]);

test('every game that is written is read without an error, and written the same', () => {
  const make = maker(randomNumbers(4));
  for (let round = 0; round < 2_000; round += 1) {
    const game = make();
    const text = formatPgn(game);
    const { games, errors } = parsePgn(text);
    const [again] = games;
    assert.deepEqual([games.length, errors], [1, []], text);
    assert(again);
    assert.deepEqual(again.warnings, [], text);
    assert.deepEqual(kept(again.moves), kept(game.moves), text);
    assert.deepEqual(
      [again.start, again.chess960, again.result],
      [game.start, game.chess960, game.result],
      text,
    );
    assert.equal(formatPgn(again), text);
  }
});

test('every number that a comment may hold comes back', () => {
  const [game] = parsePgn('1. e4 *').games;
  assert(game);
  const first = /** @type {PgnMove} */ (game.moves[0]);
  const comment = (/** @type {Omit<PgnComment, 'text'>} */ said) => ({ text: 'said', ...said });
  const comments = [
    ...EVALUATIONS.flatMap((value) => [
      comment({ evaluation: { mate: value } }),
      comment({ evaluation: { centipawns: value, depth: 2 ** 32 - 1 } }),
    ]),
    ...AMOUNTS.map((amount) => comment({ clock: amount, elapsed: amount })),
  ];
  const { games } = parsePgn(formatPgn({ ...game, moves: [{ ...first, comments }] }));
  const read = games[0]?.moves[0]?.comments.map(({ raw, ...rest }) => rest);
  const withoutSign = (/** @type {unknown} */ data) => JSON.parse(JSON.stringify(data));
  assert.deepEqual(withoutSign(read), withoutSign(comments));
});

test('a tag that contradicts the game is left out, since no reader would take the game for what it is', () => {
  const [game] = parsePgn('1. e4 *').games;
  assert(game);
  const written = (/** @type {string} */ variant) => formatPgn({ ...game, tags: { Variant: variant } });
  for (const variant of ['Atomic', 'Chess960', 'x']) assert.doesNotMatch(written(variant), /Variant/);
  for (const variant of ['Standard', 'From Position', '?'])
    assert(written(variant).includes(`[Variant "${variant}"]`));
});
