// The page itself: its title and description, its credits, its layout, and the transcript.

import { expect, START, test } from './support/demo.js';

test('it has a title, a description and an icon of its own', async ({ demo }) => {
  await expect(demo.page).toHaveTitle(/chess-arbiter/);
  await expect(demo.page.locator('meta[name=description]')).toHaveAttribute('content', /isLegal/);
  await expect(demo.page.locator('link[rel=icon]')).toHaveAttribute('href', /^data:image\/svg/);
  await expect(demo.page.getByRole('heading', { level: 1 })).toHaveText('chess-arbiter');
});

test('it credits the pieces and the board, with their licences', async ({ demo }) => {
  const credits = demo.page.getByRole('contentinfo');
  await expect(credits).toContainText('Cburnett');
  await expect(credits).toContainText('Rfc1394');
  await expect(credits.getByRole('link', { name: 'CC BY-SA 3.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by-sa/3.0/',
  );
  await expect(credits.getByRole('link', { name: 'cm-chessboard' })).toBeVisible();
  const notices = await demo.page.request.get('/third-party.txt');
  expect(await notices.text()).toContain('Copyright (c) 2017 Stefan Haack');
});

test('board and panel fit a desktop window together', async ({ demo }) => {
  await demo.page.setViewportSize({ width: 1280, height: 800 });
  await expect(demo.board).toBeInViewport({ ratio: 1 });
  await expect(demo.button('Copy npm install chess-arbiter').first()).toBeInViewport({ ratio: 1 });
  await expect(demo.page.getByText('Position and game', { exact: true })).toBeInViewport({ ratio: 1 });
  expect(await demo.page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
});

test('nothing in the panel moves when something is refused', async ({ demo }) => {
  test.slow();
  const top = async () => (await demo.page.locator('#undo').boundingBox())?.y;
  // The longest of the sentences, in each language.
  for (const language of await demo.languages.locator('option').allTextContents()) {
    await demo.speak(language);
    await demo.click('e2');
    await expect(demo.ruling).not.toHaveClass(/refused/);
    const before = await top();
    await demo.click('e5');
    await expect(demo.ruling.getByRole('link')).toHaveText(/3\.7a/);
    expect(await top(), language).toBe(before);
  }
});

test('the board follows the size of the window', async ({ demo }) => {
  await demo.page.setViewportSize({ width: 700, height: 900 });
  await demo.expectPlacement(START);
  await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
});

test.describe('what the module said', () => {
  test('is shown for each of its verbs, with the time that such a call takes', async ({ demo }) => {
    const row = (/** @type {string} */ verb) => demo.page.locator(`#transcript [data-verb=${verb}]`);
    await demo.drag('e2', 'e5');
    await expect(row('movesFrom').locator('th, td').first()).toHaveText("movesFrom('e2')");
    await expect(row('movesFrom')).toContainText('e3 e4');
    await expect(row('isLegal')).toContainText("isLegal('e2e5')");
    await expect(row('isLegal')).toContainText('false');
    await expect(row('judge')).toContainText("judge('e2e5')");
    await expect(row('judge')).toContainText('pawn-move');
    await demo.drag('e2', 'e4');
    await expect(row('isLegal')).toContainText("isLegal('e2e4')");
    await expect(row('isLegal')).toContainText('true');
    await expect(row('apply')).toContainText('double-step');
    await expect(row('inCheck')).toContainText('false');
    for (const verb of ['isLegal', 'judge', 'movesFrom', 'apply', 'inCheck']) {
      await expect(row(verb).locator('td').last()).toHaveText(/^[\d.]+ (µs|ms)$/);
    }
  });
});
