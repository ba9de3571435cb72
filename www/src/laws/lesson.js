// One lesson on the page: its text, its tasks, and a board that explains every refusal. The board is made when it comes
// near the window, so that the page opens fast.

import { Game } from 'chess-arbiter/rules';
import { createBoard } from '../board/board.js';
import { create } from '../browser/dom.js';
import { describeGameStatus } from '../messages/game-status.js';
import { createRuling } from '../messages/ruling.js';
import { moveInWords } from '../messages/words.js';
import { isReached } from './goals.js';
import { startOf } from './lessons.js';
import { createTaskList } from './task-list.js';

/** @import { Language, Move, Refusal, Square } from 'chess-arbiter/rules' */
/** @import { Board } from '../board/board.js' */
/** @import { Lesson, Task } from './lessons.js' */

/**
 * @typedef {object} LessonOptions
 * @property {() => Language | string} language the language in which refusals are explained
 * @property {(task: Task) => boolean} isDone
 * @property {(task: Task) => void} onDone called when a task is done for the first time
 */

/**
 * @param {Lesson} lesson
 * @param {LessonOptions} options
 */
export function createLesson(lesson, { language, isDone, onDone }) {
  let task = firstOf(lesson);
  let game = gameOf(lesson, task);
  /** @type {Board | undefined} */
  let board;

  const title = create('h2', '', create('span', 'number', lesson.article), ` ${lesson.title}`);
  title.id = `title-${lesson.article}`;
  const taskList = createTaskList(lesson, setUp);
  const text = create(
    'div',
    'lesson-text',
    title,
    ...lesson.text.map((each) => create('p', '', each)),
    taskList.element,
  );

  const boardElement = create('div', 'lesson-board');

  const gameStatus = create('p', 'game-status');
  const rulingElement = create('p', '');
  const ruling = createRuling(rulingElement, '');
  const again = createButton('Set up again', () => setUp(task));
  const show = createButton('Show me', showSolution);
  const next = createButton('Next task', goOn);
  next.classList.add('button-main');
  const controls = create('div', 'controls', again, show, next);
  const verdict = create('div', 'lesson-verdict', gameStatus, rulingElement, controls);

  const element = create('section', 'lesson', text, boardElement, verdict);
  element.id = lesson.article;
  element.setAttribute('aria-labelledby', title.id);

  new IntersectionObserver(
    (entries, observer) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        ensureBoard();
      }
    },
    { rootMargin: '100% 0px' },
  ).observe(boardElement);

  /** Makes the board, unless it is there. */
  function ensureBoard() {
    board ??= createBoard(boardElement, {
      game,
      label: `Board of article ${lesson.article}`,
      language,
      onMove,
      onRefusal,
    });
    return board;
  }

  /** @param {Task} chosen */
  function setUp(chosen) {
    task = chosen;
    game = gameOf(lesson, task);
    board?.setGame(game);
    refresh();
  }

  function showSolution() {
    setUp(task);
    const [from, to] = [task.solution.slice(0, 2), task.solution.slice(2, 4)];
    ensureBoard().hint(/** @type {Square} */ (from), /** @type {Square} */ (to));
  }

  /** Goes to the next task that is not done yet. */
  function goOn() {
    const following = nextTask();
    if (following) {
      setUp(following);
      taskList.focus(following);
    }
  }

  function nextTask() {
    const at = lesson.tasks.indexOf(task);
    const inOrder = [...lesson.tasks.slice(at + 1), ...lesson.tasks.slice(0, at)];
    return inOrder.find((each) => !isDone(each));
  }

  /** @param {Move} move */
  function onMove(move) {
    check({ move });
    refresh();
  }

  /** @param {Refusal | undefined} refusal */
  function onRefusal(refusal) {
    if (refusal) {
      check({ refusal });
    }
    refresh();
    if (refusal) {
      ruling.refuse(refusal);
    }
  }

  /**
   * Ticks the tasks that this answer does, of all that begin with the same position as the one on the board.
   *
   * @param {{ move?: Move, refusal?: Refusal }} answer
   */
  function check(answer) {
    for (const each of lesson.tasks) {
      if (sameStart(lesson, each, task) && !isDone(each) && isReached(each.goal, game, answer)) {
        onDone(each);
      }
    }
  }

  function refresh() {
    taskList.show(task, isDone);
    const { lastMove } = game;
    gameStatus.textContent = describeGameStatus(game);
    ruling.say(lastMove ? moveInWords(lastMove) : '');
    next.hidden = !(isDone(task) && nextTask());
  }

  refresh();

  return {
    element,
    /** Says all of it once more, in the language of the moment. */
    repeat() {
      refresh();
      board?.repeat();
    },
    /** Begins with the first task again. */
    reset: () => setUp(firstOf(lesson)),
  };
}

/** @param {Lesson} lesson */
function firstOf(lesson) {
  const [task] = lesson.tasks;
  if (!task) {
    throw new Error(`Lesson ${lesson.article} has no task.`);
  }
  return task;
}

/**
 * @param {Lesson} lesson
 * @param {Task} task
 * @param {Task} other
 */
function sameStart(lesson, task, other) {
  const [one, two] = [startOf(lesson, task), startOf(lesson, other)];
  return one.fen === two.fen && one.played.join() === two.played.join();
}

/**
 * @param {Lesson} lesson
 * @param {Task} task
 */
function gameOf(lesson, task) {
  const { fen, played } = startOf(lesson, task);
  const game = new Game(fen);
  for (const move of played) {
    game.apply(move);
  }
  return game;
}

/**
 * @param {string} text
 * @param {() => void} onClick
 */
function createButton(text, onClick) {
  const button = create('button', 'button', text);
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}
