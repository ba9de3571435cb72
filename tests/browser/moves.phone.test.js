// The moves and the game on a phone.

import { expect, test } from './support/demo.js';

test.use({ viewport: { width: 390, height: 844 } });

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';

test('a game is stepped through with the thumb, and the board stays where it is', async ({ demo }) => {
  await demo.tap('e2');
  await demo.tap('e4');
  await demo.expectPlacement(AFTER_E4);
  await demo.tap('e7');
  await demo.tap('e5');
  await demo.expectPlacement('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
  await demo.expectMoves(['e4', 'e5']);
  const place = () => demo.board.evaluate((board) => board.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  await demo.button('Back').tap();
  await demo.expectPlacement(AFTER_E4);
  await demo.move('e5').tap();
  await demo.expectCurrent('e5');
  expect(await place()).toBe(before);
});

test('the drawer and a game with names, variations and comments fit the width', async ({ demo }) => {
  await demo.openDrawer();
  await demo.pgn.fill(
    `[White "Somebody with quite a long name indeed"]\n[Black "And an opponent with another"]\n
    1. e4 {A${'n extraordinarily'.repeat(9)} long comment} (1. d4 d5 (1... Nf6 2. c4 e6 3. Nc3 Bb4 4. e3 O-O)) e5 *`,
  );
  await demo.button('Load PGN').tap();
  await expect(demo.move('O-O')).toBeVisible();
  expect(await demo.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // The board stays in view while one steps.
  await demo.board.evaluate((board) => board.scrollIntoView());
  await expect(demo.board).toBeInViewport({ ratio: 1 });
  await expect(demo.button('Forward')).toBeInViewport({ ratio: 1 });
  for (const name of ['Load', 'Copy FEN', 'Load PGN', 'Open a file', 'Copy PGN', 'Random', 'Copy link']) {
    const box = await demo.button(name).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  }
});

test('why a typed move is refused is told at the field, if the board is out of sight, and said once', async ({
  demo,
}) => {
  const field = demo.page.getByLabel('A move as text, such as Nf3 or e2e4');
  const below = demo.page.locator('#move-form .ruling');
  await field.fill('Ke2');
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(demo.ruling).not.toBeInViewport();
  await field.press('Enter');
  await expect(below).toContainText('Article 3.1');
  await expect(below).toBeInViewport({ ratio: 1 });
  await expect(demo.announcer).toContainText('Article 3.1');
  await expect(demo.page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await field.fill('e4');
  await expect(below).toBeEmpty();
  await field.press('Enter');
  await demo.expectPlacement(AFTER_E4);
  // In sight of the ruling it is not told twice.
  await demo.board.evaluate((element) => element.scrollIntoView());
  await field.fill('Ke7');
  await demo.page.locator('#move-form').evaluate((form) => {
    window.scrollTo(0, 0);
    /** @type {HTMLFormElement} */ (form).requestSubmit();
  });
  await expect(demo.ruling).toHaveClass(/refused/);
  await expect(below).toBeEmpty();
});
