// The editor on a phone.

import { expect, test } from './support/demo.js';

test('a finger drags a piece from square to square, without scrolling the page', async ({ demo }) => {
  await demo.page.locator('#editor summary').tap();
  const square = (/** @type {string} */ name) => demo.page.locator(`.editor-square[data-square=${name}]`);
  await square('e1').scrollIntoViewIfNeeded();
  const centre = async (/** @type {string} */ name) => {
    const box = await square(name).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const [from, to] = [await centre('e2'), await centre('e4')];
  const scrolled = await demo.page.evaluate(() => window.scrollY);
  const devtools = await demo.page.context().newCDPSession(demo.page);
  const send = (/** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type, touchPoints = [to]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  await send('touchMove', [{ x: from.x, y: (from.y + to.y) / 2 }]);
  await send('touchMove');
  await send('touchEnd', []);
  await expect(square('e4')).toHaveAccessibleName('e4, white pawn');
  await expect(square('e2')).toHaveAccessibleName('e2, empty');
  expect(await demo.page.evaluate(() => window.scrollY)).toBe(scrolled);
  await demo.page.locator('.editor-tray').getByRole('button', { name: 'black knight' }).tap();
  await square('c5').tap();
  await expect(square('c5')).toHaveAccessibleName('c5, black knight');
});
