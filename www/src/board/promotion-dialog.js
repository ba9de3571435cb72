// Asks what a pawn becomes (3.7d), in a modal `<dialog>` over the file of the promotion. A modal dialog takes the focus,
// keeps it, and gives it back.

import { say, spokenWords } from '../messages/words.js';
import { pictureOf } from './sprite.js';

/** @import { Color, Promotion } from 'chess-arbiter/rules' */

/** What a pawn may become, in the order in which it is offered. @type {Promotion[]} */
const OFFERED = ['q', 'r', 'b', 'n'];

/**
 * @typedef {object} PromotionQuestion
 * @property {HTMLElement} host the element to which the dialog is added
 * @property {Color} color
 * @property {() => DOMRect} squareBox where the square of the promotion is in the window
 * @property {AbortSignal} signal dismisses the dialog
 */

/**
 * @param {PromotionQuestion} question
 * @returns {Promise<Promotion | undefined>} `undefined` if the dialog is dismissed
 */
export function askPromotion({ host, color, squareBox, signal }) {
  const dialog = document.createElement('dialog');
  dialog.className = 'promotion-dialog';
  dialog.setAttribute('aria-label', say('promote'));
  const buttons = OFFERED.map((kind) => pieceButton(color, kind));
  dialog.append(...buttons);
  host.append(dialog);

  /** Whether the column of pieces rises from the square: it does in the lower half of the board. */
  let upwards = false;

  function align() {
    const square = squareBox();
    const board = host.getBoundingClientRect();
    upwards = square.top > board.top + board.height / 2;
    const top = upwards ? square.bottom - square.height * OFFERED.length : square.top;
    dialog.classList.toggle('upwards', upwards);
    dialog.style.setProperty('--size', `${square.width}px`);
    dialog.style.left = `${square.left + window.scrollX}px`;
    dialog.style.top = `${top + window.scrollY}px`;
  }

  /** @param {KeyboardEvent} event */
  function onKeyDown(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    // The key that dropped the pawn may still be held down: it must not choose a piece.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      return;
    }
    const letter = /** @type {Promotion} */ (event.key.toLowerCase());
    if (OFFERED.includes(letter)) {
      dialog.close(letter);
      return;
    }
    const forward = event.key === 'ArrowRight' || event.key === (upwards ? 'ArrowUp' : 'ArrowDown');
    const back = event.key === 'ArrowLeft' || event.key === (upwards ? 'ArrowDown' : 'ArrowUp');
    if (forward || back) {
      event.preventDefault();
      const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      buttons.at((at + (forward ? 1 : -1)) % buttons.length)?.focus();
    }
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const button = /** @type {Element} */ (event.target).closest('button');
    dialog.close(button?.value ?? '');
  }

  dialog.addEventListener('keydown', onKeyDown);
  dialog.addEventListener('click', onClick);
  window.addEventListener('resize', align);
  const dismiss = () => dialog.close('');
  signal.addEventListener('abort', dismiss);
  align();
  dialog.showModal();

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      window.removeEventListener('resize', align);
      signal.removeEventListener('abort', dismiss);
      dialog.remove();
      resolve(OFFERED.find((kind) => kind === dialog.returnValue));
    });
  });
}

/**
 * @param {Color} color
 * @param {Promotion} kind
 */
function pieceButton(color, kind) {
  const button = document.createElement('button');
  button.type = 'button';
  button.value = kind;
  button.setAttribute('aria-label', spokenWords().names[kind]);
  button.setAttribute('aria-keyshortcuts', kind);
  const hint = document.createElement('kbd');
  hint.setAttribute('aria-hidden', 'true');
  hint.textContent = kind;
  button.append(pictureOf(color, kind), hint);
  return button;
}
