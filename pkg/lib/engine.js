// How the package speaks to the WebAssembly module: it reads lists from the static buffer, and turns what the
// module throws into the errors of the package. The module itself is loaded by the entry points.

import { Arbiter, bufferAddress, moduleMemory } from '../wasm/chess_arbiter.js';
import { FenError, IllegalMoveError, MoveTextError } from './errors.js';
import { checkFen, packCandidate, UNREADABLE } from './input.js';
import { candidateName, moveName } from './names.js';

/** @import { FenProblem, Refusal, Ruling } from '../index.js' */

/** As many numbers as the buffer holds (`src/wasm/buffer.rs`). */
const BUFFER_LENGTH = 256;

let view = new Uint32Array(0);

/**
 * What the first numbers in the buffer name. Memory that grows leaves an empty view behind, so it is made anew.
 *
 * @template T
 * @param {number} count
 * @param {(packed: number) => T} name
 * @returns {T[]}
 */
export function readList(count, name) {
  if (view.length === 0) view = new Uint32Array(moduleMemory().buffer, bufferAddress(), BUFFER_LENGTH);
  const list = new Array(count);
  for (let index = 0; index < count; index += 1) list[index] = name(view[index] ?? 0);
  return list;
}

/**
 * Reads a FEN into a new object, or into one that exists and stays as it was if the FEN is refused.
 *
 * @param {unknown} fen
 * @param {boolean} chess960
 * @param {Arbiter} [into]
 * @returns {Arbiter}
 */
export function readFen(fen, chess960, into) {
  const text = checkFen(fen);
  try {
    if (!into) return new Arbiter(text, chess960);
    into.read(text, chess960);
    return into;
  } catch (problems) {
    throw Array.isArray(problems) ? new FenError(/** @type {FenProblem[]} */ (problems), text) : problems;
  }
}

/**
 * Rules on a move.
 *
 * @param {Arbiter} arbiter
 * @param {unknown} move
 * @param {string} locale
 * @returns {Ruling}
 */
export function ruleOn(arbiter, move, locale) {
  const candidate = packCandidate(move);
  if (candidate === UNREADABLE) throw new MoveTextError(/** @type {string} */ (move));
  const ruling = arbiter.judge(candidate, locale);
  return typeof ruling === 'number'
    ? { legal: true, move: moveName(ruling) }
    : { legal: false, refusal: ruling };
}

/**
 * Why a candidate was not made.
 *
 * @param {Arbiter} arbiter
 * @param {unknown} move
 * @param {number} candidate
 * @param {string} locale
 */
export function refusalError(arbiter, move, candidate, locale) {
  if (candidate === UNREADABLE) return new MoveTextError(/** @type {string} */ (move));
  const refusal = /** @type {Refusal} */ (arbiter.judge(candidate, locale));
  return new IllegalMoveError(refusal, candidateName(candidate), arbiter.fen());
}
