// The hand over the board: it picks a piece up, drops it, or puts it back. What a drop amounts to is asked of
// `chess-arbiter`; nothing here knows how a piece moves. Mouse, touch and keyboard all go through this one hand.

/** @import { Game, Move, Promotion, Square } from 'chess-arbiter' */

/**
 * A piece in the hand, and the moves that the module allows it.
 *
 * @typedef {object} Held
 * @property {Square} from
 * @property {Move[]} moves
 */

/**
 * What became of a drop. A promotion is not made yet: it waits for one of the choices.
 *
 * @typedef {{ kind: 'made', move: Move }
 *   | { kind: 'promotion', from: Square, to: Square, choices: Move[] }
 *   | { kind: 'refused', from: Square, to: Square }} Drop
 */

/** @typedef {ReturnType<typeof createController>} Controller */

/**
 * @param {() => Game} game the game that rules at the moment
 * @param {(held: Held | undefined) => void} onHold called when a piece is picked up, and when the hand is empty again
 */
export function createController(game, onHold) {
  /** @type {Held | undefined} */
  let held;

  /** @param {Held | undefined} next */
  function hold(next) {
    held = next;
    onHold(held);
  }

  return {
    get held() {
      return held;
    },

    /**
     * Picks up a piece of the player to move, even one that has no legal move.
     *
     * @param {Square} square
     * @returns {boolean} whether there is one
     */
    pick(square) {
      if (game().get(square)?.color !== game().turn) {
        return false;
      }
      hold({ from: square, moves: game().movesFrom(square) });
      return true;
    },

    /** Puts the piece back where it was. */
    release() {
      if (held) {
        hold(undefined);
      }
    },

    /**
     * Drops the piece in the hand. A legal move is made at once.
     *
     * @param {Square} to
     * @returns {Drop | undefined} `undefined` if the hand is empty
     */
    drop(to) {
      if (!held) {
        return undefined;
      }
      const { from, moves } = held;
      hold(undefined);
      if (game().isLegal({ from, to })) {
        return { kind: 'made', move: game().apply({ from, to }) };
      }
      const choices = moves.filter((move) => move.to === to && move.promotion);
      if (choices.length > 0) {
        return { kind: 'promotion', from, to, choices };
      }
      return { kind: 'refused', from, to };
    },

    /**
     * Makes the promotion that {@link drop} left open.
     *
     * @param {Square} from
     * @param {Square} to
     * @param {Promotion} promotion
     * @returns {Move}
     */
    promote(from, to, promotion) {
      return game().apply({ from, to, promotion });
    },
  };
}
