// Moves as text, and what the board shows and says of a move that is refused.

import { expect, test } from './support/demo.js';

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';

/** @param {import('./support/demo.js').Demo} demo @param {string} text */
async function type(demo, text) {
  const field = demo.page.getByLabel('A move as text, such as Nf3 or e2e4');
  await field.fill(text);
  await field.press('Enter');
}

test('are made, in algebraic notation and by their squares, and told to a screen reader', async ({
  demo,
}) => {
  await type(demo, 'e2e4');
  await demo.expectPlacement(AFTER_E4);
  await expect(demo.announcer).toHaveText('White pawn e2 to e4.');
  await type(demo, 'Nf6');
  await demo.expectMoves(['e4', 'Nf6']);
  await expect(demo.page.getByLabel('A move as text, such as Nf3 or e2e4')).toHaveValue('');
  await expect(demo.page.getByLabel('A move as text, such as Nf3 or e2e4')).toBeFocused();
});

test('are refused like those of a hand, and stay in the field', async ({ demo }) => {
  await type(demo, 'Ke2');
  await demo.expectRefused('3.1');
  await expect(demo.announcer).toContainText('Article 3.1');
  await expect(demo.page.getByLabel('A move as text, such as Nf3 or e2e4')).toHaveValue('Ke2');
  await type(demo, 'e4');
  await demo.expectNothingRefused();
  await demo.expectPlacement(AFTER_E4);
});

test('what names no move is answered below the field', async ({ demo }) => {
  await type(demo, 'hello');
  await expect(demo.page.locator('#move-problems')).toContainText('hello');
  await type(demo, 'e4');
  await expect(demo.page.locator('#move-problems')).toBeEmpty();
});

test('a promotion names its piece', async ({ demo }) => {
  await demo.load('7k/P7/8/8/8/8/8/K7 w - - 0 1');
  await type(demo, 'a8');
  await demo.expectRefused('3.7d');
  await type(demo, 'a8=N');
  await demo.expectMoves(['a8=N']);
});

test('after a move that is not how the piece moves, the board shows where it may go', async ({ demo }) => {
  await demo.load('4k3/8/8/8/8/4p3/3B4/4K3 w - - 0 1');
  await demo.drag('d2', 'd4');
  await demo.expectRefused('3.2');
  await demo.expectMarks('quiet', ['a5', 'b4', 'c1', 'c3']);
  await demo.expectMarks('capture', ['e3']);
  await demo.dragTo('d2', 'e3', '4k3/8/8/8/8/4B3/8/4K3');
  await demo.expectMarks('quiet', []);
});

test('sounds are off until they are turned on, and the choice is kept', async ({ demo }) => {
  await demo.page.addInitScript(() => {
    const made = /** @type {{ made?: number }} */ (window);
    made.made = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      made.made = (made.made ?? 0) + 1;
      start.call(this, when);
    };
  });
  await demo.page.reload();
  const sounds = () => demo.page.evaluate(() => /** @type {{ made?: number }} */ (window).made);
  await type(demo, 'e4');
  await demo.expectPlacement(AFTER_E4);
  expect(await sounds()).toBe(0);
  await demo.openDrawer();
  await demo.page.getByLabel('Sound').check();
  await type(demo, 'e5');
  await expect.poll(sounds).toBe(2);
  await demo.page.reload();
  await demo.openDrawer();
  await expect(demo.page.getByLabel('Sound')).toBeChecked();
});
