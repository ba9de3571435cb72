// Following a link to a game. One that cannot be followed leads to the starting position, and it is said why.

import { STARTING_FEN } from 'chess-arbiter/rules';
import { say } from '../messages/words.js';
import { readFragment } from './fragment.js';
import { emptyScore } from './score.js';

/** @import { Language } from 'chess-arbiter/rules' */
/** @import { Entry, Score } from './score.js' */

/**
 * @param {string} fragment
 * @param {{ language: Language | string, ready: Promise<void> }} spoken the language of the page, and when it is there
 * @param {(text: string) => void} warn says why the link cannot be followed
 * @returns {{ score: Score, here?: Entry }} the game, and where to begin
 */
export function followLink(fragment, spoken, warn) {
  try {
    return readFragment(fragment, spoken.language);
  } catch {
    spoken.ready.then(() => explain(fragment, spoken.language, warn));
    return { score: emptyScore(STARTING_FEN) };
  }
}

/**
 * @param {string} fragment
 * @param {Language | string} language
 * @param {(text: string) => void} warn
 */
function explain(fragment, language, warn) {
  try {
    readFragment(fragment, language);
  } catch (error) {
    warn(`${say('badLink')} ${error instanceof Error ? error.message : ''}`);
  }
}
