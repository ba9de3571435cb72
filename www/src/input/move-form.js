// The field for a move as text, for the keyboard and for screen readers. The module reads it; a text that names no move is
// answered below the field, a move that is refused like any other.

import { MoveTextError } from 'chess-arbiter';
import { createInputProblems } from '../messages/input-problems.js';

/**
 * @param {HTMLFormElement} form
 * @param {(text: string) => boolean} onMove makes the move, or shows why it is refused
 */
export function createMoveForm(form, onMove) {
  const input = /** @type {HTMLInputElement} */ (form.querySelector('input'));
  const problems = createInputProblems(/** @type {HTMLElement} */ (form.querySelector('[role=alert]')));

  input.addEventListener('input', () => problems.show([]));
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
      }
    } catch (error) {
      if (!(error instanceof MoveTextError)) {
        throw error;
      }
      problems.show([error.message]);
      input.select();
    }
  });
}
