// The texts of the lessons and of their page.

import { pageWords } from '../messages/page-words.js';
import english from '../words/lessons/en.js';

/** @import { LawsWords } from '../messages/words.js' */

const FILES = /** @type {Record<string, () => Promise<{ default: LawsWords }>>} */ (
  import.meta.glob(['../words/lessons/*.js', '!../words/lessons/en.js'])
);

export const { words: lawsWords, load: loadLawsWords } = pageWords(english, FILES);
