// What a screen reader is told of the board: a live region that nobody sees.

/** @typedef {ReturnType<typeof createAnnouncer>} Announcer */

/** @param {HTMLElement} element the element of the board */
export function createAnnouncer(element) {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  element.append(region);

  return {
    /**
     * @param {string} text
     * @param {string} [language] the language of the text; English if left out
     */
    say(text, language = 'en') {
      region.lang = language;
      // A screen reader speaks only what changes. The space makes a repeated sentence a change.
      region.textContent = region.textContent === text ? `${text}\u00a0` : text;
    },

    destroy() {
      region.remove();
    },
  };
}
