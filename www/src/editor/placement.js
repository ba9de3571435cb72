// The pieces of a position that is being set up, as a FEN names them. Whether it can be is for the module to say.

/** @import { Color, Square } from 'chess-arbiter' */

const FILES = [...'abcdefgh'];
const RANKS = [...'87654321'];

/** The letter of a piece in a FEN: capital for White, small for Black. @typedef {string} Letter */

/**
 * @typedef {object} Placement
 * @property {Map<Square, Letter>} pieces
 * @property {Color} turn
 * @property {string} rights the letters of the castling rights
 */

/** All squares, rank by rank from a8. */
export const SQUARES = RANKS.flatMap((rank) => FILES.map((file) => /** @type {Square} */ (file + rank)));

/**
 * @param {string} fen one that the module has written
 * @returns {Placement}
 */
export function readPlacement(fen) {
  const [board = '', turn, rights = '-'] = fen.split(' ');
  const squares = [...board.replaceAll('/', '').replace(/\d/g, (count) => ' '.repeat(Number(count)))];
  const pieces = new Map(
    SQUARES.map((square, index) => /** @type {const} */ ([square, squares[index] ?? ' '])).filter(
      ([, letter]) => letter !== ' ',
    ),
  );
  return { pieces, turn: turn === 'b' ? 'b' : 'w', rights: rights.replace('-', '') };
}

/**
 * @param {Placement} placement
 * @returns {string} its FEN, as if the position were the first of a game
 */
export function writePlacement({ pieces, turn, rights }) {
  const board = RANKS.map((rank) =>
    FILES.map((file) => pieces.get(/** @type {Square} */ (file + rank)) ?? ' ')
      .join('')
      .replace(/ +/g, (empty) => String(empty.length)),
  ).join('/');
  return `${board} ${turn} ${rights || '-'} - 0 1`;
}
