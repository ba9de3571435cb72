// A promotion on the board: the pawn is shown on its last square while the dialog asks what it becomes.

import { askPromotion } from './promotion-dialog.js';

/** @import { Color, Promotion, Square } from 'chess-arbiter/rules' */
/** @import { Attempt } from './state.js' */
/** @import { View } from './view.js' */

/**
 * @param {HTMLElement} element the element of the board
 * @param {View} view
 * @param {(square: Square) => DOMRect} boxOf where a square is in the window
 */
export function createPromotion(element, view, boxOf) {
  /** Dismisses the question that was asked last. */
  let asked = new AbortController();

  return {
    /**
     * The `choose` of `play`.
     *
     * @param {Color} color
     * @param {Attempt} move
     * @returns {Promise<Promotion | undefined>}
     */
    async choose(color, { from, to }) {
      asked = new AbortController();
      const { signal } = asked;
      await view.preview(from, to);
      return signal.aborted
        ? undefined
        : askPromotion({ host: element, color, squareBox: () => boxOf(to), signal });
    },

    /** Dismisses the dialog: the page puts another position on the board. */
    dismiss: () => asked.abort(),
  };
}
