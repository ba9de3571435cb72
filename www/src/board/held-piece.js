// Picking a piece up, putting it back and dropping it, for mouse, touch and keyboard alike. The legal moves come from
// `chess-arbiter`; nothing here knows how a piece moves.

/** @import { Move, Square } from 'chess-arbiter/rules' */
/** @import { Attempt, BoardState, HeldPiece } from './state.js' */

/**
 * A drop, not ruled on yet.
 *
 * @typedef {object} Drop
 * @property {Attempt} attempt
 * @property {boolean} stays whether the piece may stay where it was dropped: the move is legal, or is once it names the
 *   piece of the promotion
 */

/**
 * @param {Move[]} moves
 * @returns {Square[]} where they go without taking anything
 */
export function quietMoves(moves) {
  return moves.filter(({ captured }) => !captured).map(({ to }) => to);
}

/**
 * @param {Move[]} moves
 * @returns {Square[]} where they go and take something
 */
export function captures(moves) {
  return moves.filter(({ captured }) => captured).map(({ to }) => to);
}

/**
 * @param {BoardState} state
 * @param {() => void} onChange called when a piece is picked up, and when it is no longer held
 */
export function createHeldPiece(state, onChange) {
  /** @param {HeldPiece | undefined} held */
  function hold(held) {
    state.held = held;
    onChange();
  }

  return {
    /**
     * Picks up a piece of the player to move, even one that has no legal move.
     *
     * @param {Square} square
     * @returns {boolean} whether there is such a piece
     */
    pick(square) {
      const { game } = state;
      if (game.get(square)?.color !== game.turn) {
        return false;
      }
      hold({ from: square, moves: game.movesFrom(square) });
      return true;
    },

    /** Puts the piece back. */
    release() {
      if (state.held) {
        hold(undefined);
      }
    },

    /**
     * @param {Square} to
     * @returns {Drop | undefined} `undefined` if no piece is held
     */
    drop(to) {
      if (!state.held) {
        return undefined;
      }
      const { from, moves } = state.held;
      const attempt = { from, to };
      hold(undefined);
      return { attempt, stays: state.game.isLegal(attempt) || moves.some((move) => move.to === to) };
    },
  };
}

/**
 * Puts back the piece that was picked up last, on whichever board of the page that was.
 *
 * @type {(() => void) | undefined}
 */
let putBackLast;

/**
 * At most one piece of the page is held: this puts back one that is held on another board.
 *
 * @param {() => void} putBack puts the piece of this board back
 */
export function holdAlone(putBack) {
  if (putBackLast !== putBack) {
    putBackLast?.();
    putBackLast = putBack;
  }
}

/**
 * Forgets a board that is removed from the page.
 *
 * @param {() => void} putBack what {@link holdAlone} was given
 */
export function forgetHolder(putBack) {
  if (putBackLast === putBack) {
    putBackLast = undefined;
  }
}
