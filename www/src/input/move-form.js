// The field for a move as text, for the keyboard and for screen readers. The module reads it; a text that names no move is
// answered below the field. A move that is refused is explained like any other, beside the board, and told to a screen reader
// there; where that is out of sight, as on a phone, it is shown below the field too.

import { MoveTextError } from 'chess-arbiter/rules';
import { createInputProblems } from '../messages/input-problems.js';

/**
 * @param {HTMLFormElement} form
 * @param {HTMLElement} ruling where a refusal is explained
 * @param {(text: string) => boolean} onMove makes the move, or shows why it is refused
 */
export function createMoveForm(form, ruling, onMove) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const refusal = /** @type {HTMLElement} */ (form.querySelector('.ruling'));
  const problems = createInputProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));

  const clear = () => refusal.replaceChildren();

  /** Repeats the sentence, unless it is in sight. */
  function repeatRefusal() {
    if (!isInSight(ruling)) {
      refusal.lang = ruling.lang;
      refusal.className = ruling.className;
      refusal.replaceChildren(...ruling.cloneNode(true).childNodes);
      form.scrollIntoView({ block: 'nearest' });
    }
  }

  input.addEventListener('input', () => {
    problems.show([]);
    clear();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = input.value.trim();
    if (text === '') {
      return;
    }
    try {
      const made = onMove(text);
      problems.show([]);
      if (made) {
        input.value = '';
      } else {
        input.select();
        repeatRefusal();
      }
    } catch (error) {
      if (!(error instanceof MoveTextError)) {
        throw error;
      }
      problems.show([error.message]);
      input.select();
    }
  });
  return {
    /** To be called when the refusal holds no longer, or is another. */
    clear,
  };
}

/**
 * Whether all of an element is seen. The keyboard of a phone covers a part of the window.
 *
 * @param {HTMLElement} element
 */
function isInSight(element) {
  const { top, bottom } = element.getBoundingClientRect();
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  return top >= offsetTop && bottom <= offsetTop + height;
}
