// The field for a position. It shows the position on the board, until somebody types another. The module reads what is
// typed; what it refuses or repairs is listed below the field.

import { FenError, Game, validateFen } from 'chess-arbiter/rules';
import { createInputProblems } from '../messages/input-problems.js';

/** @import { FenProblem, Language } from 'chess-arbiter/rules' */

/**
 * @typedef {object} FenFormOptions
 * @property {(game: Game, repaired: string[]) => void} onLoad called with a game that starts from the position, and with
 *   what was repaired in it
 * @property {() => Language | string} language the language in which problems are explained
 */

/**
 * @param {HTMLFormElement} form
 * @param {FenFormOptions} options
 */
export function createFenForm(form, { onLoad, language }) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const problems = createInputProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));

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
    const options = { chess960: castlesAsChess960(fen), language: language() };
    const read = readGame(fen, options);
    if (Array.isArray(read)) {
      input.value = fen;
      report(read, 'refused');
      return;
    }
    const repaired = validateFen(fen, options);
    onLoad(
      read,
      repaired.map(({ message }) => message),
    );
    report(repaired, 'repaired');
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

    /** Selects the text, for a person to copy. */
    select() {
      input.select();
    },
  };
}

/**
 * Whether the castling rights are possible in Chess960 only. Such a position is read as Chess960, not repaired.
 *
 * @param {string} fen
 */
function castlesAsChess960(fen) {
  const impossible = validateFen(fen).some(({ code }) => code === 'castling-impossible');
  return impossible && validateFen(fen, { chess960: true }).length === 0;
}

/**
 * @param {string} fen
 * @param {{ chess960: boolean, language: Language | string }} options
 * @returns {Game | FenProblem[]} the game, or the problems if the module refuses the position
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
