// Chess960: a start by its number or at random, and castling by taking one's own rook.

import { expect, START, test } from './support/demo.js';

test.beforeEach(({ demo }) => demo.openDrawer());

test('a start is set up by its number', async ({ demo }) => {
  await demo.chess960.fill('0');
  await demo.chess960.press('Enter');
  await demo.expectPlacement('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR');
  await demo.chess960.fill('518');
  await demo.button('Set up').click();
  await demo.expectPlacement(START);
});

for (const number of ['960', '-1', '1.5', 'x', '']) {
  test(`there is no start number ‘${number}’`, async ({ demo }) => {
    await demo.chess960.fill(number);
    await demo.chess960.press('Enter');
    await expect(demo.page.getByText('There are positions 0 to 959.')).toBeVisible();
    await demo.expectPlacement(START);
  });
}

test('a start is drawn by lot, and its number shown', async ({ demo }) => {
  await demo.button('Random').click();
  await expect(demo.chess960).toHaveValue(/^\d{1,3}$/);
  await expect(demo.list).toContainText('Chess960');
});

test('one castles by dragging the king onto its rook; a link and a FEN keep the right to', async ({
  demo,
}) => {
  // King and rook, on f1 and g1, change places.
  await demo.chess960.fill('3');
  await demo.chess960.press('Enter');
  await demo.expectPlacement('bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB');
  await demo.dragTo('f1', 'g1', 'bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB');
  await demo.expectMoves(['O-O']);
  await expect.poll(() => demo.page.evaluate(() => location.hash)).toMatch(/variant=chess960&moves=f1g1$/);

  await demo.page.reload();
  await demo.expectMoves(['O-O']);
  await demo.dragTo('f8', 'g8', 'bqnnrrkb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB');

  await demo.load('bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1');
  await expect(demo.fenProblems).toBeEmpty();
  await demo.dragTo('f1', 'g1', 'bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRRKB');
});
