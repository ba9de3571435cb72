// From the start of an import to the first answer, in a page that has nothing in any cache. Served from this machine, and
// once more at the speed of a phone with a slow connection.

import { bundled, serve } from './chromium.js';
import { OURS } from './timing.js';

/**
 * @import { Browser } from '@playwright/test'
 * @import { Files } from './chromium.js'
 */

/** The entry that is for boards, and so for pages that are to answer soon. */
export const RULES = 'chess-arbiter/rules';

/** What each is asked first: whether e2e4 is legal at the start. */
const ENTRIES = {
  [OURS]: `import { Game } from 'chess-arbiter';
    export const answer = new Game().isLegal({ from: 'e2', to: 'e4' });`,
  [RULES]: `import { Game } from 'chess-arbiter/rules';
    export const answer = new Game().isLegal({ from: 'e2', to: 'e4' });`,
  'chess-arbiter/slim': `import { Game, init } from 'chess-arbiter/slim';
    await init();
    export const answer = new Game().isLegal({ from: 'e2', to: 'e4' });`,
  'chess.js': `import { Chess } from 'chess.js';
    export const answer = new Chess().moves({ square: 'e2', verbose: true }).some(({ to }) => to === 'e4');`,
  chessops: `import { Chess } from 'chessops/chess';
    import { parseUci } from 'chessops/util';
    export const answer = Chess.default().isLegal(parseUci('e2e4'));`,
};

/** A slow connection of a phone, as Lighthouse has it. */
export const SLOW = {
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: (750e3 / 8) | 0,
  offline: false,
};

/**
 * @param {Browser} browser
 * @param {string} root
 * @param {number} rounds
 * @param {typeof SLOW} [network]
 * @returns {Promise<Record<string, number[]>>} the time of each, in nanoseconds, one figure a round
 */
export async function coldStarts(browser, root, rounds, network) {
  /** @type {Files} */
  const files = new Map([['/page.html', '<!doctype html><title>Cold start</title>']]);
  const paths = new Map();
  for (const [index, [name, code]] of Object.entries(ENTRIES).entries()) {
    paths.set(name, `/entry-${index}.js`);
    for (const [path, content] of await bundled(paths.get(name), code, root)) files.set(path, content);
  }
  const { address, close } = await serve(files);
  const names = Object.keys(ENTRIES);
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds + 1; round += 1) {
    const start = round % names.length;
    for (const name of [...names.slice(start), ...names.slice(0, start)]) {
      // A context has a cache of its own, and a page of it a process of its own.
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(`${address}/page.html`);
      if (network) {
        const session = await context.newCDPSession(page);
        await session.send('Network.enable');
        await session.send('Network.emulateNetworkConditions', network);
      }
      const elapsed = await page.evaluate(async (path) => {
        const before = performance.now();
        const { answer } = await import(path);
        const after = performance.now();
        if (answer !== true) throw new Error(`${path} answers ${answer}`);
        return after - before;
      }, paths.get(name));
      await context.close();
      // The first round only warms up the server and the browser.
      if (round > 0) times[name]?.push(elapsed * 1e6);
    }
  }
  close();
  return times;
}
