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
function placed(letter, index) {
  if (letter === undefined) return null;
  const { type, color } = pieceOf(letter);
  return { square: /** @type {Square} */ (SQUARES[index]), type, color };
}

/**
 * The letters of a board by rows, with what stands on them.
 *
 * @param {(string | undefined)[]} letters
 */
export function inRows(letters) {
  const rows = [];
  for (let start = 0; start < 64; start += 8) {
    const row = [];
    for (let index = start; index < start + 8; index += 1) row.push(placed(letters[index], index));
    rows.push(row);
  }
  return rows;
}

/**
 * A board as text.
 *
 * @param {(string | undefined)[]} letters
 */
export function asText(letters) {
  const edge = '   +------------------------+';
  const row = (/** @type {number} */ rank) =>
    ` ${8 - rank} |${letters
      .slice(8 * rank, 8 * rank + 8)
      .map((letter) => ` ${letter ?? '.'} `)
      .join('')}|`;
  return [edge, ...[0, 1, 2, 3, 4, 5, 6, 7].map(row), edge, '     a  b  c  d  e  f  g  h'].join('\n');
}
