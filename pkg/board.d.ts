/**
 * What every board on a web page needs beside the rules. It draws on no board: the recipes show how chessground,
 * cm-chessboard, react-chessboard, chessboard.js and chessboard-element do.
 *
 * @packageDocumentation
 */

import type { Color, Game, Promotion, Ruling, Square } from './index.js';

/** The square of the king that is in check, to be marked; `undefined` if none is. */
export function checkedKing(game: Game): Square | undefined;

/**
 * Rules on a drop, and makes the move if it is legal; if a piece must be named, it asks for it first.
 *
 * @param choose - asks for the piece; {@link choosePromotion} if left out. With no answer the move is not made.
 * @returns the ruling. Afterwards set the board to `game.fen`: the piece is where it belongs, castling and en passant too.
 */
export function play(
  game: Game,
  move: { from: Square; to: Square; promotion?: Promotion },
  choose?: (color: Color) => Promise<Promotion | undefined>,
): Promise<Ruling>;

/** What the dialog of a promotion says. */
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
 * Asks for the piece of a promotion in a modal dialog, a `<dialog class="chess-promotion">` with a button for each
 * piece, which mouse, touch and keyboard work. It brings no style of its own.
 *
 * @param labels - English if left out.
 * @returns the piece; `undefined` if the dialog is dismissed.
 */
export function choosePromotion(color: Color, labels?: PromotionLabels): Promise<Promotion | undefined>;
