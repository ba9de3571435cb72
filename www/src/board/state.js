// What a board keeps. Its parts read it and write it; how the board looks follows from it.

/** @import { Color, Game, Move, MoveInput, Square } from 'chess-arbiter/rules' */

/**
 * A move as a player tries it, legal or not.
 *
 * @typedef {{ from: Square, to: Square }} Attempt
 */

/**
 * A piece that is picked up, and its legal moves.
 *
 * @typedef {{ from: Square, moves: Move[] }} HeldPiece
 */

/**
 * @typedef {object} BoardState
 * @property {Game} game the game that rules on every move
 * @property {Color} orientation whose side is at the bottom
 * @property {HeldPiece | undefined} held
 * @property {MoveInput | undefined} refused the attempt whose refusal is shown
 */

/**
 * @param {Game} game
 * @param {Color} orientation
 * @returns {BoardState}
 */
export function createState(game, orientation) {
  return { game, orientation, held: undefined, refused: undefined };
}
