// Games from PGN: pasted, dropped, from a file or typed; with their variations, comments and mistakes.

import { expect, START, test } from './support/demo.js';

/** @import { Demo } from './support/demo.js' */

const ANNOTATED = `[White "Anderssen"]
[Black "Kieseritzky"]
[Event "London"]
[Date "1851.06.21"]
[Result "1-0"]

{A casual game.} 1. e4! e5 2. f4 {The gambit. [%clk 0:10:00]} (2. Nf3 Nc6 (2... Nf6?! 3. Nxe5 $14) 3. Bb5)
2... exf4 (2... -- 3. fxe5) 3. Bc4 1-0`;

const SEVERAL = `[White "Alpha"]
[Black "Beta"]

1. d4 d5 *

[White "Gamma"]
[Black "Delta"]

1. c4 0-1

[White "Broken"]

1. e4 e5
2. Ke3 *`;

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';

/**
 * Types a game into the field and loads it.
 *
 * @param {Demo} demo
 * @param {string} pgn
 */
async function load(demo, pgn) {
  await demo.openDrawer();
  await demo.pgn.fill(pgn);
  await demo.button('Load PGN').click();
}

/**
 * Pastes a text where the focus is.
 *
 * @param {Demo} demo
 * @param {string} text
 */
async function paste(demo, text) {
  await demo.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await demo.page.evaluate((content) => navigator.clipboard.writeText(content), text);
  await demo.press('ControlOrMeta+v');
}

test('variations are nested, comments and signs stand beside their moves', async ({ demo }) => {
  await load(demo, ANNOTATED);
  await demo.expectMoves([
    'e4!',
    'e5',
    'f4',
    'Nf3',
    'Nc6',
    'Nf6?!',
    'Nxe5 +=',
    'Bb5',
    'exf4',
    '--',
    'fxe5',
    'Bc4',
  ]);
  const variation = demo.moves.locator('.variation').filter({ hasText: 'Nf3' }).first();
  await expect(variation.locator('.variation')).toContainText('2… Nf6?! 3. Nxe5 +=');
  await expect(demo.moves.locator('.comment')).toHaveText('The gambit. · clock 0:10:00');
  await expect(demo.list).toContainText('A casual game.');
  await expect(demo.list).toContainText('Anderssen – Kieseritzky, London, 1851');
  await expect(demo.list).toContainText('1-0 White wins');
  await demo.expectPlacement(START);

  // One can go to a variation, and step through it.
  await demo.move('Nf6?!').click();
  await demo.expectPlacement('rnbqkb1r/pppp1ppp/5n2/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R');
  await demo.page.keyboard.press('ArrowRight');
  await demo.expectCurrent('Nxe5 +=');
  await demo.press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  await demo.expectCurrent('e5');
  await demo.press('End');
  await demo.expectCurrent('Bc4');
  // And through a null move.
  await demo.move('fxe5').click();
  await demo.expectPlacement('rnbqkbnr/pppp1ppp/8/4P3/4P3/8/PPPP2PP/RNBQKBNR');
  await demo.press('ArrowLeft');
  await demo.expectCurrent('--');
  await expect(demo.gameStatus).toHaveText('White to move.');
  await expect(demo.announcer).toHaveText('Black passes.');
});

test('a game is pasted anywhere on the page', async ({ demo }) => {
  await paste(demo, '1. d4 Nf6 2. c4');
  await demo.expectMoves(['d4', 'Nf6', 'c4']);
});

test('a position is pasted anywhere on the page', async ({ demo }) => {
  await paste(demo, '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\n');
  await demo.expectPlacement('4k3/8/8/8/8/8/4P3/4K3');
});

test('text that is nearly a position, however long, is answered at once', async ({ demo }) => {
  const ranks = '8/8/8/8/8/8/8/';
  for (const text of [
    `${ranks}8${' '.repeat(100_000)}\nx`,
    `${ranks}${'8'.repeat(100_000)}\nx`,
    `${'8'.repeat(100_000)}[`,
    `8${'\t'.repeat(100_000)}x`,
  ]) {
    await paste(demo, text);
    await expect(demo.pgnProblems).not.toBeEmpty({ timeout: 10_000 });
    await demo.button('New game').click();
    await expect(demo.pgnProblems).toBeEmpty();
  }
});

test('a file is dropped anywhere on the page', async ({ demo }) => {
  const dataTransfer = await demo.page.evaluateHandle((pgn) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([pgn], 'game.pgn', { type: 'application/x-chess-pgn' }));
    return transfer;
  }, ANNOTATED);
  const hint = demo.page.getByText('Drop the PGN file to open it');
  await demo.gameStatus.dispatchEvent('dragover', { dataTransfer });
  await expect(hint).toBeVisible();
  await demo.gameStatus.dispatchEvent('drop', { dataTransfer });
  await expect(hint).toBeHidden();
  await expect(demo.move('Bc4')).toBeVisible();
});

test('a file is picked', async ({ demo }) => {
  await demo.openDrawer();
  const chooser = demo.page.waitForEvent('filechooser');
  await demo.button('Open a file').click();
  await (await chooser).setFiles({ name: 'a.pgn', mimeType: 'text/plain', buffer: Buffer.from('1. c4 e5') });
  await demo.expectMoves(['c4', 'e5']);
});

test('of several games one is chosen; what cannot be read is said', async ({ demo }) => {
  await load(demo, SEVERAL);
  await demo.expectMoves(['d4', 'd5']);
  await expect(demo.pgnProblems).toContainText('Game 3, line 14, column 4');
  const choice = demo.page.getByRole('combobox', { name: 'One of 3 games' });
  await expect(choice.getByRole('option')).toContainText([
    '1. Alpha – Beta',
    '2. Gamma – Delta',
    '3. Broken',
  ]);
  await choice.selectOption('2. Gamma – Delta');
  await demo.expectMoves(['c4']);
  await expect(demo.list).toContainText('0-1 Black wins');
  await demo.button('New game').click();
  await expect(choice).toHaveCount(0);
  await expect(demo.pgnProblems).toBeEmpty();
});

test('what was taken back in one game of a file is not made in another', async ({ demo }) => {
  await load(demo, SEVERAL);
  await demo.press('End');
  await demo.button('Undo').click();
  await demo.expectMoves(['d4']);
  await demo.page.getByRole('combobox', { name: 'One of 3 games' }).selectOption('2. Gamma – Delta');
  await demo.expectMoves(['c4']);
  await expect(demo.button('Redo')).toBeDisabled();
});

test('a game with a bad move comes up to there, and the move is told with its line and column', async ({
  demo,
}) => {
  await demo.dragTo('e2', 'e4', AFTER_E4);
  await paste(demo, '1. d4 d5\n2. Ke3 *');
  await expect(demo.pgnProblems).toContainText("Game 1, line 2, column 4, 'Ke3': The king on e1");
  await expect(demo.pgnProblems).toBeVisible();
  await demo.expectMoves(['d4', 'd5']);
});

test('text without a game leaves the board as it was', async ({ demo }) => {
  await demo.dragTo('e2', 'e4', AFTER_E4);
  await paste(demo, '[FEN "no FEN"]\n\n1. d4 *');
  await expect(demo.pgnProblems).toContainText('Game 1, line 1');
  await demo.expectPlacement(AFTER_E4);
  await demo.expectMoves(['e4']);
});

test('a long game scrolls inside the list, and its current move is kept in view', async ({ demo }) => {
  const box = await demo.board.boundingBox();
  const kings = 'Kd1 Kd8 Ke1 Ke8 '.repeat(3);
  await load(demo, `[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n${kings} Kf1 Kf8 Kg1 Kg8 Kf2 Kf7 Kg3 Kg6 *`);
  await demo.page.evaluate(() => window.scrollTo(0, 0));
  await demo.moves.locator('button').first().focus();
  await demo.press('End');
  await demo.expectCurrent('Kg6');
  await expect(demo.moves.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  expect(await demo.page.evaluate(() => window.scrollY)).toBe(0);
  expect(await demo.board.boundingBox()).toEqual(box);
});
