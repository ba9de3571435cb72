// The list of contents of the laws: a link to each lesson, with how many of its tasks are done.

import { create } from '../browser/dom.js';
import { lawsWords } from './lesson-words.js';
import { articleOf } from './lessons.js';

/** @import { Lesson } from './lessons.js' */

/** @param {Lesson} lesson */
export function createContentsEntry(lesson) {
  const short = create('span', 'short');
  const count = create('span', 'count');
  const article = articleOf(lesson);
  const link = create(
    'a',
    '',
    ...(article ? [create('span', 'number', article), ' '] : []),
    short,
    ' ',
    count,
  );
  link.href = `#${lesson.id}`;
  return {
    element: create('li', '', link),
    link,

    /**
     * @param {number} done
     * @param {number} all
     */
    show(done, all) {
      short.textContent = lawsWords().lessons[lesson.id]?.short ?? '';
      link.classList.toggle('done', done === all);
      count.textContent = `${done}/${all}`;
    },
  };
}

/**
 * Marks the link to the lesson that the reader is at: the last one that has passed the upper third of the window.
 *
 * @param {Map<Element, HTMLElement>} links the link to each lesson
 */
export function markWhereTheReaderIs(links) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const link = links.get(target);
        if (isIntersecting) {
          link?.setAttribute('aria-current', 'location');
        } else {
          link?.removeAttribute('aria-current');
        }
      }
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const element of links.keys()) {
    observer.observe(element);
  }
}
