// What invites to try: the position that the page opens with, the famous cases, and the line to copy.

import { judge } from 'chess-arbiter';
import { expect, test } from './support/demo.js';

/** Each chip, the move that its arrow shows, and the law that refuses it; none refuses the last, which needs a piece. */
const CASES = [
  { chip: 'A pinned piece', from: 'c3', to: 'e4', article: '3.9' },
  { chip: 'Castling through check', from: 'e1', to: 'g1', article: '3.8b' },
  { chip: 'Late en passant', from: 'e5', to: 'd6', article: '3.7c' },
  { chip: 'Double check', from: 'e4', to: 'g5', article: '3.9' },
];

test('without a link the page opens with a position that invites to try', async ({ demo }) => {
  await demo.page.evaluate(() => localStorage.clear());
  await demo.page.goto('about:blank');
  await demo.page.goto('/');
  await expect(demo.ruling).toHaveText(/^Try an illegal move, such as castling here/);
  await demo.expectArrows('hint', ['e1g1']);
  await demo.drag('e1', 'g1');
  await demo.expectRefused('3.8b');
  await demo.drag('c3', 'e4');
  await demo.expectRefused('3.9');
  await demo.drag('e5', 'd6');
  await demo.expectMoves(['exd6']);
});

for (const { chip, from, to, article } of CASES) {
  test(`the case ‘${chip}’ shows a move to try, and the law that refuses it`, async ({ demo }) => {
    await demo.button(chip).click();
    await expect(demo.ruling).toHaveText(`Is ${from} to ${to} legal? Try it.`);
    await demo.expectArrows('hint', [`${from}${to}`]);
    await demo.drag(from, to);
    await demo.expectRefused(article);
    await demo.expectArrows('hint', []);
  });
}

test('the case of the underpromotion: a queen lets Black force stalemate, a rook wins', async ({ demo }) => {
  await demo.button('Underpromotion').click();
  await demo.drag('c7', 'c8');
  await demo.dialog.getByRole('button', { name: 'rook' }).click();
  await demo.expectMoves(['c8=R']);
  const fen = await demo.fen.inputValue();
  expect(judge(fen, 'd4c4').legal).toBe(true);
});

test('the case of the dead position: the game is over, and no move is asked for', async ({ demo }) => {
  await demo.button('Dead position').click();
  await expect(demo.gameStatus).toHaveText('No series of moves leads to mate. The game is drawn.');
  await expect(demo.ruling).toHaveText(/a dead position \(FIDE 5\.2\.2\)\.$/);
  await demo.expectArrows('hint', []);
});

test('a case can be taken back', async ({ demo }) => {
  await demo.drag('e2', 'e4');
  await demo.expectMoves(['e4']);
  await demo.button('Double check').click();
  await demo.expectMoves([]);
  await demo.button('Undo').click();
  await demo.expectMoves(['e4']);
});

test.describe('the line to begin with', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied', async ({ demo }) => {
    await demo.button('Copy npm install chess-arbiter').first().click();
    await expect(demo.pageNotice).toHaveText('npm install chess-arbiter copied.');
    expect(await demo.page.evaluate(() => navigator.clipboard.readText())).toBe('npm install chess-arbiter');
  });
});

test('every page leads to the package and to its documentation', async ({ page }) => {
  for (const path of ['/', '/laws.html', '/boards.html']) {
    await page.goto(path);
    for (const name of ['npm package', 'Documentation'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible();
  }
});
