// Has an allocation fail in every verb: its first, its second, and so on up to the last. The module is the package's, with another
// allocator (`module/`).

import { exportsOfModule, untilUnharmed } from './strikes.js';
import { allVerbs } from './verbs.js';

/** @import { Api } from './verbs.js' */

/**
 * @param {Api} api that of a module whose allocator can be told to fail
 * @returns {{ faults: number, wrong: string[] }}
 */
export function failAllocations(api) {
  let strikes = 0;
  /** @type {string[]} */
  const wrong = [];
  for (const verb of allVerbs(api)) {
    const prepare = (/** @type {number} */ nth) => {
      exportsOfModule.failAllocation(nth);
      return () => {
        exportsOfModule.failAllocation(0);
      };
    };
    strikes += untilUnharmed(api, verb, prepare, (problem) => wrong.push(problem));
  }
  return { faults: strikes, wrong };
}
