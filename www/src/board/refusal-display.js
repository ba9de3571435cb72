// Shows why a move is refused: marks and arrows on the board, and the sentence for a screen reader.

import { pointersOf } from 'chess-arbiter/board';
import { articleName } from '../messages/words.js';
import { captures, quietMoves } from './held-piece.js';

/** @import { Language, MoveInput, Refusal, RefusalCode, Square } from 'chess-arbiter/rules' */
/** @import { Announcer } from './announcer.js' */
/** @import { BoardState } from './state.js' */
/** @import { View } from './view.js' */

const FLASH_MS = 900;

/** That this is not how the piece moves: the board then shows how it does. @type {Set<RefusalCode>} */
const NOT_HOW_IT_MOVES = new Set([
  'bishop-move',
  'rook-move',
  'queen-move',
  'knight-move',
  'king-move',
  'pawn-move',
]);

/**
 * @typedef {object} RefusalDisplayOptions
 * @property {View} view
 * @property {Announcer} announcer
 * @property {() => Language | string} language the language in which refusals are explained
 * @property {((refusal: Refusal | undefined) => void) | undefined} onRefusal called when a refusal is shown, and without
 *   one when it is cleared
 */

/**
 * @param {BoardState} state
 * @param {RefusalDisplayOptions} options
 */
export function createRefusalDisplay(state, { view, announcer, language, onRefusal }) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let flashEnd;

  /**
   * Explains a refused attempt until {@link clear}.
   *
   * @param {MoveInput} attempt
   */
  function show(attempt) {
    const { refusal } = state.game.judge(attempt, { language: language() });
    if (!refusal) {
      throw new Error('The move is legal.');
    }
    const { arrows, culprits } = pointersOf(refusal);
    state.refused = attempt;
    view.mark('about', refusal.on);
    view.mark('culprit', culprits);
    view.point('blame', arrows);
    const [from] = refusal.by;
    if (from && NOT_HOW_IT_MOVES.has(refusal.code)) {
      const moves = state.game.movesFrom(from);
      view.mark('quiet', quietMoves(moves));
      view.mark('capture', captures(moves));
    }
    announcer.say(`${refusal.message} ${articleName(refusal.article)}.`);
    onRefusal?.(refusal);
  }

  function endFlash() {
    clearTimeout(flashEnd);
    view.mark('refused', []);
  }

  return {
    show,

    /**
     * Marks for a moment the square where a refused drop was made.
     *
     * @param {Square} square
     */
    flash(square) {
      view.mark('refused', [square]);
      flashEnd = setTimeout(endFlash, FLASH_MS);
    },

    /** Explains what is refused at the moment once more, in the language of the moment. */
    repeat() {
      if (state.refused) {
        show(state.refused);
      }
    },

    clear() {
      endFlash();
      if (state.refused) {
        state.refused = undefined;
        view.mark('about', []);
        view.mark('culprit', []);
        view.mark('quiet', []);
        view.mark('capture', []);
        view.point('blame', []);
        onRefusal?.(undefined);
      }
    },
  };
}
