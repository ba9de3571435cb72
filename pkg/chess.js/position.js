// What stands on the board, and what it attacks.

import { attackersOn, lettersOf } from '../lib/setup.js';
import { letterIfAny, placeOf } from './board.js';
import { SQUARES } from './constants.js';
import { turnOf } from './fen.js';
import { fenOf } from './timeline.js';

/** @import { Color, PieceKind, Square } from '../index.js' */
/** @import { Timeline } from './timeline.js' */

/**
 * @typedef {object} Looked the letters that were looked up last
 * @property {(string | undefined)[]} _letters
 * @property {string} _lettersOf the FEN that they are of
 */

/** @typedef {Timeline & Looked} Board */

/**
 * The letters on the squares, from a8 to h1.
 *
 * @param {Board} chess
 */
export function lettersOn(chess) {
  const fen = chess._fens[chess._game.ply];
  if (fen === undefined || fen !== chess._lettersOf) {
    const now = fenOf(chess);
    chess._letters = lettersOf(now);
    chess._lettersOf = now;
  }
  return chess._letters;
}

/**
 * The squares where such a piece stands.
 *
 * @param {Board} chess
 * @param {PieceKind} type
 * @param {Color} color
 */
export function squaresOf(chess, type, color) {
  const [letters, letter] = [lettersOn(chess), letterIfAny(type, color)];
  return SQUARES.filter((_, index) => letters[index] === letter);
}

/**
 * The squares of the pieces that attack a square.
 *
 * @param {Timeline} chess
 * @param {Square} square
 * @param {Color} by
 */
export function attackersOf(chess, square, by) {
  if (placeOf(square) < 0 || (by !== 'w' && by !== 'b')) return [];
  const found = chess._isSeatable ? chess._game.attackers(square, by) : attackersOn(fenOf(chess), square, by);
  return found.sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * Whether the player to move is in check. Where a player has no king, none is.
 *
 * @param {Board} chess
 */
export function isInCheck(chess) {
  if (chess._isSeatable) return chess._game.inCheck();
  const us = turnOf(fenOf(chess));
  const them = us === 'w' ? 'b' : 'w';
  return squaresOf(chess, 'k', us).some((king) => attackersOf(chess, king, them).length > 0);
}

/**
 * Whether neither player can give checkmate. Without both kings there is no checkmate to ask about.
 *
 * @param {Board} chess
 */
export function hasTooLittleMaterial(chess) {
  return (
    chess._isSeatable &&
    /** @type {const} */ (['w', 'b']).every(
      (color) => squaresOf(chess, 'k', color).length > 0 && chess._game.hasInsufficientMaterial(color),
    )
  );
}
