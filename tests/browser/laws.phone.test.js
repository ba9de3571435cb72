// The page of the laws on a phone.

import { expect, test } from './support/demo.js';

test.use({ viewport: { width: 390, height: 844 } });

test('a lesson is done with the finger, and the board stays where it is', async ({ laws }) => {
  const board = laws.lesson('3.5');
  await board.seek();
  const place = () => board.board.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await place();
  const lift = await board.slide('d1', 'd8');
  await lift();
  await board.expectRefused('3.5');
  await board.expectMarks('culprit', ['d5']);
  await expect(board.tasks.nth(0)).toHaveAccessibleName(/Done\.$/);
  expect(await place()).toBe(before);
  await board.tap('d1');
  await board.expectNothingRefused();
  await board.tap('d5');
  await expect(board.tasks.nth(1)).toHaveAccessibleName(/Done\.$/);
});

test('tasks, board and ruling are seen together', async ({ laws }) => {
  const board = laws.lesson('3.5');
  await board.seek();
  await board.drag('d1', 'd8');
  await board.tasks.nth(0).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(board.board).toBeInViewport({ ratio: 1 });
  await expect(board.ruling).toBeInViewport({ ratio: 1 });
});

test('what is said after a move, and the way on, come into the window', async ({ laws }) => {
  const board = laws.lesson('3.5');
  await board.board.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await board.seek();
  await expect(board.button('Show me')).not.toBeInViewport();
  const lift = await board.slide('d1', 'd8');
  await lift();
  await board.expectRefused('3.5');
  await expect(board.ruling).toBeInViewport({ ratio: 1 });
  await expect(board.button('Next task')).toBeInViewport({ ratio: 1 });
});

test('nothing runs over the width', async ({ laws }) => {
  await laws.lesson('3.9').seek();
  expect(await laws.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
