// What axe finds: names, roles, contrast (WCAG AA), in light and in dark, in every state of the page.

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from './support/demo.js';

/** @import { AxeResults } from 'axe-core' */
/** @import { Demo } from './support/demo.js' */

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @param {Demo} demo */
async function expectNoViolations(demo) {
  await demo.page.evaluate(axe);
  const violations = await demo.page.evaluate(async () => {
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
      await expectNoViolations(demo);
    });

    test('a move made, and one refused', async ({ demo }) => {
      await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
      await demo.drag('e7', 'e4');
      await expect(demo.remark).toHaveClass(/refused/);
      await expectNoViolations(demo);
    });

    test('a position refused', async ({ demo }) => {
      await demo.fen.fill('8/8/8/8/8/8/8/4K3 w - - 0 1');
      await demo.fen.press('Enter');
      await expect(demo.fenProblems).not.toBeEmpty();
      await expectNoViolations(demo);
    });

    test('a position repaired', async ({ demo }) => {
      await demo.load('4k3/8/8/8/8/8/8/4K3 w K - 0 1');
      await expect(demo.fenProblems).not.toBeEmpty();
      await expectNoViolations(demo);
    });

    test('the promotion dialog', async ({ demo }) => {
      await demo.load('7k/P7/8/8/8/8/8/K7 w - - 0 1');
      await demo.drag('a7', 'a8');
      await expect(demo.dialog).toBeVisible();
      await expectNoViolations(demo);
    });
  });
}
