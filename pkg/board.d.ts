/**
 * What a chess board on a web page needs beside the rules. Nothing here draws a board: the recipes show how chessground,
 * cm-chessboard, react-chessboard, chessboard.js and chessboard-element do.
 *
 * @packageDocumentation
 */

import type { Color, Game, Promotion, Refusal, Ruling, Square } from './rules.js';

/** The square of the king that is in check, for a board to mark; `undefined` if none is. */
export function checkedKing(game: Game): Square | undefined;

/** What a board draws to explain a refusal, beside marking the squares of `refusal.on`. */
export interface Pointers {
  /** One from each piece that is to blame to the square that the refusal is about. */
  arrows: { from: Square; to: Square }[];
  /**
   * The squares of the other pieces that are to blame, to be marked: they stand on a square that the refusal is about,
   * or there is no such square to point at.
   */
  culprits: Square[];
}

/** What a refusal points at: each square of `refusal.by` begins an arrow or is a culprit. */
export function pointersOf(refusal: Refusal): Pointers;

/**
 * Makes a drop if it is legal. If a piece must be named for a promotion, it asks for the piece first.
 *
 * @param choose - asks for the piece; {@link choosePromotion} if left out. It is told who moves and which move it is, so
 * that it can show the pawn on its new square while it asks. If it answers `undefined`, the move is not made.
 * @returns the ruling; with the code `promotion-required` if no piece was chosen, or if the position changed meanwhile.
 * Afterwards set the board to `game.fen`: that also moves the rook that castles and removes a pawn taken en passant.
 */
export function play(
  game: Game,
  move: { from: Square; to: Square; promotion?: Promotion },
  choose?: (color: Color, move: { from: Square; to: Square }) => Promise<Promotion | undefined>,
): Promise<Ruling>;

/** The words of the promotion dialog. */
export interface PromotionLabels {
  /** The question. */
  title: string;
  /** The queen. */
  q: string;
  /** The rook. */
  r: string;
  /** The bishop. */
  b: string;
  /** The knight. */
  n: string;
}

/**
 * Asks for the piece of a promotion in a modal dialog: a `<dialog class="chess-promotion">` with a button for each
 * piece, for mouse, touch and keyboard. It has no style of its own.
 *
 * @param labels - English if left out.
 * @returns the piece; `undefined` if the dialog is dismissed.
 */
export function choosePromotion(color: Color, labels?: PromotionLabels): Promise<Promotion | undefined>;
