// Takes the picture that is shown with links to the demo, 1200x630: `node scripts/social-image.mjs`, after `make build-demo`.
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { chromiumArguments, findChromium } from './chromium.mjs';

const PICTURE = new URL('../www/public/social.png', import.meta.url).pathname;

const server = await preview({ configFile: new URL('../www/vite.config.js', import.meta.url).pathname });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArguments,
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
await page.goto(server.resolvedUrls?.local[0] ?? '');
await page.locator('[data-case=pinned]').click();
for (const square of ['c3', 'e4']) await page.locator(`#board .square[data-square="${square}"]`).click();
await page.locator('[data-arrow=blame]').waitFor();
await page.locator('[data-mark=refused]').waitFor({ state: 'detached' });
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: PICTURE });
await browser.close();
await server.close();
