// The editor: pieces placed and removed with mouse, finger and keys, and its problems told while one works.

import { expect, START, test } from './support/demo.js';

/** @import { Demo } from './support/demo.js' */

class Editor {
  /** @param {Demo} demo */
  constructor(demo) {
    this.demo = demo;
    this.root = demo.page.locator('#editor');
    this.verdict = this.root.locator('[data-editor=verdict]');
    this.play = this.root.getByRole('button', { name: 'Play from here' });
  }

  async open() {
    await this.root.locator('summary').click();
    await expect(this.play).toBeVisible();
    await expect(this.square('e1')).toBeVisible();
  }

  /** @param {string} square */
  square(square) {
    return this.root.locator(`.editor-square[data-square=${square}]`);
  }

  /** @param {string} name */
  tool(name) {
    return this.root.locator('.editor-tray').getByRole('button', { name, exact: true });
  }

  /** @param {string} name */
  button(name) {
    return this.root.getByRole('button', { name, exact: true });
  }
}

test('opens with the position on the board', async ({ demo }) => {
  await demo.load('4k3/8/8/8/8/8/4P3/4K2R b K - 0 1');
  const editor = new Editor(demo);
  await editor.open();
  await expect(editor.square('e2')).toHaveAccessibleName('e2, white pawn');
  await expect(editor.root.getByLabel('Black', { exact: true })).toBeChecked();
  await expect(editor.root.getByLabel('White O-O', { exact: true })).toBeChecked();
  await expect(editor.root.getByLabel('White O-O-O')).not.toBeChecked();
  await expect(editor.verdict).toHaveText('This position can be played.');
});

test('pieces are placed, replaced, moved and removed with the mouse', async ({ demo }) => {
  const editor = new Editor(demo);
  await editor.open();
  await editor.tool('black queen').click();
  await editor.square('e4').click();
  await expect(editor.square('e4')).toHaveAccessibleName('e4, black queen');
  await editor.square('e4').click();
  await expect(editor.square('e4')).toHaveAccessibleName('e4, empty');
  await editor.square('g1').dragTo(editor.square('f3'));
  await expect(editor.square('g1')).toHaveAccessibleName('g1, empty');
  await expect(editor.square('f3')).toHaveAccessibleName('f3, white knight');
  await editor.square('a1').dragTo(editor.verdict);
  await expect(editor.square('a1')).toHaveAccessibleName('a1, empty');
  await expect(editor.verdict).toContainText('White cannot castle queenside');
  await editor.tool('white rook').dragTo(editor.square('a1'));
  await editor.tool('Remove').click();
  await editor.square('h2').click();
  await editor.play.click();
  await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPP1/RNBQKB1R');
  await expect(demo.pageNotice).toHaveText('Position loaded.');
  await expect(demo.board).toBeInViewport({ ratio: 1 });
});

test('and with keys alone', async ({ demo }) => {
  const editor = new Editor(demo);
  await editor.open();
  await editor.button('Empty board').press('Enter');
  await editor.square('e4').focus();
  await demo.press('K', 'ArrowUp', 'ArrowUp', 'k', 'ArrowLeft', 'q', 'Delete', 'ArrowDown', 'r');
  await expect(editor.square('d5')).toHaveAccessibleName('d5, black rook');
  await expect(editor.square('d6')).toHaveAccessibleName('d6, empty');
  await expect(editor.square('d5')).toBeFocused();
  await editor.tool('white pawn').press('Enter');
  await editor.square('a2').press('Enter');
  await editor.play.press('Enter');
  await demo.expectPlacement('8/8/4k3/3r4/4K3/8/P7/8');
});

test('what cannot be is told at once and marked on its squares, and is not played', async ({ demo }) => {
  const editor = new Editor(demo);
  await editor.open();
  await editor.button('Empty board').click();
  await expect(editor.verdict).toContainText('White has no king.');
  await expect(editor.play).toBeDisabled();
  await editor.square('e4').focus();
  await demo.press('K', 'ArrowUp', 'k');
  await expect(editor.square('e4')).toHaveClass(/faulty/);
  await expect(editor.square('e5')).toHaveClass(/faulty/);
  await editor.play.click({ force: true });
  await demo.expectPlacement(START);
  await editor.root.getByLabel('Black', { exact: true }).check();
  await editor.button('Starting position').click();
  await expect(editor.verdict).toHaveText('This position can be played.');
  await expect(editor.root.getByLabel('White', { exact: true })).toBeChecked();
});
