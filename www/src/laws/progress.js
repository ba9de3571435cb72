// Which tasks are done, remembered between visits.

import { recall, remember } from '../browser/storage.js';

const KEY = 'chess-arbiter.tasks';

/** @returns {string[]} */
function remembered() {
  try {
    const list = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

export function createProgress() {
  const done = new Set(remembered());
  return {
    /** @param {string} task */
    has: (task) => done.has(task),

    /** @param {string} task */
    add(task) {
      done.add(task);
      remember(KEY, JSON.stringify([...done]));
    },

    clear() {
      done.clear();
      remember(KEY, '[]');
    },
  };
}
