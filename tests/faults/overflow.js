// Overflows the stack in every verb, with every amount of stack left: from none, where the verb cannot even begin, to just
// enough for it to end. It needs nothing of Node, since it also runs in a page.

import { allVerbs, isFault, newWorld, perform, stateOf, wrongAfter } from './verbs.js';

/** @import { Api, Ended, Verb, World } from './verbs.js' */

/** The kilobytes of stack that make it quick to come near its end: V8 gives 984 if it is not told otherwise. */
export const STACK = 300;

/** An argument takes eight bytes of the stack: so many more make the steps between two depths finer. */
const FINENESS = 12;

/**
 * Calls something below so many frames.
 *
 * @param {number} depth
 * @param {() => unknown} call
 * @returns {void}
 */
export function below(depth, call) {
  if (depth === 0) call();
  else below(depth - 1, call);
}

/** How many frames there is room for. */
export function room() {
  let [enough, tooMany] = [0, 2 ** 20];
  while (tooMany - enough > 1) {
    const middle = (enough + tooMany) >> 1;
    try {
      below(middle, () => {});
      enough = middle;
    } catch {
      tooMany = middle;
    }
  }
  return enough;
}

/**
 * What came of a verb below so many frames; nothing if it was not reached.
 *
 * @param {Verb} verb
 * @param {World} world
 * @param {number} depth
 * @param {number} extra
 */
function endedBelow({ run }, world, depth, extra) {
  /** @type {Ended | undefined} */
  let ended;
  const spread = /** @type {(...args: unknown[]) => void} */ (below);
  const call = () => {
    ended = perform(run, world);
  };
  try {
    spread(depth, call, ...new Array(extra).fill(0));
  } catch {}
  return ended;
}

/**
 * @typedef {object} Overflows
 * @property {number} faults how often the stack overflowed in a verb
 * @property {string[]} wrong what was wrong, at most once for each verb
 */

/**
 * Overflows the stack in every verb until it has happened a number of times.
 *
 * @param {Api} api
 * @param {number} wanted
 * @returns {Overflows}
 */
export function overflowAll(api, wanted) {
  const verbs = allVerbs(api);
  /** @type {Map<string, string>} */
  const wrong = new Map();
  let overflows = 0;
  for (let sweep = 0; overflows < wanted; sweep += 1)
    for (const verb of verbs)
      if (overflows < wanted)
        overflows += overflowEach(api, verb, sweep % FINENESS, (problem) => wrong.set(verb.name, problem));
  return { faults: overflows, wrong: [...wrong].map(([name, problem]) => `${name}: ${problem}`) };
}

/**
 * Overflows the stack in a verb: first from so deep that the verb is hardly reached, then ever higher, until it ends.
 *
 * @param {Api} api
 * @param {Verb} verb
 * @param {number} extra
 * @param {(problem: string) => void} report
 * @returns {number} how often it overflowed
 */
function overflowEach(api, verb, extra, report) {
  let overflows = 0;
  let world = newWorld(api, verb.kind);
  const before = stateOf(world);
  for (let depth = room(); depth >= 0; depth -= 1) {
    const ended = endedBelow(verb, world, depth, extra);
    if (!ended) continue;
    const problem = wrongAfter(verb, world, before, ended);
    if (problem !== undefined) report(problem);
    if ('value' in ended || !isFault(ended.thrown)) break;
    overflows += 1;
    world = newWorld(api, verb.kind);
  }
  return overflows;
}
