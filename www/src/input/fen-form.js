// The field for a position. It shows the position on the board. What is typed into it stays until the board has another
// position. The module reads what is typed; what it refuses or repairs is listed below the field.

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
 * @typedef {object} Reading what the module says of a text
 * @property {Game} [game] none, if it refuses the position
 * @property {FenProblem[]} found what it repaired, or why it refuses
 */

/**
 * @param {HTMLFormElement} form
 * @param {FenFormOptions} options
 */
export function createFenForm(form, { onLoad, language }) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const problems = createInputProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));

  /** What the field has shown last. @type {{ game: Game, fen: string } | undefined} */
  let shown;
  /** The text whose problems are listed. @type {string | undefined} */
  let told;

  /**
   * @param {string} fen
   * @param {Reading} reading
   */
  function tell(fen, { game, found }) {
    problems.show(messages(found), game ? 'repaired' : 'refused');
    if (game) {
      input.removeAttribute('aria-invalid');
    } else {
      input.setAttribute('aria-invalid', 'true');
    }
    told = fen;
  }

  /** @param {string} fen */
  function load(fen) {
    const reading = read(fen, language());
    if (reading.game) {
      onLoad(reading.game, messages(reading.found));
    } else {
      input.value = fen;
    }
    tell(fen, reading);
  }

  /** @param {string} fen what is right, in place of what was typed */
  function put(fen) {
    input.value = fen;
    input.removeAttribute('aria-invalid');
    problems.show([]);
    told = undefined;
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
     * @param {Game} game
     */
    show(game) {
      const { fen } = game;
      if (game === shown?.game && fen === shown.fen) {
        return;
      }
      // Somebody may have typed before the page was ready.
      if (shown || input.value === '') {
        put(fen);
      }
      shown = { game, fen };
    },

    /** Says once more, in the language of the moment, what is wrong with what was typed. */
    repeat() {
      if (told !== undefined) {
        tell(told, read(told, language()));
      }
    },

    /**
     * Puts a position into the field and selects it, for a person to copy.
     *
     * @param {string} fen
     */
    select(fen) {
      put(fen);
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
 * @param {Language | string} language
 * @returns {Reading}
 */
function read(fen, language) {
  const options = { chess960: castlesAsChess960(fen), language };
  try {
    return { game: new Game(fen, options), found: validateFen(fen, options) };
  } catch (error) {
    if (error instanceof FenError) {
      return { found: error.problems };
    }
    throw error;
  }
}

/** @param {FenProblem[]} found */
function messages(found) {
  return found.map(({ message }) => message);
}
