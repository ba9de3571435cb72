// The objects of the package's types, from the integers that `src/wasm/packed.rs` packs.

import {
  CAN_MATE,
  CANNOT_MATE,
  CLAIMS,
  EN_PASSANT_SHIFT,
  MOVE_CAPTURED_SHIFT,
  MOVE_COLOR_SHIFT,
  MOVE_KIND_MASK,
  MOVE_KIND_SHIFT,
  MOVE_KINDS,
  MOVE_PIECE_SHIFT,
  MOVE_PROMOTION_SHIFT,
  OUTCOME_REASON_MASK,
  OUTCOME_UNDECIDED,
  OUTCOME_WINNER_MASK,
  OUTCOME_WINNER_SHIFT,
  PIECE_COLOR_SHIFT,
  PIECE_KIND_SHIFT,
  REASONS,
  SQUARES_MASK,
  TO_SHIFT,
  WINNERS,
} from './layout.js';
import { colorName, kindName, squareName } from './names.js';
import { sanName } from './san.js';

/** @import { CanMate, CastlingRights, Color, Move, MoveKind, Outcome, OutcomeOnTime, Piece, Promotion } from '../index.js' */

/**
 * What a packed number stands for; 0 stands for nothing.
 *
 * @template T
 * @param {number} packed
 * @param {(packed: number) => T} unpack
 */
export function unpackIfAny(packed, unpack) {
  return packed === 0 ? undefined : unpack(packed);
}

/**
 * @param {number} packed
 * @returns {Move}
 */
export function unpackMove(packed) {
  const captured = kindName(packed >> MOVE_CAPTURED_SHIFT);
  const promotion = /** @type {Promotion} */ (kindName(packed >> MOVE_PROMOTION_SHIFT));
  const squares = squaresName(packed);
  const color = colorName(packed >> MOVE_COLOR_SHIFT);
  const from = squareName(packed);
  const to = squareName(packed >> TO_SHIFT);
  const piece = kindName(packed >> MOVE_PIECE_SHIFT);
  const kind = /** @type {MoveKind} */ (MOVE_KINDS[(packed >> MOVE_KIND_SHIFT) & MOVE_KIND_MASK]);
  const san = sanName(packed);
  const uci = promotion ? squares + promotion : squares;
  // A field that is added to an object lies apart from it, and captures are common.
  /** @type {Move} */
  const move = captured
    ? { color, from, to, piece, kind, san, uci, captured }
    : { color, from, to, piece, kind, san, uci };
  if (promotion) move.promotion = promotion;
  return move;
}

/**
 * `e2e4`: two squares, by their bits. Each text is made when it is first needed: joining strings at every move would
 * take longer than the move.
 *
 * @type {string[]}
 */
const SQUARES_NAMES = new Array(SQUARES_MASK + 1);

/** @param {number} packed */
function squaresName(packed) {
  const bits = packed & SQUARES_MASK;
  SQUARES_NAMES[bits] ??= squareName(packed) + squareName(packed >> TO_SHIFT);
  return /** @type {string} */ (SQUARES_NAMES[bits]);
}

/**
 * @param {number} packed
 * @returns {Piece}
 */
export function unpackPiece(packed) {
  return { color: colorName(packed >> PIECE_COLOR_SHIFT), type: kindName(packed >> PIECE_KIND_SHIFT) };
}

/**
 * @param {number} packed
 * @returns {Record<Color, CastlingRights>}
 */
export function unpackRights(packed) {
  const has = (/** @type {number} */ bit) => ((packed >> bit) & 1) === 1;
  return { w: { kingside: has(0), queenside: has(1) }, b: { kingside: has(2), queenside: has(3) } };
}

/**
 * The square on which a pawn may be taken en passant.
 *
 * @param {number} packed
 */
export function unpackEnPassant(packed) {
  const square = packed >> EN_PASSANT_SHIFT;
  return square === 0 ? undefined : squareName(square - 1);
}

/**
 * @param {number} packed
 * @returns {Outcome}
 */
export function unpackOutcome(packed) {
  return {
    winner: /** @type {Outcome['winner']} */ (
      WINNERS[(packed >> OUTCOME_WINNER_SHIFT) & OUTCOME_WINNER_MASK]
    ),
    reason: /** @type {Outcome['reason']} */ (REASONS[packed & OUTCOME_REASON_MASK]),
  };
}

/**
 * @param {number} packed
 * @returns {OutcomeOnTime}
 */
export function unpackOutcomeOnTime(packed) {
  const { winner, reason } = unpackOutcome(packed);
  return { winner, reason, decided: (packed & OUTCOME_UNDECIDED) === 0 };
}

/**
 * Whether a player can give checkmate: the answer, and the moves that lead to it.
 *
 * @param {Uint32Array} packed
 * @returns {CanMate}
 */
export function unpackCanMate(packed) {
  if (packed[0] === CAN_MATE) return { answer: true, line: Array.from(packed.subarray(1), unpackMove) };
  return { answer: packed[0] === CANNOT_MATE ? false : undefined };
}

/**
 * The draws whose bits are set.
 *
 * @param {number} packed
 */
export function unpackClaims(packed) {
  return CLAIMS.filter((_, number) => (packed >> number) & 1);
}
