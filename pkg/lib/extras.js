// The stateless functions that only the whole module has.

import {
  canMate as canMatePacked,
  chess960 as chess960Fen,
  perft as countMoves,
  outcomeOnTime as outcomeOnTimePacked,
} from '../wasm/chess_arbiter.js';
import { checkDepth, checkNumber, packColor, wantedNodes } from './input.js';
import { LAST_CHESS960 } from './layout.js';
import { needWhole, within } from './module.js';
import { ask } from './stateless.js';
import { unpackCanMate, unpackOutcomeOnTime } from './unpack.js';

/** @import { CanMate, CanMateOptions, Color, Options, OutcomeOnTime } from '../index.js' */

/**
 * @param {string} fen
 * @param {Color} color
 * @param {CanMateOptions} [options]
 * @returns {CanMate}
 */
export function canMate(fen, color, options) {
  const [number, nodes] = [packColor(color), wantedNodes(options)];
  needWhole();
  return ask(fen, options, () => unpackCanMate(canMatePacked(number, nodes)));
}

/**
 * @param {string} fen
 * @param {Color} color
 * @param {Options} [options]
 * @returns {OutcomeOnTime}
 */
export function outcomeOnTime(fen, color, options) {
  const number = packColor(color);
  needWhole();
  return ask(fen, options, () => unpackOutcomeOnTime(outcomeOnTimePacked(number)));
}

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
