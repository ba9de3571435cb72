// Measures one row where it is called, in Node or in a page: the contenders must agree before they are timed.

import { ROWS } from './rows/index.js';
import { compare } from './timing.js';

/**
 * @import { Context } from './row.js'
 * @import { Measurement } from './timing.js'
 */

/**
 * @param {string} id
 * @param {Context} context
 * @param {{ rounds: number, slice: number }} effort
 * @returns {Promise<Record<string, Measurement>>}
 */
export async function measure(id, context, effort) {
  const row = ROWS[id];
  if (!row) throw new Error(`There is no row ${id}`);
  const { operations, contenders } = row.prepare(context);
  const results = Object.entries(contenders).map(([name, pass]) => [name, pass()]);
  if (new Set(results.map(([, result]) => result)).size > 1)
    throw new Error(`${id}: the contenders do not agree: ${JSON.stringify(results)}`);
  return compare(contenders, operations, effort);
}
