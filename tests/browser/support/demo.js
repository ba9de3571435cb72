// The page of the board and the page of the laws as a visitor uses them, and the tests that open them.

import { test as base, expect } from '@playwright/test';
import { Board } from './board.js';

/** @import { Page } from '@playwright/test' */

export { expect };

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

/** The page of the board. */
export class Demo extends Board {
  /** @param {Page} page */
  constructor(page) {
    super(page, page.locator('#board'), page.locator('#ruling'));
    this.gameStatus = page.getByRole('status');
    this.fen = page.getByLabel('Position (FEN)');
    this.fenProblems = page.locator('#fen-problems');
    this.pgn = page.getByLabel('Game (PGN)');
    this.pgnProblems = page.locator('#pgn-problems');
    this.chess960 = page.getByLabel('Chess960 start, 0 to 959');
    this.pageNotice = page.locator('#page-notice');
    /** The list of the moves, with the names above it and the result below. */
    this.list = page.getByRole('region', { name: 'Game' });
    this.moves = page.getByRole('list', { name: 'Moves' });
    this.languages = page.locator('#language-select');
  }

  /**
   * Chooses a language.
   *
   * @param {string} name in that language
   * @returns {Promise<string>} its tag, once the page speaks it
   */
  async speak(name) {
    const [tag = ''] = await this.languages.selectOption({ label: name });
    await expect(this.ruling).toHaveAttribute('lang', tag);
    return tag;
  }

  /** Opens the page with a new game; without a link it opens with a position that invites to try a move. */
  async open() {
    await this.page.goto('/#moves=');
    await this.expectPlacement(START);
  }

  /**
   * The moves in the list, in the order in which they are read.
   *
   * @param {string[]} moves
   */
  async expectMoves(moves) {
    await expect(this.moves.locator('.move')).toHaveText(moves);
  }

  /** @param {string} san the move that the board shows */
  async expectCurrent(san) {
    await expect(this.moves.locator('[aria-current]')).toHaveText([san]);
  }

  /**
   * A move in the list.
   *
   * @param {string} san
   */
  move(san) {
    return this.moves.getByRole('button', { name: san, exact: true });
  }

  /** @param {string} name */
  button(name) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Opens the drawer with the position and the game, if it is closed. */
  async openDrawer() {
    if (!(await this.fen.isVisible()))
      await this.page.getByText('Position and game', { exact: true }).click();
  }

  /**
   * Drops a file on the page.
   *
   * @param {string} content
   */
  async dropFile(content) {
    const dataTransfer = await this.page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'games.pgn', { type: 'application/x-chess-pgn' }));
      return transfer;
    }, content);
    await this.gameStatus.dispatchEvent('drop', { dataTransfer });
  }

  /** @param {string} fen */
  async load(fen) {
    await this.openDrawer();
    await this.fen.fill(fen);
    await this.fen.press('Enter');
    await this.expectPlacement(fen.split(' ')[0] ?? '');
  }
}

/** A lesson on the page of the laws. */
export class LessonOnPage extends Board {
  /**
   * @param {Page} page
   * @param {string} id of its article
   */
  constructor(page, id) {
    const section = page.locator(`[id="${id}"]`);
    super(page, section.locator('.lesson-board'), section.locator('.ruling'));
    this.section = section;
    this.gameStatus = section.locator('.game-status');
    this.praise = section.locator('.praise');
    this.title = section.getByRole('heading', { level: 2 });
    this.tasks = section.getByRole('list', { name: 'Tasks' }).getByRole('button');
  }

  /** @param {string} name */
  button(name) {
    return this.section.getByRole('button', { name, exact: true });
  }

  /** Waits until the board is there. */
  async seek() {
    await this.board.scrollIntoViewIfNeeded();
    await expect(this.grid).toBeAttached();
  }
}

/** The page of the laws. */
export class Laws {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.contents = page.getByRole('navigation', { name: 'Contents' });
  }

  /** @param {string} [hash] */
  async open(hash = '') {
    await this.page.goto(`/laws.html${hash}`);
    await expect(this.contents.getByRole('link').first()).toBeVisible();
  }

  /** @param {string} id */
  lesson(id) {
    return new LessonOnPage(this.page, id);
  }
}

/**
 * Every test also fails if the page throws, writes a warning or an error to the console, or asks another host for anything.
 *
 * @param {Page} page
 * @param {string | undefined} baseURL
 */
function watch(page, baseURL) {
  /** @type {string[]} */
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    const own = origin === new URL(baseURL ?? '').origin || protocol === 'data:' || protocol === 'blob:';
    if (!own) complaints.push(`another host: ${request.url()}`);
  });
  return complaints;
}

/**
 * Playwright's test, with the page of the board opened, or that of the laws.
 *
 * @type {import('@playwright/test').TestType<
 *   import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions
 *     & { demo: Demo, laws: Laws },
 *   import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions
 * >}
 */
export const test = base.extend({
  demo: async ({ page, baseURL }, use) => {
    const complaints = watch(page, baseURL);
    const demo = new Demo(page);
    await demo.open();
    await use(demo);
    expect(complaints).toEqual([]);
  },
  laws: async ({ page, baseURL }, use) => {
    const complaints = watch(page, baseURL);
    const laws = new Laws(page);
    await laws.open();
    await use(laws);
    expect(complaints).toEqual([]);
  },
});
