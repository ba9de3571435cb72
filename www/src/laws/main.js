// The page of the laws: a lesson for each article, the list that leads to them, and what the reader has done so far.

import { byId, create } from '../dom.js';
import { createLanguageSwitch } from '../language.js';
import { createLesson } from './lesson.js';
import { LESSONS } from './lessons.js';
import { createProgress } from './progress.js';

/** @import { Lesson, Task } from './lessons.js' */

const news = byId('news');
const startOver = byId('start-over');
const progress = createProgress();
const language = createLanguageSwitch(byId('language'), () => {
  for (const chapter of chapters) {
    chapter.retell();
  }
});

/**
 * @param {Lesson} lesson
 * @param {Task} task
 */
const nameOf = (lesson, task) => `${lesson.article}/${task.id}`;

const chapters = LESSONS.map((lesson) => {
  const entry = createEntry(lesson);
  const { element, retell, reset } = createLesson(lesson, {
    locale: () => language.locale,
    isDone: (task) => progress.has(nameOf(lesson, task)),
    onDone(task) {
      progress.add(nameOf(lesson, task));
      news.textContent = `Task done: ${task.text}`;
      showProgress();
    },
  });
  return { lesson, entry, element, retell, reset };
});

byId('contents').append(...chapters.map(({ entry }) => entry.element));
byId('lessons').append(...grouped());

/** The lessons, those of one article (3.7a, 3.7b and so on) in a group that the article's number leads to. */
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

/** @param {Lesson} lesson */
function createEntry({ article, short }) {
  const count = create('span', 'count');
  const link = create('a', '', create('span', 'number', article), create('span', 'short', short), count);
  link.href = `#${article}`;
  return {
    element: create('li', '', link),
    link,
    /**
     * @param {number} done
     * @param {number} all
     */
    show(done, all) {
      link.classList.toggle('done', done === all);
      count.textContent = `${done}/${all}`;
    },
  };
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
  news.textContent = 'All tasks are open again.';
});

/** Marks in the list where the reader is: at the last lesson that has passed the upper third of the window. */
const reader = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = chapters.find(({ element }) => element === target)?.entry.link;
      if (isIntersecting) {
        link?.setAttribute('aria-current', 'location');
      } else {
        link?.removeAttribute('aria-current');
      }
    }
  },
  { rootMargin: '-33% 0px -66% 0px' },
);
for (const { element } of chapters) {
  reader.observe(element);
}

showProgress();
// The lessons were not there yet when the browser looked for the one that the address names.
if (location.hash) {
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}
