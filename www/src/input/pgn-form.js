// The field for a game, and the file picker beside it. The module reads the text. Games that it can read are opened; for
// the others it says what is wrong, in which line and column, and that is listed below the field. A file may also have nothing
// but a position.

import { wholePackage } from '../browser/whole-package.js';
import { createInputProblems } from '../messages/input-problems.js';
import { say } from '../messages/words.js';
import { looksLikeFen } from './incoming.js';

/** @import { Language } from 'chess-arbiter' */
/** @import { Latest } from '../browser/latest.js' */
/** @import { Wanted } from '../messages/wanted.js' */
/** @import { GamesOfFile } from './read-games.js' */

/** A progress is told this often. */
const PROGRESS_MS = 400;

/**
 * @typedef {object} PgnFormOptions
 * @property {(games: GamesOfFile['games'], problems: string[]) => void} onLoad called with one game at least, and with what was
 *   wrong with any
 * @property {(fen: string) => void} onPosition called with what a file has instead of a game
 * @property {(text: string) => void} onProgress called while a long file is read, with how far it is
 * @property {() => Language | string} language the language in which problems are explained
 * @property {Wanted} wanted
 * @property {Latest} latest of all that is to be opened, only the latest is
 */

/**
 * @param {HTMLFormElement} form
 * @param {PgnFormOptions} options
 */
export function createPgnForm(form, { onLoad, onPosition, onProgress, language, wanted, latest }) {
  const field = /** @type {HTMLTextAreaElement} */ (form.querySelector('textarea'));
  const picker = /** @type {HTMLInputElement} */ (form.querySelector('[type=file]'));
  const problems = createInputProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));

  /**
   * @param {string | Blob} source
   * @param {() => boolean} isLatest
   * @returns {Promise<GamesOfFile | string | undefined>} the games, or the position of a file that has only that; `undefined`
   *   if it is not read to the end
   */
  async function read(source, isLatest) {
    const reader = await wanted(loadReader);
    if (!reader) {
      return undefined;
    }
    try {
      const content = await reader.shortAsText(source);
      if (content !== source && typeof content === 'string' && looksLikeFen(content)) {
        return content.trim();
      }
      let told = performance.now();
      return await reader.readGames(content, language(), (count) => {
        if (isLatest() && performance.now() - told > PROGRESS_MS) {
          told = performance.now();
          onProgress(say('reading', { count }));
        }
        return isLatest();
      });
    } catch (error) {
      return unreadable(error);
    }
  }

  /** @param {string | Blob} source */
  async function load(source) {
    const isLatest = latest.begin();
    const typed = field.value;
    const file = await read(source, isLatest);
    if (!file || !isLatest()) {
      return;
    }
    if (typeof file === 'string') {
      onPosition(file);
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
      latest.stop();
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
