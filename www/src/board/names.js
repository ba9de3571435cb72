// Squares and pieces in words, for labels and for what a screen reader is told.

/** @import { Color, Move, Piece, PieceKind, Square } from 'chess-arbiter' */

/** @type {Record<PieceKind, string>} */
export const PIECE_NAMES = {
  p: 'pawn',
  n: 'knight',
  b: 'bishop',
  r: 'rook',
  q: 'queen',
  k: 'king',
};

/** @type {Record<Color, string>} */
export const COLOR_NAMES = { w: 'White', b: 'Black' };

/**
 * @param {Piece} piece
 * @returns {string} for example `white knight`
 */
export function pieceName(piece) {
  return `${COLOR_NAMES[piece.color].toLowerCase()} ${PIECE_NAMES[piece.type]}`;
}

/**
 * @param {Move} move
 * @returns {string} for example `White pawn e4 takes pawn on d5.`
 */
export function moveInWords(move) {
  const player = COLOR_NAMES[move.color];
  if (move.kind === 'castle-kingside' || move.kind === 'castle-queenside') {
    return `${player} castles ${move.kind === 'castle-kingside' ? 'kingside' : 'queenside'}.`;
  }
  const action = move.captured ? `takes ${PIECE_NAMES[move.captured]} on` : 'to';
  const becomes = move.promotion ? `, becoming a ${PIECE_NAMES[move.promotion]}` : '';
  const passing = move.kind === 'en-passant' ? ' en passant' : '';
  return `${player} ${PIECE_NAMES[move.piece]} ${move.from} ${action} ${move.to}${passing}${becomes}.`;
}

/**
 * @param {string} article
 * @param {string} locale
 * @returns {string} for example `Article 3.5`
 */
export function articleName(article, locale) {
  return `${locale === 'de' ? 'Artikel' : 'Article'} ${article}`;
}

const FILES = 'abcdefgh';

/**
 * The square in a row and a column of the board as it is seen, counted from the top left.
 *
 * @param {number} row 0 to 7
 * @param {number} column 0 to 7
 * @param {Color} orientation whose side is at the bottom
 * @returns {Square}
 */
export function squareAt(row, column, orientation) {
  const [file, rank] = orientation === 'w' ? [column, 8 - row] : [7 - column, row + 1];
  return /** @type {Square} */ (`${FILES[file]}${rank}`);
}

/**
 * Where a square is seen; the inverse of {@link squareAt}.
 *
 * @param {Square} square
 * @param {Color} orientation
 * @returns {{ row: number, column: number }} both 0 to 7, from the top left
 */
export function placeOf(square, orientation) {
  const file = FILES.indexOf(square.charAt(0));
  const rank = Number(square.charAt(1));
  return orientation === 'w' ? { row: 8 - rank, column: file } : { row: rank - 1, column: 7 - file };
}
