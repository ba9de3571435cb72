// The picture of the board. This is the only file that knows cm-chessboard: it draws the position it is given and
// turns its pointer events (mouse and touch, dragged or clicked) into pick, drop and release.

import sprite from 'cm-chessboard/assets/pieces/standard.svg?url';
import { Chessboard, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js';
import { Arrows } from './arrows.js';
import { Marks } from './marks.js';

/** @import { Color, Square } from 'chess-arbiter' */
/** @import { InputEvent } from 'cm-chessboard/src/Chessboard.js' */
/** @import { Drop } from './controller.js' */
/** @import { ArrowKind } from './arrows.js' */
/** @import { MarkKind } from './marks.js' */
/** @import { Arrow } from './pointers.js' */

const SLIDE_MS = 160;

/**
 * What the pointer does, for the board to act on.
 *
 * @typedef {object} Hand
 * @property {(square: Square) => boolean} pick whether there is a piece to pick up
 * @property {(square: Square) => Drop | undefined} drop
 * @property {() => void} release
 * @property {(drop: Drop) => void} settle called once the pointer's part is over, if `drop` answered anything
 */

/** @typedef {ReturnType<typeof createView>} View */

/**
 * @param {HTMLElement} element
 * @param {string} fen
 * @param {Color} orientation
 * @param {Hand} hand
 */
export function createView(element, fen, orientation, hand) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const chessboard = new Chessboard(element, {
    position: fen,
    orientation,
    style: {
      cssClass: 'arbiter',
      // cm-chessboard wants to see at the first glance that this needs no folder put before it.
      pieces: { file: new URL(sprite, document.baseURI).href },
      animationDuration: still ? 0 : SLIDE_MS,
    },
  });
  const marks = new Marks(chessboard);
  const arrows = new Arrows(chessboard);
  const { svg, coordinatesGroup, piecesLayer } = chessboard.view;
  // A marked square keeps its letter and number readable.
  svg.insertBefore(coordinatesGroup, piecesLayer);
  // The squares are announced by the keyboard's grid, which lies over the picture.
  svg.setAttribute('aria-hidden', 'true');

  /** What the pointer has just dropped, until cm-chessboard is done with it. @type {Drop | undefined} */
  let dropped;
  /** Whether the pointer has a piece, dragged or clicked. */
  let holding = false;
  /** Whether the pointer is on this board. cm-chessboard takes a square of any other board for one of its own. */
  let here = true;

  /** @param {InputEvent} event */
  function onInput(event) {
    switch (event.type) {
      case INPUT_EVENT_TYPE.moveInputStarted:
        holding = hand.pick(event.squareFrom);
        return holding;
      case INPUT_EVENT_TYPE.validateMoveInput:
        holding = false;
        if (!here) {
          hand.release();
          return false;
        }
        dropped = hand.drop(event.squareTo);
        return dropped !== undefined && dropped.kind !== 'refused';
      case INPUT_EVENT_TYPE.moveInputCanceled:
        // Also when another piece of one's own is clicked: that is a change of mind, not a refused move.
        dropped = undefined;
        holding = false;
        hand.release();
        return undefined;
      case INPUT_EVENT_TYPE.moveInputFinished:
        if (dropped) {
          const drop = dropped;
          dropped = undefined;
          hand.settle(drop);
        }
        return undefined;
      default:
        return undefined;
    }
  }
  chessboard.enableMoveInput(onInput);
  element.addEventListener('pointerdown', onPointerDown);
  window.addEventListener('pointerup', onPointerUp, { capture: true });

  function onPointerDown() {
    here = true;
    // cm-chessboard keeps the press from the browser, which would otherwise take the focus from a text field.
    if (document.activeElement instanceof HTMLInputElement) {
      document.activeElement.blur();
    }
  }

  /** @param {PointerEvent} event */
  function onPointerUp({ clientX, clientY }) {
    here = element.contains(document.elementFromPoint(clientX, clientY));
  }

  let turned = Promise.resolve();

  return {
    /**
     * Shows a position. Pieces slide to where they now stand.
     *
     * @param {string} position
     * @returns {Promise<void>} when they have arrived
     */
    show(position) {
      return chessboard.setPosition(position, true);
    },

    /**
     * Shows a piece on another square, as if it had moved; {@link show} puts everything right again.
     *
     * @param {Square} from
     * @param {Square} to
     * @returns {Promise<void>} when it has arrived
     */
    preview(from, to) {
      // A piece that the pointer dropped is there already, or on its way.
      const there = chessboard.getPiece(from) === null;
      return there ? chessboard.setPosition(chessboard.getPosition()) : chessboard.movePiece(from, to, true);
    },

    /**
     * @param {Color} color whose side is to be at the bottom
     * @returns {Promise<void>}
     */
    turn(color) {
      turned = turned.then(() => chessboard.setOrientation(color));
      return turned;
    },

    /**
     * @param {MarkKind} kind
     * @param {Square[]} squares
     */
    mark(kind, squares) {
      marks.set(kind, squares);
    },

    /**
     * @param {ArrowKind} kind
     * @param {Arrow[]} list
     */
    point(kind, list) {
      arrows.set(kind, list);
    },

    /** Takes the piece from the pointer, if it has one: ends a drag, or the wait for a second click. */
    cancel() {
      if (holding) {
        chessboard.cancelMoveInput();
      }
    },

    destroy() {
      element.removeEventListener('pointerdown', onPointerDown);
      window.removeEventListener('pointerup', onPointerUp, { capture: true });
      chessboard.destroy();
    },
  };
}
