// The picture of the board, drawn by cm-chessboard. It shows the position it is given, and turns the events of mouse and
// touch, dragged or clicked, into pick, drop and release.

import { Chessboard, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js';
import { Arrows } from './arrows.js';
import { Marks } from './marks.js';
import { loadSprite, spriteAddress } from './sprite.js';

/** @import { Color, Square } from 'chess-arbiter/rules' */
/** @import { InputEvent } from 'cm-chessboard/src/Chessboard.js' */
/** @import { Arrow, ArrowKind } from './arrows.js' */
/** @import { Drop } from './held-piece.js' */
/** @import { MarkKind } from './marks.js' */

const SLIDE_MS = 160;

/**
 * What the pointer can do to the board.
 *
 * @typedef {object} PointerActions
 * @property {(square: Square) => boolean} pick whether there is a piece to pick up
 * @property {(square: Square) => Drop | undefined} drop
 * @property {() => void} release
 * @property {(drop: Drop) => void} settle called when cm-chessboard is done with a drop
 */

/** @typedef {ReturnType<typeof createView>} View */

/**
 * @param {HTMLElement} element
 * @param {string} fen
 * @param {Color} orientation
 * @param {PointerActions} actions
 */
export function createView(element, fen, orientation, actions) {
  const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  loadSprite();
  const chessboard = new Chessboard(element, {
    position: fen,
    orientation,
    style: {
      cssClass: 'arbiter',
      pieces: { file: spriteAddress },
      animationDuration: reducedMotion ? 0 : SLIDE_MS,
    },
  });
  const marks = new Marks(chessboard);
  const arrows = new Arrows(chessboard);
  const { svg, coordinatesGroup, piecesLayer } = chessboard.view;
  // Coordinates are drawn over the marks, so that they stay readable.
  svg.insertBefore(coordinatesGroup, piecesLayer);
  // A screen reader reads the keyboard's grid, which lies over the picture.
  svg.setAttribute('aria-hidden', 'true');

  /** The last drop, until cm-chessboard is done with it. @type {Drop | undefined} */
  let dropped;
  /** Whether the pointer holds a piece, dragged or clicked. */
  let holding = false;
  /** Whether the pointer is on this board. cm-chessboard accepts a drop on the squares of other boards too. */
  let onBoard = true;

  /** @param {InputEvent} event */
  function onInput(event) {
    switch (event.type) {
      case INPUT_EVENT_TYPE.moveInputStarted:
        holding = actions.pick(event.squareFrom);
        return holding;
      case INPUT_EVENT_TYPE.validateMoveInput:
        holding = false;
        if (!onBoard) {
          actions.release();
          return false;
        }
        dropped = actions.drop(event.squareTo);
        return dropped?.stays ?? false;
      case INPUT_EVENT_TYPE.moveInputCanceled:
        // This also follows a click on another piece of one's own, whose drop is then not settled: the player chose another
        // piece to move.
        dropped = undefined;
        holding = false;
        actions.release();
        return undefined;
      case INPUT_EVENT_TYPE.moveInputFinished:
        if (dropped) {
          const drop = dropped;
          dropped = undefined;
          actions.settle(drop);
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
    onBoard = true;
    // cm-chessboard prevents the browser's default for the press, which would take the focus from a text field.
    if (document.activeElement instanceof HTMLInputElement) {
      document.activeElement.blur();
    }
  }

  /** @param {PointerEvent} event */
  function onPointerUp({ clientX, clientY }) {
    onBoard = element.contains(document.elementFromPoint(clientX, clientY));
  }

  /** When the last turn has ended; the next waits for it. */
  let turned = Promise.resolve();

  /** The position to show. @type {string} */
  let wanted = fen;
  /** When it is shown; `undefined` if nothing is on its way. @type {Promise<void> | undefined} */
  let arriving;

  /** Positions that come while pieces still slide replace one another, and the last is shown at once. */
  async function arrive() {
    let slides = true;
    let shown;
    do {
      shown = wanted;
      await chessboard.setPosition(shown, slides);
      slides = false;
    } while (shown !== wanted);
    arriving = undefined;
  }

  return {
    /**
     * Shows a position. Pieces slide to where they now stand.
     *
     * @param {string} position
     * @returns {Promise<void>} when they have arrived
     */
    show(position) {
      wanted = position;
      arriving ??= arrive();
      return arriving;
    },

    /**
     * Shows a piece on another square, as if it had moved, until the next {@link show}.
     *
     * @param {Square} from
     * @param {Square} to
     * @returns {Promise<void>} when it has arrived
     */
    preview(from, to) {
      // The pointer may have moved it there already.
      const moved = chessboard.getPiece(from) === null;
      return moved ? chessboard.setPosition(chessboard.getPosition()) : chessboard.movePiece(from, to, true);
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

    /** Takes the piece from the pointer, if it holds one: ends a drag, or the wait for a second click. */
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
