// Squares and pieces as chess.js has them: by their places in a FEN, from a8 to h1, and by their letters there.

import { SQUARES } from './constants.js';

/** @import { Color, Piece, PieceKind, Square } from '../index.js' */

const PLACES = new Map(SQUARES.map((square, index) => [/** @type {string} */ (square), index]));

/**
 * The place of a square; negative if it is none.
 *
 * @param {unknown} square
 */
export function placeOf(square) {
  return PLACES.get(/** @type {string} */ (square)) ?? -1;
}

/** The pieces by the codes of their letters. @type {Piece[]} */
const PIECES = new Array(128);
for (const type of /** @type {PieceKind[]} */ ([...'pnbrqk'])) {
  PIECES[type.charCodeAt(0)] = { type, color: 'b' };
  PIECES[type.toUpperCase().charCodeAt(0)] = { type, color: 'w' };
}

/**
 * @param {string} letter
 * @returns {Piece}
 */
export function pieceOf(letter) {
  const { type, color } = /** @type {Piece} */ (PIECES[letter.charCodeAt(0)]);
  return { type, color };
}

/**
 * The letter of a piece; `?`, which stands nowhere, if there is no such piece.
 *
 * @param {string} type
 * @param {Color} color
 */
export function letterOf(type, color) {
  const isPiece = type === type.toLowerCase() && (color === 'w' || color === 'b');
  if (!isPiece) return '?';
  return color === 'w' ? type.toUpperCase() : type;
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
  const { type, color } = /** @type {Piece} */ (PIECES[letter.charCodeAt(0)]);
  return { square: /** @type {Square} */ (SQUARES[index]), type, color };
}
