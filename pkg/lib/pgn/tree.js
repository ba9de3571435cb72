// The objects that a PGN game consists of: what reading, writing and `Game` all need.

import { describe, wrongType } from '../errors.js';
import { RESULTS } from '../layout.js';

/** @import { Color, GameData, Move, PgnGame, PgnMove, PgnResult } from '../../index.js' */

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
 * All moves of the main line of a game, those that were taken back included.
 *
 * @param {PgnGame | GameData} game
 * @returns {PgnMove[]}
 */
export function wholeLine(game) {
  return 'line' in game ? game.line : game.moves;
}

/**
 * The moves of the main line that were made.
 *
 * @param {PgnGame | GameData} game
 * @returns {PgnMove[]}
 */
export function mainLine(game) {
  return 'line' in game ? game.line?.slice(0, game.ply) : game.moves;
}

/**
 * The result that a text names; that of a game that goes on for any other.
 *
 * @param {unknown} text
 * @returns {PgnResult}
 */
export function resultOf(text) {
  return RESULTS.find((result) => result === text) ?? '*';
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
  else if (!Object.getOwnPropertyDescriptor(tags, name))
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
