// One lesson on the page: its text, its tasks, and a board that explains every refusal. The board is made when it comes
// near the window, so that the page opens fast.

import { Game } from 'chess-arbiter/rules';
import { createBoard } from '../board/board.js';
import { create } from '../browser/dom.js';
import { whenNear } from '../browser/near.js';
import { glide } from '../browser/scroll.js';
import { describeGameStatus } from '../messages/game-status.js';
import { createRuling } from '../messages/ruling.js';
import { fill, moveInWords } from '../messages/words.js';
import { isReached } from './goals.js';
import { lawsWords } from './lesson-words.js';
import { articleOf, startOf } from './lessons.js';
import { createTaskList } from './task-list.js';

/** @import { Language, Move, Refusal, Square } from 'chess-arbiter/rules' */
/** @import { Board } from '../board/board.js' */
/** @import { Lesson, Task } from './lessons.js' */

/**
 * What has become of the task on the board since its position was set up: nothing yet; a legal move that is not what it asks;
 * or a task that begins with this position is done.
 *
 * @typedef {'open' | 'missed' | { done: Task }} Progress
 */

/**
 * @typedef {object} LessonOptions
 * @property {() => Language | string} language the language in which refusals are explained
 * @property {(task: Task) => boolean} isDone
 * @property {(task: Task) => void} onDone called when a task is done, each time
 * @property {(text: string) => void} onMissed called when a legal move is not what the task asks, with what is said of it
 * @property {() => string} after what the button says that leads on from this lesson
 * @property {() => void} goOn leads on from this lesson
 */

/**
 * @param {Lesson} lesson
 * @param {LessonOptions} options
 */
export function createLesson(lesson, { language, isDone, onDone, onMissed, after, goOn }) {
  let task = firstOf(lesson);
  let game = gameOf(lesson, task);
  /** @type {Progress} */
  let progress = 'open';
  /** @type {Board | undefined} */
  let board;
  /** Whether what is said is said once more, in another language. */
  let repeating = false;

  const article = articleOf(lesson);
  const name = create('span', '');
  const title = create('h2', '', ...(article ? [create('span', 'number', article), ' '] : []), name);
  title.id = `title-${lesson.id}`;
  title.tabIndex = -1;
  const law = create('p', 'law');
  const paragraphs = create('div', '');
  const taskList = createTaskList(lesson, setUp);
  const text = create('div', 'lesson-text', title, law, paragraphs, taskList.element);

  const boardElement = create('div', 'lesson-board');

  const gameStatus = create('p', 'game-status');
  const praise = create('p', 'praise');
  const rulingElement = create('p', '');
  const ruling = createRuling(rulingElement, '');
  const again = createButton(() => setUp(task));
  const show = createButton(showSolution);
  const next = createButton(goToNextTask);
  const leave = createButton(goOn);
  next.classList.add('button-main');
  leave.classList.add('button-main');
  const verdict = create(
    'div',
    'lesson-verdict',
    create('div', 'said', gameStatus, praise, rulingElement),
    create('div', 'controls', again, show, next, leave),
  );

  const element = create('section', 'lesson', text, boardElement, verdict);
  element.id = lesson.id;
  element.setAttribute('aria-labelledby', title.id);

  whenNear(boardElement, '100%').then(ensureBoard);

  /** Makes the board, unless it is there. */
  function ensureBoard() {
    board ??= createBoard(boardElement, {
      game,
      label: () => fill(lawsWords().texts.boardOf, { title: words().title }),
      language,
      onMove,
      onRefusal,
    });
    return board;
  }

  function words() {
    const found = lawsWords().lessons[lesson.id];
    if (!found) {
      throw new Error(`Lesson ${lesson.id} has no text.`);
    }
    return found;
  }

  /** @param {Task} chosen */
  function setUp(chosen) {
    task = chosen;
    game = gameOf(lesson, task);
    progress = 'open';
    board?.setGame(game);
    refresh();
  }

  function showSolution() {
    setUp(task);
    const [from, to] = [task.solution.slice(0, 2), task.solution.slice(2, 4)];
    ensureBoard().hint(/** @type {Square} */ (from), /** @type {Square} */ (to));
  }

  /** Goes to the next task that is not done yet. */
  function goToNextTask() {
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
    // Only the first move is an answer: after it the position is another.
    const isFirst = game.history.length === startOf(lesson, task).played.length + 1;
    if (isFirst && !check({ move })) {
      progress = 'missed';
      onMissed(missedText());
    }
    refresh();
    showVerdict();
  }

  /** @param {Refusal | undefined} refusal */
  function onRefusal(refusal) {
    const isFirst = game.history.length === startOf(lesson, task).played.length;
    if (refusal && isFirst) {
      check({ refusal });
    }
    refresh();
    if (refusal) {
      ruling.refuse(refusal);
      if (!repeating) {
        showVerdict();
      }
    }
  }

  /** Brings what is said, and the way on, into the window: on a phone they are below it. */
  function showVerdict() {
    verdict.scrollIntoView({ block: 'nearest', behavior: glide() });
  }

  /**
   * Ticks the tasks that this answer does, of all that begin with the same position as the one on the board.
   *
   * @param {{ move?: Move, refusal?: Refusal }} answer
   * @returns {boolean} whether there is any
   */
  function check(answer) {
    const reached = lesson.tasks.filter(
      (each) => sameStart(lesson, each, task) && isReached(each.goal, game, answer),
    );
    // The task on the board last, since it is the one that is spoken of.
    const [done] = reached.sort((one, other) => Number(other === task) - Number(one === task));
    if (done) {
      progress = { done };
      for (const each of reached) {
        onDone(each);
      }
    }
    return Boolean(done);
  }

  function refresh() {
    const { lastMove } = game;
    const all = lesson.tasks.every(isDone);
    const justDone = typeof progress === 'object' ? progress.done : undefined;
    taskList.show(task, isDone, justDone);
    gameStatus.textContent = describeGameStatus(game);
    ruling.say(lastMove ? moveInWords(lastMove) : '');
    sayProgress(all);
    next.hidden = !(isDone(task) && nextTask());
    leave.hidden = !all;
  }

  /** @param {boolean} all whether every task of the lesson is done */
  function sayProgress(all) {
    const { texts } = lawsWords();
    praise.className = `praise ${typeof progress === 'object' ? 'done' : progress}`;
    again.textContent = progress === 'missed' ? texts.tryAgain : texts.again;
    again.classList.toggle('button-main', progress === 'missed');
    if (typeof progress === 'object') {
      const note = words().notes?.[progress.done.id] ?? '';
      const done = all ? fill(texts.lessonDone, { title: words().title }) : texts.done;
      praise.textContent = `${done} ${note}`.trim();
    } else {
      praise.textContent = progress === 'open' ? '' : missedText();
    }
  }

  function missedText() {
    const { texts } = lawsWords();
    return 'refused' in task.goal ? texts.missedRefusal : texts.missed;
  }

  /** Writes what does not depend on the position. */
  function write() {
    const { texts } = lawsWords();
    name.textContent = words().title;
    law.textContent = fill(article ? texts.law : texts.fide, {
      article: article ?? '',
      fide: lesson.fide,
    });
    paragraphs.replaceChildren(...words().text.map((each) => create('p', '', each)));
    show.textContent = texts.show;
    next.textContent = texts.next;
    leave.textContent = after();
  }

  write();
  refresh();

  return {
    element,
    title,
    /** Says all of it once more, in the language of the moment. */
    repeat() {
      write();
      refresh();
      repeating = true;
      board?.repeat();
      repeating = false;
    },
    /** Begins with the first task again. */
    reset: () => setUp(firstOf(lesson)),
  };
}

/** @param {Lesson} lesson */
function firstOf(lesson) {
  const [task] = lesson.tasks;
  if (!task) {
    throw new Error(`Lesson ${lesson.id} has no task.`);
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

/** @param {() => void} onClick */
function createButton(onClick) {
  const button = create('button', 'button');
  button.type = 'button';
  button.addEventListener('click', onClick);
  return button;
}
