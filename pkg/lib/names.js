// Names for what crosses from WebAssembly as integers: squares, pieces and moves. The other side of this file
// is `src/wasm/packed.rs`. Nothing is decided here.

/** @import { Color, Move, MoveKind, Piece, PieceKind, Promotion, Square } from '../index.js' */

const FILES = 'abcdefgh';
const RANKS = '12345678';

/** All squares by their numbers: a1, b1, ... h8. */
export const SQUARES = /** @type {Square[]} */ (
  [...RANKS].flatMap((rank) => [...FILES].map((file) => file + rank))
);

/** Kinds of pieces by their numbers, from 1; 0 is none. */
const KINDS = /** @type {PieceKind[]} */ (['', 'p', 'n', 'b', 'r', 'q', 'k']);

/** @type {Color[]} */
const COLORS = ['w', 'b'];

/** @type {MoveKind[]} */
const MOVE_KINDS = ['normal', 'double-step', 'en-passant', 'castle-kingside', 'castle-queenside'];

/** The letters of a kind of piece; its index is the kind's number. */
const KIND_LETTERS = ' pnbrqk';

/**
 * The number of a square's name that begins at an index of a text, or -1 if no name is there.
 *
 * @param {string} text
 * @param {number} at
 */
export function squareNumber(text, at) {
  const file = text.charCodeAt(at) - 97;
  const rank = text.charCodeAt(at + 1) - 49;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
}

/**
 * The number of a kind of piece, or -1 if the text is not one letter of `pnbrqk`.
 *
 * @param {string} letter
 */
export function kindNumber(letter) {
  return letter.length === 1 ? KIND_LETTERS.indexOf(letter, 1) : -1;
}

/** @param {number} number */
export function colorName(number) {
  return /** @type {Color} */ (COLORS[number]);
}

/**
 * The number of a colour, or -1.
 *
 * @param {unknown} color
 */
export function colorNumber(color) {
  return COLORS.indexOf(/** @type {Color} */ (color));
}

/** @param {number} packed */
export function squareName(packed) {
  return /** @type {Square} */ (SQUARES[packed & 63]);
}

/**
 * @param {number} packed
 * @returns {Piece}
 */
export function pieceName(packed) {
  return { color: colorName((packed >> 9) & 1), type: /** @type {PieceKind} */ (KINDS[(packed >> 6) & 7]) };
}

/**
 * A candidate as UCI writes it.
 *
 * @param {number} packed from, to and promotion
 */
export function candidateName(packed) {
  return squareName(packed) + squareName(packed >> 6) + (KINDS[(packed >> 12) & 7] ?? '');
}

/**
 * @param {number} packed
 * @returns {Move}
 */
export function moveName(packed) {
  const from = squareName(packed);
  const to = squareName(packed >> 6);
  const captured = /** @type {PieceKind} */ (KINDS[(packed >> 15) & 7]);
  const promotion = /** @type {Promotion} */ (KINDS[(packed >> 18) & 7]);
  /** @type {Move} */
  const move = {
    color: colorName((packed >> 24) & 1),
    from,
    to,
    piece: /** @type {PieceKind} */ (KINDS[((packed >> 12) & 7) + 1]),
    kind: /** @type {MoveKind} */ (MOVE_KINDS[(packed >> 21) & 7]),
    uci: from + to + promotion,
  };
  if (captured) move.captured = captured;
  if (promotion) move.promotion = promotion;
  return move;
}
