// The address of the page, whose fragment is the game.

/**
 * @param {(fragment: string) => void} onOpen called when the page gets an address with another fragment
 */
export function createAddress(onOpen) {
  window.addEventListener('hashchange', () => onOpen(location.hash));

  /** @param {string} fragment without the `#` */
  function link(fragment) {
    const url = new URL(location.href);
    url.hash = fragment;
    return url.href;
  }

  return {
    /** The address with this fragment. */
    link,

    /**
     * Gives the page this fragment. It adds no entry to the browser's history: the page has its own steps back.
     *
     * @param {string} fragment without the `#`
     */
    update(fragment) {
      history.replaceState(history.state, '', link(fragment));
    },
  };
}
