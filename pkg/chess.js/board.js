// Squares and pieces as chess.js has them: by their places in a FEN, from a8 to h1, and by their letters there.

import { letterOf, pieceOf } from '../lib/names.js';
import { SQUARES } from './constants.js';

/** @import { Color, PieceKind, Square } from '../index.js' */

const PLACES = new Map(SQUARES.map((square, index) => [/** @type {string} */ (square), index]));

/**
 * The place of a square; negative if it is none.
 *
 * @param {unknown} square
 */
export function placeOf(square) {
  return PLACES.get(/** @type {string} */ (square)) ?? -1;
}

/**
 * The letter of a piece; `?`, which stands nowhere, if there is no such piece.
 *
 * @param {string} type
 * @param {Color} color
 */
export function letterIfAny(type, color) {
  const isPiece = type === type.toLowerCase() && (color === 'w' || color === 'b');
  return isPiece ? letterOf(type, color) : '?';
}

/**
 * What stands on a place.
 *
 * @param {string | undefined} letter
 * @param {number} index
 * @returns {{ square: Square, type: PieceKind, color: Color } | null}
 */
export function placed(letter, index) {
  if (letter === undefined) return null;
  const { type, color } = pieceOf(letter);
  return { square: /** @type {Square} */ (SQUARES[index]), type, color };
}
