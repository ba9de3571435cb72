// The order in which chess.js lists moves: the pieces from a8 to h1, each in its directions, and castling at the end. Code
// that takes the first move of a list gets the same move.

import {
  KIND_MASK,
  KINDS,
  MOVE_KIND_MASK,
  MOVE_KIND_SHIFT,
  MOVE_KINDS,
  MOVE_PIECE_SHIFT,
  MOVE_PROMOTION_SHIFT,
  SQUARE_MASK,
  TO_SHIFT,
} from '../lib/layout.js';
import { buffer } from '../lib/module.js';
import { UPSIDE_DOWN } from '../lib/names.js';

/** On a board with sixteen places a rank, the difference of two squares is that of no other direction or distance. */
const WIDTH = 16;

/** The greatest difference. */
const GREATEST = 7 * WIDTH + 7;

/** How far a piece goes, at most. */
const FARTHEST = 7;

/** The directions of kings and of pieces that go along lines, by their differences. */
const LINES = [-17, -16, -15, 1, 17, 16, 15, -1];
const KNIGHT = [-18, -33, -31, -14, 18, 33, 31, 14];
const PAWN = [-16, -32, -17, -15, 16, 32, 17, 15];

/**
 * The places of the moves of a piece, by the difference of their squares.
 *
 * @param {number[]} directions
 * @param {number} farthest
 */
function places(directions, farthest) {
  const table = new Uint8Array(2 * GREATEST + 1);
  for (const [index, direction] of directions.entries())
    for (let distance = 1; distance <= farthest; distance += 1) {
      const difference = direction * distance;
      if (Math.abs(difference) <= GREATEST) table[GREATEST + difference] = index * (FARTHEST + 1) + distance;
    }
  return table;
}

const LINE_PLACES = /* @__PURE__ */ places(LINES, FARTHEST);
const PLACES = /* @__PURE__ */ KINDS.map((kind) =>
  kind === 'p' ? places(PAWN, 1) : kind === 'n' ? places(KNIGHT, 1) : LINE_PLACES,
);

/** Where the parts of the place of a move begin: the promotion, the way, the origin; castling is above all. */
const WAY_SHIFT = 3;
const ORIGIN_SHIFT = WAY_SHIFT + 6;
const CASTLING_SHIFT = ORIGIN_SHIFT + 6;
const FIRST_CASTLING = MOVE_KINDS.indexOf('castle-kingside');

/** Below the place, the index of the move in the list. */
const INDEX_SHIFT = 9;
const INDEX_MASK = (1 << INDEX_SHIFT) - 1;

/**
 * The place of a square on the wider board, a8 first.
 *
 * @param {number} square
 */
const wide = (square) => (7 - (square >> 3)) * WIDTH + (square & 7);

/** @param {number} packed */
function placeOf(packed) {
  const kind = (packed >> MOVE_KIND_SHIFT) & MOVE_KIND_MASK;
  if (kind >= FIRST_CASTLING) return kind << CASTLING_SHIFT;
  const from = wide(packed & SQUARE_MASK);
  const to = wide((packed >> TO_SHIFT) & SQUARE_MASK);
  const way = PLACES[(packed >> MOVE_PIECE_SHIFT) & KIND_MASK]?.[GREATEST + to - from] ?? 0;
  const origin = (packed & SQUARE_MASK) ^ UPSIDE_DOWN;
  return (origin << ORIGIN_SHIFT) | (way << WAY_SHIFT) | ((packed >> MOVE_PROMOTION_SHIFT) & KIND_MASK);
}

const slots = new Uint32Array(1 << INDEX_SHIFT);

/**
 * Visits the packed moves at the start of the buffer in their order.
 *
 * @param {number} count how many there are
 * @param {(packed: number, index: number) => void} visit
 */
export function eachInOrder(count, visit) {
  const moves = buffer();
  // The module lists moves from a1 to h8. Backwards, the ranks are in order, and not much is left to be moved.
  for (let sorted = 0; sorted < count; sorted += 1) {
    const index = count - 1 - sorted;
    const slot = (placeOf(moves[index] ?? 0) << INDEX_SHIFT) | index;
    let at = sorted;
    for (; at > 0 && /** @type {number} */ (slots[at - 1]) > slot; at -= 1)
      slots[at] = /** @type {number} */ (slots[at - 1]);
    slots[at] = slot;
  }
  for (let at = 0; at < count; at += 1) {
    const index = (slots[at] ?? 0) & INDEX_MASK;
    visit(moves[index] ?? 0, index);
  }
}
