// The table of lessons: its positions are sound, and the module answers what each task asks for. No page is needed.

import { Game, validateFen } from 'chess-arbiter';
import { isReached } from '../../www/src/laws/goals.js';
import { FIRST_STEPS, LAWS, LESSONS, startOf } from '../../www/src/laws/lessons.js';
import { expect, test } from './support/demo.js';

const TASKS = LESSONS.flatMap((lesson) => lesson.tasks.map((task) => ({ lesson, task })));

/** @param {(typeof TASKS)[number]} entry */
function begin({ lesson, task }) {
  const { fen, played } = startOf(lesson, task);
  const game = new Game(fen);
  for (const move of played) game.apply(move);
  return game;
}

test('first the board, the pieces, whose turn and mate; then a lesson for each article, in their order', () => {
  expect(FIRST_STEPS.map(({ id }) => id)).toEqual(['board', 'men', '1.2', 'mate', 'stalemate']);
  expect(LAWS.map(({ id }) => id)).toEqual(
    '3.1 3.2 3.3 3.4 3.5 3.6 3.7a 3.7b 3.7c 3.7d 3.8a 3.8b 3.9'.split(' '),
  );
});

test('every position is sound, and nothing in it needs repair', () => {
  for (const { lesson, task } of TASKS) {
    expect(validateFen(startOf(lesson, task).fen), `${lesson.id} ${task.id}`).toEqual([]);
  }
});

test('every lesson has two tasks or more, each with a name of its own, and the reader moves for White', () => {
  for (const { tasks } of LESSONS) {
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  }
  // But for the lessons of whose turn it is, and of a king that is mated.
  const black = ['black-answers', 'not-twice', 'no-way-out'];
  for (const entry of TASKS) {
    expect(begin(entry).turn, entry.task.id).toBe(black.includes(entry.task.id) ? 'b' : 'w');
  }
});

test('every task is done by its solution, and not by every move', () => {
  for (const entry of TASKS) {
    const { lesson, task } = entry;
    const name = `${lesson.id} ${task.id}`;
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
    if (!['double-check', 'black-answers'].includes(task.id) && others.length > 0)
      expect(missed.length, name).toBeGreaterThan(0);
  }
});

/**
 * @param {string} lessonId
 * @param {string} id
 */
function named(lessonId, id) {
  const entry = TASKS.find(({ lesson, task }) => lesson.id === lessonId && task.id === id);
  if (!entry) throw new Error(`There is no task ${lessonId} ${id}`);
  return { ...entry, game: begin(entry) };
}

/**
 * The moves that do a task.
 *
 * @param {string} lessonId
 * @param {string} id
 */
function movesThatDo(lessonId, id) {
  const { task, game } = named(lessonId, id);
  return game.moves().filter((move) => {
    game.apply(move);
    const reached = isReached(task.goal, game, { move });
    game.undo();
    return reached;
  });
}

test('“like a rook” is done by a rook’s move only, and “like a bishop” by a bishop’s', () => {
  const { game } = named('3.4', 'like-a-rook');
  const alike = (/** @type {'R' | 'B'} */ letter) => new Game(game.fen.replace('Q', letter));
  for (const [id, letter] of /** @type {const} */ ([
    ['like-a-rook', 'R'],
    ['like-a-bishop', 'B'],
  ])) {
    const moves = movesThatDo('3.4', id);
    expect(moves.length).toBeGreaterThan(0);
    for (const { from, to } of moves) expect(alike(letter).isLegal({ from, to }), `${from}${to}`).toBe(true);
  }
});

test('what is said of a position is true', () => {
  expect(named('mate', 'no-way-out').game.outcome?.reason).toBe('checkmate');
  expect(named('3.1', 'pinned-guard').game.judge('e4e5').refusal?.by).toEqual(['d7']);
  expect(named('3.9', 'only-move').game.moves()).toHaveLength(1);
  expect(named('3.9', 'double-check').game.attackers('e1', 'b')).toHaveLength(2);
  expect(named('3.8a', 'take').game.attackers('d2', 'b')).toEqual([]);
  expect(named('3.8b', 'through-check').game.isLegal('e1c1')).toBe(true);
});
