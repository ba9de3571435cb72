// One lesson on the page: its words, its tasks, and a board that explains every refusal. The board is made when it
// comes near the window, so that the page opens at once.

import { Game } from 'chess-arbiter';
import { createBoard } from '../board/board.js';
import { moveInWords } from '../board/names.js';
import { create } from '../dom.js';
import { createRemark } from '../remark.js';
import { describeStatus } from '../status.js';
import { isReached } from './goals.js';
import { startOf } from './lessons.js';

/** @import { Move, Refusal, Square } from 'chess-arbiter' */
/** @import { Board } from '../board/board.js' */
/** @import { Lesson, Task } from './lessons.js' */

/**
 * @typedef {object} LessonOptions
 * @property {() => string} locale the language in which refusals are explained
 * @property {(task: Task) => boolean} isDone
 * @property {(task: Task) => void} onDone called when a task is done for the first time
 */

/**
 * @param {Lesson} lesson
 * @param {LessonOptions} options
 */
export function createLesson(lesson, { locale, isDone, onDone }) {
  let task = firstOf(lesson);
  let game = gameOf(lesson, task);
  /** @type {Board | undefined} */
  let board;

  const title = create('h2', '', create('span', 'number', lesson.article), ` ${lesson.title}`);
  title.id = `title-${lesson.article}`;
  const items = new Map(lesson.tasks.map((each) => [each, createItem(each)]));
  const tasks = create('ol', 'tasks', ...[...items.values()].map((item) => create('li', '', item.button)));
  tasks.setAttribute('aria-label', `Tasks of article ${lesson.article}`);
  const text = create(
    'div',
    'lesson-text',
    title,
    ...lesson.text.map((each) => create('p', '', each)),
    tasks,
  );

  const place = create('div', 'lesson-board');

  const status = create('p', 'lesson-status');
  const line = create('p', '');
  const remark = createRemark(line, '');
  const again = createButton('Set up again', () => setUp(task));
  const show = createButton('Show me', showSolution);
  const next = createButton('Next task', goOn);
  next.classList.add('button-main');
  const verdict = create('div', 'lesson-verdict', status, line, create('div', 'controls', again, show, next));

  const element = create('section', 'lesson', text, place, verdict);
  element.id = lesson.article;
  element.setAttribute('aria-labelledby', title.id);

  new IntersectionObserver(
    (entries, observer) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect();
        theBoard();
      }
    },
    { rootMargin: '100% 0px' },
  ).observe(place);

  function theBoard() {
    board ??= createBoard(place, {
      game,
      label: `Board of article ${lesson.article}`,
      locale,
      onMove,
      onRefusal,
    });
    return board;
  }

  /** @param {Task} chosen */
  function setUp(chosen) {
    const last = game;
    task = chosen;
    game = gameOf(lesson, task);
    board?.setGame(game);
    last.free();
    refresh();
  }

  function showSolution() {
    setUp(task);
    const [from, to] = [task.solution.slice(0, 2), task.solution.slice(2, 4)];
    theBoard().hint(/** @type {Square} */ (from), /** @type {Square} */ (to));
  }

  /** To the next task that is not done yet. */
  function goOn() {
    const following = nextTask();
    if (following) {
      setUp(following);
      items.get(following)?.button.focus();
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
      remark.refuse(refusal, locale());
    }
  }

  /**
   * Ticks the tasks that this answer fulfils; all that begin with the position on the board count.
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
    for (const [each, item] of items) {
      item.show(each === task, isDone(each));
    }
    const lastMove = game.history.at(-1);
    status.textContent = describeStatus(game);
    remark.say(lastMove ? moveInWords(lastMove) : '');
    next.hidden = !(isDone(task) && nextTask());
  }

  /** @param {Task} each */
  function createItem(each) {
    const state = create('span', 'visually-hidden');
    const tick = create('span', 'tick');
    tick.setAttribute('aria-hidden', 'true');
    const button = create('button', 'task', tick, create('span', '', each.text), state);
    button.type = 'button';
    button.addEventListener('click', () => setUp(each));
    return {
      button,
      /**
       * @param {boolean} current
       * @param {boolean} done
       */
      show(current, done) {
        button.classList.toggle('done', done);
        button.setAttribute('aria-current', String(current));
        state.textContent = done ? ' Done.' : '';
      },
    };
  }

  refresh();

  return {
    element,
    /** Says what is refused once more, in the language of the moment. */
    retell: () => board?.retell(),
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
