// The whole package. The board begins with `chess-arbiter/rules`, which is less than half of the download, and the rest comes
// when it is first wanted: to read and to write PGN, for fallen flags and dead positions, and for Chess960. From then on every
// game has the verbs of the whole package, those that were there before too.

/** @type {Promise<typeof import('chess-arbiter')> | undefined} */
let loading;

/**
 * Loads the whole package, unless it is there. Then who waits for it goes on in the same task, also while the page is left.
 *
 * @returns {Promise<typeof import('chess-arbiter')>}
 */
export function wholePackage() {
  loading ??= import('chess-arbiter').catch((error) => {
    // The next call tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}
