// The Content Security Policy of each page: it forbids what it is there for, and nothing that a visitor does. Of the other
// tests, those that open a page fail too if anything is refused: the browser writes an error to the console.

import { driveBoard, LOOKS } from '../matrix/boards.js';
import { Demo, expect, Laws, test } from './support/demo.js';
import { holdBack } from './support/rest.js';

/** @import { Page } from '@playwright/test' */
/** @import { Tab } from '../matrix/webdriver.js' */

const PAGES = ['index.html', 'laws.html', 'boards.html'];

/**
 * What the policy refuses on a page that is opened after this: the directives.
 *
 * @param {Page} page
 */
async function refusals(page) {
  /** @type {string[]} */
  const refused = [];
  await page.exposeFunction('noteRefusal', (/** @type {string} */ directive) => refused.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      Reflect.get(window, 'noteRefusal')(effectiveDirective),
    );
  });
  return refused;
}

/** @param {Page} page */
async function policyOf(page) {
  const text = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const directives = (text ?? '').split('; ').map((directive) => directive.split(' '));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

for (const address of PAGES) {
  test(`${address}: names what it needs, and takes no other script or style`, async ({ page }) => {
    await page.goto(`/${address}`);
    const policy = await policyOf(page);
    const isHash = (/** @type {string} */ source) => source.startsWith("'sha256-");
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(policy.get('style-src')?.filter((source) => !isHash(source))).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    // chessboard.js writes the sizes of its squares as attributes, and jQuery writes HTML as text.
    const isGallery = address === 'boards.html';
    expect(policy.get('style-src-attr')).toEqual(isGallery ? ["'unsafe-inline'"] : undefined);
    expect(policy.get('trusted-types')).toEqual(isGallery ? ['default', 'lit-html'] : ["'none'"]);
  });

  test(`${address}: refuses what was not built into it`, async ({ page }) => {
    const refused = await refusals(page);
    await page.goto(`/${address}`);
    const thrown = await page.evaluate(async () => {
      // What the test itself runs may evaluate text; what runs later may not.
      await new Promise((resolve) => setTimeout(resolve));
      const add = (/** @type {string} */ name, /** @type {string} */ text) => {
        const element = document.createElement(name);
        element.append(text);
        document.head.append(element);
      };
      const nameOfThrown = (/** @type {() => void} */ call) => {
        try {
          call();
        } catch (error) {
          return /** @type {Error} */ (error).name;
        }
        return undefined;
      };
      add('style', 'body { display: none }');
      const image = new Image();
      image.src = 'https://example.org/image.png';
      fetch('https://example.org/').catch(() => {});
      const harmful = '<img src="x" onerror="document.title = 1">';
      return [
        // biome-ignore lint/security/noGlobalEval: it is refused.
        nameOfThrown(() => window.eval('1')),
        nameOfThrown(() => add('script', 'document.title = 1')),
        nameOfThrown(() => document.body.insertAdjacentHTML('beforeend', harmful)),
        nameOfThrown(() => document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>')),
        nameOfThrown(() => Reflect.get(window, 'trustedTypes').createPolicy('another', {})),
      ];
    });
    expect(thrown[0]).toBe('EvalError');
    expect(thrown.slice(2)).toEqual(['TypeError', 'TypeError', 'TypeError']);
    for (const directive of ['style-src-elem', 'img-src', 'connect-src', 'require-trusted-types-for'])
      await expect.poll(() => refused, directive).toContain(directive);
    await expect(page.locator('body')).toBeVisible();
    await expect(page).not.toHaveTitle('1');
  });
}

test('index.html: nothing that a visitor does is refused', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const refused = await refusals(page);
  const demo = new Demo(page);
  await demo.open();
  await demo.drag('e2', 'e4');
  await demo.click('b8');
  await demo.click('b4');
  await expect(demo.ruling).toContainText('The knight on b8');
  await page.getByRole('button', { name: 'A pinned piece' }).click();
  await demo.openDrawer();
  await demo.pgn.fill('1. d4 {a comment} d5 (1... Nf6) *');
  await demo.button('Load PGN').click();
  await demo.expectMoves(['d4', 'd5', 'Nf6']);
  await demo.button('Copy PGN').click();
  await demo.button('Random').click();
  await demo.load('7k/P7/8/8/8/8/7P/K7 w - - 0 1');
  await demo.drag('a7', 'a8');
  await demo.dialog.getByRole('button', { name: 'queen' }).click();
  await demo.expectPlacement('Q6k/8/8/8/8/8/7P/K7');
  await page.locator('#editor summary').click();
  const square = (/** @type {string} */ name) => page.locator(`.editor-square[data-square=${name}]`);
  await square('a8').dragTo(square('b7'));
  await expect(square('b7')).toHaveAccessibleName('b7, white queen');
  await demo.speak('Deutsch');
  expect(refused).toEqual([]);
});

test('laws.html: nothing that a visitor does is refused', async ({ page }) => {
  const refused = await refusals(page);
  const laws = new Laws(page);
  await laws.open('#3.7d');
  const lesson = laws.lesson('3.7d');
  await lesson.seek();
  const white = lesson.board.locator('.pieces [data-piece=wp]').first();
  await expect(white).toBeVisible();
  const first = await lesson.placement();
  await lesson.tasks.last().click();
  await lesson.tasks.first().click();
  // The pieces have slid to where they stand in the first task.
  await lesson.expectPlacement(first);
  const pawn = await white.getAttribute('data-square');
  await lesson.drag(pawn ?? '', 'h4');
  await expect(lesson.ruling).toHaveText(/\S/);
  await page.locator('#language-select').selectOption({ label: 'Français' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(refused).toEqual([]);
});

for (const [name, look] of Object.entries(LOOKS).filter(([name]) => name !== 'chessground'))
  test(`boards.html: nothing that ${name} does is refused`, async ({ page }) => {
    test.slow();
    const refused = await refusals(page);
    await page.goto(`/boards.html?fen=${encodeURIComponent('4k3/P7/8/8/8/8/7R/2B1K3 w - - 0 1')}`);
    await page.locator(`#${name} .card-board > .board`).scrollIntoViewIfNeeded();
    await driveBoard(/** @type {Tab} */ (page), look, `#${name}`);
    expect(refused).toEqual([]);
  });

test('a form that is sent before the page listens sends nothing, breaks no policy, and keeps what is typed', async ({
  page,
}) => {
  const demo = new Demo(page);
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => complaints.push(message.text()));
  const release = await holdBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await demo.openDrawer();
  for (const field of ['#fen', '#chess960', '#move-text']) {
    await page.locator(field).fill('a3');
    await page.locator(field).press('Enter');
  }
  await page.locator('#pgn-form [type=submit]').click();
  release();
  await expect(demo.button('Undo')).toBeDisabled();
  expect(complaints).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  await expect(demo.fen).toHaveValue('a3');
  await page.locator('#move-text').press('Enter');
  await demo.expectMoves(['a3']);
});
