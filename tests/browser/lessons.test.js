// The table of lessons: its positions are sound, and the module answers what each task asks for. No page is needed.

import { Game, validateFen } from 'chess-arbiter';
import { isReached } from '../../www/src/laws/goals.js';
import { LESSONS, startOf } from '../../www/src/laws/lessons.js';
import { expect, test } from './support/demo.js';

const TASKS = LESSONS.flatMap((lesson) => lesson.tasks.map((task) => ({ lesson, task })));

/** @param {(typeof TASKS)[number]} entry */
function begin({ lesson, task }) {
  const { fen, played } = startOf(lesson, task);
  const game = new Game(fen);
  for (const move of played) game.apply(move);
  return game;
}

test('there is a lesson for each article, in their order', () => {
  expect(LESSONS.map(({ article }) => article)).toEqual(
    '3.1 3.2 3.3 3.4 3.5 3.6 3.7a 3.7b 3.7c 3.7d 3.8a 3.8b 3.9'.split(' '),
  );
});

test('every position is sound, and nothing in it needs repair', () => {
  for (const { lesson, task } of TASKS) {
    expect(validateFen(startOf(lesson, task).fen), `${lesson.article} ${task.id}`).toEqual([]);
  }
});

test('every lesson has two tasks or more, each with a name of its own, and White begins', () => {
  for (const { tasks } of LESSONS) {
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  }
  for (const entry of TASKS) {
    expect(begin(entry).turn).toBe('w');
  }
});

test('every task is done by its solution, and not by every move', () => {
  for (const entry of TASKS) {
    const { lesson, task } = entry;
    const name = `${lesson.article} ${task.id}`;
    const game = begin(entry);
    const others = game.moves().filter(({ uci }) => uci !== task.solution);
    const ruling = game.judge(task.solution);
    if (ruling.legal) game.apply(ruling.move);
    expect(isReached(task.goal, game, ruling), name).toBe(true);
    if (ruling.legal) game.undo();
    const missed = others.filter((move) => {
      game.apply(move);
      const reached = isReached(task.goal, game, { move });
      game.undo();
      return !reached;
    });
    // Where every legal move is a solution, the task is to find one.
    if (task.id !== 'double-check' && others.length > 0) expect(missed.length, name).toBeGreaterThan(0);
  }
});

test('what is said of a position is true', () => {
  const named = (/** @type {string} */ article, /** @type {string} */ id) => {
    const entry = TASKS.find(({ lesson, task }) => lesson.article === article && task.id === id);
    if (!entry) throw new Error(`There is no task ${article} ${id}`);
    return begin(entry);
  };
  expect(named('3.1', 'pinned-guard').judge('e4e5').refusal?.by).toEqual(['d7']);
  expect(named('3.9', 'only-move').moves()).toHaveLength(1);
  expect(named('3.9', 'double-check').attackers('e1', 'b')).toHaveLength(2);
  expect(named('3.8a', 'take').attackers('d2', 'b')).toEqual([]);
  expect(named('3.8b', 'through-check').isLegal('e1c1')).toBe(true);
});
