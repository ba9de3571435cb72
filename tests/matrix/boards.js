// What every board must do with the package, done with the mouse: show where a piece may go, explain a drop that is
// refused and take it back, ask for the piece of a promotion, mark the king in check. And a game on the demo's own board.
// They run in Playwright's pages and in those of webdriver.js.
import assert from 'node:assert/strict';

/** @import { Elements, Tab } from './webdriver.js' */

/**
 * How a board looks.
 *
 * @typedef {object} Look
 * @property {string} area the element whose box is the 64 squares
 * @property {string} [destination] the elements that mark where a piece may go; left out, they are painted
 * @property {string} [check] the elements that mark a king in check
 */

/** @type {Record<string, Look>} */
export const LOOKS = {
  chessground: { area: 'cg-board', destination: 'square.move-dest', check: 'square.check' },
  'cm-chessboard': { area: 'svg', destination: '.marker-dot', check: '.marker-circle-danger' },
  'react-chessboard': { area: '[id$=board]' },
  chessboardjs: { area: '.board-b72b1', destination: '.destination', check: '.check' },
  'chessboard-element': { area: 'chess-board [part=board]' },
};

/** A position in which a bishop, a pawn about to promote and a rook wait for their turn. */
export const START = '4k3/P7/8/8/8/8/7R/2B1K3 w - - 0 1';

const STEPS = 6;

/**
 * The mouse on a board, White below, and a way to wait for what it does.
 *
 * @param {Tab} page
 * @param {Elements} area the element whose box is the 64 squares
 */
function handOn(page, area) {
  let checks = 0;

  /** @param {string} square */
  const centre = async (square) => {
    const box = await area.boundingBox();
    if (!box) throw new Error('there is no board');
    const [file, rank] = [square.charCodeAt(0) - 97, 8 - Number(square[1])];
    return { x: box.x + ((file + 0.5) * box.width) / 8, y: box.y + ((rank + 0.5) * box.height) / 8 };
  };

  return {
    checks: () => checks,

    /**
     * Waits until it is so, or too late.
     *
     * @param {string} what
     * @param {() => Promise<unknown>} ask
     * @param {unknown} expected
     */
    async expect(what, ask, expected) {
      let answer = await ask();
      for (let attempt = 0; attempt < 200 && answer !== expected; attempt += 1) {
        await page.waitForTimeout(100);
        answer = await ask();
      }
      assert.equal(answer, expected, what);
      checks += 1;
    },

    /**
     * @param {string} from
     * @param {string} to
     * @param {() => Promise<void>} [look] before the piece is let go
     */
    async drag(from, to, look) {
      const [start, end] = [await centre(from), await centre(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: STEPS });
      await page.mouse.move(end.x, end.y, { steps: STEPS });
      await look?.();
      await page.mouse.up();
    },
  };
}

/**
 * Plays through the behaviours of a board, and throws at the first that is missing.
 *
 * @param {Tab} page it is opened already
 * @param {Look} look
 * @param {string} [root] what the board and its texts are in
 * @returns {Promise<number>} how many checks there were
 */
export async function driveBoard(page, look, root = 'body') {
  const inside = page.locator(root);
  const area = inside.locator(look.area).first();
  const { checks, drag, expect } = handOn(page, area);

  /** How many squares are marked. @param {'destination' | 'check'} mark */
  const marked = async (mark) => {
    const selector = look[mark];
    if (selector) return inside.locator(selector).count();
    return inside.locator('div').evaluateAll(
      (elements, mark) =>
        elements.filter((element) => {
          const { backgroundImage, boxShadow } = getComputedStyle(element);
          return mark === 'check' ? boxShadow.includes('200, 36, 24') : backgroundImage.includes('radial');
        }).length,
      mark,
    );
  };
  const shows = (/** @type {number} */ count) => () =>
    expect('destinations', () => marked('destination'), count);
  const ruling = () => inside.locator('.ruling, #ruling').textContent();
  const fen = () => inside.locator('.fen, #fen').textContent();

  await expect('the start', fen, START);
  await expect('the board', async () => (await area.count()) > 0, true);
  await area.scrollIntoViewIfNeeded();

  await drag('c1', 'c5', shows(7));
  await expect('the ruling', ruling, 'The bishop on c1 cannot reach c5: a bishop moves along its diagonals.');
  await expect('nothing has changed', fen, START);
  await page.waitForTimeout(500); // The piece slides back.

  await drag('a7', 'a8');
  await expect('the question', () => page.getByRole('button', { name: 'Knight' }).count(), 1);
  await page.waitForTimeout(300); // react-chessboard's dnd-kit swallows clicks for 50 ms after a drop.
  await page.getByRole('button', { name: 'Knight' }).click();
  await expect('a promotion', fen, 'N3k3/8/8/8/8/8/7R/2B1K3 b - - 0 1');
  await expect('no check', () => marked('check'), 0);
  await page.waitForTimeout(300);

  await drag('e8', 'd8');
  await expect('the king moves', fen, 'N2k4/8/8/8/8/8/7R/2B1K3 w - - 1 2');
  await page.waitForTimeout(300);

  await drag('h2', 'h8', shows(14));
  await expect('a check', fen, 'N2k3R/8/8/8/8/8/8/2B1K3 b - - 2 2');
  await expect('is marked', () => marked('check'), 1);
  await expect('its name', ruling, 'Rh8+');
  return checks();
}

/**
 * Plays a game on the demo, a refused drop included.
 *
 * @param {Tab} page it is opened already
 * @returns {Promise<number>} how many checks there were
 */
export async function driveDemo(page) {
  const board = page.locator('#board');
  const { checks, drag, expect } = handOn(page, board.locator('svg.cm-chessboard').first());
  const status = () => page.locator('#game-status').textContent();
  const marks = (/** @type {string} */ kind) => () => board.locator(`[data-mark="${kind}"]`).count();

  await expect('the start', status, 'White to move.');
  await drag('c1', 'f4');
  await expect(
    'a refusal is explained',
    async () => (await page.locator('#ruling').textContent())?.includes('the pawn on d2 is in the way'),
    true,
  );
  await expect('White is still to move', status, 'White to move.');
  await page.waitForTimeout(500);
  await drag('e2', 'e4', () => expect('destinations', marks('quiet'), 2));
  await expect('a move', status, 'Black to move.');
  const rest = ['e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6', 'h5f7'];
  for (const [ply, move] of rest.entries()) {
    await page.waitForTimeout(300);
    await drag(move.slice(0, 2), move.slice(2));
    const turn = ply % 2 === 0 ? 'White to move.' : 'Black to move.';
    await expect(move, status, ply === rest.length - 1 ? 'Checkmate. White wins.' : turn);
  }
  await expect('the king is marked', marks('check'), 1);
  return checks();
}
