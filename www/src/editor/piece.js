// A piece as the editor draws it, from the sprite that cm-chessboard has put into the page.

/** @import { Color, Piece, PieceKind } from 'chess-arbiter' */
/** @import { Letter } from './placement.js' */

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

/** @param {Letter} letter */
export function drawPiece(letter) {
  const { color, type } = pieceOf(letter);
  const template = document.createElement('template');
  template.innerHTML = `<svg viewBox="0 0 40 40" aria-hidden="true"><use href="#${color}${type}"/></svg>`;
  return template.content;
}
