// The ruling, a line beside a board: the move that was made, or why a move is refused, with a link to the lesson of the
// article. A screen reader is told by the board itself.

import { articleName, spokenLanguage } from './words.js';

/** @import { Refusal } from 'chess-arbiter' */

/**
 * @param {HTMLElement} element
 * @param {string} lawsPage the address of the page of the laws; empty on that page
 */
export function createRuling(element, lawsPage) {
  return {
    /** @param {string} text */
    say(text) {
      element.className = 'ruling';
      element.lang = spokenLanguage();
      element.textContent = text;
    },

    /** @param {Refusal} refusal in the language of the moment */
    refuse({ article, message }) {
      const link = document.createElement('a');
      link.className = 'article';
      link.href = `${lawsPage}#${article}`;
      link.textContent = articleName(article);
      element.className = 'ruling refused';
      element.lang = spokenLanguage();
      element.replaceChildren(`${message} `, link);
    },
  };
}
