// What axe finds: names, roles, contrast (WCAG AA), in light and in dark, in every state of the page.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from './support/demo.js';

/** @import { AxeResults } from 'axe-core' */
/** @import { Page } from '@playwright/test' */

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param {Page} page */
async function expectNoViolations(page) {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => {
    const { run } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window)).axe;
    const results = /** @type {AxeResults} */ (await run());
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  });
  expect(violations).toEqual([]);
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('the page as it opens', async ({ demo }) => {
      await expectNoViolations(demo.page);
    });

    test('a move made, and one refused', async ({ demo }) => {
      await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
      await demo.drag('e7', 'e4');
      await expect(demo.ruling).toHaveClass(/refused/);
      await expectNoViolations(demo.page);
    });

    test('a game with variations, one that is refused, and the drawer', async ({ demo }) => {
      await demo.openDrawer();
      await demo.pgn.fill('[White "A"]\n\n1. e4 {best} (1. d4 d5 (1... Nf6)) e5! 1-0\n\n1. c4 *\n\n1. Ke2 *');
      await demo.button('Load PGN').click();
      await demo.move('d5').click();
      await demo.button('Copy FEN').click();
      await expect(demo.pageNotice).not.toBeEmpty();
      await expectNoViolations(demo.page);
    });

    test('a fallen flag, and a checkmate to look at', async ({ demo }) => {
      await demo.load('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1');
      await demo.button('Black’s flag falls').click();
      await expect(demo.button('Show such a checkmate')).toBeVisible();
      await expectNoViolations(demo.page);
      await demo.button('Show such a checkmate').click();
      await expect(demo.button('Back to the game')).toBeVisible();
      await expectNoViolations(demo.page);
    });

    test('a position refused', async ({ demo }) => {
      await demo.openDrawer();
      await demo.fen.fill('8/8/8/8/8/8/8/4K3 w - - 0 1');
      await demo.fen.press('Enter');
      await expect(demo.fenProblems).not.toBeEmpty();
      await expectNoViolations(demo.page);
    });

    test('a position repaired', async ({ demo }) => {
      await demo.load('4k3/8/8/8/8/8/8/4K3 w K - 0 1');
      await expect(demo.fenProblems).not.toBeEmpty();
      await expectNoViolations(demo.page);
    });

    test('the laws, with tasks done, something refused and a solution shown', async ({ laws }) => {
      const [rook, check, castling] = [laws.lesson('3.3'), laws.lesson('3.9'), laws.lesson('3.8b')];
      await rook.seek();
      await rook.drag('b4', 'c5');
      await rook.expectRefused('3.3');
      await check.seek();
      await check.drag('b4', 'e1');
      await expect(check.button('Next task')).toBeVisible();
      await castling.seek();
      await castling.button('Show me').click();
      await expectNoViolations(laws.page);
    });

    test('the laws: a task missed, one done, and the end', async ({ laws }) => {
      const bishop = laws.lesson('3.2');
      await bishop.seek();
      await bishop.drag('d4', 'e5');
      await expect(bishop.praise).not.toBeEmpty();
      const rook = laws.lesson('3.3');
      await rook.seek();
      await rook.drag('b4', 'g4');
      await expect(rook.praise).not.toBeEmpty();
      await laws.page.locator('#end').scrollIntoViewIfNeeded();
      await expectNoViolations(laws.page);
    });

    test('the gallery, in German', async ({ page }) => {
      await page.goto('/boards.html?fen=x', { waitUntil: 'networkidle' });
      await page.locator('#language-select').selectOption('de');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      // A board is loaded when it comes near the window.
      await page.locator('#react-chessboard').scrollIntoViewIfNeeded();
      await expect(page.locator('#react-chessboard [data-piece]')).toHaveCount(32);
      await expectNoViolations(page);
    });

    test('the promotion dialog', async ({ demo }) => {
      await demo.load('7k/P7/8/8/8/8/8/K7 w - - 0 1');
      await demo.drag('a7', 'a8');
      await expect(demo.dialog).toBeVisible();
      await expectNoViolations(demo.page);
    });
  });
}

test.describe('with the colours of the reader', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the current move, the cursor and what is disabled are told apart without shadows', async ({
    demo,
  }) => {
    await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    await demo.dragTo('e7', 'e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
    const style = (/** @type {import('@playwright/test').Locator} */ locator, /** @type {string} */ name) =>
      locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    expect(await style(demo.move('e5'), 'background-color')).not.toBe(
      await style(demo.move('e4'), 'background-color'),
    );
    expect(await style(demo.button('Redo'), 'color')).not.toBe(await style(demo.button('Undo'), 'color'));
    await demo.cell('e4, white pawn').focus();
    await demo.press('ArrowUp');
    expect(await style(demo.grid.locator(':focus'), 'outline-style')).toBe('solid');
    await expectNoViolations(demo.page);
  });
});
