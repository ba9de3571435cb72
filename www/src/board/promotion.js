// A promotion on the board: the pawn is shown on its last square while the dialog asks what it becomes.

import { askPromotion } from './promotion-dialog.js';

/** @import { Color, Promotion, Square } from 'chess-arbiter/rules' */
/** @import { Attempt, BoardState } from './state.js' */
/** @import { View } from './view.js' */

/**
 * @param {HTMLElement} element the element of the board
 * @param {BoardState} state
 * @param {View} view
 * @param {(square: Square) => DOMRect} boxOf where a square is in the window
 * @returns {(color: Color, move: Attempt) => Promise<Promotion | undefined>} the `choose` of `play`
 */
export function createPromotion(element, state, view, boxOf) {
  return async (color, { from, to }) => {
    const { game } = state;
    await view.preview(from, to);
    const piece = await askPromotion({ host: element, color, squareBox: () => boxOf(to) });
    // The page may have put another game on the board meanwhile.
    return state.game === game ? piece : undefined;
  };
}
