// The legal moves of a game, in the order of chess.js.

import { MOVE_PIECE_SHIFT } from '../lib/layout.js';
import { kindName, squareName } from '../lib/names.js';
import { unpackMove } from '../lib/unpack.js';
import { destinations, moves, movesWithFens } from '../wasm/chess_arbiter.js';
import { Move } from './move.js';
import { eachInOrder } from './order.js';
import { question } from './questions.js';
import { fenOf } from './timeline.js';

/** @import { Timeline } from './timeline.js' */

/**
 * @typedef {object} Kept the legal moves that were listed last
 * @property {number[]} _packed
 * @property {string} _packedOf the FEN that they are of
 */

/**
 * Whether moves can be made: not on a board where the player who is not to move is in check.
 *
 * @param {Timeline} chess
 */
export function canMove({ _isSeatable, _isOpen, _game }) {
  return _isSeatable && (_isOpen || _game.ply > 0);
}

/**
 * Whether moves could be made, but there is none.
 *
 * @param {Timeline} chess
 */
export function hasNoMove(chess) {
  return canMove(chess) && question(chess._game, destinations) === 0;
}

/**
 * The legal moves, packed. They are kept until the position is another: boards ask square by square.
 *
 * @param {Timeline & Kept} chess
 */
export function legalMoves(chess) {
  const fen = fenOf(chess);
  if (chess._packedOf !== fen) {
    /** @type {number[]} */
    const packed = [];
    question(chess._game, () => eachInOrder(moves(), (move) => packed.push(move)));
    chess._packed = packed;
    chess._packedOf = fen;
  }
  return chess._packed;
}

/**
 * The same, described.
 *
 * @param {Timeline} chess
 * @param {((packed: number) => boolean) | undefined} wanted all, if it is `undefined`
 */
export function describedMoves(chess, wanted) {
  const before = fenOf(chess);
  return question(chess._game, () => {
    const fens = movesWithFens().split('\n');
    /** @type {Move[]} */
    const described = [];
    eachInOrder(fens.length - 1, (packed, index) => {
      if (!wanted || wanted(packed))
        described.push(new Move(unpackMove(packed), before, /** @type {string} */ (fens[index])));
    });
    return described;
  });
}

/**
 * Whether a packed move is of a piece, or from a square; `undefined` if neither is named, so that all are.
 *
 * @param {string | undefined} square
 * @param {string | undefined} piece
 * @returns {((packed: number) => boolean) | undefined}
 */
export function isWanted(square, piece) {
  if (!square && !piece) return undefined;
  return (packed) =>
    (!square || squareName(packed) === square) && (!piece || kindName(packed >> MOVE_PIECE_SHIFT) === piece);
}
