// The page of the laws: a lesson for each article, whose board explains what it refuses, and whose tasks can be done.

import { Game } from 'chess-arbiter';
import { articleOf, LAWS, LESSONS, startOf } from '../../www/src/laws/lessons.js';
import english from '../../www/src/words/lessons/en.js';
import { expect, test } from './support/demo.js';

/** @import { Lesson, Task } from '../../www/src/laws/lessons.js' */
/** @import { LessonOnPage } from './support/demo.js' */

const PIECES = /** @type {Record<string, string>} */ ({ q: 'queen', r: 'rook', b: 'bishop', n: 'knight' });

/** A move for each lesson that its law refuses, in its first position. @type {Record<string, string>} */
const REFUSED = {
  board: 'e1e3',
  men: 'f1c4',
  1.2: 'e7e5',
  mate: 'a1a3',
  stalemate: 'f6f8',
  3.1: 'd1g1',
  3.2: 'd4d5',
  3.3: 'b4c5',
  3.4: 'b1d2',
  3.5: 'e1g3',
  3.6: 'd5d6',
  '3.7a': 'e3e5',
  '3.7b': 'd4d6',
  '3.7c': 'e5f6',
  '3.7d': 'a7a6',
  '3.8a': 'e3e4',
  '3.8b': 'a1a3',
  3.9: 'h2h3',
};

/** The English text of a lesson. @param {Lesson} lesson */
function wordsOf({ id }) {
  const words = english.lessons[id];
  if (!words) throw new Error(`Lesson ${id} has no text`);
  return words;
}

/** How the list of contents names a lesson. @param {Lesson} lesson */
const entryName = (lesson) => `${articleOf(lesson) ?? ''} ${wordsOf(lesson).short}`.trim();

/** @param {string} uci */
const squares = (uci) => /** @type {[string, string]} */ ([uci.slice(0, 2), uci.slice(2, 4)]);

/**
 * @param {Lesson} lesson
 * @param {Task} [task]
 */
function begin(lesson, task = lesson.tasks[0]) {
  if (!task) throw new Error('A lesson without tasks');
  const { fen, played } = startOf(lesson, task);
  const game = new Game(fen);
  for (const move of played) game.apply(move);
  return game;
}

/**
 * Tries a move with the mouse. A piece whose turn it is not cannot be carried: it is refused when it is taken.
 *
 * @param {LessonOnPage} board
 * @param {Game} game what is on the board
 * @param {string} uci
 */
async function attempt(board, game, uci) {
  const [from, to] = squares(uci);
  if (game.get(/** @type {import('chess-arbiter').Square} */ (from))?.color === game.turn) {
    await board.drag(from, to);
  } else {
    await board.click(from);
  }
  const promotion = uci.charAt(4);
  if (promotion) await board.dialog.getByRole('button', { name: PIECES[promotion] ?? '' }).click();
}

for (const lesson of LESSONS) {
  test(`${lesson.id}: its board explains what it refuses, and its tasks can be done`, async ({ laws }) => {
    const board = laws.lesson(lesson.id);
    const words = wordsOf(lesson);
    await board.seek();

    for (const [index, task] of lesson.tasks.entries()) {
      const item = board.tasks.nth(index);
      await item.click();
      await board.expectPlacement(begin(lesson, task).fen.split(' ')[0] ?? '');
      await expect(item).not.toHaveAccessibleName(/Done\.$/);
      await attempt(board, begin(lesson, task), task.solution);
      await expect(item).toHaveAccessibleName(`${words.tasks[task.id]} Done.`);
      await expect(board.praise).toHaveText(index === lesson.tasks.length - 1 ? /Well done/ : /^Done\./);
      const note = words.notes?.[task.id];
      if (note) await expect(board.praise).toContainText(note);
    }

    const all = lesson.tasks.length;
    const entry = laws.contents.getByRole('link', { name: entryName(lesson) });
    await expect(entry).toHaveAccessibleName(new RegExp(`${all}/${all}`));
    await expect(laws.page.getByRole('status')).toHaveText(
      `Task done: ${words.tasks[lesson.tasks.at(-1)?.id ?? '']}`,
    );

    await board.tasks.nth(0).click();
    const move = REFUSED[lesson.id] ?? '';
    const { refusal } = begin(lesson).judge(move);
    await attempt(board, begin(lesson), move);
    await expect(board.ruling).toHaveText(`${refusal?.message} Article ${refusal?.article}`);
    await board.expectMarks('about', [...(refusal?.on ?? [])].sort());
  });
}

test('every lesson has its place in the list, and in the address', async ({ laws }) => {
  for (const lesson of LESSONS) {
    const link = laws.contents.getByRole('link', { name: entryName(lesson) });
    await link.click();
    await expect(laws.page).toHaveURL(new RegExp(`#${lesson.id.replace('.', '\\.')}$`));
    await expect(laws.lesson(lesson.id).title).toHaveText(
      `${articleOf(lesson) ?? ''} ${wordsOf(lesson).title}`.trim(),
    );
    await expect(laws.lesson(lesson.id).title).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
});

for (const [article, heading] of [
  ['1.2', 'One move each'],
  ['mate', 'Check and checkmate'],
  ['3.7', '3.7a The pawn steps forward'],
  ['3.8', '3.8a The king steps'],
  ['3.8b', '3.8b Castling'],
]) {
  test(`the address #${article} leads to its place`, async ({ laws }) => {
    await laws.page.goto('/');
    await laws.open(`#${article}`);
    await expect(laws.page.getByRole('heading', { name: heading ?? '' })).toBeInViewport();
  });
}

test('it leads back to the board', async ({ laws }) => {
  await laws.page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Play', exact: true })
    .click();
  await expect(laws.page.getByRole('grid', { name: 'Chess board' })).toBeVisible();
});

test('boards are made when they come near', async ({ laws }) => {
  await laws.lesson('board').seek();
  await expect(laws.page.locator('svg.cm-chessboard')).not.toHaveCount(LESSONS.length);
  await laws.lesson('3.9').seek();
});

test('the squares that a law allows light up', async ({ laws }) => {
  const board = laws.lesson('3.3');
  await board.seek();
  await board.click('b4');
  await board.expectMarks('capture', ['b7', 'g4']);
  await board.expectMarks('quiet', ['a4', 'b1', 'b2', 'b3', 'b5', 'b6', 'c4', 'd4', 'e4', 'f4']);
});

test('a lesson can be done with the keyboard alone', async ({ laws }) => {
  const board = laws.lesson('3.9');
  await board.seek();
  await board.tasks.nth(2).focus();
  await board.press('Enter');
  await board.cell('e2, white bishop').focus();
  await board.press('Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Enter');
  await expect(board.tasks.nth(2)).toHaveAccessibleName(/Done\.$/);
  await board.expectArrows('blame', ['e7e1']);
  await board.button('Next task').focus();
  await board.press('Enter');
  await expect(board.tasks.nth(0)).toBeFocused();
  await expect(board.tasks.nth(0)).toHaveAttribute('aria-current', 'true');
  await board.expectNothingRefused();
  await board.cell('b4, white bishop').focus();
  await board.press('Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await expect(board.cell('e1, black rook, legal capture')).toBeFocused();
  await board.press('Enter');
  await expect(board.tasks.nth(0)).toHaveAccessibleName(/Done\.$/);
});

test('a legal move that is not the task says so, and the task is offered again', async ({ laws }) => {
  const board = laws.lesson('3.2');
  await board.seek();
  await board.drag('d4', 'e5');
  await board.expectPlacement('4k3/p7/1r6/4B3/8/8/7P/6K1');
  await expect(board.gameStatus).toHaveText('Black to move.');
  await expect(board.tasks.nth(0)).not.toHaveAccessibleName(/Done\.$/);
  await expect(board.praise).toHaveText(english.texts.missed);
  await expect(laws.page.getByRole('status')).toHaveText(english.texts.missed);
  await expect(board.button('Next task')).toBeHidden();
  await board.button('Try again').click();
  await expect(board.praise).toBeEmpty();
  await expect(board.button('Set up again')).toBeVisible();
  await board.expectPlacement('4k3/p7/1r6/8/3B4/8/7P/6K1');
  await expect(board.gameStatus).toHaveText('White to move.');
});

test('where a refusal is asked for, a legal move says that it is legal', async ({ laws }) => {
  const board = laws.lesson('3.2');
  await board.seek();
  await board.tasks.nth(2).click();
  await board.drag('d4', 'e5');
  await expect(board.praise).toHaveText(english.texts.missedRefusal);
});

test('only the first move answers a task', async ({ laws }) => {
  const board = laws.lesson('3.2');
  await board.seek();
  await board.drag('d4', 'e5');
  await board.drag('e8', 'e7');
  await board.dragTo('e5', 'h8', '7B/p3k3/1r6/8/8/8/7P/6K1');
  await expect(board.tasks.nth(0)).not.toHaveAccessibleName(/Done\.$/);
  await expect(board.praise).toHaveText(english.texts.missed);
});

test('a lesson that is done leads on to the next, and the last one to the end', async ({ laws }) => {
  const done = LESSONS.flatMap(({ id, tasks }) => tasks.map((task) => `${id}/${task.id}`));
  const left = done.filter((name) => !['3.2/corner', '3.9/only-move'].includes(name));
  await laws.page.evaluate(
    (names) => localStorage.setItem('chess-arbiter.tasks', JSON.stringify(names)),
    left,
  );
  await laws.page.reload();
  const bishop = laws.lesson('3.2');
  await bishop.seek();
  await expect(bishop.button('Next: The rook')).toBeHidden();
  await bishop.drag('d4', 'h8');
  await bishop.button('Next: The rook').click();
  await expect(laws.lesson('3.3').title).toBeFocused();
  await expect(laws.lesson('3.3').title).toBeInViewport();

  const end = laws.page.locator('#end');
  await expect(end).toContainText('Tasks that are still open: 1.');
  await end.getByRole('button', { name: 'To the first open task' }).click();
  await expect(laws.lesson('3.9').title).toBeFocused();
  const check = laws.lesson('3.9');
  await check.seek();
  await check.drag('b4', 'e1');
  await check.button('To the end').click();
  await expect(end.getByRole('heading')).toBeFocused();
  await expect(end).toContainText('You have done every task.');
  await expect(end.getByRole('button', { name: 'To the first open task' })).toBeHidden();
  await end.getByRole('link', { name: 'Play a game' }).click();
  await expect(laws.page.getByRole('grid', { name: 'Chess board' })).toBeVisible();
});

test('after the first task, the way on is in the window', async ({ laws }) => {
  await laws.page.setViewportSize({ width: 1280, height: 800 });
  await laws.page.evaluate(() => window.scrollTo(0, 0));
  const board = laws.lesson('board');
  await board.drag('b2', 'b7');
  await expect(board.praise).toContainText('Done.');
  await expect(board.button('Next task')).toBeInViewport({ ratio: 1 });
  await expect(board.board).toBeInViewport({ ratio: 1 });
});

test('each article names its text, and its number in the laws of FIDE', async ({ laws }) => {
  for (const { id, fide } of LAWS) {
    await expect(laws.lesson(id).section.locator('.law')).toHaveText(`Article ${id} here · FIDE ${fide}`);
  }
  await expect(laws.page.getByRole('link', { name: 'FIDE Laws of Chess' })).toHaveAttribute(
    'href',
    'https://handbook.fide.com/chapter/E012023',
  );
});

for (const hash of ['#%', '#%E0%A4%A', '#nothing', '#']) {
  test(`the address ${hash} leads nowhere, and breaks nothing`, async ({ laws }) => {
    await laws.page.goto('/');
    await laws.open(hash);
    await laws.lesson('3.2').seek();
  });
}

test('with reduced motion nothing moves by itself', async ({ laws }) => {
  await laws.page.emulateMedia({ reducedMotion: 'reduce' });
  const board = laws.lesson('3.2');
  await board.seek();
  await board.drag('d4', 'h8');
  await expect(board.praise).toHaveText(/^Done\./);
  expect(await laws.page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('a solution is shown, until a piece is picked up', async ({ laws }) => {
  const board = laws.lesson('3.6');
  await board.seek();
  await board.tasks.nth(1).click();
  await board.button('Show me').click();
  await board.expectArrows('hint', ['d5c7']);
  await board.click('d5');
  await board.expectArrows('hint', []);
});

test('what is done is remembered, until one starts over', async ({ laws }) => {
  const startOver = laws.page.getByRole('button', { name: 'Start over' });
  const board = laws.lesson('3.2');
  await expect(startOver).toBeDisabled();
  await board.seek();
  await board.drag('d4', 'h8');
  await expect(board.tasks.nth(0)).toHaveAccessibleName(/Done\.$/);
  await laws.page.reload();
  await expect(board.tasks.nth(0)).toHaveAccessibleName(/Done\.$/);
  await board.seek();
  await board.drag('d4', 'd5');
  await board.expectRefused('3.2');
  await startOver.click();
  await expect(startOver).toBeDisabled();
  await expect(board.tasks.nth(0)).not.toHaveAccessibleName(/Done\.$/);
  await board.expectNothingRefused();
  await laws.page.reload();
  await expect(board.tasks.nth(0)).not.toHaveAccessibleName(/Done\.$/);
});

test('the boards explain themselves in German', async ({ laws }) => {
  const board = laws.lesson('3.2');
  await laws.page.getByLabel('Language').selectOption('de');
  await expect(laws.page.getByLabel('Sprache')).toHaveValue('de');
  await board.seek();
  await board.drag('d4', 'd5');
  await expect(board.ruling).toHaveText(/^Der Läufer auf d4 .* Artikel 3\.2$/);
});

test.describe('two boards on one page', () => {
  test.use({ viewport: { width: 1280, height: 1700 } });

  test.beforeEach(async ({ laws }) => {
    await laws.lesson('3.3').seek();
    await laws.lesson('3.2').seek();
  });

  const BISHOP = '4k3/p7/1r6/8/3B4/8/7P/6K1';
  const ROOK = '4k3/1p6/8/8/1R4n1/8/8/4K3';

  test('a piece that is dropped on the other board goes back, and neither says anything', async ({
    laws,
  }) => {
    const [bishop, rook] = [laws.lesson('3.2'), laws.lesson('3.3')];
    const { mouse } = laws.page;
    // On its own board each of these would be a move: the first legal, the second refused.
    for (const target of ['h8', 'd5']) {
      const [start, end] = [await bishop.centre('d4'), await rook.centre(target)];
      await mouse.move(start.x, start.y);
      await mouse.down();
      await mouse.move(end.x, end.y, { steps: 10 });
      await expect(bishop.carried).toBeVisible();
      await mouse.up();
      await bishop.expectPlacement(BISHOP);
      await rook.expectPlacement(ROOK);
      for (const board of [bishop, rook]) {
        await board.expectNothingRefused();
        await board.expectMarks('held', []);
        await board.expectMarks('last-move', []);
        await expect(board.tasks.nth(0)).not.toHaveAccessibleName(/Done\.$/);
      }
    }
    await bishop.drag('d4', 'h8');
    await expect(bishop.tasks.nth(0)).toHaveAccessibleName(/Done\.$/);
  });

  test('a click on the other board is none on the first', async ({ laws }) => {
    const [bishop, rook] = [laws.lesson('3.2'), laws.lesson('3.3')];
    await bishop.click('d4');
    await bishop.expectMarks('held', ['d4']);
    await rook.click('h8');
    await bishop.expectPlacement(BISHOP);
    await bishop.expectNothingRefused();
    await rook.expectNothingRefused();
  });

  test('a piece that is picked up on one puts back what is held on the other', async ({ laws }) => {
    const [bishop, rook] = [laws.lesson('3.2'), laws.lesson('3.3')];
    await bishop.click('d4');
    await rook.click('b4');
    await rook.expectMarks('held', ['b4']);
    await bishop.expectMarks('held', []);
    await bishop.cell('d4, white bishop').focus();
    await bishop.press('Enter');
    await bishop.expectMarks('held', ['d4']);
    await rook.expectMarks('held', []);
    await rook.click('b4');
    await bishop.expectMarks('held', []);
    await rook.click('g4');
    await rook.expectPlacement('4k3/1p6/8/8/6R1/8/8/4K3');
    await bishop.expectPlacement(BISHOP);
  });

  test('what one refuses stays while the other is played on', async ({ laws }) => {
    const [bishop, rook] = [laws.lesson('3.2'), laws.lesson('3.3')];
    await bishop.drag('d4', 'd5');
    await bishop.expectRefused('3.2');
    await rook.drag('b4', 'g4');
    await rook.expectPlacement('4k3/1p6/8/8/6R1/8/8/4K3');
    await bishop.expectRefused('3.2');
    await rook.expectNothingRefused();
  });
});
