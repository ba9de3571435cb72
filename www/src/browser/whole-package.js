// The whole package. The board begins with `chess-arbiter/rules`, which is less than half of the download, and the rest comes
// when it is first wanted: to read and to write PGN, for fallen flags and dead positions, and for Chess960. From then on every
// game has the verbs of the whole package, those that were there before too.

/** @typedef {typeof import('chess-arbiter')} WholePackage */

/** @type {Promise<WholePackage> | undefined} */
let loading;

let arrive = () => {};
/** Is fulfilled once the package is there, whoever wanted it. @type {Promise<void>} */
export const wholePackageCame = new Promise((resolve) => {
  arrive = resolve;
});

/**
 * Loads the whole package, unless it is there. Then who waits for it goes on in the same task, also while the page is left.
 *
 * @returns {Promise<WholePackage>} rejected if it cannot be loaded; the next call tries again
 */
export function wholePackage() {
  loading ??= load();
  return loading;
}

async function load() {
  try {
    const whole = await import('chess-arbiter');
    arrive();
    return whole;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
