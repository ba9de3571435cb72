// Takes the picture that is shown with links to the demo, 1200x630: `node scripts/social-image.mjs`, after `make build-demo`.
import { takePicture } from './demo-picture.mjs';

const PICTURE = new URL('../www/public/social.png', import.meta.url).pathname;

await takePicture(PICTURE, { width: 1200, height: 630 }, async ({ page, click }) => {
  await page.locator('[data-case=pinned]').click();
  await click('c3', 'e4');
  await page.locator('[data-arrow=blame]').waitFor();
});
