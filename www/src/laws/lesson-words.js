// The texts of the lessons and of their page, in the language of the moment. Each language is a file of its own, which is
// loaded when it is chosen, and which the other pages do not load.

import { spokenLanguage } from '../messages/words.js';
import english from '../words/lessons/en.js';

/** @import { LawsWords } from '../messages/words.js' */

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
