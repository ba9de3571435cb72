// Takes a picture of the demo as it was built, for those scripts that say what is to be seen on it.
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumArguments, findChromium } from './chromium.mjs';

/** @import { Page } from '@playwright/test' */

/**
 * A page of the board while its picture is prepared.
 *
 * @typedef {object} Scene
 * @property {Page} page
 * @property {(...squares: string[]) => Promise<void>} click clicks squares of the board, one after the other
 */

/**
 * @param {string} picture the file that is written
 * @param {{ width: number, height: number }} viewport
 * @param {(scene: Scene) => Promise<void>} prepare
 */
export async function takePicture(picture, viewport, prepare) {
  const server = await preview({ configFile: new URL('../www/vite.config.js', import.meta.url).pathname });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumArguments,
  });
  const page = await browser.newPage({ viewport, colorScheme: 'light' });
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await prepare({
    page,
    async click(...squares) {
      for (const square of squares) {
        await page.locator(`#board .square[data-square="${square}"]`).click();
      }
    },
  });
  // The mark of a refused drop fades, and the typeface may still be on its way.
  await page.locator('[data-mark="refused"]').waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: picture });
  await browser.close();
  await server.close();
}
