// The gallery on a phone: a finger drags a piece, and the page does not scroll; boards that nobody sees are not loaded.
import { expect, test } from '@playwright/test';
import { LOOKS } from '../matrix/boards.js';

test.use({ viewport: { width: 390, height: 844 } });

for (const name of ['cm-chessboard', 'react-chessboard', 'chessboardjs', 'chessboard-element']) {
  test(`${name}: a finger drags a piece, and the page stays where it is`, async ({ page }) => {
    await page.goto('/boards.html');
    const card = page.locator(`#${name}`);
    await card.locator('.card-board > .board').scrollIntoViewIfNeeded();
    const area = card.locator(LOOKS[name]?.area ?? '').first();
    await area.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await area.boundingBox();
    if (!box) throw new Error(`There is no board ${name}`);
    const centre = (/** @type {string} */ square) => ({
      x: box.x + ((square.charCodeAt(0) - 97 + 0.5) * box.width) / 8,
      y: box.y + ((8 - Number(square[1]) + 0.5) * box.height) / 8,
    });
    const before = await page.evaluate(() => window.scrollY);
    const devtools = await page.context().newCDPSession(page);
    const touch = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {object[]} */ points,
    ) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: /** @type {{ x: number, y: number }[]} */ (points),
      });
    const [start, end] = [centre('e2'), centre('e4')];
    await touch('touchStart', [start]);
    for (let step = 1; step <= 10; step += 1) {
      await page.waitForTimeout(30);
      await touch('touchMove', [{ x: start.x, y: start.y + ((end.y - start.y) * step) / 10 }]);
    }
    await touch('touchEnd', []);
    await expect(card.locator('.ruling')).toHaveText('e4');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
}

test('a board is loaded when it comes near the window', async ({ page }) => {
  await page.goto('/boards.html', { waitUntil: 'networkidle' });
  await expect(page.locator('#cm-chessboard .board svg')).toBeVisible();
  for (const name of ['react-chessboard', 'chessboardjs', 'chessboard-element']) {
    const board = page.locator(`#${name} .card-board > .board`);
    const inside = board.locator(':scope > *');
    await expect(inside).toHaveCount(0);
    await board.scrollIntoViewIfNeeded();
    await expect(inside.first()).toBeAttached();
  }
});

test('nothing runs over the width', async ({ page }) => {
  await page.goto('/boards.html', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
