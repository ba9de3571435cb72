// The field for a position. It always shows the position on the board, until one types; what is typed is judged by
// the module, whose words stand beside the field when it refuses or repairs something.

import { FenError, Game, validateFen } from 'chess-arbiter';
import { createProblems } from './problems.js';

/** @import { FenProblem } from 'chess-arbiter' */

/**
 * @param {HTMLFormElement} form
 * @param {(game: Game) => void} onLoad called with a game that starts from the position
 */
export function createFenForm(form, onLoad) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const problems = createProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));

  /**
   * @param {FenProblem[]} found
   * @param {'refused' | 'repaired'} verdict
   */
  function report(found, verdict) {
    problems.show(
      found.map(({ message }) => message),
      verdict,
    );
    if (verdict === 'refused' && found.length > 0) {
      input.setAttribute('aria-invalid', 'true');
    } else {
      input.removeAttribute('aria-invalid');
    }
  }

  /** @param {string} fen */
  function load(fen) {
    const options = castlesAsChess960(fen) ? { chess960: true } : {};
    const read = readGame(fen, options);
    if (Array.isArray(read)) {
      input.value = fen;
      report(read, 'refused');
      return;
    }
    onLoad(read);
    report(validateFen(fen, options), 'repaired');
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    load(input.value.trim());
  });

  return {
    load,

    /**
     * Shows the position on the board.
     *
     * @param {string} fen
     */
    show(fen) {
      input.value = fen;
      report([], 'repaired');
    },

    /** Marks the text, for a person to copy. */
    select() {
      input.select();
    },
  };
}

/**
 * Whether the castling rights make sense in Chess960 only. Such a position is taken for one, rather than repaired.
 *
 * @param {string} fen
 */
function castlesAsChess960(fen) {
  const amiss = validateFen(fen).some(({ code }) => code === 'castling-impossible');
  return amiss && validateFen(fen, { chess960: true }).length === 0;
}

/**
 * @param {string} fen
 * @param {{ chess960?: boolean }} options
 * @returns {Game | FenProblem[]} the problems, if the module refuses the position
 */
function readGame(fen, options) {
  try {
    return new Game(fen, options);
  } catch (error) {
    if (error instanceof FenError) {
      return error.problems;
    }
    throw error;
  }
}
