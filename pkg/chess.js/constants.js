// The constants of chess.js.

/** @import { Square } from './index.js' */

export const WHITE = 'w';
export const BLACK = 'b';

export const PAWN = 'p';
export const KNIGHT = 'n';
export const BISHOP = 'b';
export const ROOK = 'r';
export const QUEEN = 'q';
export const KING = 'k';

export { STARTING_FEN as DEFAULT_POSITION } from '../lib/game.js';

/** All squares in the order of a FEN, a8 to h1. */
export const SQUARES = /** @type {Square[]} */ (
  [...'87654321'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank))
);

/** The tags that every game has (PGN standard 8.1.1), with what stands for a value that is not known. */
export const SEVEN_TAG_ROSTER = /** @type {Record<string, string>} */ ({
  Event: '?',
  Site: '?',
  Date: '????.??.??',
  Round: '?',
  White: '?',
  Black: '?',
  Result: '*',
});
