// The life of the module. A stack overflow may cut a call short anywhere in WebAssembly, and then nothing in the memory of
// that instance can be relied on. So whatever calls the module stands between `enter` and `leave`, and runs no code of a
// caller there. If `enter` finds that the last call never came to its `leave`, it instantiates the module anew. Nothing is
// lost by that: no state of a game lives in the module.

import {
  bufferAddress,
  __wbg_reset_state as instantiate,
  moduleMemory,
  start,
} from '../wasm/chess_arbiter.js';
import { DataError } from './errors.js';
import { BUFFER_LENGTH } from './layout.js';

/** @typedef {0 | 1 | 2} Parts what a module has */

/** Of the whole module, only the rules: what a board asks. */
export const RULES = 1;

/** All that the package has. */
export const WHOLE = 2;

/** What the module has that is started; nothing at first. @type {Parts} */
let started = 0;

/** Whether a call of the module has begun and has not returned: it runs, or was cut short. */
export let isBusy = false;

/** How often the module was instantiated anew. */
export let renewals = 0;

/** The static buffer. */
let view = new Uint32Array(0);

/**
 * Whether a module is started that has as much.
 *
 * @param {Parts} parts
 */
export function hasStarted(parts) {
  return parts <= started;
}

/** Forgets the view of the static buffer, where memory that grows leaves the old one as it was. */
export function forgetBuffer() {
  view = new Uint32Array(0);
}

/**
 * Starts a module, unless one is started that has as much. It takes the place of one that has less: nothing of a game lives
 * there, so that games go on with it.
 *
 * @param {Parts} parts what it has
 * @param {(imports: WebAssembly.Imports) => unknown} instantiate gives its exports
 */
export function bring(parts, instantiate) {
  if (hasStarted(parts)) return;
  start(instantiate);
  started = parts;
  renewals += 1;
  isBusy = false;
  forgetBuffer();
}

/** Comes before calls of the module. */
export function enter() {
  if (started === 0) throw new TypeError('The chess module is not loaded yet: await init() first');
  if (isBusy) {
    forgetBuffer();
    renewals += 1;
    instantiate();
  }
  isBusy = true;
}

/** Comes before calls of what only the whole module has. */
export function needWhole() {
  if (started === RULES)
    throw new TypeError(
      "This needs the whole chess module, and only that of 'chess-arbiter/rules' is loaded: import 'chess-arbiter'",
    );
}

/** Comes after calls of the module, once all of them have returned. */
export function leave() {
  isBusy = false;
}

/**
 * Calls the module.
 *
 * @template {unknown[]} Arguments
 * @template T
 * @param {(...args: Arguments) => T} call
 * @param {Arguments} args
 * @returns {T}
 */
export function within(call, ...args) {
  enter();
  const answer = answerOf(call, ...args);
  leave();
  return answer;
}

/**
 * The answer of a call between `enter` and `leave`: whatever calls the module does it through this. What the call throws of its
 * own is thrown after the module has returned. An allocation that fails ends a call by a trap; the module is instantiated anew
 * then, and its memory is free again.
 *
 * @template {unknown[]} Arguments
 * @template T
 * @param {(...args: Arguments) => T} call
 * @param {Arguments} args
 * @returns {T}
 */
export function answerOf(call, ...args) {
  try {
    return call(...args);
  } catch (error) {
    if (error instanceof DataError || error instanceof TypeError) leave();
    throw isTrap(error) ? new RangeError(OUT_OF_MEMORY, { cause: error }) : error;
  }
}

const OUT_OF_MEMORY = 'This takes more memory than the chess module may have: a gibibyte';

/**
 * Whether WebAssembly, or code that has been translated from it, has ended by a trap.
 *
 * @param {unknown} error
 */
function isTrap(error) {
  const { RuntimeError } = globalThis.WebAssembly ?? {};
  return (
    error instanceof Error && (error.message === 'abort' || (RuntimeError && error instanceof RuntimeError))
  );
}

/** The numbers in the static buffer of the module. */
export function buffer() {
  // The view is empty at first, and again whenever the memory has grown.
  if (view.length === 0) view = new Uint32Array(moduleMemory().buffer, bufferAddress(), BUFFER_LENGTH);
  return view;
}

/**
 * The list that the first numbers in the buffer stand for.
 *
 * @template T
 * @param {number} count
 * @param {(packed: number) => T} unpack
 * @returns {T[]}
 */
export function readList(count, unpack) {
  const numbers = buffer();
  const list = new Array(count);
  for (let index = 0; index < count; index += 1) list[index] = unpack(numbers[index] ?? 0);
  return list;
}
