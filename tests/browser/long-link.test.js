// A link with more moves than a recursion could go through.

import { expect, test } from './support/demo.js';

// A trace would hold a picture of every move in the list, at each step.
test.use({ trace: 'off' });

test('a link of ten thousand moves is opened and stepped through', async ({ demo }) => {
  test.slow();
  const patience = { timeout: 30_000 };
  const shuffle = Array.from({ length: 2500 }, () => 'g1f3,g8f6,f3g1,f6g8').join();
  await demo.page.goto('about:blank');
  await demo.page.goto(`/#moves=${shuffle}`);
  // Asked of the page itself: Playwright looks through all of a page for what it is to find.
  const seen = () =>
    demo.page.evaluate(() => {
      const field = /** @type {HTMLInputElement} */ (document.getElementById('fen'));
      return `${document.querySelectorAll('#moves .move').length}: ${field.value.split(' ').at(-1)}`;
    });
  await expect.poll(seen, patience).toBe('10000: 5001');
  await demo.page.keyboard.press('ArrowLeft');
  await expect.poll(seen, patience).toBe('10000: 5000');
  await demo.page.keyboard.press('Home');
  await expect.poll(seen, patience).toBe('10000: 1');
  await expect.poll(() => demo.page.evaluate(() => location.hash), patience).toMatch(/&ply=0$/);
});
