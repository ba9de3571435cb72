// The gallery: other boards, each mounted by the file that its recipe shows, play through the same behaviours.
import { expect, test } from '@playwright/test';
import { driveBoard, LOOKS, START } from '../matrix/boards.js';

/** @import { Tab } from '../matrix/webdriver.js' */

for (const name of ['cm-chessboard', 'react-chessboard', 'chessboardjs', 'chessboard-element']) {
  test(`${name}: destinations, a refusal explained, a promotion, a check`, async ({ page }) => {
    /** @type {string[]} */
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto(`/boards.html?fen=${encodeURIComponent(START)}`);
    const look = LOOKS[name];
    if (!look) throw new Error(name);
    await driveBoard(/** @type {Tab} */ (page), look, `#${name}`);
    expect(complaints).toEqual([]);
  });
}

test('nothing of chessground is served', async ({ page }) => {
  /** @type {string[]} */
  const scripts = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/boards.html', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((script) => script.includes('cg-board') || script.includes('Chessground'))).toEqual(
    [],
  );
});
