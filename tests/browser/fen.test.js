// The field for a position. The module reads what is typed; the page shows the problems that it finds.

import { Demo, expect, START, test } from './support/demo.js';
import { holdRest } from './support/rest.js';

const PLAYED = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';

/** A position from which nobody can be mated; only the whole package knows. */
const DEAD = '/#fen=8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8_w_-_-_0_60';

test.beforeEach(({ demo }) => demo.openDrawer());

test.describe('a good position', () => {
  test('is loaded with Enter', async ({ demo }) => {
    await demo.fen.fill('4k3/8/8/8/8/8/4P3/4K3 b - - 0 1');
    await demo.fen.press('Enter');
    await demo.expectPlacement('4k3/8/8/8/8/8/4P3/4K3');
    await expect(demo.gameStatus).toHaveText('Black to move.');
    await expect(demo.fenProblems).toBeEmpty();
  });

  test('is loaded with the button, with space around it', async ({ demo }) => {
    await demo.fen.fill('  4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\t');
    await demo.button('Load').click();
    await demo.expectPlacement('4k3/8/8/8/8/8/4P3/4K3');
    await expect(demo.fen).toHaveValue('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  });

  test('clears the marks of the game before it', async ({ demo }) => {
    await demo.drag('e2', 'e4');
    await demo.expectMarks('last-move', ['e2', 'e4']);
    await demo.load('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
    await demo.expectMarks('last-move', []);
  });

  test('may be one in which the game is over', async ({ demo }) => {
    await demo.load('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
    await expect(demo.gameStatus).toHaveText('Checkmate. White wins.');
    await demo.expectMarks('check', ['g8']);
  });
});

test('the field lets go of the focus when one turns to the board', async ({ demo }) => {
  // Otherwise the keyboard of a phone would go on covering the board.
  await demo.load('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await expect(demo.fen).toBeFocused();
  await demo.click('e2');
  await expect(demo.fen).not.toBeFocused();
});

test.describe('a bad position', () => {
  const BAD = [
    { what: 'without a king', fen: '8/8/8/8/8/8/8/4K3 w - - 0 1', message: 'Black has no king.' },
    { what: 'with a letter that is no piece', fen: '4k3/8/8/8/8/8/8/4X3 w - - 0 1', message: /X/ },
    { what: 'that is no FEN at all', fen: 'hello', message: /./ },
    { what: 'that is empty', fen: '', message: /./ },
    { what: 'that cannot have been played', fen: '4k3/8/8/8/8/8/4R3/4K3 w - - 0 1', message: /check/ },
  ];

  for (const { what, fen, message } of BAD) {
    test(`${what} leaves the board as it was, and says why beside the field`, async ({ demo }) => {
      await demo.dragTo('e2', 'e4', PLAYED);
      await demo.fen.fill(fen);
      await demo.fen.press('Enter');
      await expect(demo.fenProblems).toContainText(message);
      await expect(demo.fen).toHaveAttribute('aria-invalid', 'true');
      await expect(demo.fen).toHaveAccessibleDescription(message);
      await expect(demo.fen).toHaveValue(fen);
      await demo.expectPlacement(PLAYED);
      await expect(demo.gameStatus).toHaveText('Black to move.');
      await demo.expectMarks('last-move', ['e2', 'e4']);
    });
  }

  test('is forgiven as soon as a good one is loaded', async ({ demo }) => {
    await demo.fen.fill('8/8/8/8/8/8/8/4K3 w - - 0 1');
    await demo.fen.press('Enter');
    await expect(demo.fenProblems).toHaveText('Black has no king.');
    await demo.load('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
    await expect(demo.fenProblems).toBeEmpty();
    await expect(demo.fen).not.toHaveAttribute('aria-invalid');
  });

  test('leaves the game playable', async ({ demo }) => {
    await demo.fen.fill('8/8/8/8/8/8/8/4K3 w - - 0 1');
    await demo.fen.press('Enter');
    await expect(demo.fenProblems).toHaveText('Black has no king.');
    await demo.dragTo('e2', 'e4', PLAYED);
    await expect(demo.fenProblems).toBeEmpty();
  });
});

test('what is repaired is loaded, and said', async ({ demo }) => {
  // Castling is claimed for a rook that is not there.
  await demo.load('4k3/8/8/8/8/8/8/4K3 w K - 0 1');
  await expect(demo.fenProblems).toContainText(/castl/i);
  await expect(demo.fen).toHaveValue('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  await expect(demo.fen).not.toHaveAttribute('aria-invalid');
});

test('the field follows the game', async ({ demo }) => {
  await expect(demo.fen).toHaveValue(`${START} w KQkq - 0 1`);
  await demo.drag('g1', 'f3');
  await expect(demo.fen).toHaveValue('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1');
});

test.describe('what is being typed', () => {
  test('stays when the language is switched', async ({ demo }) => {
    await demo.fen.fill('4k3/8/8');
    await demo.languages.selectOption('de');
    await expect(demo.page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(demo.page.locator('#fen')).toHaveValue('4k3/8/8');
  });

  test('and is refused, is refused in the language that is switched to', async ({ demo }) => {
    await demo.fen.fill('8/8/8/8/8/8/8/4K3 w - - 0 1');
    await demo.fen.press('Enter');
    await expect(demo.fenProblems).toHaveText('Black has no king.');
    await demo.languages.selectOption('de');
    await expect(demo.fenProblems).toHaveText('Schwarz hat keinen König.');
    await expect(demo.page.locator('#fen')).toHaveValue('8/8/8/8/8/8/8/4K3 w - - 0 1');
    await expect(demo.page.locator('#fen')).toHaveAttribute('aria-invalid', 'true');
  });

  test('stays when the status of the game changes, since the rest of the page has come', async ({ page }) => {
    const demo = new Demo(page);
    const release = await holdRest(page);
    await page.goto(DEAD);
    await demo.openDrawer();
    await demo.fen.fill('4k3/8/8');
    release();
    await expect(demo.gameStatus).toHaveText(/^No series of moves leads to mate/);
    await expect(demo.fen).toHaveValue('4k3/8/8');
  });

  test('goes when the board has another position', async ({ demo }) => {
    await demo.fen.fill('4k3/8/8');
    await demo.button('New game').click();
    await expect(demo.fen).toHaveValue(`${START} w KQkq - 0 1`);
    await demo.fen.fill('4k3/8/8');
    await demo.drag('e2', 'e4');
    await expect(demo.fen).toHaveValue(/^rnbqkbnr\/pppppppp\/8\/8\/4P3/);
  });
});
