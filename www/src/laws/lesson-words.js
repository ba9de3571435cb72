// The texts of the lessons and of their page, in the language of the moment. Each language is a file of its own, which is
// loaded when it is chosen, and which the other pages do not load.

import { spokenLanguage } from '../messages/words.js';
import english from '../words/lessons/en.js';

/**
 * @typedef {object} LessonWords
 * @property {string} title
 * @property {string} short the title for the list of contents
 * @property {string[]} text paragraphs
 * @property {Record<string, string>} tasks what to do, by the id of the task
 * @property {Record<string, string>} [notes] what has been seen once a task is done, by its id
 */

/**
 * Texts with slots in braces.
 *
 * @typedef {'law' | 'fide' | 'boardOf' | 'tasksOf' | 'done' | 'taskDone' | 'lessonDone' | 'missed' | 'missedRefusal' | 'again'
 *   | 'tryAgain' | 'show' | 'next' | 'nextLesson' | 'finish' | 'allOpen' | 'endOpen' | 'endDone'} LessonText
 */

/**
 * @typedef {object} LawsWords
 * @property {Record<string, string>} page what stands on the page, by the attribute `data-word` of its element
 * @property {Record<LessonText, string>} texts
 * @property {Record<string, LessonWords>} lessons by their ids
 */

const FILES = /** @type {Record<string, () => Promise<{ default: LawsWords }>>} */ (
  import.meta.glob(['../words/lessons/*.js', '!../words/lessons/en.js'])
);

/** Those that are loaded. @type {Map<string, LawsWords>} */
const loaded = new Map([['en', english]]);

/**
 * @param {string} tag the language
 * @returns {Promise<Record<string, string>>} what stands on the page
 */
export async function loadLawsWords(tag) {
  const file = await FILES[`../words/lessons/${tag}.js`]?.();
  if (file) {
    loaded.set(tag, file.default);
  }
  return lawsWords(tag).page;
}

/** The words of the moment. */
export function lawsWords(tag = spokenLanguage()) {
  return loaded.get(tag) ?? english;
}
