// What a fallen flag means (FIDE 6.9): the verdict, and a way to checkmate as a game that is only looked at.

import { expect, test } from './support/demo.js';

/** @import { Demo } from './support/demo.js' */

/** Black has a king alone. */
const QUEEN = '7k/8/8/8/8/8/8/KQ6 w - - 0 1';
/** Each side can checkmate. */
const ROOK = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
/** White can checkmate, but it takes millions of moves to find out how. */
const HARD = '8/8/p3p1p1/P1p1PkP1/2Pp1p1p/3P1P1P/5b2/3K4 w - - 0 1';

const [WHITE, BLACK] = ['White’s flag falls', 'Black’s flag falls'];
const [SHOW, BACK] = ['Show such a checkmate', 'Back to the game'];

/** @param {Demo} demo */
const verdict = (demo) => demo.page.locator('#flags [aria-live]');

/**
 * A game with one move, in which White's flag has fallen.
 *
 * @param {Demo} demo
 */
async function playAndFall(demo) {
  await demo.load(ROOK);
  await demo.dragTo('a1', 'a2', '6k1/5ppp/8/8/8/8/R7/4K3');
  await demo.button(WHITE).click();
  await expect(verdict(demo)).toHaveText('White loses on time: Black can still checkmate (FIDE 6.9).');
}

test('a flag that falls against a king alone draws; the other loses', async ({ demo }) => {
  await demo.load(QUEEN);
  await expect(verdict(demo)).toBeEmpty();
  await demo.button(WHITE).click();
  await expect(verdict(demo)).toHaveText(
    'Drawn: Black cannot checkmate by any series of legal moves (FIDE 6.9).',
  );
  await expect(demo.button(SHOW)).toBeHidden();
  await demo.button(BLACK).click();
  await expect(verdict(demo)).toHaveText('Black loses on time: White can still checkmate (FIDE 6.9).');
  await expect(demo.button(SHOW)).toBeVisible();
});

test('where the search ends without an answer the verdict says so', async ({ demo }) => {
  await demo.load(HARD);
  await demo.button(BLACK).click();
  await expect(verdict(demo)).toHaveText(
    /^Undecided: 50,000 moves were tried, .* counts as lost for Black\.$/,
  );
  await expect(demo.button(SHOW)).toBeHidden();
});

test('a game that is over stays as it ended', async ({ demo }) => {
  await demo.load(ROOK);
  await demo.dragTo('a1', 'a8', 'R5k1/5ppp/8/8/8/8/8/4K3');
  await demo.button(WHITE).click();
  await expect(verdict(demo)).toHaveText('Checkmate. White wins.');
  await expect(demo.button(SHOW)).toBeHidden();
});

test('a checkmate is shown as moves to step through, and the game comes back', async ({ demo }) => {
  await playAndFall(demo);
  const fen = await demo.fen.inputValue();
  await demo.button(SHOW).click();
  await expect(demo.ruling).toHaveText(/^One way to checkmate, with the help of both players/);
  await expect(demo.fen).toHaveValue(fen);
  await demo.button('Forward').click();
  await expect(demo.gameStatus).toHaveText(/^White to move/);
  await demo.button('Last position').click();
  await expect(demo.gameStatus).toHaveText('Checkmate. Black wins.');
  await expect(demo.moves.locator('.move').last()).toHaveText(/#$/);
  await demo.button(BACK).click();
  await demo.expectMoves(['Ra2']);
  await demo.expectPlacement('6k1/5ppp/8/8/8/8/R7/4K3');
  await expect(demo.button(BACK)).toBeHidden();
  await expect(verdict(demo)).toHaveText(/^White loses on time/);
});

test('undo leads back to the game, redo to the checkmate', async ({ demo }) => {
  await playAndFall(demo);
  await demo.button(SHOW).click();
  await demo.button('Undo').click();
  await demo.expectMoves(['Ra2']);
  await demo.button('Redo').click();
  await expect(demo.button(BACK)).toBeVisible();
  await demo.button(BACK).click();
  await demo.expectMoves(['Ra2']);
});

test('a visit that ends with the checkmate leaves the game remembered', async ({ demo }) => {
  await playAndFall(demo);
  await demo.button(SHOW).click();
  await demo.button('Last position').click();
  await expect(demo.gameStatus).toHaveText('Checkmate. Black wins.');
  await demo.page.reload();
  await demo.expectMoves(['Ra2']);
});

test('all of it works with the keyboard', async ({ demo }) => {
  await demo.load(ROOK);
  await demo.button(WHITE).focus();
  await demo.press('Enter');
  await expect(verdict(demo)).toHaveText(/^White loses on time/);
  await demo.press('Tab');
  await expect(demo.button(BLACK)).toBeFocused();
  await demo.press('Tab');
  await expect(demo.button(SHOW)).toBeFocused();
  await demo.press('Enter');
  await expect(demo.button(BACK)).toBeFocused();
  await demo.press('ArrowRight');
  await expect(demo.gameStatus).toHaveText(/^Black to move/);
  await demo.press('End');
  await expect(demo.gameStatus).toHaveText('Checkmate. Black wins.');
  await demo.press('Enter');
  await demo.expectMoves([]);
  await expect(demo.button(SHOW)).toBeFocused();
});

test('the verdict is of the position on the board, in the language of the page', async ({ demo }) => {
  await demo.load(ROOK);
  await demo.button(BLACK).click();
  await expect(verdict(demo)).toHaveText(/^Black loses on time/);
  await demo.speak('Deutsch');
  await expect(verdict(demo)).toHaveText(/^Schwarz verliert durch Zeitüberschreitung/);
  await demo.drag('a1', 'a2');
  await expect(verdict(demo)).toBeEmpty();
});
