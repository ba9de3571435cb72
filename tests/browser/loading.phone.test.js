// How the page loads on a phone: nothing shifts, little is sent, and the host's part is done.

import { expect, test } from '@playwright/test';
import { Demo } from './support/demo.js';
import { holdBack, holdRest } from './support/rest.js';

/** @import { Page } from '@playwright/test' */

const MAX_SHIFT = 0.05;
const MAX_FONTS = 40_000;
/** What is downloaded before the board takes a move: the page, two scripts, the pieces and the typeface. */
const MAX_REQUESTS = 5;
const MAX_BYTES = 110_000;

/** Windows in which lines break at different words. */
const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
];

/**
 * Counts how much every page shifts that is opened from now on (CLS).
 *
 * @param {Page} page
 * @returns {Promise<() => Promise<number>>} tells how much the page that is open has shifted
 */
async function countShifts(page) {
  await page.addInitScript(() => {
    const sums = /** @type {{ shift?: number }} */ (window);
    sums.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        sums.shift =
          (sums.shift ?? 0) + /** @type {{ value: number }} */ (/** @type {unknown} */ (entry)).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForTimeout(500);
    return page.evaluate(() => /** @type {{ shift?: number }} */ (window).shift ?? Number.NaN);
  };
}

/**
 * Slows the line and the processor.
 *
 * @param {Page} page
 */
async function slowDown(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
}

for (const path of ['/', '/laws.html', '/boards.html']) {
  test(`${path} does not shift while it loads`, async ({ page }) => {
    test.slow();
    const shift = await countShifts(page);
    await slowDown(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shift()).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

for (const size of SIZES) {
  test(`no page shifts when the typeface comes last, at ${size.width}x${size.height}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    const shift = await countShifts(page);
    for (const path of ['/', '/laws.html', '/boards.html']) {
      const release = await holdBack(page, '**/*.woff2');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('#language-select')).toBeAttached();
      await page.waitForTimeout(500);
      release();
      await page.evaluate(() => document.fonts.ready);
      expect(await shift(), path).toBeLessThanOrEqual(MAX_SHIFT);
      await page.unroute('**/*.woff2');
    }
  });
}

/**
 * What is downloaded from now on.
 *
 * @param {Page} page
 * @returns {() => Promise<{ requests: number, bytes: number }>} tells how much that is by now
 */
function countDownloads(page) {
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('data:'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => {
    await page.evaluate(() => document.fonts.ready);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { requests: sizes.length, bytes };
  };
}

/**
 * Expects that what was downloaded is little.
 *
 * @param {{ requests: number, bytes: number }} downloads
 */
function expectLittle({ requests, bytes }) {
  expect(requests).toBe(MAX_REQUESTS);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
}

test('the board takes moves with what the page itself names, and that is little', async ({ page }) => {
  const demo = new Demo(page);
  await holdRest(page);
  const downloads = countDownloads(page);
  await page.goto('/');
  await expect(demo.ruling).toContainText('Try an illegal move');
  await demo.drag('e1', 'g1');
  await demo.expectRefused('3.8b');
  await demo.drag('a2', 'a3');
  await demo.expectMoves(['a3']);
  expectLittle(await downloads());
});

test('on the second visit too, when a game is there already', async ({ page, browser, baseURL }) => {
  const demo = new Demo(page);
  await demo.open();
  await demo.openDrawer();
  await demo.pgn.fill('1. e4 {best} e5 (1... c5 2. Nf3) 2. f4 *');
  await demo.button('Load PGN').click();
  await demo.press('End');
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#moves=e2e4,e7e5,f2f4');
  const storageState = await page.context().storageState();
  // Nothing is in the cache of the browser: on a phone it may be emptied between visits.
  const context = await browser.newContext({ ...(baseURL && { baseURL }), storageState });
  const again = new Demo(await context.newPage());
  await holdRest(again.page);
  const downloads = countDownloads(again.page);
  await again.page.goto('/');
  await again.expectMoves(['e4', 'e5', 'c5', 'Nf3', 'f4']);
  await expect(again.list).toContainText('best');
  await again.drag('e5', 'f4');
  await again.expectMoves(['e4', 'e5', 'c5', 'Nf3', 'f4', 'exf4']);
  expectLittle(await downloads());
  await context.close();
});

test('one typeface is loaded', async ({ page }) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2')) bytes += (await response.body()).length;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MAX_FONTS);
});

test('text comes compressed, and what never changes is kept', async ({ page }) => {
  /** @type {Map<string, Record<string, string>>} */
  const headers = new Map();
  page.on('response', (response) => headers.set(new URL(response.url()).pathname, response.headers()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(headers.get('/')).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  const scripts = [...headers].filter(([path]) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const [path, sent] of scripts) {
    expect(sent, path).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable'),
    });
  }
});
