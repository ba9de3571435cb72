// The hash of a position, with the same numbers as chess.js, so that hashes that were stored can still be compared.
// (Zobrist, 1970; the numbers come from xoroshiro128**, Blackman and Vigna, 2018.)

import { lettersOf } from '../lib/setup.js';
import { fieldOf, turnOf } from './fen.js';

const MASK = (1n << 64n) - 1n;

/**
 * @param {bigint} word
 * @param {bigint} count
 */
const rotate = (word, count) => ((word << count) | (word >> (64n - count))) & MASK;

/**
 * @param {bigint} state 128 bits
 * @returns {() => bigint} gives the next number of 64 bits
 */
export function xoroshiro128(state) {
  let low = state & MASK;
  let high = (state >> 64n) & MASK;
  return () => {
    const number = (rotate((low * 5n) & MASK, 7n) * 9n) & MASK;
    const mixed = high ^ low;
    low = (rotate(low, 24n) ^ mixed ^ (mixed << 16n)) & MASK;
    high = rotate(mixed, 37n);
    return number;
  };
}

/** The state from which chess.js draws its numbers. */
const SEED = 0xa187eb39cdcaed8f31c4b365b102e01en;

/** The pieces in the order in which they have their numbers, each for 128 places, of which the board is every other eight. */
const PIECES = 'PNBRQKpnbrqk';
const PLACES = 128;

/** The castling rights by their bits. */
const RIGHTS = 'KQkq';

/**
 * @typedef {object} Keys
 * @property {bigint[]} pieces
 * @property {bigint[]} enPassant by the file
 * @property {bigint[]} castling by the rights
 * @property {bigint} black set if Black is to move
 */

/** Drawn when they are first needed. @type {Keys | undefined} */
let keys;

/** @returns {Keys} */
function drawKeys() {
  const next = xoroshiro128(SEED);
  const draw = (/** @type {number} */ count) => Array.from({ length: count }, next);
  return { pieces: draw(PIECES.length * PLACES), enPassant: draw(8), castling: draw(16), black: next() };
}

/**
 * @param {string} fen
 * @param {string} enPassant the square that a pawn has just crossed, or `-`
 */
export function hashOf(fen, enPassant) {
  keys ??= drawKeys();
  let hash = 0n;
  for (const [index, letter] of lettersOf(fen).entries())
    if (letter) hash ^= keys.pieces[PIECES.indexOf(letter) * PLACES + index + (index & 56)] ?? 0n;
  if (enPassant !== '-') hash ^= keys.enPassant['abcdefgh'.indexOf(enPassant[0] ?? '')] ?? 0n;
  hash ^= keys.castling[rightsBits(fieldOf(fen, 2))] ?? 0n;
  if (turnOf(fen) === 'b') hash ^= keys.black;
  return hash.toString(16);
}

/** @param {string} rights */
function rightsBits(rights) {
  let bits = 0;
  for (const [bit, right] of [...RIGHTS].entries()) if (rights.includes(right)) bits |= 1 << bit;
  return bits;
}
