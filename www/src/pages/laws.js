// The page of the laws: a lesson for each article, the list of contents, and the tasks that the reader has done.

import { byId, create } from '../browser/dom.js';
import { createLanguageSwitch } from '../input/language-switch.js';
import { createContentsEntry, markWhereTheReaderIs } from '../laws/contents.js';
import { createLesson } from '../laws/lesson.js';
import { LESSONS } from '../laws/lessons.js';
import { createProgress } from '../laws/progress.js';

/** @import { Lesson, Task } from '../laws/lessons.js' */

const taskNotice = byId('task-notice');
const startOver = byId('start-over');
const progress = createProgress();
const spoken = createLanguageSwitch(byId('language'), () => {
  for (const chapter of chapters) {
    chapter.repeat();
  }
});

/**
 * @param {Lesson} lesson
 * @param {Task} task
 */
const nameOf = (lesson, task) => `${lesson.article}/${task.id}`;

const chapters = LESSONS.map((lesson) => {
  const entry = createContentsEntry(lesson);
  const { element, repeat, reset } = createLesson(lesson, {
    language: () => spoken.language,
    isDone: (task) => progress.has(nameOf(lesson, task)),
    onDone(task) {
      progress.add(nameOf(lesson, task));
      taskNotice.textContent = `Task done: ${task.text}`;
      showProgress();
    },
  });
  return { lesson, entry, element, repeat, reset };
});

byId('contents').append(...chapters.map(({ entry }) => entry.element));
byId('lessons').append(...grouped());

/** The lessons; those of one article (3.7a, 3.7b and so on) are in a group, to which the article's number leads. */
function grouped() {
  /** @type {Map<string, HTMLElement>} */
  const groups = new Map();
  for (const { lesson, element } of chapters) {
    const article = lesson.article.replace(/[a-z]$/, '');
    if (article === lesson.article) {
      groups.set(article, element);
    } else {
      const group = groups.get(article) ?? create('div', 'lesson-group');
      group.id = article;
      group.append(element);
      groups.set(article, group);
    }
  }
  return groups.values();
}

function showProgress() {
  let total = 0;
  for (const { lesson, entry } of chapters) {
    const done = lesson.tasks.filter((task) => progress.has(nameOf(lesson, task))).length;
    entry.show(done, lesson.tasks.length);
    total += done;
  }
  startOver.setAttribute('aria-disabled', String(total === 0));
}

startOver.addEventListener('click', () => {
  progress.clear();
  for (const chapter of chapters) {
    chapter.reset();
  }
  showProgress();
  taskNotice.textContent = 'All tasks are open again.';
});

markWhereTheReaderIs(new Map(chapters.map(({ element, entry }) => [element, entry.link])));
showProgress();
// The browser could not find the lesson of the address: the lessons were not there yet.
if (location.hash) {
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
