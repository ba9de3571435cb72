// What is kept between visits, what is downloaded, draws that are claimed, and games that are over.

import { readFile } from 'node:fs/promises';
import { expect, test } from './support/demo.js';

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

test('a game that is over says why it takes no move', async ({ demo }) => {
  await demo.load('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
  await demo.click('a8');
  await expect(demo.ruling).toHaveText('The game is over and takes no more moves: Checkmate.');
  await expect(demo.announcer).toHaveText('The game is over and takes no more moves: Checkmate.');
});
