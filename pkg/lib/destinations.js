// The destinations of each piece, as boards take them.

import { TO_SHIFT } from './layout.js';
import { readList } from './module.js';
import { squareName } from './names.js';

/** @import { Square } from '../index.js' */

/**
 * The destinations by their origins.
 *
 * @param {number} count how many pairs of squares are in the buffer, those of one origin together
 */
export function destinationsOf(count) {
  /** @type {Map<Square, Square[]>} */
  const destinations = new Map();
  readList(count, (packed) => {
    const [from, to] = [squareName(packed), squareName(packed >> TO_SHIFT)];
    const known = destinations.get(from);
    if (!known) destinations.set(from, [to]);
    else if (known[known.length - 1] !== to) known.push(to); // The four promotions to a square come together.
  });
  return destinations;
}
