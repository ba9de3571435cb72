// Requests that are held back or refused, most of all those for what the page of the board loads once its board takes moves: the
// rest of the package, the editor, the other languages.

/** @import { Page, Route } from '@playwright/test' */

/**
 * Decides what becomes of every request for the rest. What the page itself names is loaded as ever.
 *
 * @param {Page} page
 * @param {(route: Route) => unknown} decide
 * @returns {Promise<() => Promise<void>>} lets the rest come again
 */
async function intercept(page, decide) {
  const named = await (await page.request.get('/')).text();
  const pattern = '**/assets/**';
  const handler = (/** @type {Route} */ route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.continue() : decide(route);
  await page.route(pattern, handler);
  return () => page.unroute(pattern, handler);
}

function holding() {
  let release = () => {};
  const released = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const hold = async (/** @type {Route} */ route) => {
    await released;
    await route.continue();
  };
  return { hold, release };
}

/**
 * Holds some requests back.
 *
 * @param {Page} page
 * @param {string} pattern the addresses
 * @returns {Promise<() => void>} lets them come, what was asked for meanwhile too
 */
export async function holdBack(page, pattern) {
  const { hold, release } = holding();
  await page.route(pattern, hold);
  return release;
}

/**
 * Holds the rest back.
 *
 * @param {Page} page
 * @returns {Promise<() => void>} lets it come, what was asked for meanwhile too
 */
export async function holdRest(page) {
  const { hold, release } = holding();
  await intercept(page, hold);
  return release;
}

/**
 * Refuses the rest, as if there were no connection.
 *
 * @param {Page} page
 * @param {RegExp} [but] the addresses that are not refused
 * @returns {Promise<() => Promise<void>>} there is one again
 */
export function refuseRest(page, but = /^$/) {
  return intercept(page, (route) => (but.test(route.request().url()) ? route.continue() : route.abort()));
}
