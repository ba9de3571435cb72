// Keeps the game that is on the board between visits, with its variations and comments: as PGN, and the way through it to
// where the board is.

import { formatPgn, parsePgn } from 'chess-arbiter';
import { recall, remember } from '../browser/storage.js';
import { pgnOfScore, scoreOfPgn } from './score.js';

/** @import { Entry, Score } from './score.js' */

const KEY = 'chess-arbiter.game';

/**
 * @param {Score} score
 * @param {Entry} here
 */
export function keepGame(score, here) {
  remember(KEY, JSON.stringify({ pgn: formatPgn(pgnOfScore(score)), way: wayTo(here) }));
}

/** @returns {{ score: Score, here: Entry } | undefined} the game that was kept, if it still can be read */
export function keptGame() {
  const kept = recall(KEY);
  if (kept === null) {
    return undefined;
  }
  try {
    const { pgn, way } = JSON.parse(kept);
    const [game] = parsePgn(pgn).games;
    const score = game && scoreOfPgn(game);
    const here = score && /** @type {number[]} */ (way).reduce(childOf, score.root);
    return here && { score, here };
  } catch {
    // Somebody else wrote there, or another version of this page.
    return undefined;
  }
}

/**
 * @param {Entry} entry
 * @returns {number[]} which of its siblings to take, from the root on
 */
function wayTo(entry) {
  const way = [];
  for (let at = entry; at.parent; at = at.parent) {
    way.unshift(at.parent.children.indexOf(at));
  }
  return way;
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
