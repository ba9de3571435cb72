// The gallery: other boards, each mounted by the file that its recipe shows, play through the same behaviours.
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { driveBoard, LOOKS, START } from '../matrix/boards.js';

/** @import { Page } from '@playwright/test' */
/** @import { Tab } from '../matrix/webdriver.js' */

const NAMES = ['cm-chessboard', 'react-chessboard', 'chessboardjs', 'chessboard-element'];

/**
 * A board of the gallery, and what is thrown or complained of while it is used.
 *
 * @param {Page} page
 * @param {string} name
 * @param {string} [fen]
 */
async function openBoard(page, name, fen) {
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`/boards.html${fen ? `?fen=${encodeURIComponent(fen)}` : ''}`);
  const card = page.locator(`#${name}`);
  await card.locator('.card-board > .board').scrollIntoViewIfNeeded();
  const area = card.locator(LOOKS[name]?.area ?? '').first();
  await area.scrollIntoViewIfNeeded();

  /** @param {string} square */
  async function centre(square) {
    const box = await area.boundingBox();
    if (!box) throw new Error(`There is no board ${name}`);
    const [file, rank] = [square.charCodeAt(0) - 97, 8 - Number(square[1])];
    return { x: box.x + ((file + 0.5) * box.width) / 8, y: box.y + ((rank + 0.5) * box.height) / 8 };
  }

  return {
    complaints,
    card,
    ruling: card.locator('.ruling'),
    fen: card.locator('.fen'),

    /**
     * @param {string} from
     * @param {string} to
     * @param {number} [steps] how many times the mouse is seen on its way
     */
    async drag(from, to, steps = 8) {
      const [start, end] = [await centre(from), await centre(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps });
      await page.mouse.move(end.x, end.y, { steps });
      await page.mouse.up();
    },
  };
}

for (const name of NAMES) {
  test(`${name}: an illegal drop onto an enemy is explained, and breaks nothing`, async ({ page }) => {
    const fen = '4k3/8/8/3p4/8/8/8/R3K3 w - - 0 1';
    const board = await openBoard(page, name, fen);
    await expect(board.ruling).toHaveText('White to move.');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await board.drag('a1', 'd5', 4);
      await expect(board.ruling).toHaveText(/^The rook on a1 cannot reach d5/);
      await expect(board.fen).toHaveText(fen);
    }
    // And the piece is where it was: it can be dragged from there.
    await page.waitForTimeout(400);
    await board.drag('a1', 'a7');
    await expect(board.fen).toHaveText('4k3/R7/8/3p4/8/8/8/4K3 b - - 1 1');
    expect(board.complaints).toEqual([]);
  });

  test(`${name}: whose turn it is is explained too`, async ({ page }) => {
    const board = await openBoard(page, name);
    await board.drag('e7', 'e5');
    await expect(board.ruling).toHaveText(/^It is White's turn/);
    await expect(board.ruling).toHaveClass(/refused/);
    await page.waitForTimeout(400);
    await board.drag('e2', 'e4');
    await expect(board.ruling).toHaveText('e4');
    expect(board.complaints).toEqual([]);
  });

  test(`${name}: its code stands beside it, and is copied`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { card } = await openBoard(page, name);
    const file = name === 'react-chessboard' ? 'board.tsx' : 'board.js';
    const code = await readFile(new URL(`../../examples/${name}/${file}`, import.meta.url), 'utf8');
    await expect(card.getByRole('region', { name: `${name}/${file}` })).toHaveText(code.trim());
    await card.getByRole('button', { name: `Copy ${name}/${file}` }).click();
    await expect(page.locator('#page-notice')).toHaveText(`${file} copied.`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  });

  test(`${name}: destinations, a refusal explained, a promotion, a check`, async ({ page }) => {
    const { complaints } = await openBoard(page, name, START);
    const look = LOOKS[name];
    if (!look) throw new Error(name);
    await driveBoard(/** @type {Tab} */ (page), look, `#${name}`);
    expect(complaints).toEqual([]);
  });
}

test('pieces are picked up in haste, and nothing is thrown', async ({ page }) => {
  const board = await openBoard(page, 'chessboard-element');
  for (const [from, to] of [
    ['e2', 'e5'],
    ['d2', 'd4'],
    ['g8', 'f6'],
    ['a1', 'a8'],
    ['c2', 'c4'],
    ['h7', 'a1'],
  ]) {
    await board.drag(from ?? '', to ?? '', 1);
  }
  await expect(board.ruling).toHaveClass(/refused/);
  await expect(board.fen).toHaveText('rnbqkb1r/pppppppp/5n2/8/2PP4/8/PP2PPPP/RNBQKBNR b KQkq - 0 2');
  expect(board.complaints).toEqual([]);
});

test('a position that cannot be read is explained, and the boards begin as usual', async ({ page }) => {
  const board = await openBoard(page, 'cm-chessboard', 'x');
  await expect(page.getByRole('alert')).toHaveText(/cannot be read: A FEN has four to six fields/);
  await expect(board.fen).toHaveText('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1');
  await board.drag('e2', 'e4');
  await expect(board.ruling).toHaveText('e4');
  expect(board.complaints).toEqual([]);
});

test('the gallery speaks the chosen language, its rulings and its dialog too', async ({ page }) => {
  const board = await openBoard(page, 'chessboard-element', START);
  await page.locator('#language-select').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vier Bretter, ein Schiedsrichter');
  await expect(board.ruling).toHaveText('Weiß ist am Zug.');
  await board.drag('c1', 'c5');
  await expect(board.ruling).toHaveText(/^Der Läufer auf c1/);
  await page.waitForTimeout(300);
  await board.drag('a7', 'a8');
  await page.getByRole('button', { name: 'Springer', exact: true }).click();
  await expect(board.fen).toHaveText('N3k3/8/8/8/8/8/7R/2B1K3 b - - 0 1');
});

test('the pieces of react-chessboard have names', async ({ page }) => {
  const { card } = await openBoard(page, 'react-chessboard');
  await expect(card.getByRole('button', { name: 'wN g1' })).toBeVisible();
  await expect(card.locator('.board').getByRole('button')).toHaveCount(32);
  for (const piece of await card.locator('.board').getByRole('button').all()) {
    await expect(piece).toHaveAccessibleName(/^[wb][PNBRQK] [a-h][1-8]$/);
  }
});

test('nothing of chessground is served', async ({ page }) => {
  /** @type {string[]} */
  const scripts = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text());
  });
  await page.goto('/boards.html');
  for (const name of NAMES) {
    await page.locator(`#${name} .card-board > .board`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${name} .card-board > .board > *`).first()).toBeAttached();
  }
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((script) => script.includes('cg-board') || script.includes('Chessground'))).toEqual(
    [],
  );
});
