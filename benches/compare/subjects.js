// The same positions as objects of each library, and moves to try in them.

import { Chess as ChessJs } from 'chess.js';
import { Game } from 'chess-arbiter';
import { Chess as Chessops } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { parseUci } from 'chessops/util';
import { POSITIONS } from './positions.js';

/**
 * @import { Move as ChessopsMove } from 'chessops/types'
 * @import { RefusalCode, Square } from 'chess-arbiter'
 *
 * @typedef {object} Try a move, and how each library takes it
 * @property {string} uci
 * @property {{ from: Square, to: Square, promotion?: 'q' | 'r' | 'b' | 'n' }} named
 * @property {ChessopsMove} numbered
 */

export const games = () => POSITIONS.map((fen) => new Game(fen));
export const chessJsGames = () => POSITIONS.map((fen) => new ChessJs(fen));
export const chessopsPositions = () => POSITIONS.map(readWithChessops);

/** @param {string} fen */
export const readWithChessops = (fen) => Chessops.fromSetup(parseFen(fen).unwrap()).unwrap();

/** All squares, a1 first. */
const SQUARES = /** @type {Square[]} */ (
  [...'12345678'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank))
);

/**
 * @param {string} uci
 * @returns {Try}
 */
export function tryOf(uci) {
  const numbered = parseUci(uci);
  if (!numbered) throw new Error(`${uci} is no move`);
  const [from, to] = /** @type {Square[]} */ ([uci.slice(0, 2), uci.slice(2, 4)]);
  const promotion = /** @type {'q' | 'r' | 'b' | 'n' | undefined} */ (uci[4]);
  const named = /** @type {Try['named']} */ (promotion ? { from, to, promotion } : { from, to });
  return { uci, named, numbered };
}

/** As many legal moves of a position as are tried. */
const MOST_LEGAL = 8;

/**
 * Legal moves of a position, spread over all that it has.
 *
 * @param {string} fen
 */
export function legalTries(fen) {
  const moves = new Game(fen).moves();
  const step = Math.max(1, Math.floor(moves.length / MOST_LEGAL));
  return moves
    .filter((_, index) => index % step === 0)
    .slice(0, MOST_LEGAL)
    .map((move) => tryOf(move.uci));
}

/**
 * Illegal moves of a position: one for each reason for which a move can be refused there.
 *
 * @param {string} fen
 */
export function illegalTries(fen) {
  const game = new Game(fen);
  /** @type {Map<RefusalCode, Try>} */
  const byReason = new Map();
  for (const [from, { color, type }] of game.pieces()) {
    if (color !== game.turn) continue;
    for (const to of SQUARES) {
      const { refusal } = game.judge({ from, to });
      // A pawn that could promote is no illegal move to the others: they take it without a piece, or throw.
      if (!refusal || from === to || refusal.code === 'promotion-required') continue;
      // chessops takes a king that is put on any piece of its own for castling.
      if (refusal.code === 'own-piece' && type === 'k') continue;
      if (!byReason.has(refusal.code)) byReason.set(refusal.code, tryOf(from + to));
    }
  }
  return [...byReason.values()];
}

/** The squares of the pieces that may be picked up, in each position. */
export const squaresToPickUp = () =>
  games().map((game) =>
    [...game.pieces()].filter(([, { color }]) => color === game.turn).map(([square]) => square),
  );

/**
 * Each item of a list several times in a row. A board asks its one game again and again: so do the rows, before they go to
 * the next game.
 *
 * @template T
 * @param {T[]} list
 * @param {number} [times]
 * @returns {T[]}
 */
export const inRow = (list, times = 10) => list.flatMap((item) => Array.from({ length: times }, () => item));

/**
 * Joins two lists into one of pairs.
 *
 * @template A, B
 * @param {A[]} left
 * @param {B[]} right
 * @returns {[A, B][]}
 */
export const zip = (left, right) => left.map((item, index) => [item, /** @type {B} */ (right[index])]);
