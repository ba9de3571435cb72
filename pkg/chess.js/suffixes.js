// The signs that may stand behind a move: `!` and its like (PGN standard 8.2.3.8). chess.js has them since 1.4.0.

/** @import { Suffix } from './index.js' */

export const SUFFIX_LIST = /** @type {const} */ (['!', '?', '!!', '!?', '?!', '??']);

/** The signs by their numeric annotations, from 1 (PGN standard 10). @type {Suffix[]} */
const BY_NUMBER = ['!', '?', '!!', '??', '!?', '?!'];

/**
 * The first sign among numeric annotations.
 *
 * @param {number[]} nags
 */
export function suffixOf(nags) {
  return nags.map((nag) => BY_NUMBER[nag - 1]).find(Boolean);
}
