// The stateless functions that only the whole module has.

import { chess960 as chess960Fen, perft as countMoves } from '../wasm/chess_arbiter.js';
import { checkDepth, checkNumber } from './input.js';
import { LAST_CHESS960 } from './layout.js';
import { needWhole, within } from './module.js';
import { ask } from './stateless.js';

/** @import { Options } from '../index.js' */

/**
 * @param {string} fen
 * @param {number} depth
 * @param {Options} [options]
 * @returns {number}
 */
export function perft(fen, depth, options) {
  const plies = checkDepth(depth);
  needWhole();
  return ask(fen, options, () => countMoves(plies));
}

/**
 * @param {number} number
 * @returns {string}
 */
export function chess960(number) {
  const checked = checkNumber('The number of a starting position', number, LAST_CHESS960);
  needWhole();
  return within(() => chess960Fen(checked)) ?? '';
}
