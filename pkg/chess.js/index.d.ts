/**
 * What chess.js 1.4.0 exports, decided by the same module as the rest of this package. Change the import and nothing else:
 *
 * ```js
 * import { Chess } from 'chess-arbiter/chess.js'; // was: from 'chess.js'
 * ```
 *
 * Each error carries besides why: see {@link RefusedError}. `docs/from-chess.js.md` lists where this differs from chess.js.
 *
 * @packageDocumentation
 */

import type * as api from '../index.js';

/** A player: White or Black. */
export type Color = api.Color;

/** A kind of piece. */
export type PieceSymbol = api.PieceKind;

/** A square by its name. */
export type Square = api.Square;

/** A piece on the board. */
export type Piece = api.Piece;

export const WHITE: 'w';
export const BLACK: 'b';
export const PAWN: 'p';
export const KNIGHT: 'n';
export const BISHOP: 'b';
export const ROOK: 'r';
export const QUEEN: 'q';
export const KING: 'k';

/** The FEN of the usual starting position. */
export const DEFAULT_POSITION: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** All squares, a8 to h1. */
export const SQUARES: Square[];

/** The tags that every game has, with what stands for a value that is not known. */
export const SEVEN_TAG_ROSTER: Record<string, string>;

/** The signs that may stand behind a move: what {@link Chess.setSuffixAnnotation} takes. Not in chess.js 1.4.0. */
export const SUFFIX_LIST: readonly ['!', '?', '!!', '!?', '?!', '??'];

/** A sign behind a move. */
export type Suffix = (typeof SUFFIX_LIST)[number];

/** A generator of random numbers of 64 bits: xoroshiro128**, from a state of 128 bits. */
export function xoroshiro128(state: bigint): () => bigint;

/**
 * Whether a FEN has the form that chess.js asks for, and what is wrong with it if not. The function of the same name in
 * `chess-arbiter` says more: all problems, their squares, and whether the pieces make a position.
 */
export function validateFen(fen: string): { ok: boolean; error?: string };

/** What an error of this entry carries besides the message of chess.js. */
export interface RefusedError extends Error {
  /** Why, for a program. */
  code?: string | undefined;
  /** For a move: the law that refuses it, and the pieces to blame. */
  refusal?: api.Refusal | null | undefined;
  /** For text that may mean several moves: these, as UCI text. */
  candidates?: string[] | undefined;
  /** For a FEN: what is wrong with it. */
  problems?: api.FenProblem[] | undefined;
  /** For PGN: the line, from 1. */
  line?: number | undefined;
  /** For PGN: the column, from 1. */
  column?: number | undefined;
}

/** A move that was made or can be made. */
export class Move {
  /** Moves come from a {@link Chess}. */
  private constructor();
  color: Color;
  from: Square;
  to: Square;
  piece: PieceSymbol;
  captured?: PieceSymbol;
  promotion?: PieceSymbol;
  /** @deprecated Ask `isCapture()` and its like. */
  flags: string;
  /** Standard Algebraic Notation. */
  san: string;
  /** The two squares, and the letter of the promotion. */
  lan: string;
  /** The FEN before the move. */
  before: string;
  /** The FEN after the move. */
  after: string;
  /** Whether it takes something on its target square, so not en passant. */
  isCapture(): boolean;
  isPromotion(): boolean;
  isEnPassant(): boolean;
  isKingsideCastle(): boolean;
  isQueensideCastle(): boolean;
  /** Whether it is a pawn's double step. */
  isBigPawn(): boolean;
  /** Whether it is a null move. */
  isNullMove(): boolean;
}

/**
 * A game, as chess.js has it.
 *
 * @example
 * ```js
 * const chess = new Chess();
 * chess.move('e4').after; // 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'
 * try {
 *   chess.move('Ke4');
 * } catch (error) {
 *   error.message; // 'Invalid move: Ke4'
 *   error.refusal.message; // 'The king moves one square in any direction, so it cannot go from e8 to e4.'
 * }
 * ```
 */
export class Chess {
  /** @throws {@link RefusedError} if the FEN is refused. */
  constructor(fen?: string, options?: { skipValidation?: boolean | undefined });

  /** Takes all pieces off the board. */
  clear(options?: { preserveHeaders?: boolean | undefined }): void;

  /** @throws {@link RefusedError} if the FEN is refused. */
  load(
    fen: string,
    options?: { skipValidation?: boolean | undefined; preserveHeaders?: boolean | undefined },
  ): void;

  /** The position as FEN. */
  fen(options?: { forceEnpassantSquare?: boolean }): string;

  /** Begins anew from the usual starting position. */
  reset(): void;

  get(square: Square): Piece | undefined;

  /** The squares where such a piece stands, a8 to h1. */
  findPiece(piece: Piece): Square[];

  /** Puts a piece on a square, and returns whether it could: a player has only one king. */
  put(piece: { type: PieceSymbol; color: Color }, square: Square): boolean;

  /** Takes a piece off its square, and returns it. */
  remove(square: Square): Piece | undefined;

  /** The squares of a player's pieces that attack a square, a8 to h1; of the player to move, if none is named. */
  attackers(square: Square, attackedBy?: Color): Square[];

  /** A Zobrist hash, the same as in chess.js. */
  hash(): string;

  isAttacked(square: Square, attackedBy: Color): boolean;
  isCheck(): boolean;
  inCheck(): boolean;
  isCheckmate(): boolean;
  isStalemate(): boolean;
  isInsufficientMaterial(): boolean;
  isThreefoldRepetition(): boolean;
  isDrawByFiftyMoves(): boolean;
  isDraw(): boolean;
  isGameOver(): boolean;

  /** The legal moves: their notation, or with `verbose` all of them. */
  moves(): string[];
  moves(options: { square: Square }): string[];
  moves(options: { piece: PieceSymbol }): string[];
  moves(options: { square: Square; piece: PieceSymbol }): string[];
  moves(options: { verbose: true; square?: Square }): Move[];
  moves(options: { verbose: false; square?: Square }): string[];
  moves(options: { verbose?: boolean; square?: Square }): string[] | Move[];
  moves(options: { verbose: true; piece?: PieceSymbol }): Move[];
  moves(options: { verbose: false; piece?: PieceSymbol }): string[];
  moves(options: { verbose?: boolean; piece?: PieceSymbol }): string[] | Move[];
  moves(options: { verbose: true; square?: Square; piece?: PieceSymbol }): Move[];
  moves(options: { verbose: false; square?: Square; piece?: PieceSymbol }): string[];
  moves(options: { verbose?: boolean; square?: Square; piece?: PieceSymbol }): string[] | Move[];
  moves(options: { square?: Square; piece?: PieceSymbol }): Move[];

  /**
   * Makes a move: its notation, its squares, or `null` for a null move. With `strict`, notation must be that of the PGN
   * standard.
   *
   * @throws {@link RefusedError} if it is refused.
   */
  move(
    move: string | { from: string; to: string; promotion?: string } | null,
    options?: { strict?: boolean },
  ): Move;

  /** Takes the last move back, and returns it. */
  undo(): Move | null;

  /** The game as PGN. */
  pgn(options?: { newline?: string; maxWidth?: number }): string;

  /** @deprecated Use `setHeader` and `getHeaders`. */
  header(...args: string[]): Record<string, string | null>;
  setHeader(key: string, value: string): Record<string, string>;
  removeHeader(key: string): boolean;
  getHeaders(): Record<string, string>;

  /** @throws {@link RefusedError} if the game cannot be read to its end. */
  loadPgn(pgn: string, options?: { strict?: boolean; newlineChar?: string }): void;

  /** The board as text. */
  ascii(): string;

  /** The number of move sequences of a length. */
  perft(depth: number): number;

  /** Lets a player move, by a null move of the other if need be; returns whether there was need. */
  setTurn(color: Color): boolean;
  turn(): Color;

  /** The board by its rows, the eighth first. */
  board(): ({ square: Square; type: PieceSymbol; color: Color } | null)[][];
  squareColor(square: Square): 'light' | 'dark' | null;

  /** The moves that were made: their notation, or with `verbose` all of them. */
  history(): string[];
  history(options: { verbose: true }): Move[];
  history(options: { verbose: false }): string[];
  history(options: { verbose: boolean }): string[] | Move[];

  /** The comment on the position. */
  getComment(): string;
  setComment(comment: string): void;
  removeComment(): string;
  /** @deprecated Renamed to `removeComment`. */
  deleteComment(): string;
  getComments(): { fen: string; comment: string }[];
  removeComments(): { fen: string; comment: string }[];
  /** @deprecated Renamed to `removeComments`. */
  deleteComments(): { fen: string; comment: string }[];

  /** The sign behind the move that led to a position, to the current one if none is named. Not in chess.js 1.4.0. */
  getSuffixAnnotation(fen?: string): Suffix | undefined;

  /**
   * Puts a sign behind the move that led to a position. `pgn()` writes it; signs that were read it leaves out, as chess.js 1.4.0
   * does. Not in chess.js 1.4.0.
   *
   * @throws `Error` if it is no such sign.
   */
  setSuffixAnnotation(suffix: Suffix, fen?: string): void;

  /** Takes the sign away, and returns it. Not in chess.js 1.4.0. */
  removeSuffixAnnotation(fen?: string): Suffix | undefined;

  /** Gives castling rights or takes them, and returns whether the board allows all that was asked. */
  setCastlingRights(color: Color, rights: Partial<Record<'k' | 'q', boolean>>): boolean;
  getCastlingRights(color: Color): { k: boolean; q: boolean };
  moveNumber(): number;
}
