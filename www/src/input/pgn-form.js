// The field for a game, and the file picker beside it. The module reads the text. Games that it can read are opened; for
// the others it says what is wrong, in which line and column, and that is listed below the field.

import { decodePgn, parsePgn } from 'chess-arbiter';
import { createInputProblems } from '../messages/input-problems.js';
import { say } from '../messages/words.js';

/** @import { Language, PgnGame } from 'chess-arbiter' */

/**
 * @param {HTMLFormElement} form
 * @param {(games: PgnGame[]) => void} onLoad called with one game at least
 * @param {() => Language | string} language the language in which problems are explained
 */
export function createPgnForm(form, onLoad, language) {
  const field = /** @type {HTMLTextAreaElement} */ (form.querySelector('textarea'));
  const picker = /** @type {HTMLInputElement} */ (form.querySelector('[type=file]'));
  const problems = createInputProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));

  /** @param {string} text */
  function load(text) {
    const { games, errors } = parsePgn(text, { language: language() });
    if (games.length > 0) {
      onLoad(games);
      field.value = '';
    }
    const nothing = games.length + errors.length === 0 ? [say('noGame')] : [];
    problems.show([...errors.map(({ message }) => message), ...nothing]);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    load(field.value);
  });
  form.querySelector('[data-pick]')?.addEventListener('click', () => picker.click());
  picker.addEventListener('change', async () => {
    const [file] = picker.files ?? [];
    if (file) {
      load(decodePgn(await file.arrayBuffer()));
      // Otherwise choosing the same file again would be no change.
      picker.value = '';
    }
  });

  return {
    load,

    /** Removes the list of problems. */
    clear() {
      problems.show([]);
    },

    /**
     * Puts a text into the field and selects it, for a person to copy.
     *
     * @param {string} text
     */
    select(text) {
      field.value = text;
      field.select();
    },
  };
}
