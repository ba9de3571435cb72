// A notice at the foot of the window, for what the page does not show otherwise: something was copied, or a link cannot be
// followed. It lets clicks through, and goes away by itself.

import './page-notice.css';

const SHORT_MS = 3000;
const LONG_MS = 12_000;

/** @param {HTMLElement} element a live region */
export function createPageNotice(element) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /**
   * @param {string} text
   * @param {number} duration in milliseconds
   */
  function show(text, duration) {
    clearTimeout(timer);
    element.textContent = text;
    timer = setTimeout(() => element.replaceChildren(), duration);
  }

  return {
    /** @param {string} text */
    say: (text) => show(text, SHORT_MS),
    /** @param {string} text what went wrong; it is shown longer */
    warn: (text) => show(text, LONG_MS),
  };
}
