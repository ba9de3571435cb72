// Parts of the page that are loaded when they are first wanted. One that cannot be loaded is told, and the next try loads it
// again: browsers ask anew for a module that they could not fetch.

import { say } from './words.js';

/** @typedef {ReturnType<typeof createWanted>} Wanted */

/** @param {{ warn: (text: string) => void }} notice where it is told */
export function createWanted(notice) {
  /**
   * @template T
   * @param {() => Promise<T>} load
   * @returns {Promise<T | undefined>} `undefined` if it cannot be loaded
   */
  return async (load) => {
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      notice.warn(say('notLoaded'));
      return undefined;
    }
  };
}
