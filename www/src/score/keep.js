// Keeps the game that is on the board between visits, with its variations and comments: as PGN, and the way through it to
// where the board is. The draw that was claimed is kept beside it: PGN has only the result. So is the fragment that the page
// had, by which a reload is told from the link to another game.

import { recall, remember } from '../browser/storage.js';
import { wholePackage } from '../browser/whole-package.js';
import { lastOf, pathTo, pgnOfScore, scoreOfPgn } from './score.js';

/** @import { Entry, Score } from './score.js' */

const KEY = 'chess-arbiter.game';

/**
 * @param {Score} score
 * @param {Entry} here
 * @param {string} at the fragment of the page, with the `#`
 */
export async function keepGame(score, here, at) {
  const { formatPgn } = await wholePackage();
  const { claim } = lastOf(score.root);
  remember(KEY, JSON.stringify({ pgn: formatPgn(pgnOfScore(score)), way: wayTo(here), claim, at }));
}

/** @returns {Promise<{ score: Score, here: Entry, at: string } | undefined>} the game that was kept, if it still can be read */
export async function keptGame() {
  const kept = recall(KEY);
  if (kept === null) {
    return undefined;
  }
  try {
    const { parsePgn } = await wholePackage();
    const { pgn, way, claim, at } = JSON.parse(kept);
    const [game] = parsePgn(pgn).games;
    if (!game) {
      return undefined;
    }
    const score = scoreOfPgn(game);
    if (claim) {
      lastOf(score.root).claim = claim;
      // The result of the PGN is that of the claim, and goes if it is taken back.
      score.result = '*';
    }
    return { score, here: /** @type {number[]} */ (way).reduce(childOf, score.root), at };
  } catch {
    // Somebody else wrote there, or another version of this page; or the package cannot be loaded.
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
