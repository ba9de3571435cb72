import { playwright } from '@vitest/browser-playwright';

export default {
  test: {
    include: ['main.browser.js'],
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: JSON.parse(process.env.CHROMIUM) }),
      instances: [{ browser: 'chromium' }],
    },
  },
};
