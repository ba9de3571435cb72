// Keeps the game that is on the board between visits, and the way through it to where the board is. The fragment that the page
// had is kept beside it: by it a reload is told from the link to another game.

import { recall, remember } from '../browser/storage.js';
import { keptOf, scoreOfKept } from './kept-score.js';
import { pathTo } from './score.js';

/** @import { Entry, Score } from './score.js' */

const KEY = 'chess-arbiter.game';

/**
 * @param {Score} score
 * @param {Entry} here
 * @param {string} at the fragment of the page, with the `#`
 */
export function keepGame(score, here, at) {
  remember(KEY, JSON.stringify({ score: keptOf(score), way: wayTo(here), at }));
}

/** @returns {{ score: Score, here: Entry, at: string } | undefined} the game that was kept, if it still can be read */
export function keptGame() {
  try {
    const { score: kept, way, at } = JSON.parse(recall(KEY) ?? '');
    const score = scoreOfKept(kept);
    return { score, here: /** @type {number[]} */ (way).reduce(childOf, score.root), at };
  } catch {
    // There is none, or it was kept by somebody else, or by another version of this page.
    return undefined;
  }
}

/**
 * @param {Entry} entry
 * @returns {number[]} which of its siblings to take, from the root on
 */
function wayTo(entry) {
  return pathTo(entry).map((passed) => /** @type {Entry} */ (passed.parent).children.indexOf(passed));
}

/**
 * @param {Entry} entry
 * @param {number} index
 */
function childOf(entry, index) {
  const child = entry.children[index];
  if (!child) {
    throw new Error('The way leads out of the game.');
  }
  return child;
}
