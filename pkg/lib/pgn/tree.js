// The objects that a PGN game consists of: what reading, writing and `Game` all need.

import { describe, wrongType } from '../errors.js';

/** @import { Color, Move, PgnMove } from '../../index.js' */

/** The longest text that is read or written: WebAssembly has no memory for a longer one. */
export const LONGEST_TEXT = 2 ** 28;

/** What the name of a tag cannot have, besides white space and control characters. */
const NOT_IN_TAG_NAME = '"]\u007f';

/**
 * A move of which nothing is said yet.
 *
 * @param {Move | null} move
 * @param {Color} [passes] who passes, if there is no move
 * @returns {PgnMove}
 */
export function newMove(move, passes = 'w') {
  return { color: move?.color ?? passes, move, nags: [], comments: [], variations: [] };
}

/**
 * Sets a tag, whatever its name; the first of a name counts.
 *
 * @param {Record<string, string>} tags
 * @param {string} name
 * @param {string} value
 */
export function setTag(tags, name, value) {
  if (!(name in tags)) tags[name] = value;
  else if (!Object.hasOwn(tags, name))
    Object.defineProperty(tags, name, { value, enumerable: true, writable: true, configurable: true });
}

/**
 * Tags that can be written.
 *
 * @param {unknown} tags
 * @returns {Record<string, string>}
 */
export function checkTags(tags) {
  checkObject(tags, 'Tags');
  for (const name of Object.keys(/** @type {object} */ (tags)))
    if (name === '' || [...name].some((letter) => letter <= ' ' || NOT_IN_TAG_NAME.includes(letter)))
      throw new TypeError(`The name of a tag must be one word, not ${describe(name)}`);
  return /** @type {Record<string, string>} */ (tags);
}

/**
 * @param {unknown} value
 * @param {string} what
 */
export function checkObject(value, what) {
  if (typeof value !== 'object' || value === null)
    throw wrongType(`${what} must be an object as parsePgn gives it`, value);
  return value;
}
