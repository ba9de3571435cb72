// Algebraic notation with the letters of a language, or with figurines, for lists of moves that people read.

import { wrongType } from './errors.js';
import { languageTag } from './input.js';
import { languageOf } from './sentences.js';

/** @import { Language } from '../index.js' */

/** The white pieces stand for both colours, as in books. @type {Language['letters']} */
const FIGURINES = { k: '♔', q: '♕', r: '♖', b: '♗', n: '♘' };

/**
 * @param {string} san
 * @param {Language | string} [language]
 * @returns {string}
 */
export function formatSan(san, language) {
  if (typeof san !== 'string') throw wrongType("A move must be text such as 'Nf3'", san);
  const letters = language === 'figurine' ? FIGURINES : languageOf(languageTag(language)).letters;
  return san.replace(/[KQRBN]/g, (letter) => letters[/** @type {'k'} */ (letter.toLowerCase())]);
}
