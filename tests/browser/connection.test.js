// A connection that is lost once the board is there: what cannot be loaded is told, the board goes on, and the next try loads
// it.

import { test as base, Demo, expect } from './support/demo.js';
import { holdRest, refuseRest } from './support/rest.js';

/** Fails if anything is thrown. That a file could not be loaded is written to the console, by the browser and by the page. */
const test = base.extend({
  page: async ({ page }, use) => {
    /** @type {string[]} */
    const thrown = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await use(page);
    expect(thrown).toEqual([]);
  },
});

const NOT_LOADED = 'This could not be loaded. Try again, or reload the page: the game is kept.';

/**
 * What wants the rest of the page: how it is asked for, and what is seen of it.
 *
 * @type {Record<string, { ask: (demo: Demo) => Promise<void>, expectDone: (demo: Demo) => Promise<void> }>}
 */
const WANTS = {
  'the PGN that is copied': {
    ask: (demo) => demo.button('Copy PGN').click(),
    expectDone: (demo) => expect(demo.pageNotice).toHaveText('PGN copied.'),
  },
  'the PGN that is downloaded': {
    ask: (demo) => demo.button('Download').click(),
    expectDone: async (demo) => {
      const coming = demo.page.waitForEvent('download');
      await demo.button('Download').click();
      expect((await coming).suggestedFilename()).toBe('game.pgn');
    },
  },
  'a fallen flag': {
    ask: (demo) => demo.button('White’s flag falls').click(),
    expectDone: (demo) =>
      expect(demo.page.locator('#flags [aria-live]')).toContainText('White loses on time'),
  },
  'a Chess960 start': {
    ask: async (demo) => {
      await demo.chess960.fill('0');
      await demo.button('Set up').click();
    },
    expectDone: (demo) => demo.expectPlacement('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR'),
  },
  'a Chess960 start at random': {
    ask: (demo) => demo.button('Random').click(),
    expectDone: (demo) => expect(demo.pageNotice).toHaveText('Position loaded.'),
  },
  'a game that is typed': {
    ask: async (demo) => {
      await demo.pgn.fill('1. d4 *');
      await demo.button('Load PGN').click();
    },
    expectDone: (demo) => demo.expectMoves(['d4']),
  },
  'a file that is dropped': {
    ask: (demo) => demo.dropFile('1. d4 *'),
    expectDone: (demo) => demo.expectMoves(['d4']),
  },
  'the editor': {
    ask: async (demo) => {
      const editor = demo.page.locator('#editor');
      if (await editor.evaluate((details) => /** @type {HTMLDetailsElement} */ (details).open))
        await editor.locator('summary').click();
      await editor.locator('summary').click();
    },
    expectDone: (demo) => expect(demo.page.locator('#editor .editor-tool')).toHaveCount(13),
  },
};

for (const [what, { ask, expectDone }] of Object.entries(WANTS)) {
  test(`${what} wants the connection; without one it is told, and then it is there`, async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const demo = new Demo(page);
    const reconnect = await refuseRest(page);
    await demo.open();
    await demo.openDrawer();
    await ask(demo);
    await expect(demo.pageNotice).toHaveText(NOT_LOADED);
    await demo.drag('e2', 'e4');
    await demo.expectMoves(['e4']);
    await reconnect();
    await ask(demo);
    await expectDone(demo);
  });
}

test('it is told in the language of the page', async ({ page }) => {
  const demo = new Demo(page);
  await page.addInitScript(() => localStorage.setItem('chess-arbiter.language', 'de'));
  await refuseRest(page, /\/de-/);
  await page.goto('/#moves=');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.locator('#position summary').click();
  await page.locator('#copy-pgn').click();
  await expect(demo.pageNotice).toHaveText(/^Das konnte nicht geladen werden\./);
});

test('what is not asked for is not missed: nothing is told', async ({ page }) => {
  const demo = new Demo(page);
  const refused = page.waitForEvent('requestfailed');
  await refuseRest(page);
  await demo.open();
  await refused;
  await demo.drag('e2', 'e4');
  await demo.expectMoves(['e4']);
  await expect(demo.pageNotice).toBeEmpty();
});

test('a dead position is known once the rest has come, whoever wanted it', async ({ page }) => {
  const demo = new Demo(page);
  const reconnect = await refuseRest(page);
  await page.goto('/#fen=8/8/1p1k1p2/pPp1pPp1/P1P1P1P1/8/8/4K3_w_-_-_0_1');
  await expect(demo.gameStatus).toHaveText('White to move.');
  await demo.openDrawer();
  await demo.button('Copy PGN').click();
  await expect(demo.pageNotice).toHaveText(NOT_LOADED);
  await reconnect();
  await demo.button('Copy PGN').click();
  await expect(demo.gameStatus).toHaveText(/^No series of moves leads to mate/);
  await expect(demo.list).toContainText('½-½');
});

/** A position from which no move mates, after a move that made it so. */
const AFTER = '8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8_w_-_-_0_60';
const BEFORE = '#fen=8/8/4k3/1p1p1p1p/1P1P1P2/4K2P/8/8_w_-_-_0_60&moves=h3h4&ply=0';

test('a game that ends in a dead position has its result when the rest has come, wherever the board is', async ({
  page,
}) => {
  const demo = new Demo(page);
  const release = await holdRest(page);
  await page.goto(`/${BEFORE}`);
  await demo.expectMoves(['h4']);
  await expect(demo.list).not.toContainText('½-½');
  release();
  await expect(demo.list).toContainText('½-½');
});

test('a game that was left before the rest has come has its result when it is back', async ({ page }) => {
  const demo = new Demo(page);
  const release = await holdRest(page);
  await page.goto(`/#fen=${AFTER}`);
  await expect(demo.gameStatus).toHaveText('White to move.');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, BEFORE);
  await demo.expectMoves(['h4']);
  await demo.button('New game').click();
  release();
  await demo.openDrawer();
  await demo.button('White’s flag falls').click();
  await expect(page.locator('#flags [aria-live]')).not.toBeEmpty();
  await demo.button('Undo').click();
  await demo.expectMoves(['h4']);
  await expect(demo.list).toContainText('½-½');
});
