// How the page loads on a phone: nothing shifts, little is sent, and the host's part is done.

import { expect, test } from '@playwright/test';

/** @import { Page } from '@playwright/test' */

const MAX_SHIFT = 0.05;
const MAX_FONTS = 40_000;

/**
 * Opens a page as if over a slow line on a slow phone, and waits until all is there.
 *
 * @param {Page} page
 * @param {string} path
 * @returns {Promise<number>} how much it shifted (CLS)
 */
async function shiftOf(page, path) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 2 });
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
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  return page.evaluate(() => /** @type {{ shift?: number }} */ (window).shift ?? Number.NaN);
}

for (const path of ['/', '/laws.html', '/boards.html']) {
  test(`${path} does not shift while it loads`, async ({ page }) => {
    test.slow();
    expect(await shiftOf(page, path)).toBeLessThanOrEqual(MAX_SHIFT);
  });
}

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
