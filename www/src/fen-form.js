// The field for a position. It always shows the position on the board, until one types; what is typed is judged by
// the module, whose words stand beside the field when it refuses or repairs something.

import { FenError, Game, validateFen } from 'chess-arbiter';

/** @import { FenProblem } from 'chess-arbiter' */

/**
 * @param {HTMLFormElement} form
 * @param {(game: Game) => void} onLoad called with a game that starts from the position
 */
export function createFenForm(form, onLoad) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const problems = /** @type {HTMLElement} */ (form.querySelector('[role=alert]'));

  /**
   * @param {FenProblem[]} found
   * @param {'refused' | 'repaired' | 'none'} verdict
   */
  function report(found, verdict) {
    problems.className = verdict;
    problems.replaceChildren(...found.map(({ message }) => paragraph(message)));
    if (verdict === 'refused') {
      input.setAttribute('aria-invalid', 'true');
    } else {
      input.removeAttribute('aria-invalid');
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const fen = input.value.trim();
    const read = readGame(fen);
    if (Array.isArray(read)) {
      report(read, 'refused');
      return;
    }
    onLoad(read);
    const repaired = validateFen(fen);
    report(repaired, repaired.length > 0 ? 'repaired' : 'none');
  });

  return {
    /**
     * Shows the position on the board.
     *
     * @param {string} fen
     */
    show(fen) {
      input.value = fen;
      report([], 'none');
    },
  };
}

/**
 * @param {string} fen
 * @returns {Game | FenProblem[]} the problems, if the module refuses the position
 */
function readGame(fen) {
  try {
    return new Game(fen);
  } catch (error) {
    if (error instanceof FenError) {
      return error.problems;
    }
    throw error;
  }
}

/** @param {string} text */
function paragraph(text) {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
