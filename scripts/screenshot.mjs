// Takes the picture of the demo that the README shows: `node scripts/screenshot.mjs`, after `make build-demo`.
import { takePicture } from './demo-picture.mjs';

const PICTURE = new URL('../www/screenshot.png', import.meta.url).pathname;
// The Nimzo-Indian, in which the knight on c3 is pinned.
const MOVES = /** @type {const} */ ([
  ['d2', 'd4'],
  ['g8', 'f6'],
  ['c2', 'c4'],
  ['e7', 'e6'],
  ['b1', 'c3'],
  ['f8', 'b4'],
]);

await takePicture(PICTURE, { width: 1280, height: 800 }, async ({ page, click }) => {
  await page.locator('#new-game').click();
  for (const [from, to] of MOVES) {
    await click(from, to);
    await page.locator(`.pieces [data-square="${from}"]`).waitFor({ state: 'detached' });
  }
  await click('c3', 'e4');
  await page.locator('[data-arrow=blame]').waitFor();
  await page.locator('#transcript:not(:has(td:last-child:empty))').waitFor();
});
