// Names for what crosses from WebAssembly as integers: squares, pieces, moves and outcomes. The other side
// of this file is `src/wasm/packed.rs`. Nothing is decided here.

/** @import { Claim, Color, Move, MoveKind, Outcome, Piece, PieceKind, Promotion, Square } from '../index.js' */

const FILES = 'abcdefgh';
const RANKS = '12345678';

/** All squares by their numbers: a1, b1, ... h8. */
export const SQUARES = /** @type {Square[]} */ (
  [...RANKS].flatMap((rank) => [...FILES].map((file) => file + rank))
);

/** Kinds of pieces by their numbers, from 1; 0 is none. */
const KINDS = /** @type {PieceKind[]} */ (['', ...'pnbrqk']);

/** @type {Color[]} */
const COLORS = ['w', 'b'];

/** @type {MoveKind[]} */
const MOVE_KINDS = ['normal', 'double-step', 'en-passant', 'castle-kingside', 'castle-queenside'];

/** What notation writes for a kind of piece, by its number: nothing for a pawn. */
const SAN_LETTERS = ['', '', ...'NBRQK'];

/** What notation adds for what a move does to the other king. */
const SUFFIXES = ['', '+', '#'];

/** What is written for a move, by its kind: castling has notation of its own. */
const CASTLING = ['', '', '', 'O-O', 'O-O-O'];

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
 * The number of a kind of piece, or -1 if it is not one letter of `pnbrqk`.
 *
 * @param {unknown} letter
 */
export function kindNumber(letter) {
  return KINDS.indexOf(/** @type {PieceKind} */ (letter), 1);
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

/**
 * What a packed number names; 0 names nothing.
 *
 * @template T
 * @param {number} packed
 * @param {(packed: number) => T} name
 */
export function nameIfAny(packed, name) {
  return packed === 0 ? undefined : name(packed);
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

/** Why a game is over, by the numbers of the reasons, from 1. */
const REASONS = /** @type {Outcome['reason'][]} */ ([
  '',
  'checkmate',
  'stalemate',
  'insufficient-material',
  'fivefold-repetition',
  'seventy-five-moves',
]);

/** @type {Outcome['winner'][]} */
const WINNERS = [null, 'w', 'b'];

/** @type {Claim[]} */
const CLAIMS = ['threefold-repetition', 'fifty-moves'];

/**
 * @param {number} packed
 * @returns {Outcome}
 */
export function outcomeName(packed) {
  return {
    winner: /** @type {Outcome['winner']} */ (WINNERS[packed >> 3]),
    reason: /** @type {Outcome['reason']} */ (REASONS[packed & 7]),
  };
}

/** @param {number} packed */
export function claimNames(packed) {
  return CLAIMS.filter((_, number) => (packed >> number) & 1);
}

/** What is packed of two squares, or of a piece, what it takes and where, is twelve bits. */
const TWELVE_BITS = (1 << 12) - 1;

/**
 * Texts by the twelve bits that they stand for. Each is made when it is first asked for: strings that are joined at
 * every move would take longer than the move.
 *
 * @type {() => string[]}
 */
const texts = () => new Array(TWELVE_BITS + 1);

/** `e2e4`. */
const PATHS = texts();

/** `Nf3`, `Nxf3`. */
const ARRIVALS = texts();

/** The bits of a packed move that say whether the notation names the file and the rank of the first square. */
const NAMES_FILE = 1 << 25;
const NAMES_RANK = 1 << 26;

/**
 * @param {number} packed
 * @returns {Move}
 */
export function moveName(packed) {
  const captured = /** @type {PieceKind} */ (KINDS[(packed >> 15) & 7]);
  const promotion = /** @type {Promotion} */ (KINDS[(packed >> 18) & 7]);
  const path = pathName(packed);
  /** @type {Move} */
  const move = {
    color: colorName((packed >> 24) & 1),
    from: squareName(packed),
    to: squareName(packed >> 6),
    piece: /** @type {PieceKind} */ (KINDS[((packed >> 12) & 7) + 1]),
    kind: /** @type {MoveKind} */ (MOVE_KINDS[(packed >> 21) & 7]),
    san: sanName(packed),
    uci: promotion ? path + promotion : path,
  };
  if (captured) move.captured = captured;
  if (promotion) move.promotion = promotion;
  return move;
}

/**
 * Both squares.
 *
 * @param {number} packed
 */
function pathName(packed) {
  const bits = packed & TWELVE_BITS;
  PATHS[bits] ??= squareName(packed) + squareName(packed >> 6);
  return /** @type {string} */ (PATHS[bits]);
}

/**
 * The move in algebraic notation. What must be told of its origin, and of the other king, is packed with it.
 *
 * @param {number} packed
 */
function sanName(packed) {
  const namesOrigin = packed & (NAMES_FILE | NAMES_RANK);
  let san = CASTLING[(packed >> 21) & 7] || (namesOrigin ? fromOrigin(packed) : arrivalName(packed));
  if (packed & (7 << 18)) san += `=${SAN_LETTERS[(packed >> 18) & 7]}`;
  if (packed & (3 << 27)) san += SUFFIXES[(packed >> 27) & 3];
  return san;
}

/** @param {number} packed */
function arrivalName(packed) {
  const bits = (packed >> 6) & TWELVE_BITS;
  ARRIVALS[bits] ??= fromOrigin(packed);
  return /** @type {string} */ (ARRIVALS[bits]);
}

/**
 * Piece, as much of the origin as is named, capture and target.
 *
 * @param {number} packed
 */
function fromOrigin(packed) {
  const from = squareName(packed);
  let san = SAN_LETTERS[((packed >> 12) & 7) + 1] ?? '';
  if (packed & NAMES_FILE) san += from[0];
  if (packed & NAMES_RANK) san += from[1];
  if (packed & (7 << 15)) san += 'x';
  return san + squareName(packed >> 6);
}
