// The names of squares, kinds of pieces and colours, from and to the numbers by which they cross. Nothing is decided
// here.

import {
  CANDIDATE_PROMOTION_SHIFT,
  COLOR_MASK,
  COLORS,
  KIND_MASK,
  KINDS,
  SQUARE_MASK,
  TO_SHIFT,
} from './layout.js';

/** @import { Color, Piece, PieceKind, Square } from '../index.js' */

const CODE_OF_A = 97;
const CODE_OF_1 = 49;

const FILES = 'abcdefgh';
const RANKS = '12345678';

/** All squares by their numbers: a1, b1, ... h8. */
const SQUARES = /** @type {Square[]} */ ([...RANKS].flatMap((rank) => [...FILES].map((file) => file + rank)));

/** The number of a square, combined with this by `^`, is its place in a FEN: a8 first, h1 last. */
export const UPSIDE_DOWN = 56;

/**
 * The square in the lowest bits.
 *
 * @param {number} packed
 */
export function squareName(packed) {
  return /** @type {Square} */ (SQUARES[packed & SQUARE_MASK]);
}

/**
 * The number of the square whose name begins at an index of a text, or -1 if no name is there.
 *
 * @param {string} text
 * @param {number} at
 */
export function squareNumber(text, at) {
  const file = text.charCodeAt(at) - CODE_OF_A;
  const rank = text.charCodeAt(at + 1) - CODE_OF_1;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? rank * 8 + file : -1;
}

/**
 * @param {unknown} value
 * @returns {value is Square}
 */
export function isSquare(value) {
  return typeof value === 'string' && value.length === 2 && squareNumber(value, 0) >= 0;
}

/**
 * The letter of the kind of piece in the lowest bits; empty for none.
 *
 * @param {number} packed
 */
export function kindName(packed) {
  return /** @type {PieceKind} */ (KINDS[packed & KIND_MASK]);
}

/**
 * The number of a kind of piece, or -1 if it is not one letter of `pnbrqk`.
 *
 * @param {unknown} letter
 */
export function kindNumber(letter) {
  return KINDS.indexOf(/** @type {PieceKind} */ (letter), 1);
}

/**
 * The colour in the lowest bit.
 *
 * @param {number} packed
 */
export function colorName(packed) {
  return /** @type {Color} */ (COLORS[packed & COLOR_MASK]);
}

/**
 * The number of a colour, or -1 if it is none.
 *
 * @param {unknown} color
 */
export function colorNumber(color) {
  return COLORS.indexOf(/** @type {Color} */ (color));
}

/**
 * A packed candidate as UCI writes it.
 *
 * @param {number} packed
 */
export function candidateName(packed) {
  return squareName(packed) + squareName(packed >> TO_SHIFT) + kindName(packed >> CANDIDATE_PROMOTION_SHIFT);
}

/**
 * The piece of a letter of a FEN.
 *
 * @param {string} letter
 * @returns {Piece}
 */
export function pieceOf(letter) {
  const type = /** @type {PieceKind} */ (letter.toLowerCase());
  return { color: letter === type ? 'b' : 'w', type };
}

/**
 * The letter of a piece in a FEN.
 *
 * @param {string} type
 * @param {Color} color
 */
export function letterOf(type, color) {
  return color === 'w' ? type.toUpperCase() : type;
}
