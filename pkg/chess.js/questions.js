// What the module is asked about a game.

import { answerOf } from '../lib/module.js';
import { squareName } from '../lib/names.js';
import { unpackClaims } from '../lib/unpack.js';
import { seat, seatWithMoves, settle } from '../lib/workspace.js';
import { crossed, drawsReached } from '../wasm/chess_arbiter.js';

/** @import { Played } from './start.js' */

/**
 * Answers a question about the position of a game.
 *
 * @template T
 * @param {Played} game
 * @param {() => T} ask
 * @returns {T}
 */
export function question(game, ask) {
  seat(game);
  const answer = answerOf(ask);
  settle();
  return answer;
}

/**
 * The square that a pawn has just crossed, if another could take it there but for checks and pins; `-` if there is none.
 *
 * @param {Played} game
 */
export function crossedBefore(game) {
  const number = question(game, crossed);
  return number === 0 ? '-' : squareName(number - 1);
}

/**
 * The draws that have been reached by repetition or by the count of moves.
 *
 * @param {Played} game
 */
export function drawsOf(game) {
  seatWithMoves(game);
  const draws = answerOf(drawsReached);
  settle();
  return unpackClaims(draws);
}
