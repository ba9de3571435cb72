// The problems of what was typed, pasted or dropped, listed below its field. If the field is in a closed `<details>`, that
// is opened.

import { say } from './words.js';

/** @typedef {'refused' | 'repaired'} Verdict */

const MAX_SHOWN = 5;

/** @param {HTMLElement} element with the role `alert` */
export function createInputProblems(element) {
  return {
    /**
     * @param {string[]} messages empty if there is no problem
     * @param {Verdict} [verdict]
     */
    show(messages, verdict = 'refused') {
      const shown = messages.slice(0, MAX_SHOWN);
      if (messages.length > MAX_SHOWN) {
        shown.push(say('more', { count: messages.length - MAX_SHOWN }));
      }
      element.className = `input-problems ${verdict}`;
      element.replaceChildren(...shown.map(paragraph));
      const details = element.closest('details');
      if (details && !details.open && shown.length > 0) {
        details.open = true;
        element.scrollIntoView({ block: 'nearest' });
      }
    },
  };
}

/** @param {string} text */
function paragraph(text) {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
