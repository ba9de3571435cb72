// Takes the picture of the demo that the README shows: `node scripts/screenshot.mjs`, after `make build-demo`.
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumArguments, findChromium } from './chromium.mjs';

const PICTURE = new URL('../www/screenshot.png', import.meta.url).pathname;
// The Two Knights, with the knight that is about to fork queen and rook in the hand.
const MOVES = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'g8f6', 'f3g5', 'd7d5', 'e4d5', 'f6d5'];
const HELD = 'g5';

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

for (const move of MOVES) {
  const [from, to] = [move.slice(0, 2), move.slice(2)];
  await click(from);
  await click(to);
  await page.locator(`.pieces [data-square="${from}"]`).waitFor({ state: 'detached' });
}
await click(HELD);
await page.locator('#transcript tr:nth-child(2) td:last-child:not(:empty)').waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: PICTURE });
await browser.close();
await server.close();
