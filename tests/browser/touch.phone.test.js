// Playing with a finger on a phone.

import { expect, START, test } from './support/demo.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a piece follows the finger, and the move is made where it is lifted', async ({ demo }) => {
  const lift = await demo.slide('e2', 'e4');
  await expect(demo.carried).toBeVisible();
  await demo.expectMarks('quiet', ['e3', 'e4']);
  await lift();
  await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  await expect(demo.gameStatus).toHaveText('Black to move.');
});

test('a piece that is lifted where it cannot go snaps back', async ({ demo }) => {
  const lift = await demo.slide('e2', 'e5');
  await expect(demo.carried).toBeVisible();
  await lift();
  await demo.expectRefused('3.7a');
  await demo.expectPlacement(START);
});

test('a refusal is explained below the board, and nothing moves for it', async ({ demo }) => {
  const places = async () => {
    const boxes = [await demo.board.boundingBox(), await demo.page.locator('#undo').boundingBox()];
    return boxes.map((box) => ({ x: box?.x, y: box?.y }));
  };
  // The longest of the sentences, in each language.
  for (const language of await demo.languages.locator('option').allTextContents()) {
    await demo.speak(language);
    await demo.tap('d2');
    await demo.expectNothingRefused();
    const before = await places();
    const lift = await demo.slide('e2', 'e5');
    await lift();
    await expect(demo.ruling.getByRole('link')).toHaveText(/3\.7a/);
    await demo.expectArrows('blame', ['e2e5']);
    expect(await places()).toEqual(before);
    await expect(demo.ruling).toBeInViewport({ ratio: 1 });
  }
  await demo.tap('d2');
  await demo.expectNothingRefused();
});

test('two taps bring a refusal too', async ({ demo }) => {
  await demo.tap('c1');
  await demo.tap('f4');
  await demo.expectRefused('3.5');
  await demo.expectMarks('about', ['d2', 'e3']);
  await demo.expectMarks('culprit', ['d2']);
});

test('the page does not scroll while a piece is dragged', async ({ demo }) => {
  const lift = await demo.slide('e7', 'e2');
  await lift();
  const other = await demo.slide('e2', 'e8');
  await other();
  expect(await demo.page.evaluate(() => window.scrollY)).toBe(0);
});

test('two taps make a move', async ({ demo }) => {
  await demo.tap('g1');
  await demo.expectMarks('quiet', ['f3', 'h3']);
  await demo.tap('f3');
  await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R');
  await demo.tap('g8');
  await demo.tap('f6');
  await demo.expectPlacement('rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R');
});

test('a promotion is chosen with a tap, and not by the tap that brought the pawn there', async ({ demo }) => {
  await demo.load('7k/P7/8/8/8/8/8/K7 w - - 0 1');
  await demo.tap('a7');
  await demo.tap('a8');
  await expect(demo.dialog).toBeVisible();
  await demo.expectPlacement('P6k/8/8/8/8/8/8/K7');
  await demo.dialog.getByRole('button', { name: 'rook' }).tap();
  await demo.expectPlacement('R6k/8/8/8/8/8/8/K7');
});

test.describe('when pieces do not slide', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the dialog opens under the finger, and lifting it chooses nothing', async ({ demo }) => {
    await demo.load('7k/P7/8/8/8/8/8/K7 w - - 0 1');
    await demo.tap('a7');
    await demo.expectMarks('held', ['a7']);
    const lift = await demo.touch('a8');
    await expect(demo.dialog).toBeVisible();
    await lift();
    await expect(demo.dialog.getByRole('button', { name: 'queen' })).toBeFocused();
    await demo.dialog.getByRole('button', { name: 'knight' }).tap();
    await demo.expectPlacement('N6k/8/8/8/8/8/8/K7');
  });
});

test('a tap beside the dialog takes the pawn back', async ({ demo }) => {
  await demo.load('7k/P7/8/8/8/8/8/K7 w - - 0 1');
  await demo.tap('a7');
  await demo.tap('a8');
  await expect(demo.dialog).toBeVisible();
  await demo.tap('e4');
  await expect(demo.dialog).toBeHidden();
  await demo.expectPlacement('7k/P7/8/8/8/8/8/K7');
});

test('the board fills the width, and nothing runs over it', async ({ demo }) => {
  const board = await demo.board.boundingBox();
  expect(board?.width).toBeGreaterThan(350);
  expect(await demo.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('board and status are seen together', async ({ demo }) => {
  await expect(demo.board).toBeInViewport({ ratio: 1 });
  await expect(demo.gameStatus).toBeInViewport({ ratio: 1 });
});
