// The field for a Chess960 starting position, by its number or at random.

import { wholePackage } from '../browser/whole-package.js';
import { createInputProblems } from '../messages/input-problems.js';
import { say } from '../messages/words.js';

/** @import { Latest } from '../browser/latest.js' */
/** @import { Wanted } from '../messages/wanted.js' */

/** How many starting positions there are. */
const POSITIONS = 960;

/**
 * @param {HTMLFormElement} form
 * @param {{ wanted: Wanted, latest: Latest }} options
 * @param {(fen: string) => void} onStart
 */
export function createChess960Form(form, { wanted, latest }, onStart) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const problems = createInputProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));

  async function start() {
    const number = input.value.trim() === '' ? Number.NaN : Number(input.value);
    const isLatest = latest.begin();
    const whole = await wanted(wholePackage);
    if (!whole || !isLatest()) {
      return;
    }
    try {
      onStart(whole.chess960(number));
      problems.show([]);
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof TypeError)) {
        throw error;
      }
      problems.show([say('chess960Range', { last: POSITIONS - 1 })]);
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    start();
  });
  form.querySelector('[data-random]')?.addEventListener('click', () => {
    input.value = String(Math.floor(Math.random() * POSITIONS));
    start();
  });
}
