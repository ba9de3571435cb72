// Stepping through a score, with four buttons or four keys.

import { lastOf, nextOf } from './score.js';

/** @import { Entry, Score } from './score.js' */

/** @typedef {'first' | 'back' | 'forward' | 'last'} Step */

/** The entry that a step leads to. @type {Record<Step, (here: Entry, score: Score) => Entry | undefined>} */
const STEPS = {
  first: (_, score) => score.root,
  back: (here) => here.parent,
  forward: nextOf,
  last: lastOf,
};

/** @type {Record<string, Step>} */
const KEYS = { ArrowLeft: 'back', ArrowRight: 'forward', Home: 'first', End: 'last' };

/** The elements that use these keys themselves. */
const KEY_USERS = 'input, textarea, select, [role=grid], dialog';

/**
 * @param {HTMLElement} element has a button for each step, named by `data-step`
 * @param {() => { here: Entry, score: Score }} position
 * @param {(entry: Entry) => void} onStep
 */
export function createSteps(element, position, onStep) {
  /** @param {Step} step */
  function target(step) {
    const { here, score } = position();
    const entry = STEPS[step](here, score);
    return entry === here ? undefined : entry;
  }

  /** @param {Step} step */
  function take(step) {
    const entry = target(step);
    if (entry) {
      onStep(entry);
    }
  }

  const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (element.querySelectorAll('[data-step]'));
  const stepOf = (/** @type {HTMLButtonElement} */ button) => /** @type {Step} */ (button.dataset.step);
  for (const button of buttons) {
    button.addEventListener('click', () => take(stepOf(button)));
  }

  document.addEventListener('keydown', (event) => {
    const step = KEYS[event.key];
    const { target: under } = event;
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    if (under instanceof Element && !under.closest(KEY_USERS)) {
      event.preventDefault();
      take(step);
    }
  });

  return {
    /** Disables the buttons that lead nowhere. */
    refresh() {
      for (const button of buttons) {
        button.setAttribute('aria-disabled', String(!target(stepOf(button))));
      }
    },
  };
}
