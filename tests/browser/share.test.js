// Sharing the game as FEN, as PGN and as a link, and opening such a link.

import { expect, START, test } from './support/demo.js';

/** @import { Demo } from './support/demo.js' */

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const AFTER_E5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';

/** @param {Demo} demo */
const clipboard = (demo) => demo.page.evaluate(() => navigator.clipboard.readText());

/** @param {Demo} demo */
const fragment = (demo) => demo.page.evaluate(() => location.hash);

/**
 * Opens a link to the page.
 *
 * @param {Demo} demo
 * @param {string} hash
 */
async function visit(demo, hash) {
  await demo.page.goto('about:blank');
  await demo.page.goto(`/${hash}`);
}

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('puts the FEN, the PGN and the link into the clipboard, and says so', async ({ demo }) => {
    await demo.dragTo('e2', 'e4', AFTER_E4);
    await demo.openDrawer();
    await demo.button('Copy FEN').click();
    await expect(demo.pageNotice).toHaveText('FEN copied.');
    expect(await clipboard(demo)).toBe(`${AFTER_E4} b KQkq - 0 1`);
    await demo.button('Copy PGN').click();
    await expect(demo.pageNotice).toHaveText('PGN copied.');
    expect(await clipboard(demo)).toContain('\n1. e4 *');
    await demo.button('Copy link').click();
    await expect(demo.pageNotice).toHaveText('Link copied.');
    const link = await clipboard(demo);
    expect(link).toMatch(/\/#moves=e2e4$/);
    await demo.page.goto('about:blank');
    await demo.page.goto(link);
    await demo.expectPlacement(AFTER_E4);
    await demo.expectMoves(['e4']);
  });

  test('keeps variations, comments and the result in the PGN', async ({ demo }) => {
    await demo.openDrawer();
    await demo.pgn.fill('1. f3 {weak} e5 2. g4 (2. e4 Nc6) 2... Qh4# {mate}');
    await demo.button('Load PGN').click();
    await demo.button('Copy PGN').click();
    await expect(demo.pageNotice).toHaveText('PGN copied.');
    const pgn = await clipboard(demo);
    expect(pgn).toContain('[Result "0-1"]');
    expect(pgn).toContain('1. f3 {weak} 1... e5 2. g4 (2. e4 Nc6) 2... Qh4# {mate} 0-1');
  });
});

test('where copying is not allowed, the text is marked instead', async ({ demo }) => {
  await demo.page.evaluate(() => {
    document.execCommand = () => false;
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await demo.openDrawer();
  await demo.button('Copy PGN').click();
  await expect(demo.pageNotice).toContainText('does not let this page copy');
  await expect(demo.pgn).toBeFocused();
  await expect(demo.pgn).toHaveValue(/\[Event "\?"\]/);
  // In place of what is being typed, too.
  await demo.fen.fill('4k3/8/8');
  await demo.button('Copy FEN').click();
  await expect(demo.fen).toBeFocused();
  await expect(demo.fen).toHaveValue(`${START} w KQkq - 0 1`);
});

test('the address follows the game, and adds no step to the history', async ({ demo }) => {
  const steps = await demo.page.evaluate(() => history.length);
  await demo.dragTo('e2', 'e4', AFTER_E4);
  await demo.dragTo('e7', 'e5', AFTER_E5);
  await expect.poll(() => fragment(demo)).toBe('#moves=e2e4,e7e5');
  await demo.press('ArrowLeft');
  await expect.poll(() => fragment(demo)).toBe('#moves=e2e4,e7e5&ply=1');
  await demo.page.reload();
  await demo.expectPlacement(AFTER_E4);
  await demo.expectMoves(['e4', 'e5']);
  await demo.expectCurrent('e4');
  await demo.button('New game').click();
  await expect.poll(() => fragment(demo)).toBe('');
  expect(await demo.page.evaluate(() => history.length)).toBe(steps);
});

test('a position is in the address, readable', async ({ demo }) => {
  await demo.load('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1');
  await expect.poll(() => fragment(demo)).toBe('#fen=4k3/8/8/8/8/8/4P3/4K3_w_-_-_0_1');
  await visit(demo, '#fen=4k3%2F8%2F8%2F8%2F8%2F8%2F4P3%2F4K3%20w%20-%20-%200%201&moves=e2e4');
  await demo.expectPlacement('4k3/8/8/8/4P3/8/8/4K3');
});

test('a null move is in the link', async ({ demo }) => {
  await visit(demo, '#moves=e2e4,0000');
  await demo.expectMoves(['e4', '--']);
  await demo.expectPlacement(AFTER_E4);
  await expect(demo.gameStatus).toHaveText('White to move.');
  await expect.poll(() => fragment(demo)).toBe('#moves=e2e4,0000');
});

test('another link in the same window is followed', async ({ demo }) => {
  await demo.page.evaluate(() => {
    location.hash = '#moves=e2e4';
  });
  await demo.expectPlacement(AFTER_E4);
});

const BAD = [
  { what: 'an illegal move', hash: '#moves=e2e4,e7e4', says: 'pawn on e7' },
  { what: 'a position that cannot be', hash: '#fen=8/8/8/8/8/8/8/4K3_w_-_-_0_1', says: 'Black has no king.' },
  { what: 'no such ply', hash: '#moves=e2e4&ply=7', says: 'no position 7' },
  { what: 'nothing that is known', hash: '#%E0%A4%A', says: 'known' },
];

for (const { what, hash, says } of BAD) {
  test(`a link with ${what} leads to the starting position, and the page says why`, async ({ demo }) => {
    await visit(demo, hash);
    await expect(demo.pageNotice).toContainText('The link cannot be followed.');
    await expect(demo.pageNotice).toContainText(says);
    await demo.expectPlacement(START);
    await expect(demo.gameStatus).toHaveText('White to move.');
  });
}

test('a draw by repetition is offered the third time and happens the fifth', async ({ demo }) => {
  const there = 'g1f3,g8f6,f3g1,f6g8,';
  await visit(demo, `#moves=${there.repeat(2).slice(0, -1)}`);
  await expect(demo.gameStatus).toHaveText(
    'White to move, and may claim a draw: the same position for the third time.',
  );
  await visit(demo, `#moves=${there.repeat(4).slice(0, -1)}&ply=15`);
  await demo.expectCurrent('Ng1');
  await demo.drag('f6', 'g8');
  await expect(demo.gameStatus).toHaveText('The same position for the fifth time. The game is drawn.');
  await expect(demo.list).toContainText('½-½ The same position for the fifth time');
});
