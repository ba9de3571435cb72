// Tests of the demo as it is built, served by Vite's preview, in a real Chromium.
import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.mjs';

/** A port that nobody listens on. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

// Playwright's workers read this file again, and are to find the same port.
process.env.DEMO_PORT ??= String(await freePort());

const executablePath = findChromium();
const address = `http://127.0.0.1:${process.env.DEMO_PORT}/`;

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: '100%',
  forbidOnly: Boolean(process.env.CI),
  // A board of another's making may stumble where a busy machine stalls between two events. Such a test is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: address,
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], channel: undefined },
      testIgnore: '**/*.phone.test.js',
    },
    { name: 'phone', use: { ...devices['Pixel 7'], channel: undefined }, testMatch: '**/*.phone.test.js' },
  ],
  webServer: {
    command: `npm run --silent preview --workspace www -- --port ${process.env.DEMO_PORT} --strictPort`,
    url: address,
  },
});
