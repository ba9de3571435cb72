// Strikes a verb at each of its calls of the module: the call traps, or the stack overflows in it, before it has done anything
// or when it has done all. For each verb that is tried at its first call, its second, and so on up to the last.

import { allVerbs, isFault, newWorld, perform, stateOf, wrongAfter } from './verbs.js';

/** @import { Api, Verb } from './verbs.js' */

/**
 * What stands between the package and the module: it lets calls pass, up to the one that is struck.
 *
 * @typedef {(call: (...args: any[]) => unknown, args: any[], name: string) => unknown} Barrier
 */

/** @type {Barrier} */
const pass = (call, args) => call(...args);

let barrier = pass;

/** The exports of the instance that was made last. @type {Record<string, any>} */
export let exportsOfModule = {};

/**
 * Starts a module whose calls can be struck. Comes before anything of the package is used.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Api>}
 */
export async function startStruck(bytes) {
  const { Instance } = WebAssembly;
  // The package instantiates its module by this name, and again after each fault.
  Object.assign(WebAssembly, {
    Instance: class {
      /**
       * @param {WebAssembly.Module} module
       * @param {WebAssembly.Imports} imports
       */
      constructor(module, imports) {
        exportsOfModule = new Instance(module, imports).exports;
        this.exports = Object.fromEntries(
          Object.entries(exportsOfModule).map(([name, item]) => [
            name,
            typeof item === 'function' ? (/** @type {any[]} */ ...args) => barrier(item, args, name) : item,
          ]),
        );
      }
    },
  });
  const api = await import('chess-arbiter/slim');
  api.initSync(bytes);
  const { Chess } = await import('chess-arbiter/chess.js');
  return { ...api, Chess };
}

/** What a strike throws, in V8's words. */
const ERRORS = [
  () => new WebAssembly.RuntimeError('unreachable'),
  () => new RangeError('Maximum call stack size exceeded'),
];

/**
 * A barrier that strikes once, at the nth call.
 *
 * @param {number} nth
 * @param {() => Error} error
 * @param {boolean} isAfter whether the call has done its work then
 * @returns {Barrier}
 */
function strikeAt(nth, error, isAfter) {
  let count = 0;
  return (call, args) => {
    count += 1;
    if (count !== nth) return call(...args);
    if (isAfter) call(...args);
    throw error();
  };
}

/** Every way in which a call can be struck. */
const WAYS = ERRORS.flatMap((error) => [
  (/** @type {number} */ nth) => strikeAt(nth, error, false),
  (/** @type {number} */ nth) => strikeAt(nth, error, true),
]);

/**
 * Strikes every verb at each of its calls.
 *
 * @param {Api} api
 * @returns {{ faults: number, wrong: string[] }}
 */
export function strikeAll(api) {
  let strikes = 0;
  /** @type {string[]} */
  const wrong = [];
  for (const verb of allVerbs(api))
    for (const way of WAYS)
      strikes += untilUnharmed(
        api,
        verb,
        (nth) => arm(way(nth)),
        (problem) => wrong.push(problem),
      );
  return { faults: strikes, wrong };
}

/**
 * Puts up a barrier.
 *
 * @param {Barrier} strike
 * @returns {() => void} takes it away
 */
export function arm(strike) {
  barrier = strike;
  return () => {
    barrier = pass;
  };
}

/**
 * Kills the module: a call of it is cut short.
 *
 * @param {Api} api
 */
export function kill(api) {
  const end = arm(strikeAt(1, () => new RangeError('Maximum call stack size exceeded'), false));
  try {
    api.isLegal(api.STARTING_FEN, 'Nf3');
  } catch {}
  end();
}

/**
 * Runs a verb again and again, with a fault that strikes ever later, until it comes to its end unharmed.
 *
 * @param {Api} api
 * @param {Verb} verb
 * @param {(nth: number) => () => void} prepare sets the fault up, and returns what takes it away
 * @param {(problem: string) => void} report
 * @returns {number} how often it was struck
 */
export function untilUnharmed(api, verb, prepare, report) {
  for (let nth = 1; ; nth += 1) {
    const world = newWorld(api, verb.kind);
    const before = stateOf(world);
    const end = prepare(nth);
    const ended = perform(verb.run, world);
    end();
    const problem = wrongAfter(verb, world, before, ended);
    if (problem !== undefined) report(`${verb.name}, struck at ${nth}: ${problem}`);
    if ('value' in ended || !isFault(ended.thrown)) return nth - 1;
  }
}
