// Keeps the address of the page up to date with the game, and follows an address that is opened.

/** Browsers refuse to change the address too often: a key that is held down changes it once. */
const REST_MS = 200;

/**
 * @param {() => string} fragment that of the moment, without the `#`
 * @param {(fragment: string) => void} onOpen called when another is opened while the page is there
 */
export function createAddress(fragment, onOpen) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  function link() {
    const url = new URL(location.href);
    url.hash = fragment();
    return url.href;
  }

  window.addEventListener('hashchange', () => {
    clearTimeout(rest);
    onOpen(location.hash);
  });

  return {
    /** The link to the game as it stands. */
    link,

    /** Tells that the game has changed. It replaces the entry in the browser's history: the page has its own steps back. */
    update() {
      clearTimeout(rest);
      rest = setTimeout(() => history.replaceState(history.state, '', link()), REST_MS);
    },
  };
}
