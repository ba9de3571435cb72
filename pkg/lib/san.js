// Moves in algebraic notation, from packed moves.
//
// Rust writes the same notation for files of games (`src/notation/san/write.rs`). It is written here too because a
// string that crosses from WebAssembly has to be copied and decoded, which takes longer than to find the move. The
// part that needs the rules (which coordinates must be named, check, checkmate) comes with the packed move, so no rule
// is decided here. `tests/js/san.test.js` compares the two over many positions.

import {
  KIND_MASK,
  KINDS,
  MOVE_CAPTURED_SHIFT,
  MOVE_KIND_MASK,
  MOVE_KIND_SHIFT,
  MOVE_NAMES_FILE,
  MOVE_NAMES_RANK,
  MOVE_PIECE_SHIFT,
  MOVE_PROMOTION_SHIFT,
  MOVE_SUFFIX_MASK,
  MOVE_SUFFIX_SHIFT,
  SUFFIXES,
  TO_SHIFT,
} from './layout.js';
import { squareName } from './names.js';

/** The letter of a kind of piece: none for a pawn. */
const LETTERS = KINDS.map((kind) => (kind === 'p' ? '' : kind.toUpperCase()));

/** The notation of a move by its kind: castling has its own. */
const CASTLING = ['', '', '', 'O-O', 'O-O-O'];

/** The target square, the piece and what it captures: neighbours in a packed move. */
const ARRIVAL_MASK = (1 << (MOVE_PROMOTION_SHIFT - TO_SHIFT)) - 1;

/**
 * `Nf3`, `Nxf3`: moves that name nothing of their origin, by what {@link ARRIVAL_MASK} leaves. Each is made when it
 * is first needed: joining strings at every move would take longer than the move.
 *
 * @type {string[]}
 */
const ARRIVALS = new Array(ARRIVAL_MASK + 1);

/** The bits that are set if there is more to write than the arrival: all of the move but squares, piece and colour. */
const MORE =
  MOVE_NAMES_FILE |
  MOVE_NAMES_RANK |
  (KIND_MASK << MOVE_PROMOTION_SHIFT) |
  (MOVE_KIND_MASK << MOVE_KIND_SHIFT) |
  (MOVE_SUFFIX_MASK << MOVE_SUFFIX_SHIFT);

/**
 * A move in algebraic notation.
 *
 * @param {number} packed
 */
export function sanName(packed) {
  return packed & MORE ? fullName(packed) : arrivalName(packed);
}

/** @param {number} packed */
function fullName(packed) {
  const castling = CASTLING[(packed >> MOVE_KIND_SHIFT) & MOVE_KIND_MASK];
  const namesOrigin = packed & (MOVE_NAMES_FILE | MOVE_NAMES_RANK);
  let san = castling || (namesOrigin ? withOrigin(packed) : arrivalName(packed));
  const promotion = (packed >> MOVE_PROMOTION_SHIFT) & KIND_MASK;
  if (promotion) san += `=${LETTERS[promotion]}`;
  const suffix = (packed >> MOVE_SUFFIX_SHIFT) & MOVE_SUFFIX_MASK;
  if (suffix) san += SUFFIXES[suffix];
  return san;
}

/** @param {number} packed */
function arrivalName(packed) {
  const arrival = (packed >> TO_SHIFT) & ARRIVAL_MASK;
  ARRIVALS[arrival] ??= withOrigin(packed);
  return /** @type {string} */ (ARRIVALS[arrival]);
}

/**
 * The piece, as much of its origin as must be named, the sign of a capture, and the target square.
 *
 * @param {number} packed
 */
function withOrigin(packed) {
  const from = squareName(packed);
  let san = LETTERS[(packed >> MOVE_PIECE_SHIFT) & KIND_MASK] ?? '';
  if (packed & MOVE_NAMES_FILE) san += from[0];
  if (packed & MOVE_NAMES_RANK) san += from[1];
  if ((packed >> MOVE_CAPTURED_SHIFT) & KIND_MASK) san += 'x';
  return san + squareName(packed >> TO_SHIFT);
}
