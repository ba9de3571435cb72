// A piece by its letter in a FEN, and its picture.

import { pictureOf } from '../board/sprite.js';

/** @import { Color, Piece, PieceKind } from 'chess-arbiter' */

/** The letter of a piece in a FEN: capital for White, small for Black. @typedef {string} Letter */

/**
 * @param {Letter} letter
 * @returns {Piece}
 */
export function pieceOf(letter) {
  const type = /** @type {PieceKind} */ (letter.toLowerCase());
  /** @type {Color} */
  const color = letter === type ? 'b' : 'w';
  return { color, type };
}

/**
 * @param {Piece} piece
 * @returns {Letter}
 */
export function letterOf({ color, type }) {
  return color === 'w' ? type.toUpperCase() : type;
}

/** @param {Letter} letter */
export function drawPiece(letter) {
  const { color, type } = pieceOf(letter);
  return pictureOf(color, type);
}
