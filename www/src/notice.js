// A short word at the foot of the window on something that leaves no other trace, such as a copy in the clipboard. It
// covers nothing that can be pressed and goes away by itself.

const SHORT_MS = 3000;
const LONG_MS = 12_000;

/** @param {HTMLElement} element a live region */
export function createNotice(element) {
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
    /** @param {string} text something that went wrong, and takes longer to read */
    warn: (text) => show(text, LONG_MS),
  };
}
