// The hand over the board: it picks a piece up, drops it, or puts it back. What a drop amounts to is asked of
// `chess-arbiter`; nothing here knows how a piece moves. Mouse, touch and keyboard all go through this one hand.

/** @import { Game, Move, Promotion, Refusal, Square } from 'chess-arbiter' */

/**
 * A piece in the hand, and the moves that the module allows it.
 *
 * @typedef {object} Held
 * @property {Square} from
 * @property {Move[]} moves
 */

/**
 * What the hand attempted, for the module to rule on.
 *
 * @typedef {{ from: Square, to: Square }} Attempt
 */

/**
 * What became of a drop. A promotion is not made yet: it waits for the piece that the pawn becomes.
 *
 * @typedef {{ kind: 'made', move: Move }
 *   | { kind: 'promotion', attempt: Attempt }
 *   | { kind: 'refused', attempt: Attempt, refusal: Refusal }} Drop
 */

/** @typedef {ReturnType<typeof createController>} Controller */

/**
 * @param {() => Game} game the game that rules at the moment
 * @param {() => string} locale the language in which it explains a refusal
 * @param {(held: Held | undefined) => void} onHold called when a piece is picked up, and when the hand is empty again
 */
export function createController(game, locale, onHold) {
  /** @type {Held | undefined} */
  let held;

  /** @param {Held | undefined} next */
  function hold(next) {
    held = next;
    onHold(held);
  }

  /**
   * Why the module refuses an attempt.
   *
   * @param {Attempt} attempt one that is refused
   * @returns {Refusal}
   */
  function explain(attempt) {
    const { refusal } = game().judge(attempt, { locale: locale() });
    if (!refusal) {
      throw new Error(`The move ${attempt.from}${attempt.to} is legal.`);
    }
    return refusal;
  }

  return {
    explain,

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
      const attempt = { from: held.from, to };
      hold(undefined);
      if (game().isLegal(attempt)) {
        return { kind: 'made', move: game().apply(attempt) };
      }
      const refusal = explain(attempt);
      return refusal.code === 'promotion-required'
        ? { kind: 'promotion', attempt }
        : { kind: 'refused', attempt, refusal };
    },

    /**
     * Makes the promotion that {@link drop} left open.
     *
     * @param {Attempt} attempt
     * @param {Promotion} promotion
     * @returns {Move}
     */
    promote(attempt, promotion) {
      return game().apply({ ...attempt, promotion });
    },
  };
}
