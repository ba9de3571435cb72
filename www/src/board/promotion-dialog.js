// Asks what a pawn becomes (3.7d). A modal `<dialog>` over the file of the promotion: it takes the focus, keeps it,
// and gives it back.

import { PIECE_NAMES } from './names.js';

/** @import { Color, Promotion } from 'chess-arbiter' */

/** What a pawn may become, in the order in which it is offered. @type {Promotion[]} */
const OFFERED = ['q', 'r', 'b', 'n'];

/**
 * @typedef {object} PromotionQuestion
 * @property {HTMLElement} host the element to which the dialog is added
 * @property {Color} color
 * @property {() => DOMRect} place where the promotion's square is in the window
 */

/**
 * @param {PromotionQuestion} question
 * @returns {Promise<Promotion | undefined>} `undefined` if the player thought better of it
 */
export function askPromotion({ host, color, place }) {
  const dialog = document.createElement('dialog');
  dialog.className = 'promotion-dialog';
  dialog.setAttribute('aria-label', 'Promote the pawn to');
  const buttons = OFFERED.map((kind) => pieceButton(color, kind));
  dialog.append(...buttons);
  host.append(dialog);

  /** On a square in the lower half of the window's board, the column of pieces rises from it. */
  let upwards = false;

  function lay() {
    const square = place();
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
    // The key that dropped the pawn may still be down; it has not chosen anything yet.
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
  window.addEventListener('resize', lay);
  lay();
  dialog.showModal();

  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      window.removeEventListener('resize', lay);
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
  button.setAttribute('aria-label', PIECE_NAMES[kind]);
  button.setAttribute('aria-keyshortcuts', kind);
  // The sprite is in the page already: cm-chessboard puts it there.
  button.innerHTML = `<svg viewBox="0 0 40 40" aria-hidden="true"><use href="#${color}${kind}"/></svg>`;
  const hint = document.createElement('kbd');
  hint.setAttribute('aria-hidden', 'true');
  hint.textContent = kind;
  button.append(hint);
  return button;
}
