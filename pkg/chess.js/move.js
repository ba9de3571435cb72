// A move as chess.js describes it.

import { NULL_SAN } from './san.js';

/** @import { Move as OurMove, PgnMove } from '../index.js' */
/** @import { Color, PieceSymbol, Square } from './index.js' */

/** The flag of a move that is no capture and no promotion, by its kind. @type {Record<OurMove['kind'], string>} */
const FLAGS = {
  normal: 'n',
  'double-step': 'b',
  'en-passant': 'e',
  'castle-kingside': 'k',
  'castle-queenside': 'q',
  pass: '-',
};

/**
 * @param {OurMove} move
 */
function flagsOf({ kind, captured, promotion }) {
  const flag = kind === 'normal' && captured ? 'c' : FLAGS[kind];
  return promotion ? `${flag}p` : flag;
}

export class Move {
  /**
   * @param {OurMove} move
   * @param {string} before
   * @param {string} after
   */
  constructor(move, before, after) {
    /** @type {Color} */
    this.color = move.color;
    /** @type {Square} */
    this.from = move.from;
    /** @type {Square} */
    this.to = move.to;
    /** @type {PieceSymbol} */
    this.piece = move.piece;
    // These two are there even if they are `undefined`, as in chess.js.
    /** @type {PieceSymbol | undefined} */
    this.captured = move.captured;
    /** @type {PieceSymbol | undefined} */
    this.promotion = move.promotion;
    this.flags = flagsOf(move);
    this.san = move.san;
    this.lan = move.uci;
    this.before = before;
    this.after = after;
  }

  isCapture() {
    return this.flags.includes('c');
  }

  isPromotion() {
    return this.flags.includes('p');
  }

  isEnPassant() {
    return this.flags.includes('e');
  }

  isKingsideCastle() {
    return this.flags.includes('k');
  }

  isQueensideCastle() {
    return this.flags.includes('q');
  }

  isBigPawn() {
    return this.flags.includes('b');
  }

  isNullMove() {
    return this.flags.includes('-');
  }
}

/** A null move, which chess.js tells as one of a king on a8. */
const NULL_MOVE = /** @type {const} */ ({
  from: 'a8',
  to: 'a8',
  piece: 'k',
  kind: 'pass',
  san: NULL_SAN,
  uci: 'a8a8',
});

/**
 * @param {Color} color who passes
 * @returns {OurMove}
 */
export function nullMove(color) {
  return { ...NULL_MOVE, color };
}

/**
 * A move of a line, as {@link Move} takes it.
 *
 * @param {PgnMove} entry
 * @returns {OurMove}
 */
export function moveOf({ color, move }) {
  return move ?? nullMove(color);
}
