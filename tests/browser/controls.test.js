// The buttons: undo, redo, flip and new game.

import { expect, START, test } from './support/demo.js';

/** @import { Demo } from './support/demo.js' */

/**
 * @param {Demo} demo
 * @param {string} name
 */
const press = (demo, name) => demo.page.getByRole('button', { name }).click();

test.describe('undo', () => {
  test('takes moves back one by one, with the mark of the last move', async ({ demo }) => {
    await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    await demo.dragTo('e7', 'e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
    await press(demo, 'Undo');
    await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    await demo.expectMarks('last-move', ['e2', 'e4']);
    await expect(demo.gameStatus).toHaveText('Black to move.');
    await press(demo, 'Undo');
    await demo.expectPlacement(START);
    await demo.expectMarks('last-move', []);
    await expect(demo.gameStatus).toHaveText('White to move.');
  });

  test('says that there is nothing to take back', async ({ demo }) => {
    const undo = demo.page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeDisabled();
    await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    await expect(undo).toBeEnabled();
    await undo.press('Enter');
    await demo.expectPlacement(START);
    await expect(undo).toBeDisabled();
    // A button that disappeared would lose the focus.
    await expect(undo).toBeFocused();
  });

  const UNDONE = [
    { what: 'a capture', fen: '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', from: 'e4', to: 'd5' },
    { what: 'a capture in passing', fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', from: 'e5', to: 'd6' },
    { what: 'castling', fen: '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', from: 'e1', to: 'c1' },
  ];

  for (const { what, fen, from, to } of UNDONE) {
    test(`takes back ${what}, with every piece that it moved or took`, async ({ demo }) => {
      await demo.load(fen);
      await demo.drag(from, to);
      await expect(demo.gameStatus).toHaveText(/^Black to move/);
      await press(demo, 'Undo');
      await demo.expectPlacement(fen.split(' ')[0] ?? '');
      await expect(demo.fen).toHaveValue(fen);
    });
  }

  test('takes back a checkmate, and the game goes on', async ({ demo }) => {
    await demo.load('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1');
    await demo.dragTo('a1', 'a8', 'R5k1/5ppp/8/8/8/8/8/4K3');
    await expect(demo.gameStatus).toHaveText('Checkmate. White wins.');
    await press(demo, 'Undo');
    await demo.expectMarks('check', []);
    await demo.dragTo('a1', 'a7', '6k1/R4ppp/8/8/8/8/8/4K3');
  });
});

test.describe('redo', () => {
  test('brings a move again that was taken back, with its comment and its place among the variations', async ({
    demo,
  }) => {
    await demo.openDrawer();
    await demo.pgn.fill('1. e4 e5 2. Nf3 {to f3} (2. f4) *');
    await demo.button('Load PGN').click();
    await demo.press('End');
    await expect(demo.button('Redo')).toBeDisabled();
    await press(demo, 'Undo');
    await demo.expectMoves(['e4', 'e5', 'f4']);
    await press(demo, 'Redo');
    await demo.expectMoves(['e4', 'e5', 'Nf3', 'f4']);
    await demo.expectCurrent('Nf3');
    await expect(demo.list).toContainText('to f3');
    await expect(demo.button('Redo')).toBeDisabled();
  });

  test('is over once another move is made', async ({ demo }) => {
    await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    await press(demo, 'Undo');
    await expect(demo.button('Redo')).toBeEnabled();
    await demo.dragTo('d2', 'd4', 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR');
    await expect(demo.button('Redo')).toBeDisabled();
  });
});

test.describe('flip', () => {
  test("puts Black's side at the bottom, and White's again", async ({ demo }) => {
    const [up, down] = [await demo.centre('a8'), await demo.centre('h1')];
    await press(demo, 'Flip board');
    await expect.poll(() => demo.centre('h1')).toEqual(up);
    await expect.poll(() => demo.centre('a8')).toEqual(down);
    await demo.expectPlacement(START);
    await press(demo, 'Flip board');
    await expect.poll(() => demo.centre('a8')).toEqual(up);
  });

  test('leaves the game as it is, and the board playable', async ({ demo }) => {
    await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    await press(demo, 'Flip board');
    await demo.expectMarks('last-move', ['e2', 'e4']);
    await demo.dragTo('e7', 'e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
  });

  test('twice in haste ends where it began', async ({ demo }) => {
    const up = await demo.centre('a8');
    await demo.page.getByRole('button', { name: 'Flip board' }).dblclick();
    await expect(demo.grid.getByRole('gridcell').first()).toHaveAccessibleName('a8, black rook');
    await expect.poll(() => demo.centre('a8')).toEqual(up);
    await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  });
});

test.describe('new game', () => {
  test('sets the pieces up again', async ({ demo }) => {
    await demo.load('7k/8/5KQ1/8/8/8/8/8 w - - 0 1');
    await demo.dragTo('f6', 'f7', '7k/5K2/6Q1/8/8/8/8/8');
    await press(demo, 'New game');
    await demo.expectPlacement(START);
    await expect(demo.gameStatus).toHaveText('White to move.');
    await demo.expectMarks('last-move', []);
  });

  test('can be taken back, and brought again: nothing of the game before is lost', async ({ demo }) => {
    await demo.openDrawer();
    await demo.pgn.fill('1. e4 {best by test} (1. d4 d5) 1... e5 *');
    await demo.button('Load PGN').click();
    await demo.press('End');
    await demo.expectCurrent('e5');
    await press(demo, 'New game');
    await demo.expectPlacement(START);
    await demo.expectMoves([]);
    await press(demo, 'Undo');
    await demo.expectMoves(['e4', 'd4', 'd5', 'e5']);
    await demo.expectCurrent('e5');
    await expect(demo.list).toContainText('best by test');
    await expect(demo.pageNotice).toHaveText('The game before is back.');
    await press(demo, 'Redo');
    await demo.expectMoves([]);
  });

  test('puts a piece that is held back first', async ({ demo }) => {
    await demo.cell('e2, white pawn').focus();
    await demo.press('Enter');
    await demo.expectMarks('held', ['e2']);
    await press(demo, 'New game');
    await demo.expectMarks('held', []);
    await demo.dragTo('d2', 'd4', 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR');
  });
});
