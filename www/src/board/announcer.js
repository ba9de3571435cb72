// What a screen reader is told of the board: a live region that nobody sees.

import { spokenLanguage } from '../messages/words.js';

/** @typedef {ReturnType<typeof createAnnouncer>} Announcer */

/** @param {HTMLElement} element the element of the board */
export function createAnnouncer(element) {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  element.append(region);

  return {
    /** @param {string} text in the language of the moment */
    say(text) {
      region.lang = spokenLanguage();
      // A screen reader speaks only what changes. The space makes a repeated sentence a change.
      region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    },

    destroy() {
      region.remove();
    },
  };
}
