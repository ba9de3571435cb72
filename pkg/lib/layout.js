// The numbers that both sides of the boundary use: bit fields, item codes, limits, and the names of the variants of
// each enum in the order of their numbers.
//
// `src/wasm/layout.rs` has the same constants by the same names, and says what each is. `tests/data/layout.json` lists all
// of it, and a test on each side compares with it. Every export of this file is in that list.

/**
 * @import {
 *   BrushColor, CastlingSide, Claim, Color, FenField, FenProblemCode, MoveKind, MoveTextErrorCode, Outcome, PgnErrorCode,
 *   PgnResult, PgnWarningCode, PieceKind, RefusalCode, RefusalDetail,
 * } from '../index.js'
 */

// What the values of a field may be.
export const SQUARE_MASK = 63;
export const KIND_MASK = 7;
export const COLOR_MASK = 1;

// Two squares, `from` in the lowest bits: they begin a candidate, a move and an arrow.
export const TO_SHIFT = 6;
export const SQUARES_MASK = (1 << 12) - 1;

// A candidate.
export const CANDIDATE_PROMOTION_SHIFT = 12;
export const CANDIDATE_FROM_OBJECT = 1 << 15;
export const PASS = 2 ** 32 - 1;

// A legal move.
export const MOVE_PIECE_SHIFT = 12;
export const MOVE_CAPTURED_SHIFT = 15;
export const MOVE_PROMOTION_SHIFT = 18;
export const MOVE_KIND_SHIFT = 21;
export const MOVE_KIND_MASK = 7;
export const MOVE_COLOR_SHIFT = 24;
export const MOVE_NAMES_FILE = 1 << 25;
export const MOVE_NAMES_RANK = 1 << 26;
export const MOVE_SUFFIX_SHIFT = 27;
export const MOVE_SUFFIX_MASK = 3;
export const MOVE_MARK = 1 << 29;

// A piece on the board: its square in the lowest bits, and what follows.
export const PIECE_KIND_SHIFT = 6;
export const PIECE_COLOR_SHIFT = 9;

// Castling rights, and the square on which a pawn may be taken en passant.
export const EN_PASSANT_SHIFT = 4;

// How a FEN is to be read.
export const CHESS960 = 1;
export const COMPOSED = 2;
export const SET_UP = 4;

// How a game ended: the reason in the lowest bits, and the winner.
export const OUTCOME_REASON_MASK = 7;
export const OUTCOME_WINNER_SHIFT = 3;
export const OUTCOME_WINNER_MASK = 3;
export const OUTCOME_UNDECIDED = 1 << 5;
export const MATE_UNDECIDED = 0;
export const CANNOT_MATE = 1;
export const CAN_MATE = 2;

// The items of a PGN game.
export const PGN_TAG = 0;
export const PGN_START = 1;
export const PGN_COMMENT = 2;
export const PGN_COMMENT_BEFORE = 3;
export const PGN_NAG = 4;
export const PGN_OPEN = 5;
export const PGN_CLOSE = 6;
export const PGN_NULL_MOVE = 7;
export const PGN_RESULT = 8;
export const PGN_CLOCK = 9;
export const PGN_ELAPSED = 10;
export const PGN_CENTIPAWNS = 11;
export const PGN_MATE = 12;
export const PGN_DEPTH = 13;
export const PGN_HIGHLIGHT = 14;
export const PGN_ARROW = 15;
export const PGN_RAW = 16;
export const PGN_RAW_IS_TEXT = 17;
export const PGN_BRUSH_SHIFT = 12;

// Limits.
export const BUFFER_LENGTH = 512;
export const LONGEST_FEN_LENGTH = 256;
export const LAST_CHESS960 = 959;
export const DEEPEST_NESTING = 100;
export const LONGEST_GAME = 1 << 21;
export const STANDING_LENGTH = 5;
export const LARGEST_NAG = 65_535;
export const SNAPSHOT_LENGTH = 11;

/** @type {Color[]} */
export const COLORS = ['w', 'b'];

/** Kinds of pieces, counted from 1; 0 is none. */
export const KINDS = /** @type {PieceKind[]} */ (['', ...'pnbrqk']);

/** @type {MoveKind[]} */
export const MOVE_KINDS = ['normal', 'double-step', 'en-passant', 'castle-kingside', 'castle-queenside'];

/** What notation adds for what a move does to the other king. */
export const SUFFIXES = ['', '+', '#'];

/** Why a game is over, counted from 1. */
export const REASONS = /** @type {Outcome['reason'][]} */ ([
  '',
  'checkmate',
  'stalemate',
  'insufficient-material',
  'fivefold-repetition',
  'seventy-five-moves',
  'dead-position',
  'time',
]);

/** @type {Outcome['winner'][]} */
export const WINNERS = [null, 'w', 'b'];

/** @type {Claim[]} */
export const CLAIMS = ['threefold-repetition', 'fifty-moves'];

/** @type {PgnResult[]} */
export const RESULTS = ['*', '1-0', '0-1', '1/2-1/2'];

/** @type {BrushColor[]} */
export const BRUSHES = ['green', 'red', 'yellow', 'blue'];

/** The codes of refusals, each with its article. @type {[RefusalCode, string][]} */
export const REFUSALS = [
  ['no-piece', '3.1'],
  ['not-your-turn', '1.2'],
  ['own-piece', '3.1'],
  ['bishop-move', '3.2'],
  ['rook-move', '3.3'],
  ['queen-move', '3.4'],
  ['knight-move', '3.6'],
  ['king-move', '3.8a'],
  ['pawn-move', '3.7a'],
  ['pawn-first-move', '3.7a'],
  ['pawn-blocked', '3.7a'],
  ['pawn-capture', '3.7b'],
  ['en-passant-late', '3.7c'],
  ['path-blocked', '3.5'],
  ['promotion-piece', '3.7d'],
  ['promotion-not-due', '3.7d'],
  ['castling-moved', '3.8b'],
  ['castling-blocked', '3.8b'],
  ['castling-in-check', '3.8b'],
  ['castling-through-check', '3.8b'],
  ['castling-into-check', '3.8b'],
  ['king-attacked', '3.8a'],
  ['in-check', '3.9'],
  ['pinned', '3.9'],
  ['promotion-required', '3.7d'],
];

/** The special cases of refusals that have a sentence of their own, counted from 1. */
export const DETAILS = /** @type {RefusalDetail[]} */ ([
  '',
  'same-square',
  'king-away',
  'no-rook',
  'en-passant',
  'en-passant-unknown',
  'pass',
]);

/** The sides of castling, counted from 1. */
export const SIDES = /** @type {CastlingSide[]} */ (['', 'kingside', 'queenside']);

/** The codes of problems of a FEN, each with its field. @type {[FenProblemCode, FenField | null][]} */
export const FEN_PROBLEMS = [
  ['field-count', null],
  ['missing-fields', null],
  ['extra-spaces', null],
  ['unclear-counter', 'halfmove'],
  ['empty-counter', null],
  ['too-long', null],
  ['rank-count', 'placement'],
  ['rank-length', 'placement'],
  ['split-number', 'placement'],
  ['piece-letter', 'placement'],
  ['turn-syntax', 'turn'],
  ['castling-syntax', 'castling'],
  ['en-passant-syntax', 'en-passant'],
  ['halfmove-syntax', 'halfmove'],
  ['fullmove-syntax', 'fullmove'],
  ['king-missing', 'placement'],
  ['king-doubled', 'placement'],
  ['kings-adjacent', 'placement'],
  ['pawn-on-back-rank', 'placement'],
  ['too-many-pieces', 'placement'],
  ['too-many-pawns', 'placement'],
  ['too-many-promoted', 'placement'],
  ['opponent-in-check', 'placement'],
  ['impossible-check', 'placement'],
  ['castling-impossible', 'castling'],
  ['en-passant-impossible', 'en-passant'],
  ['fullmove-zero', 'fullmove'],
];

/** @type {(MoveTextErrorCode | 'illegal-move')[]} */
export const MOVE_TEXT_ERRORS = [
  'unreadable-move',
  'null-move',
  'no-such-piece',
  'ambiguous-move',
  'illegal-move',
];

/** What is wrong with a PGN game; that of a move has a code of its own, as has what the standard does not allow. @type {(PgnErrorCode | 'move' | 'not-standard')[]} */
export const PGN_ERRORS = [
  'move',
  'tag-syntax',
  'bad-fen',
  'unknown-variant',
  'open-comment',
  'open-variation',
  'stray-variation-end',
  'variation-without-move',
  'too-deep',
  'game-too-long',
  'not-standard',
];

/** What was repaired or skipped in a PGN game; what is repaired in a FEN has a code of its own. @type {(PgnWarningCode | 'bad-fen')[]} */
export const PGN_WARNINGS = [
  'unknown-word',
  'nag-syntax',
  'empty-variation',
  'result-in-variation',
  'odd-result',
  'result-mismatch',
  'missing-result',
  'missing-tag',
  'repeated-tag',
  'tag-escape',
  'undeclared-chess960',
  'bad-fen',
  'more-problems',
];
