// Dead positions (FIDE 5.2.2) and fallen flags (FIDE 6.9).

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { apply, canMate, Game, inCheck, moves, outcome, outcomeOnTime, STARTING_FEN } from 'chess-arbiter';

/** @import { Move, Options } from 'chess-arbiter' */

const WALL = '4k3/8/8/1p1p1p1p/1P1P1P1P/8/4K3/8 b - - 0 1';
const ROOK = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
/** Black can mate, but only after a long series of moves. */
const LONG = '3k4/b7/8/2p1p1p1/2P1P1P1/8/2B3B1/5K2 w - - 0 1';

/**
 * The position after a line. Each move is played by its UCI and by its SAN.
 *
 * @param {string} fen
 * @param {Move[] | undefined} line
 * @param {Options} [options]
 */
function played(fen, line, options) {
  assert.ok(line, `a line from ${fen}`);
  return line.reduce((before, { uci, san }) => {
    const after = apply(before, uci, options);
    assert.equal(apply(before, san, options), after);
    return after;
  }, fen);
}

describe('canMate', () => {
  test('true comes with a line that ends in mate', () => {
    for (const fen of [ROOK, STARTING_FEN, '8/8/8/8/8/5k1p/8/5N1K w - - 0 1']) {
      const { answer, line } = canMate(fen, 'w');
      assert.equal(answer, true);
      const end = played(fen, line);
      assert.ok(inCheck(end) && moves(end).length === 0, end);
      assert.match(line?.pop()?.san ?? '', /#$/);
      assert.deepEqual(new Game(fen).canMate('w'), canMate(fen, 'w'));
    }
  });

  test('the line is empty if it is mate', () => {
    assert.deepEqual(canMate('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1', 'w'), { answer: true, line: [] });
  });

  test('false is proven', () => {
    for (const color of /** @type {const} */ (['w', 'b']))
      assert.deepEqual(canMate(WALL, color), { answer: false });
    assert.deepEqual(canMate('7k/8/8/8/8/8/8/KQ6 w - - 0 1', 'b'), { answer: false });
  });

  test('undefined says that the bound was reached', () => {
    assert.deepEqual(canMate(LONG, 'b', { nodes: 1 }), { answer: undefined });
  });

  test('Chess960 and composed positions too', () => {
    const options = { chess960: true };
    const fen = 'rkr5/pppppppp/8/8/8/8/PPPPPPPP/RKR5 w CAca - 0 1';
    const { line } = canMate(fen, 'b', options);
    assert.equal(moves(played(fen, line, options), options).length, 0);
    const ninePawns = 'k7/8/8/8/p7/pppppppp/8/K7 w - - 0 1';
    assert.equal(canMate(ninePawns, 'w', { composed: true }).answer, false);
  });

  test('a wrong colour or bound is refused, and the game stays as it was', () => {
    const game = new Game(ROOK);
    const before = JSON.stringify(game);
    /** @type {((color: any, options?: any) => unknown)[]} */
    const questions = [(...args) => canMate(ROOK, ...args), (...args) => game.canMate(...args)];
    for (const ask of questions) {
      assert.throws(() => ask('white'), { name: 'TypeError', message: /'w' or 'b'/ });
      for (const nodes of [0, -1, 1.5, Number.NaN, 1e9 + 1]) {
        assert.throws(() => ask('w', { nodes }), { name: 'RangeError', message: /1 to 1000000000/ });
      }
      assert.throws(() => ask('w', { nodes: '1000' }), TypeError);
    }
    assert.equal(JSON.stringify(game), before);
    assert.throws(() => canMate('nonsense', 'w'), { name: 'FenError' });
  });
});

describe('outcomeOnTime', () => {
  test('whoever runs out of time loses, unless the opponent cannot mate', () => {
    const queen = '7k/8/8/8/8/8/8/KQ6 w - - 0 1';
    assert.deepEqual(outcomeOnTime(queen, 'b'), { winner: 'w', reason: 'time', decided: true });
    assert.deepEqual(outcomeOnTime(queen, 'w'), { winner: null, reason: 'time', decided: true });
    assert.deepEqual(new Game(queen).outcomeOnTime('w'), { winner: null, reason: 'time', decided: true });
  });

  test('an undecided position counts as lost, and says so', () => {
    assert.deepEqual(outcomeOnTime(LONG, 'w'), { winner: 'b', reason: 'time', decided: false });
  });

  test('what has ended the game stands', () => {
    assert.deepEqual(outcomeOnTime(WALL, 'w'), { winner: null, reason: 'dead-position', decided: true });
    const game = new Game();
    for (const move of 'f3 e5 g4 Qh4#'.split(' ')) game.apply(move);
    assert.deepEqual(game.outcomeOnTime('b'), { winner: 'b', reason: 'checkmate', decided: true });
  });

  test('a wrong colour is refused', () => {
    assert.throws(() => outcomeOnTime(ROOK, /** @type {any} */ ('x')), TypeError);
    assert.throws(() => new Game().outcomeOnTime(/** @type {any} */ (undefined)), TypeError);
  });
});

describe('outcome', () => {
  test('names dead positions: blocked ones, and forced ones', () => {
    const dead = { winner: null, reason: 'dead-position' };
    assert.deepEqual(outcome(WALL), dead);
    assert.deepEqual(outcome('7k/8/8/8/8/8/1q6/K7 w - - 0 1'), dead);
    assert.equal(new Game(WALL).result, '1/2-1/2');
    assert.equal(outcome(ROOK), undefined);
  });

  test('too little material keeps its name', () => {
    assert.equal(outcome('7k/8/6K1/8/8/8/8/8 b - - 0 1')?.reason, 'insufficient-material');
  });
});
