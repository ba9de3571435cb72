// Pieces, moves and articles in words, for what the page shows and what a screen reader is told.

/** @import { Color, Move, Piece, PieceKind } from 'chess-arbiter' */

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
  if (move.kind === 'pass') {
    return `${player} passes.`;
  }
  const mover = `${player} ${PIECE_NAMES[move.piece]} ${move.from}`;
  if (move.kind === 'en-passant') {
    return `${mover} takes pawn on ${passedPawn(move)} en passant, going to ${move.to}.`;
  }
  const action = move.captured ? `takes ${PIECE_NAMES[move.captured]} on` : 'to';
  const becomes = move.promotion ? `, becoming a ${PIECE_NAMES[move.promotion]}` : '';
  return `${mover} ${action} ${move.to}${becomes}.`;
}

/**
 * The square of the pawn that is taken en passant: beside the one that takes it (3.7c).
 *
 * @param {Move} move
 */
function passedPawn({ from, to }) {
  return `${to.charAt(0)}${from.charAt(1)}`;
}

/**
 * @param {string} article
 * @param {string} locale
 * @returns {string} for example `Article 3.5`
 */
export function articleName(article, locale) {
  return `${locale === 'de' ? 'Artikel' : 'Article'} ${article}`;
}
