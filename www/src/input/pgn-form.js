// The field for a game, and the file picker beside it. The module reads the text. Games that it can read are opened; for
// the others it says what is wrong, in which line and column, and that is listed below the field.

import { wholePackage } from '../browser/whole-package.js';
import { createInputProblems } from '../messages/input-problems.js';
import { say } from '../messages/words.js';

/** @import { Language } from 'chess-arbiter' */
/** @import { Wanted } from '../messages/wanted.js' */
/** @import { GamesOfFile } from './read-games.js' */

/** A progress is told this often. */
const PROGRESS_MS = 400;

/**
 * @typedef {object} PgnFormOptions
 * @property {(games: GamesOfFile['games'], problems: string[]) => void} onLoad called with one game at least, and with what was
 *   wrong with any
 * @property {(text: string) => void} onProgress called while a long file is read, with how far it is
 * @property {() => Language | string} language the language in which problems are explained
 * @property {Wanted} wanted
 */

/**
 * @param {HTMLFormElement} form
 * @param {PgnFormOptions} options
 */
export function createPgnForm(form, { onLoad, onProgress, language, wanted }) {
  const field = /** @type {HTMLTextAreaElement} */ (form.querySelector('textarea'));
  const picker = /** @type {HTMLInputElement} */ (form.querySelector('[type=file]'));
  const problems = createInputProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));
  /** Counts the files that are read, or were to be: only the latest is opened. */
  let latest = 0;

  /** @param {string | Blob} source */
  async function load(source) {
    latest += 1;
    const own = latest;
    const typed = field.value;
    let told = performance.now();
    const reader = await wanted(loadReader);
    const file = await reader
      ?.readGames(source, language(), (count) => {
        if (own === latest && performance.now() - told > PROGRESS_MS) {
          told = performance.now();
          onProgress(say('reading', { count }));
        }
        return own === latest;
      })
      .catch(unreadable);
    if (!file || own !== latest) {
      return;
    }
    if (file.games.length > 0) {
      onLoad(file.games, file.problems);
      // Unless somebody has written into it in the meantime.
      if (field.value === typed) {
        field.value = '';
      }
    }
    const nothing = file.games.length + file.problems.length === 0 ? [say('noGame')] : [];
    problems.show([...file.problems, ...nothing]);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    load(field.value);
  });
  form.querySelector('[data-pick]')?.addEventListener('click', () => picker.click());
  picker.addEventListener('change', () => {
    const [file] = picker.files ?? [];
    if (file) {
      load(file);
      // Otherwise choosing the same file again would be no change.
      picker.value = '';
    }
  });

  return {
    load,

    /** Removes the list of problems, and stops reading. */
    clear() {
      latest += 1;
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

/** The reader is written for the whole package, with which the page does not begin. */
async function loadReader() {
  await wholePackage();
  return import('./read-games.js');
}

/**
 * What is shown of a file that the browser cannot read, for example since it is no longer there.
 *
 * @param {unknown} error
 * @returns {GamesOfFile}
 */
function unreadable(error) {
  if (!(error instanceof DOMException)) {
    throw error;
  }
  return { games: [], problems: [say('fileUnreadable', { reason: error.message })] };
}
