// What `Game.annotate` says of a move.

import { wrongType } from '../errors.js';
import { checkNumber } from '../input.js';
import { LARGEST_NAG } from '../layout.js';

/** @import { PgnComment } from '../../index.js' */

/**
 * A comment as a list: of none, if there is nothing to say.
 *
 * @param {unknown} comment text, a comment, or `null`
 * @returns {PgnComment[]}
 */
export function commentOf(comment) {
  if (comment === null || comment === '') return [];
  if (typeof comment === 'string') return [{ text: comment }];
  if (typeof comment !== 'object')
    throw wrongType("A comment must be text, or an object such as { text: '' }", comment);
  return [/** @type {PgnComment} */ (comment)];
}

/**
 * @param {unknown} nags
 * @returns {number[]}
 */
export function nagsOf(nags) {
  if (!Array.isArray(nags)) throw wrongType('nags must be an array of numbers', nags);
  return nags.map((nag) => checkNumber('A numeric annotation', nag, LARGEST_NAG));
}
