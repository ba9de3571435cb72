// The overflows in Chromium, whose stack and whose compilers are its own: serves the built package and runs `overflow.js` in a
// page. Whatever is thrown there and caught by nobody counts as wrong.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { STACK } from './overflow.js';

const ROOT = new URL('../../', import.meta.url);

/** @type {Record<string, string>} */
const TYPES = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };

const PAGE = `<!doctype html>
<script type="importmap">
  { "imports": { "chess-arbiter": "/pkg/dist/index.js", "chess-arbiter/chess.js": "/pkg/dist/chess.js" } }
</script>`;

/** Serves the files of the repository. */
async function serve() {
  const server = createServer(async ({ url = '/' }, response) => {
    const type = TYPES[url.split('.').pop() ?? ''] ?? TYPES.html;
    try {
      const body = url === '/' ? PAGE : await readFile(new URL(`.${url}`, ROOT));
      response.writeHead(200, { 'content-type': type }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { server, origin: `http://127.0.0.1:${address.port}` };
}

/**
 * Overflows the stack in every verb in a page, until it has happened a number of times.
 *
 * @param {number} wanted
 * @returns {Promise<import('./overflow.js').Overflows>}
 */
export async function overflowInChromium(wanted) {
  const executablePath = findChromium();
  const args = [...chromiumArguments, `--js-flags=--stack-size=${STACK}`];
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args });
  const { server, origin } = await serve();
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const uncaught = [];
    page.on('pageerror', ({ message }) => uncaught.push(`uncaught: ${message}`));
    await page.goto(origin);
    const script = /* js */ `(async () => {
      const { Chess } = await import("chess-arbiter/chess.js");
      const api = { ...(await import("chess-arbiter")), Chess };
      const { overflowAll } = await import('/tests/faults/overflow.js');
      return overflowAll(api, ${wanted});
    })()`;
    const found = /** @type {import('./overflow.js').Overflows} */ (await page.evaluate(script));
    return { ...found, wrong: [...found.wrong, ...uncaught] };
  } finally {
    await browser.close();
    server.close();
  }
}
