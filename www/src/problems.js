// What is wrong with something that was typed, pasted or dropped, in the place made for it. A closed drawer that holds
// the place is opened: nobody should have to look for it.

/** @typedef {'refused' | 'repaired'} Verdict */

const MOST = 5;

/** @param {HTMLElement} element with the role `alert` */
export function createProblems(element) {
  return {
    /**
     * @param {string[]} messages none, if all is well
     * @param {Verdict} [verdict]
     */
    show(messages, verdict = 'refused') {
      const shown = messages.slice(0, MOST);
      if (messages.length > MOST) {
        shown.push(`And ${messages.length - MOST} more.`);
      }
      element.className = `problems ${verdict}`;
      element.replaceChildren(...shown.map(paragraph));
      const drawer = element.closest('details');
      if (drawer && !drawer.open && shown.length > 0) {
        drawer.open = true;
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
