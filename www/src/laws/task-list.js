// The list of a lesson's tasks. Each is a button that sets its position up, with a tick once the task is done.

import { create } from '../browser/dom.js';
import { fill } from '../messages/words.js';
import { lawsWords } from './lesson-words.js';

/** @import { Lesson, Task } from './lessons.js' */

/**
 * @param {Lesson} lesson
 * @param {(task: Task) => void} onChoose
 */
export function createTaskList({ id, tasks }, onChoose) {
  const items = new Map(tasks.map((task) => [task, createItem(task, onChoose)]));
  const element = create('ol', 'tasks', ...[...items.values()].map(({ button }) => create('li', '', button)));

  return {
    element,

    /**
     * @param {Task} current the task on the board
     * @param {(task: Task) => boolean} isDone
     * @param {Task} [celebrated] the task that has just been done
     */
    show(current, isDone, celebrated) {
      const { texts, lessons } = lawsWords();
      const words = lessons[id];
      element.setAttribute('aria-label', fill(texts.tasksOf, { title: words?.title ?? '' }));
      for (const [task, item] of items) {
        item.show(words?.tasks[task.id] ?? '', task === current, isDone(task), task === celebrated);
      }
    },

    /** @param {Task} task */
    focus(task) {
      items.get(task)?.button.focus();
    },
  };
}

/**
 * @param {Task} task
 * @param {(task: Task) => void} onChoose
 */
function createItem(task, onChoose) {
  const state = create('span', 'visually-hidden');
  const tick = create('span', 'tick');
  tick.setAttribute('aria-hidden', 'true');
  const label = create('span', '');
  const button = create('button', 'task', tick, label, state);
  button.type = 'button';
  button.addEventListener('click', () => onChoose(task));
  return {
    button,
    /**
     * @param {string} text
     * @param {boolean} current
     * @param {boolean} done
     * @param {boolean} celebrated
     */
    show(text, current, done, celebrated) {
      label.textContent = text;
      button.classList.toggle('done', done);
      button.classList.toggle('celebrated', celebrated);
      button.setAttribute('aria-current', String(current));
      state.textContent = done ? ` ${lawsWords().texts.done}` : '';
    },
  };
}
