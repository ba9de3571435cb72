// The list of contents of the laws: a link to each lesson, with how many of its tasks are done.

import { create } from '../browser/dom.js';

/** @import { Lesson } from './lessons.js' */

/** @param {Lesson} lesson */
export function createContentsEntry({ article, short }) {
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
