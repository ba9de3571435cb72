// What is kept between visits, what is downloaded, draws that are claimed, and games that are over.

import { readFile } from 'node:fs/promises';
import { expect, START, test } from './support/demo.js';

/** @import { Demo } from './support/demo.js' */

const ANNOTATED = '1. e4 {best} e5 (1... c5 2. Nf3 $11 d6) 2. f4 $14 *';
const THERE_AND_BACK = 'g1f3,g8f6,f3g1,f6g8,';

/** @param {Demo} demo */
async function loadAnnotated(demo) {
  await demo.openDrawer();
  await demo.pgn.fill(ANNOTATED);
  await demo.button('Load PGN').click();
  await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3 =', 'd6', 'f4 +=']);
}

test('a reload brings the whole game back, with its variations and comments, where it was', async ({
  demo,
}) => {
  await loadAnnotated(demo);
  await demo.move('Nf3 =').click();
  await demo.expectCurrent('Nf3 =');
  await expect.poll(() => demo.page.evaluate(() => location.hash)).toContain('ply=3');
  await demo.page.reload();
  await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3 =', 'd6', 'f4 +=']);
  await demo.expectCurrent('Nf3 =');
  await expect(demo.list).toContainText('best');
  await expect(demo.button('Undo')).toBeDisabled();
});

test('the page without a link opens with the game of the last visit; a link comes first', async ({
  demo,
}) => {
  await loadAnnotated(demo);
  await demo.page.goto('about:blank');
  await demo.page.goto('/');
  await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3 =', 'd6', 'f4 +=']);
  await demo.page.goto('about:blank');
  await demo.page.goto('/#moves=d2d4');
  await demo.expectMoves(['d4']);
});

test('a reload right after a move loses nothing, variations and comments included', async ({ demo }) => {
  await loadAnnotated(demo);
  await demo.move('Nf3 =').click();
  await expect.poll(() => demo.page.evaluate(() => location.hash)).toContain('ply=3');
  await demo.drag('b8', 'c6');
  // The address has not changed yet: a reload asks for the one of before.
  await demo.page.reload();
  await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3 =', 'd6', 'Nc6', 'f4 +=']);
  await demo.expectCurrent('Nc6');
});

test('a page that goes out of sight has kept the game by then', async ({ demo }) => {
  const kept = () => demo.page.evaluate(() => localStorage.getItem('chess-arbiter.game') ?? '');
  await demo.drag('e2', 'e4');
  // The first time, the page loads what writes PGN.
  await expect.poll(kept).toContain('1. e4 *');
  await demo.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    // What the browser does before it ends a page that cannot be seen.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.dispatchEvent(new Event('visibilitychange'));
      setTimeout(() => Object.assign(window, { kept: localStorage.getItem('chess-arbiter.game') }));
    });
    const moves = /** @type {HTMLElement} */ (document.getElementById('moves'));
    observer.observe(moves, { childList: true, subtree: true });
  });
  await demo.drag('e7', 'e5');
  const keptThen = () => demo.page.evaluate(() => /** @type {{ kept?: string }} */ (window).kept ?? '');
  await expect.poll(keptThen).toContain('1. e4 e5 *');
});

test('stepping in haste keeps the game once, at the end', async ({ demo }) => {
  await loadAnnotated(demo);
  await expect.poll(() => demo.page.evaluate(() => location.hash)).toContain('ply=0');
  const times = await demo.page.evaluateHandle(() => {
    const counted = { times: 0 };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      counted.times += 1;
      setItem.call(this, key, value);
    };
    const press = (/** @type {string} */ key) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    for (let step = 0; step < 100; step += 1) press(step % 2 ? 'ArrowLeft' : 'ArrowRight');
    press('End');
    return counted;
  });
  await demo.expectCurrent('f4 +=');
  await expect.poll(() => demo.page.evaluate(() => location.hash)).not.toContain('ply');
  expect(await times.jsonValue()).toEqual({ times: 1 });
});

test('what was kept and cannot be read is no obstacle', async ({ demo }) => {
  await demo.page.evaluate(() => localStorage.setItem('chess-arbiter.game', '{"pgn":"1. e4","way":[7]}'));
  await demo.page.goto('about:blank');
  await demo.page.goto('/');
  await expect(demo.ruling).toContainText('Try an illegal move');
});

test('the game is downloaded as PGN', async ({ demo }) => {
  await loadAnnotated(demo);
  const coming = demo.page.waitForEvent('download');
  await demo.button('Download').click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('game.pgn');
  const pgn = await readFile((await file.path()) ?? '', 'utf8');
  expect(pgn).toContain('1. e4 {best} 1... e5 (1... c5 2. Nf3 $11 d6) 2. f4 $14 *');
});

test('a draw is claimed with a button, and the game has it; another move goes on', async ({ demo }) => {
  await demo.page.goto('about:blank');
  await demo.page.goto(`/#moves=${THERE_AND_BACK.repeat(2).slice(0, -1)}`);
  await demo.page.getByRole('button', { name: /^Claim the draw: the same position/ }).click();
  await expect(demo.gameStatus).toHaveText('Draw claimed: the same position for the third time.');
  await expect(demo.list).toContainText('½-½ Draw');
  await expect(demo.page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  await demo.drag('e2', 'e4');
  await expect(demo.list).not.toContainText('½-½');
  await expect(demo.gameStatus).toHaveText('Black to move.');
});

test('a draw that was claimed is still claimed after a reload', async ({ demo }) => {
  await demo.page.goto('about:blank');
  await demo.page.goto(`/#moves=${THERE_AND_BACK.repeat(2).slice(0, -1)}`);
  await demo.page.getByRole('button', { name: /^Claim the draw: the same position/ }).click();
  await demo.page.reload();
  await expect(demo.gameStatus).toHaveText('Draw claimed: the same position for the third time.');
  await expect(demo.list).toContainText('½-½ Draw');
  await expect(demo.page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  // It was claimed at the end: before it, the game went on.
  await demo.press('ArrowLeft');
  await expect(demo.gameStatus).toHaveText('Black to move.');
  await demo.press('ArrowRight');
  await demo.button('Undo').click();
  await expect(demo.list).not.toContainText('½-½');
  await expect(demo.page.getByRole('button', { name: /^Claim/ })).toBeVisible();
});

test('a claim is taken back and made again', async ({ demo }) => {
  await demo.load('4k3/8/8/8/8/8/R7/4K3 w - - 100 80');
  const claim = demo.page.getByRole('button', { name: /^Claim the draw: fifty moves/ });
  await claim.click();
  await expect(demo.gameStatus).toHaveText(/^Draw claimed: fifty moves/);
  await expect(demo.list).toContainText('½-½');
  await demo.button('Undo').click();
  await expect(claim).toBeVisible();
  await expect(demo.list).not.toContainText('½-½');
  await demo.button('Redo').click();
  await expect(demo.gameStatus).toHaveText(/^Draw claimed: fifty moves/);
  await demo.expectPlacement('4k3/8/8/8/8/8/R7/4K3');
});

test('a game that is over says why it takes no move', async ({ demo }) => {
  await demo.load('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
  await demo.click('a8');
  await expect(demo.ruling).toHaveText('The game is over and takes no more moves: Checkmate.');
  await expect(demo.announcer).toHaveText('The game is over and takes no more moves: Checkmate.');
});

test('a game that is drawn at once takes no move either, by hand, by keyboard or as text', async ({
  demo,
}) => {
  const over = 'The game is over and takes no more moves: The same position for the fifth time.';
  await demo.page.goto('about:blank');
  await demo.page.goto(`/#moves=${THERE_AND_BACK.repeat(4).slice(0, -1)}`);
  await demo.click('e2');
  await expect(demo.ruling).toHaveText(over);
  await expect(demo.announcer).toHaveText(over);
  await demo.expectMarks('held', []);
  await demo.button('Flip board').click();
  await demo.press('ArrowLeft', 'ArrowRight');
  await expect(demo.ruling).not.toHaveText(over);
  await demo.cell('g1, white knight').focus();
  await demo.press('Enter');
  await expect(demo.ruling).toHaveText(over);
  await demo.press('ArrowLeft');
  const text = demo.page.getByLabel('A move as text');
  await text.fill('e4');
  await text.press('Enter');
  await expect(demo.ruling).toHaveText(over);
  await demo.expectPlacement(START);
  // A move that no law allows is refused by that law, as ever.
  await text.fill('e2e5');
  await text.press('Enter');
  await demo.expectRefused('3.7a');
});

test('in stalemate the king may be tried, and each refusal says why it is one', async ({ demo }) => {
  await demo.load('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
  await demo.drag('h8', 'g8');
  await expect(demo.ruling).toHaveText(/^The king on h8 cannot move to g8/);
});
