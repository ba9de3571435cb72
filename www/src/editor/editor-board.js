// The squares of the editor: a button each. Pieces are placed with a click, a tap or a key, dragged from square to square,
// from the tray, and off the board.

import { create } from '../browser/dom.js';
import { drawPiece } from './piece.js';

/** @import { Square } from 'chess-arbiter' */
/** @import { Letter } from './piece.js' */

/**
 * @typedef {object} EditorActions
 * @property {(square: Square) => void} use uses the tool that is chosen on a square
 * @property {(square: Square, letter: Letter | undefined) => void} put puts a piece on a square, or takes it away
 * @property {(square: Square) => Letter | undefined} at the piece on a square
 */

/** All squares, rank by rank from a8. */
const SQUARES = [...'87654321'].flatMap((rank) =>
  [...'abcdefgh'].map((file) => /** @type {Square} */ (file + rank)),
);
const SIDE = 8;
/** The keys that lead to another square, and how far it is in the list of squares. @type {Record<string, number>} */
const STEPS = { ArrowUp: -SIDE, ArrowDown: SIDE, ArrowLeft: -1, ArrowRight: 1 };
const LETTERS = 'KQRBNPkqrbnp';

/**
 * @param {HTMLElement} element where the squares go
 * @param {HTMLElement} tray has buttons with the attribute `data-letter`
 * @param {EditorActions} actions
 */
export function createEditorBoard(element, tray, { use, put, at }) {
  const cells = new Map(SQUARES.map((square) => [square, cellOf(square)]));
  element.append(...cells.values());
  /** Where the pointer was pressed, and what is there. @type {{ from?: Square, letter: Letter | undefined } | undefined} */
  let pressed;
  const ghost = create('div', 'editor-ghost');

  /** @param {Square} square */
  function cellOf(square) {
    const dark = (square.charCodeAt(0) + square.charCodeAt(1)) % 2 === 0;
    const cell = create('button', `editor-square ${dark ? 'dark' : 'light'}`);
    cell.type = 'button';
    cell.dataset.square = square;
    cell.tabIndex = square === 'e4' ? 0 : -1;
    return cell;
  }

  /** @param {EventTarget | null} target */
  const squareOf = (target) =>
    /** @type {Square | undefined} */ (
      target instanceof Element ? target.closest('.editor-square')?.getAttribute('data-square') : undefined
    ) ?? undefined;

  /** @param {Square} square */
  function focus(square) {
    for (const cell of cells.values()) {
      cell.tabIndex = -1;
    }
    const cell = /** @type {HTMLElement} */ (cells.get(square));
    cell.tabIndex = 0;
    cell.focus({ preventScroll: true });
  }

  element.addEventListener('keydown', (event) => {
    const square = squareOf(event.target);
    if (!square || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const index = SQUARES.indexOf(square);
    const step = STEPS[event.key];
    if (step) {
      const next = SQUARES[index + step];
      const sameRank = Math.floor(index / SIDE) === Math.floor((index + step) / SIDE);
      if (next && (Math.abs(step) === SIDE || sameRank)) {
        focus(next);
      }
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      put(square, undefined);
    } else if (event.key.length === 1 && LETTERS.includes(event.key)) {
      put(square, event.key);
    } else {
      return;
    }
    event.preventDefault();
  });

  // A click of the pointer has been dealt with when the pointer was released.
  element.addEventListener('click', (event) => {
    const square = squareOf(event.target);
    if (square && event.detail === 0) {
      use(square);
    }
  });

  /** @param {PointerEvent} event */
  function onMove({ clientX, clientY }) {
    ghost.style.translate = `${clientX}px ${clientY}px`;
    if (pressed?.letter && !ghost.isConnected) {
      ghost.replaceChildren(drawPiece(pressed.letter));
      ghost.style.width = `${element.clientWidth / SIDE}px`;
      document.body.append(ghost);
    }
  }

  /** @param {PointerEvent} event */
  function onEnd({ type, clientX, clientY }) {
    const { from, letter } = pressed ?? {};
    const to = squareOf(document.elementFromPoint(clientX, clientY));
    stop();
    if (type !== 'pointerup') {
      return;
    }
    if (from && from === to) {
      use(from);
    } else if (letter) {
      if (from) {
        put(from, undefined);
      }
      if (to) {
        put(to, letter);
      }
    }
  }

  /**
   * @param {PointerEvent} event
   * @param {{ from?: Square, letter: Letter | undefined }} what
   */
  function press(event, what) {
    if (event.button !== 0) {
      return;
    }
    pressed = what;
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
    // Otherwise the browser would select text.
    event.preventDefault();
  }

  function stop() {
    pressed = undefined;
    ghost.remove();
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onEnd);
    window.removeEventListener('pointercancel', onEnd);
  }

  element.addEventListener('pointerdown', (event) => {
    const from = squareOf(event.target);
    if (from) {
      focus(from);
      press(event, { from, letter: at(from) });
    }
  });
  tray.addEventListener('pointerdown', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-letter]') : null;
    if (button) {
      press(event, { letter: button.getAttribute('data-letter') || undefined });
    }
  });

  return {
    /**
     * @param {(square: Square) => string} describe the name of a square
     * @param {Set<Square>} faulty the squares that a problem is about
     */
    show(describe, faulty) {
      for (const [square, cell] of cells) {
        const letter = at(square);
        if (cell.dataset.piece !== (letter ?? '')) {
          cell.dataset.piece = letter ?? '';
          cell.replaceChildren(...(letter ? [drawPiece(letter)] : []));
        }
        cell.classList.toggle('faulty', faulty.has(square));
        cell.setAttribute('aria-label', describe(square));
      }
    },
  };
}
