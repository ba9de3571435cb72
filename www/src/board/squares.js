// Where a square is on the board as it is seen: in which row and column, counted from the top left.

/** @import { Color, Square } from 'chess-arbiter/rules' */

const FILES = 'abcdefgh';

/**
 * @param {number} row 0 to 7
 * @param {number} column 0 to 7
 * @param {Color} orientation whose side is at the bottom
 * @returns {Square}
 */
export function squareAt(row, column, orientation) {
  const [file, rank] = orientation === 'w' ? [column, 8 - row] : [7 - column, row + 1];
  return /** @type {Square} */ (`${FILES[file]}${rank}`);
}

/**
 * The inverse of {@link squareAt}.
 *
 * @param {Square} square
 * @param {Color} orientation
 * @returns {{ row: number, column: number }}
 */
export function rowAndColumnOf(square, orientation) {
  const file = FILES.indexOf(square.charAt(0));
  const rank = Number(square.charAt(1));
  return orientation === 'w' ? { row: 8 - rank, column: file } : { row: rank - 1, column: 7 - file };
}
