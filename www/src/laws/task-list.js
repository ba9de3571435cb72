// The list of a lesson's tasks. Each is a button that sets its position up, with a tick once the task is done.

import { create } from '../browser/dom.js';

/** @import { Lesson, Task } from './lessons.js' */

/**
 * @param {Lesson} lesson
 * @param {(task: Task) => void} onChoose
 */
export function createTaskList({ article, tasks }, onChoose) {
  const items = new Map(tasks.map((task) => [task, createItem(task, onChoose)]));
  const element = create('ol', 'tasks', ...[...items.values()].map(({ button }) => create('li', '', button)));
  element.setAttribute('aria-label', `Tasks of article ${article}`);

  return {
    element,

    /**
     * @param {Task} current the task on the board
     * @param {(task: Task) => boolean} isDone
     */
    show(current, isDone) {
      for (const [task, item] of items) {
        item.show(task === current, isDone(task));
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
  const button = create('button', 'task', tick, create('span', '', task.text), state);
  button.type = 'button';
  button.addEventListener('click', () => onChoose(task));
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
