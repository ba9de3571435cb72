// Promotion (3.7d): a pawn on the last rank waits there until the player has said what it becomes.

import { expect, test } from './support/demo.js';

const BEFORE = '7k/P7/8/8/8/8/7P/K7';
const ASKED = 'P6k/8/8/8/8/8/7P/K7';

test.beforeEach(async ({ demo }) => {
  await demo.load(`${BEFORE} w - - 0 1`);
});

test('the pawn stands on the last rank while the dialog asks, and no move has been made', async ({
  demo,
}) => {
  await demo.drag('a7', 'a8');
  await expect(demo.dialog).toBeVisible();
  await demo.expectPlacement(ASKED);
  await expect(demo.gameStatus).toHaveText('White to move.');
});

test.describe('with the mouse', () => {
  const CHOICES = [
    { name: 'queen', after: 'Q6k/8/8/8/8/8/7P/K7', status: 'Black to move, in check.' },
    { name: 'rook', after: 'R6k/8/8/8/8/8/7P/K7', status: 'Black to move, in check.' },
    { name: 'bishop', after: 'B6k/8/8/8/8/8/7P/K7', status: 'Black to move.' },
    { name: 'knight', after: 'N6k/8/8/8/8/8/7P/K7', status: 'Black to move.' },
  ];

  for (const { name, after, status } of CHOICES) {
    test(`a ${name} is chosen by a click`, async ({ demo }) => {
      await demo.drag('a7', 'a8');
      await demo.dialog.getByRole('button', { name }).click();
      await expect(demo.dialog).toBeHidden();
      await demo.expectPlacement(after);
      await expect(demo.gameStatus).toHaveText(status);
    });
  }

  test('two clicks open the dialog, and choose nothing yet', async ({ demo }) => {
    await demo.click('a7');
    await demo.click('a8');
    await expect(demo.dialog).toBeVisible();
    await demo.expectPlacement(ASKED);
  });

  test('a click beside the dialog takes the pawn back', async ({ demo }) => {
    await demo.drag('a7', 'a8');
    await expect(demo.dialog).toBeVisible();
    await demo.click('e4');
    await expect(demo.dialog).toBeHidden();
    await demo.expectPlacement(BEFORE);
    await expect(demo.gameStatus).toHaveText('White to move.');
  });

  test('a pawn may promote by taking a piece, which returns if the player thinks better of it', async ({
    demo,
  }) => {
    await demo.load('1n5k/P7/8/8/8/8/8/K7 w - - 0 1');
    await demo.drag('a7', 'b8');
    await expect(demo.dialog).toBeVisible();
    await demo.expectPlacement('1P5k/8/8/8/8/8/8/K7');
    await demo.press('Escape');
    await demo.expectPlacement('1n5k/P7/8/8/8/8/8/K7');
    await demo.drag('a7', 'b8');
    await demo.dialog.getByRole('button', { name: 'knight' }).click();
    await demo.expectPlacement('1N5k/8/8/8/8/8/8/K7');
  });

  test('Black is offered black pieces, all of them on the board', async ({ demo }) => {
    await demo.load('k7/8/8/8/8/8/7p/K7 b - - 0 1');
    await demo.drag('h2', 'h1');
    const board = await demo.board.boundingBox();
    const dialog = await demo.dialog.boundingBox();
    expect(dialog?.y).toBeGreaterThanOrEqual(board?.y ?? Infinity);
    expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(
      (board?.y ?? 0) + (board?.height ?? 0) + 1,
    );
    await demo.dialog.getByRole('button', { name: 'rook' }).click();
    await demo.expectPlacement('k7/8/8/8/8/8/8/K6r');
  });
});

test.describe('with the keyboard', () => {
  test('the dialog takes the focus', async ({ demo }) => {
    await demo.drag('a7', 'a8');
    await expect(demo.dialog.getByRole('button', { name: 'queen' })).toBeFocused();
  });

  for (const [key, after] of [
    ['q', 'Q6k/8/8/8/8/8/7P/K7'],
    ['r', 'R6k/8/8/8/8/8/7P/K7'],
    ['b', 'B6k/8/8/8/8/8/7P/K7'],
    ['n', 'N6k/8/8/8/8/8/7P/K7'],
  ]) {
    test(`the letter ${key} chooses`, async ({ demo }) => {
      await demo.drag('a7', 'a8');
      await expect(demo.dialog).toBeVisible();
      await demo.press(key ?? '');
      await expect(demo.dialog).toBeHidden();
      await demo.expectPlacement(after ?? '');
    });
  }

  test('the arrow keys go through the pieces and round, and Enter chooses', async ({ demo }) => {
    await demo.drag('a7', 'a8');
    const button = (/** @type {string} */ name) => demo.dialog.getByRole('button', { name });
    await expect(button('queen')).toBeFocused();
    await demo.press('ArrowDown');
    await expect(button('rook')).toBeFocused();
    await demo.press('ArrowUp', 'ArrowUp');
    await expect(button('knight')).toBeFocused();
    await demo.press('ArrowRight');
    await expect(button('queen')).toBeFocused();
    await demo.press('ArrowDown', 'ArrowDown', 'Enter');
    await demo.expectPlacement('B6k/8/8/8/8/8/7P/K7');
  });

  test('where the dialog rises from the lower edge, the arrow keys follow what is seen', async ({ demo }) => {
    await demo.load('k7/8/8/8/8/8/7p/K7 b - - 0 1');
    await demo.drag('h2', 'h1');
    await expect(demo.dialog.getByRole('button', { name: 'queen' })).toBeFocused();
    await demo.press('ArrowUp');
    await expect(demo.dialog.getByRole('button', { name: 'rook' })).toBeFocused();
  });

  test('Escape takes the pawn back', async ({ demo }) => {
    await demo.drag('a7', 'a8');
    await expect(demo.dialog).toBeVisible();
    await demo.press('Escape');
    await expect(demo.dialog).toBeHidden();
    await demo.expectPlacement(BEFORE);
    await expect(demo.gameStatus).toHaveText('White to move.');
  });

  test('a pawn is promoted without ever touching the mouse, and the focus comes back to the board', async ({
    demo,
  }) => {
    await demo.cell('a7, white pawn').focus();
    await demo.press('Enter', 'ArrowUp', 'Enter');
    await expect(demo.dialog.getByRole('button', { name: 'queen' })).toBeFocused();
    await demo.press('Enter');
    await demo.expectPlacement('Q6k/8/8/8/8/8/7P/K7');
    await expect(demo.cell('a8, white queen')).toBeFocused();
  });

  test('a key that is held down does not choose by itself', async ({ demo }) => {
    await demo.cell('a7, white pawn').focus();
    await demo.press('Enter', 'ArrowUp');
    await demo.page.keyboard.down('Enter');
    await expect(demo.dialog).toBeVisible();
    await demo.page.keyboard.down('Enter');
    await demo.page.keyboard.down('Enter');
    await demo.page.keyboard.up('Enter');
    await expect(demo.dialog).toBeVisible();
    await demo.expectPlacement(ASKED);
  });
});

test.describe('when another game comes', () => {
  /** @param {import('./support/demo.js').Demo} demo */
  async function expectOther(demo) {
    await expect(demo.dialog).toBeHidden();
    await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR');
    await demo.expectMoves(['d4']);
    await expect(demo.announcer).not.toContainText('Put back');
    await demo.drag('d7', 'd5');
    await demo.expectMoves(['d4', 'd5']);
  }

  test('by a link, the dialog closes, and no move is made', async ({ demo }) => {
    await demo.drag('a7', 'a8');
    await expect(demo.dialog).toBeVisible();
    await demo.page.evaluate(() => {
      location.hash = '#moves=d2d4';
    });
    await expectOther(demo);
  });

  test('by a file, the dialog closes, and no move is made', async ({ demo }) => {
    await demo.drag('a7', 'a8');
    await expect(demo.dialog).toBeVisible();
    await demo.dropFile('1. d4 *');
    await expect(demo.dialog).toBeHidden();
    await demo.press('End');
    await expectOther(demo);
  });

  test('before the dialog is there, it does not open', async ({ demo }) => {
    await demo.page.evaluate(() => {
      // The link comes in the same moment as the pawn is let go.
      addEventListener('pointerup', () => setTimeout(() => (location.hash = '#moves=d2d4')), { once: true });
    });
    await demo.drag('a7', 'a8');
    await expectOther(demo);
  });
});
