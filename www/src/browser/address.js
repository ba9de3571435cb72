// Keeps the address of the page up to date with the game, and opens the game of another address.

/** Browsers limit how often the address may change, so it changes once the game has not for this long. */
const DELAY_MS = 200;

/**
 * @param {() => string} fragment the fragment of the game as it is, without the `#`
 * @param {(fragment: string) => void} onOpen called when the page gets an address with another fragment
 */
export function createAddress(fragment, onOpen) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function link() {
    const url = new URL(location.href);
    url.hash = fragment();
    return url.href;
  }

  window.addEventListener('hashchange', () => {
    clearTimeout(timer);
    onOpen(location.hash);
  });

  return {
    /**
     * Whether the page has the address of this fragment.
     *
     * @param {string} name
     */
    isAt(name) {
      const url = new URL(location.href);
      url.hash = name;
      return url.hash === location.hash;
    },

    /** The link to the game as it is. */
    link,

    /** To be called when the game has changed. It adds no entry to the browser's history: the page has its own steps back. */
    update() {
      clearTimeout(timer);
      timer = setTimeout(() => history.replaceState(history.state, '', link()), DELAY_MS);
    },
  };
}
