// Windows of all sizes: the board, the status and the sentence are seen together, and nothing is scrolled to the side.

import { expect, test } from './support/demo.js';

/** @import { Demo } from './support/demo.js' */

const WIDTHS = [320, 390, 480, 640, 768, 950, 1024, 1280, 1920, 2560];
const HEIGHTS = [480, 568, 700, 844, 1040, 1440];
const GRID = WIDTHS.flatMap((width) => HEIGHTS.map((height) => ({ width, height })));
/** Phones, phones held sideways, and desktop windows at 200%. */
const SMALL = [
  { width: 320, height: 480 },
  { width: 360, height: 640 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 683, height: 384 },
  { width: 960, height: 540 },
];
/** The languages with the longest sentences and names, the longest first. */
const LANGUAGES = ['Français', 'English', 'Deutsch', 'Русский', 'Italiano'];

/** The smallest board that can be played on with a finger: 24 px a square (WCAG 2.5.8). */
const SMALLEST = 8 * 24;

/** @param {Demo} demo */
const layout = (demo) =>
  demo.page.evaluate(() => {
    const box = (/** @type {string} */ id) => {
      const { left, right, top, bottom, width, height } =
        document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
      return { left, right, top, bottom, width, height };
    };
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      board: box('board'),
      parts: [box('board'), box('game-status'), box('ruling')],
      scrolled: window.scrollY,
      sideways: scrollWidth - clientWidth,
    };
  });

/**
 * @param {Demo} demo
 * @param {{ width: number, height: number }} size
 * @param {string} what
 */
async function expectSeenTogether(demo, size, what) {
  const { board, parts, scrolled, sideways } = await layout(demo);
  const where = `${size.width}x${size.height} ${what}`;
  expect.soft(sideways, `${where}: scrolls sideways`).toBe(0);
  expect.soft(scrolled, where).toBe(0);
  expect.soft(board.width, `${where}: the board`).toBeGreaterThanOrEqual(SMALLEST);
  expect.soft(Math.abs(board.width - board.height), `${where}: the board`).toBeLessThan(1);
  for (const { left, right, top, bottom } of parts) {
    expect.soft(left, where).toBeGreaterThanOrEqual(0);
    expect.soft(top, where).toBeGreaterThanOrEqual(0);
    expect.soft(right, where).toBeLessThanOrEqual(size.width);
    expect.soft(bottom, where).toBeLessThanOrEqual(size.height);
  }
}

for (const [index, language] of LANGUAGES.entries()) {
  test(`board, status and the longest refusal are seen together, in ${language}`, async ({ demo }) => {
    test.slow();
    await demo.speak(language);
    await demo.drag('e2', 'e5');
    await expect(demo.ruling).toHaveClass(/refused/);
    for (const size of [...(index === 0 ? GRID : []), ...SMALL]) {
      await demo.page.setViewportSize(size);
      await expectSeenTogether(demo, size, language);
    }
  });
}

test('a phone held sideways has the board beside the text', async ({ demo }) => {
  await demo.page.setViewportSize({ width: 844, height: 390 });
  const { parts } = await layout(demo);
  const [board, status] = parts;
  expect(status?.left).toBeGreaterThan(board?.right ?? 0);
});

for (const { width, height } of [
  { width: 960, height: 1040 },
  { width: 1024, height: 1366 },
]) {
  for (const path of ['', 'laws.html', 'boards.html']) {
    test(`/${path} does not scroll sideways at ${width}x${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`/${path}`);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}
