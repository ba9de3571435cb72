// Takes the picture of the demo that the README shows: `node scripts/screenshot.mjs`, after `make build-demo`.
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumArguments, findChromium } from './chromium.mjs';

const PICTURE = new URL('../www/screenshot.png', import.meta.url).pathname;
// The Nimzo-Indian, in which the knight on c3 is pinned.
const MOVES = ['d2d4', 'g8f6', 'c2c4', 'e7e6', 'b1c3', 'f8b4'];
const REFUSED = 'c3e4';

const server = await preview({ configFile: new URL('../www/vite.config.js', import.meta.url).pathname });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArguments,
});
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
await page.goto(server.resolvedUrls?.local[0] ?? '');

/** @param {string} square */
const click = (square) => page.locator(`#board .square[data-square="${square}"]`).click();

/** @param {string} move */
const squares = (move) => /** @type {const} */ ([move.slice(0, 2), move.slice(2)]);

for (const move of MOVES) {
  const [from, to] = squares(move);
  await click(from);
  await click(to);
  await page.locator(`.pieces [data-square="${from}"]`).waitFor({ state: 'detached' });
}
for (const square of squares(REFUSED)) {
  await click(square);
}
await page.locator('[data-arrow]').waitFor();
await page.locator('[data-mark="refused"]').waitFor({ state: 'detached' });
await page.locator('#transcript:not(:has(td:last-child:empty))').waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: PICTURE });
await browser.close();
await server.close();
