// The line beside a board: what was moved, or why a move is refused, with a link to the lesson of the article. A
// screen reader is told by the board itself.

import { articleName } from './board/names.js';

/** @import { Refusal } from 'chess-arbiter' */

/**
 * @param {HTMLElement} element
 * @param {string} lawsPage the address of the lessons
 */
export function createRemark(element, lawsPage) {
  return {
    /** @param {string} text */
    say(text) {
      element.className = 'remark';
      element.lang = 'en';
      element.textContent = text;
    },

    /**
     * @param {Refusal} refusal
     * @param {string} locale the language in which it is
     */
    refuse({ article, message }, locale) {
      const link = document.createElement('a');
      link.className = 'article';
      link.href = `${lawsPage}#${article}`;
      link.textContent = articleName(article, locale);
      element.className = 'remark refused';
      element.lang = locale;
      element.replaceChildren(`${message} `, link);
    },
  };
}
