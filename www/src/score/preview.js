// Games that are only looked at, such as a way to mate: while one is open, a button leads back to the game before.

import { create } from '../browser/dom.js';
import { say } from '../messages/words.js';

/** @import { Score } from './score.js' */

/**
 * @param {HTMLElement} element
 * @param {() => void} onBack
 */
export function createPreview(element, onBack) {
  /** @type {WeakSet<Score>} */
  const previews = new WeakSet();
  const button = create('button', 'button');
  button.type = 'button';
  button.addEventListener('click', onBack);
  element.append(button);

  return {
    /** @param {Score} score a game that is only looked at */
    add: (score) => previews.add(score),

    /** @param {Score} score */
    has: (score) => previews.has(score),

    /** @param {Score} score the game on the board */
    show(score) {
      button.textContent = say('backToGame');
      element.hidden = !previews.has(score);
    },

    focus: () => button.focus({ preventScroll: true }),
  };
}
