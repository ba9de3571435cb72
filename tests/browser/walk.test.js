// Walking through a score, however long.

import { expect, test } from '@playwright/test';
import { addMove, emptyScore, lastOf, pathTo } from '../../www/src/score/score.js';
import { Walk } from '../../www/src/score/walk.js';

/** @import { Move } from 'chess-arbiter' */

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const THERE_AND_BACK = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

/**
 * A score in which the knights go there and back.
 *
 * @param {number} plies
 */
function longScore(plies) {
  const score = emptyScore(START);
  let last = score.root;
  for (let ply = 0; ply < plies; ply += 1) {
    const uci = THERE_AND_BACK[ply % 4] ?? '';
    const move = /** @type {Move} */ ({ uci, color: ply % 2 === 0 ? 'w' : 'b' });
    last = addMove(last, move);
  }
  return score;
}

test('the path to the end of a hundred thousand moves is found', () => {
  const score = longScore(100_000);
  const path = pathTo(lastOf(score.root));
  expect(path.length).toBe(100_000);
  expect(path[0]).toBe(score.root.children[0]);
});

test('one goes from any move of ten thousand to any other, and into a variation', () => {
  const score = longScore(10_000);
  const path = pathTo(lastOf(score.root));
  const [near, far] = [path[99], path[9_899]];
  if (!near || !far) throw new Error('The score is too short');
  const aside = addMove(near, /** @type {Move} */ ({ uci: 'e2e4', color: 'w' }));
  const walk = new Walk(score);
  for (const entry of [far, near, aside, far, score.root]) {
    walk.goTo(entry);
    expect(walk.here).toBe(entry);
    expect(walk.game.ply).toBe(pathTo(entry).length);
  }
});
