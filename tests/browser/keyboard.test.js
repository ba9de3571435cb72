// Playing by keyboard alone, and what a screen reader finds on the board.

import { expect, START, test } from './support/demo.js';

const MAX_TABS = 10;

test('the board is reached with Tab, and a move is made without the mouse', async ({ demo }) => {
  const cell = demo.cell('e2, white pawn');
  for (let tabs = 0; tabs < MAX_TABS && !(await isFocused(cell)); tabs += 1) {
    await demo.press('Tab');
  }
  await expect(cell).toBeFocused();
  await demo.press('Enter', 'ArrowUp', 'ArrowUp', 'Enter');
  await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  await expect(demo.gameStatus).toHaveText('Black to move.');
});

test('Space picks up and puts down as Enter does', async ({ demo }) => {
  await demo.cell('g1, white knight').focus();
  await demo.press('Space', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Space');
  await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R');
});

test('the cursor can be seen', async ({ demo }) => {
  await demo.cell('e2, white pawn').focus();
  await demo.press('ArrowUp');
  await expect(demo.cell('e3, empty')).toBeFocused();
  await expect(demo.cell('e3, empty')).not.toHaveCSS('box-shadow', 'none');
  await expect(demo.cell('e2, white pawn')).toHaveCSS('box-shadow', 'none');
});

test('the cursor stays on the board at its edges', async ({ demo }) => {
  await demo.cell('a1, white rook').focus();
  await demo.press('ArrowLeft', 'ArrowDown');
  await expect(demo.cell('a1, white rook')).toBeFocused();
  await demo.press('End', 'ArrowRight');
  await expect(demo.cell('h1, white rook')).toBeFocused();
  await demo.press('Home');
  await expect(demo.cell('a1, white rook')).toBeFocused();
});

test('on a board that is turned, the arrow keys still follow what is seen', async ({ demo }) => {
  await demo.page.getByRole('button', { name: 'Flip board' }).click();
  await demo.cell('e2, white pawn').focus();
  await demo.press('ArrowDown');
  await expect(demo.cell('e3, empty')).toBeFocused();
  await demo.press('ArrowLeft');
  await expect(demo.cell('f3, empty')).toBeFocused();
});

test('Escape puts the piece back', async ({ demo }) => {
  await demo.cell('e2, white pawn').focus();
  await demo.press('Enter');
  await expect(demo.cell('e2, white pawn, picked up')).toHaveAttribute('aria-selected', 'true');
  await demo.press('Escape');
  await expect(demo.cell('e2, white pawn')).toHaveAttribute('aria-selected', 'false');
  await demo.press('ArrowUp', 'Enter');
  await demo.expectPlacement(START);
});

test('a key that is held down picks a piece up once, and does not put it back', async ({ demo }) => {
  await demo.cell('e2, white pawn').focus();
  await demo.page.keyboard.down('Enter');
  await demo.page.keyboard.down('Enter');
  await demo.page.keyboard.up('Enter');
  await expect(demo.cell('e2, white pawn, picked up')).toBeFocused();
});

test('a move that is not legal is refused and spoken', async ({ demo }) => {
  await demo.cell('e2, white pawn').focus();
  await demo.press('Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
  await demo.expectRefused('3.7a');
  await expect(demo.announcer).toHaveText(/^The pawn on e2 cannot reach e5: .+\. Article 3\.7a\.$/);
  await demo.expectPlacement(START);
});

test("Enter on another piece of one's own picks that one up instead", async ({ demo }) => {
  await demo.cell('e2, white pawn').focus();
  await demo.press('Enter', 'ArrowLeft', 'Enter');
  await expect(demo.cell('d2, white pawn, picked up')).toBeFocused();
  await demo.expectNothingRefused();
});

test('a piece that the mouse has clicked can be put down with the keyboard', async ({ demo }) => {
  await demo.click('e2');
  await demo.cell('e4, empty, legal move').focus();
  await demo.press('Enter');
  await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  await demo.dragTo('e7', 'e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
});

test('a piece that the mouse has clicked and the keyboard has dropped can be clicked again', async ({
  demo,
}) => {
  await demo.click('e2');
  await demo.cell('e5, empty').focus();
  await demo.press('Enter');
  await demo.expectRefused('3.7a');
  await demo.click('e2');
  await demo.expectMarks('held', ['e2']);
});

test.describe('what a screen reader finds', () => {
  test('a grid of eight rows of eight squares, with their pieces', async ({ demo }) => {
    await expect(demo.grid.getByRole('row')).toHaveCount(8);
    await expect(demo.grid.getByRole('gridcell')).toHaveCount(64);
    await expect(demo.grid.getByRole('gridcell').first()).toHaveAccessibleName('a8, black rook');
    await expect(demo.grid.getByRole('gridcell').last()).toHaveAccessibleName('h1, white rook');
    await expect(demo.grid).toHaveAccessibleDescription(/Arrow keys move/);
  });

  test('a board that is turned reads from h1 to a8', async ({ demo }) => {
    await demo.page.getByRole('button', { name: 'Flip board' }).click();
    await expect(demo.grid.getByRole('gridcell').first()).toHaveAccessibleName('h1, white rook');
    await expect(demo.grid.getByRole('gridcell').last()).toHaveAccessibleName('a8, black rook');
  });

  test('where the piece in the hand may go', async ({ demo }) => {
    await demo.load('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
    await demo.cell('e4, white pawn').focus();
    await demo.press('Enter');
    await expect(demo.cell('e5, empty, legal move')).toBeAttached();
    await expect(demo.cell('d5, black pawn, legal capture')).toBeAttached();
    await expect(demo.cell('e6, empty')).toBeAttached();
    await expect(demo.announcer).toHaveText('Picked up the white pawn on e4. Squares to go to: 2.');
  });

  test('the move that was made', async ({ demo }) => {
    await demo.load('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
    await demo.drag('e4', 'd5');
    await expect(demo.announcer).toHaveText('White pawn e4 takes pawn on d5.');
    await expect(demo.cell('d5, white pawn')).toBeAttached();
    await expect(demo.cell('e4, empty')).toBeAttached();
  });

  test('the square of the pawn that is taken en passant', async ({ demo }) => {
    await demo.load('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2');
    await demo.drag('e5', 'd6');
    await expect(demo.announcer).toHaveText('White pawn e5 takes pawn on d5 en passant, going to d6.');
  });

  test("a screen reader's own click picks up and puts down", async ({ demo }) => {
    await demo.cell('e2, white pawn').dispatchEvent('click');
    await demo.cell('e4, empty, legal move').dispatchEvent('click');
    await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  });
});

/** @param {import('@playwright/test').Locator} locator */
function isFocused(locator) {
  return locator.evaluate((element) => element === document.activeElement);
}
