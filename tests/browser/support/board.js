// A board as a visitor uses it: what can be seen of it, and what mouse, finger and keys can do. It reads only what is on
// the page.

import { expect } from '@playwright/test';

/** @import { CDPSession, Locator, Page } from '@playwright/test' */

const FILES = [...'abcdefgh'];
const RANKS = [...'87654321'];
const DRAG_STEPS = 8;

export class Board {
  /**
   * @param {Page} page
   * @param {Locator} board
   * @param {Locator} ruling the line beside the board
   */
  constructor(page, board, ruling) {
    this.page = page;
    this.board = board;
    this.ruling = ruling;
    this.grid = board.getByRole('grid');
    this.dialog = page.getByRole('dialog', { name: 'Promote the pawn to' });
    /** What a screen reader is told. */
    this.announcer = board.locator('[aria-live]');
    /** The piece that follows the pointer during a drag. */
    this.carried = page.locator('.cm-chessboard-draggable-piece');
  }

  /**
   * A square of the picture.
   *
   * @param {string} square
   */
  square(square) {
    return this.board.locator(`.square[data-square="${square}"]`);
  }

  /** @param {string} square */
  async centre(square) {
    await this.board.scrollIntoViewIfNeeded();
    const box = await this.still(this.square(square));
    if (!box) throw new Error(`There is no square ${square} on the page`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /**
   * Where an element is, once the page no longer glides.
   *
   * @param {Locator} element
   */
  async still(element) {
    let before = await element.boundingBox();
    let now = await element.boundingBox();
    while (before?.y !== now?.y) {
      before = now;
      now = await element.boundingBox();
    }
    return now;
  }

  /**
   * The pieces that can be seen, written as FEN writes them.
   *
   * @returns {Promise<string>}
   */
  async placement() {
    const pieces = await this.board
      .locator('.pieces [data-piece][data-square]:not([visibility="hidden"])')
      .evaluateAll((elements) =>
        elements.map((element) => [element.getAttribute('data-square'), element.getAttribute('data-piece')]),
      );
    /** @type {Map<string, string>} */
    const letters = new Map();
    for (const [square, piece] of pieces) {
      const letter = piece?.[1] ?? '?';
      letters.set(square ?? '?', piece?.[0] === 'w' ? letter.toUpperCase() : letter);
    }
    return RANKS.map((rank) =>
      FILES.map((file) => letters.get(file + rank) ?? '1')
        .join('')
        .replace(/1+/g, (empty) => String(empty.length)),
    ).join('/');
  }

  /**
   * Waits until exactly these pieces are on the board, and none is on its way.
   *
   * @param {string} placement the first field of a FEN
   */
  async expectPlacement(placement) {
    await expect.poll(() => this.placement()).toBe(placement);
    await expect(this.carried).toHaveCount(0);
  }

  /**
   * The squares that bear a mark, in alphabetical order.
   *
   * @param {'last-move' | 'held' | 'quiet' | 'capture' | 'check' | 'refused' | 'about' | 'culprit'} kind
   * @param {string[]} squares
   */
  async expectMarks(kind, squares) {
    await expect
      .poll(() =>
        this.board
          .locator(`[data-mark="${kind}"]`)
          .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-square')).sort()),
      )
      .toEqual(squares);
  }

  /**
   * The arrows of a kind, in alphabetical order.
   *
   * @param {'blame' | 'hint'} kind
   * @param {string[]} arrows the square where each begins and the one where it ends: `a1h8`
   */
  async expectArrows(kind, arrows) {
    await expect
      .poll(() =>
        this.board
          .locator(`[data-arrow="${kind}"]`)
          .evaluateAll((paths) =>
            paths.map((path) => `${path.getAttribute('data-from')}${path.getAttribute('data-to')}`).sort(),
          ),
      )
      .toEqual(arrows);
  }

  /**
   * Something is refused, and this is the law that does it.
   *
   * @param {string} article
   */
  async expectRefused(article) {
    await expect(this.ruling.getByRole('link')).toHaveText(`Article ${article}`);
  }

  /** Nothing is refused any more: no mark, no arrow, no words. */
  async expectNothingRefused() {
    await this.expectMarks('about', []);
    await this.expectMarks('culprit', []);
    await this.expectArrows('blame', []);
    await expect(this.ruling).not.toHaveClass(/refused/);
  }

  // The mouse

  /**
   * Presses the button on a square and moves away, so that the piece follows.
   *
   * @param {string} from
   * @param {string} to
   */
  async carry(from, to) {
    const { mouse } = this.page;
    const [start, end] = [await this.centre(from), await this.centre(to)];
    await mouse.move(start.x, start.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: DRAG_STEPS });
    await expect(this.carried).toBeVisible();
  }

  /**
   * @param {string} from
   * @param {string} to
   */
  async drag(from, to) {
    await this.carry(from, to);
    await this.page.mouse.up();
  }

  /**
   * Drags a piece and waits for the position after it.
   *
   * @param {string} from
   * @param {string} to
   * @param {string} placement
   */
  async dragTo(from, to, placement) {
    await this.drag(from, to);
    await this.expectPlacement(placement);
  }

  /** @param {string} square */
  async click(square) {
    const { x, y } = await this.centre(square);
    await this.page.mouse.click(x, y);
  }

  // The finger

  /** @param {string} square */
  async tap(square) {
    const { x, y } = await this.centre(square);
    await this.page.touchscreen.tap(x, y);
  }

  /**
   * Puts a finger on a square, and leaves it there.
   *
   * @param {string} square
   * @returns {Promise<() => Promise<void>>} lifts the finger
   */
  touch(square) {
    return this.slide(square, square);
  }

  /**
   * Puts a finger on a square and slides it to another, without lifting it.
   *
   * @param {string} from
   * @param {string} to
   * @returns {Promise<() => Promise<void>>} lifts the finger
   */
  async slide(from, to) {
    const [start, end] = [await this.centre(from), await this.centre(to)];
    const devtools = await this.page.context().newCDPSession(this.page);
    await touch(devtools, 'touchStart', [start]);
    if (from === to) return () => touch(devtools, 'touchEnd', []);
    for (let step = 1; step <= DRAG_STEPS; step += 1) {
      const part = step / DRAG_STEPS;
      await touch(devtools, 'touchMove', [
        { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
      ]);
    }
    return () => touch(devtools, 'touchEnd', []);
  }

  // The keyboard

  /** @param {string[]} keys */
  async press(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key);
    }
  }

  /**
   * The cell of the board's grid that a screen reader finds under this name.
   *
   * @param {string} name
   * @returns {Locator}
   */
  cell(name) {
    return this.grid.getByRole('gridcell', { name, exact: true });
  }
}

/**
 * @param {CDPSession} devtools
 * @param {'touchStart' | 'touchMove' | 'touchEnd'} type
 * @param {{ x: number, y: number }[]} touchPoints
 */
async function touch(devtools, type, touchPoints) {
  await devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
}
