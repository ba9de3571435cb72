// The list of the moves, and stepping through them: by buttons, by keys, and by choosing a move.

import { expect, START, test } from './support/demo.js';

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const AFTER_E5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';
const AFTER_NF3 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R';

test('says that there are none yet', async ({ demo }) => {
  await expect(
    demo.page.getByText('No moves yet. Make one, or open a game under ‘Position and game’.'),
  ).toBeVisible();
  await expect(demo.button('Back')).toBeDisabled();
  await expect(demo.button('Forward')).toBeDisabled();
});

test.describe('after a few moves', () => {
  test.beforeEach(async ({ demo }) => {
    await demo.dragTo('e2', 'e4', AFTER_E4);
    await demo.dragTo('e7', 'e5', AFTER_E5);
    await demo.dragTo('g1', 'f3', AFTER_NF3);
  });

  test('they stand in algebraic notation, the last one marked', async ({ demo }) => {
    await demo.expectMoves(['e4', 'e5', 'Nf3']);
    await demo.expectCurrent('Nf3');
    await expect(demo.moves.locator('.number')).toHaveText(['1.', '2.']);
    await expect(demo.moves.getByRole('listitem')).toHaveCount(3);
  });

  test('the buttons step through them, and say where there is nothing to step to', async ({ demo }) => {
    await expect(demo.button('Forward')).toBeDisabled();
    await demo.button('Back').click();
    await demo.expectPlacement(AFTER_E5);
    await demo.expectCurrent('e5');
    await demo.expectMarks('last-move', ['e5', 'e7']);
    await expect(demo.gameStatus).toHaveText('White to move.');
    await demo.button('First position').click();
    await demo.expectPlacement(START);
    await expect(demo.moves.locator('[aria-current]')).toHaveCount(0);
    await expect(demo.button('Back')).toBeDisabled();
    await demo.button('Forward').click();
    await demo.expectCurrent('e4');
    await demo.button('Last position').click();
    await demo.expectPlacement(AFTER_NF3);
    await demo.expectMoves(['e4', 'e5', 'Nf3']);
  });

  test('the arrow keys, Home and End step through them', async ({ demo }) => {
    await demo.press('ArrowLeft');
    await demo.expectCurrent('e5');
    await demo.press('Home');
    await demo.expectPlacement(START);
    await demo.press('ArrowRight');
    await demo.expectCurrent('e4');
    await expect(demo.announcer).toHaveText('White pawn e2 to e4.');
    await demo.press('End');
    await demo.expectPlacement(AFTER_NF3);
  });

  test('on the board and in a text field these keys do what they always do', async ({ demo }) => {
    await demo.cell('e4, white pawn').focus();
    await demo.press('ArrowLeft', 'Home', 'End');
    await expect(demo.cell('h4, empty')).toBeFocused();
    await demo.expectCurrent('Nf3');
    await demo.openDrawer();
    await demo.fen.focus();
    await demo.press('Home', 'ArrowRight', 'ArrowLeft');
    await demo.expectCurrent('Nf3');
  });

  test('a click on a move goes there', async ({ demo }) => {
    await demo.move('e4').click();
    await demo.expectPlacement(AFTER_E4);
    await demo.expectCurrent('e4');
  });

  test('the list is one stop of the Tab key, and the focus goes with the steps', async ({ demo }) => {
    await demo.move('Nf3').focus();
    await demo.press('ArrowLeft', 'ArrowLeft');
    await expect(demo.move('e4')).toBeFocused();
    await demo.press('Tab');
    await expect(demo.button('First position')).toBeFocused();
    await demo.press('Shift+Tab');
    await expect(demo.move('e4')).toBeFocused();
  });

  test('another move at an earlier place is kept as a variation, and nothing is lost', async ({ demo }) => {
    await demo.move('e4').click();
    await demo.expectPlacement(AFTER_E4);
    await demo.drag('c7', 'c5');
    await demo.expectCurrent('c5');
    await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3']);
    await demo.move('Nf3').click();
    await demo.expectPlacement(AFTER_NF3);
    await demo.move('c5').click();
    await demo.button('Undo').click();
    await demo.expectMoves(['e4', 'e5', 'Nf3']);
    await demo.expectCurrent('e4');
  });

  test('the same move again goes on in the line that is there', async ({ demo }) => {
    await demo.move('e4').click();
    await demo.dragTo('e7', 'e5', AFTER_E5);
    await demo.expectMoves(['e4', 'e5', 'Nf3']);
    await demo.expectCurrent('e5');
  });
});

test('the numbers begin where the position says, with Black if Black is to move', async ({ demo }) => {
  await demo.load('4k3/8/8/8/8/8/7P/4K3 b - - 0 30');
  await demo.drag('e8', 'e7');
  await demo.expectCurrent('Ke7');
  await demo.drag('h2', 'h4');
  await demo.expectMoves(['Ke7', 'h4']);
  await expect(demo.moves.locator('.number')).toHaveText(['30…', '31.']);
});

test('a move that is taken back is taken out of the list; in the middle of a line there is nothing to take back', async ({
  demo,
}) => {
  await demo.dragTo('e2', 'e4', AFTER_E4);
  await demo.dragTo('e7', 'e5', AFTER_E5);
  await demo.button('Back').click();
  await expect(demo.button('Undo')).toBeDisabled();
  await demo.button('Forward').click();
  await demo.button('Undo').click();
  await demo.expectMoves(['e4']);
});

test('the game ends in the list as well', async ({ demo }) => {
  await demo.load('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1');
  await demo.drag('a1', 'a8');
  await demo.expectMoves(['Ra8#']);
  await expect(demo.page.getByText('1-0 Checkmate')).toBeVisible();
});
