// The moves that were made, and the positions before and after each. A game is a `Game` from its last edit on; the moves
// before an edit (`put`, `remove`, `setCastlingRights`) are kept as they were described.

import { fensAfter } from '../lib/workspace.js';
import { fen as writtenFen } from '../wasm/chess_arbiter.js';
import { fieldOf } from './fen.js';
import { moveOf } from './move.js';
import { crossedBefore, question } from './questions.js';

/** @import { Move } from '../index.js' */
/** @import { Start } from './start.js' */

/**
 * @typedef {object} Made a move that was made
 * @property {Move} move
 * @property {string} before the FEN before it
 * @property {string} after the FEN after it
 */

/** @typedef {Start & { _past: Made[] }} Timeline a game, with the moves before its last edit */

/**
 * The position, as FEN.
 *
 * @param {Timeline} chess
 */
export function fenOf({ _fens, _game }) {
  const known = _fens[_game.ply];
  const fen = known ?? question(_game, writtenFen);
  if (known === undefined) _fens[_game.ply] = fen;
  return fen;
}

/**
 * The square that a pawn has just crossed, as chess.js keeps it; `-` if none has.
 *
 * @param {Timeline} chess
 */
export function enPassantOf({ _game }) {
  if (_game.ply === 0) return fieldOf(_game.start, 3) || '-';
  return crossedBefore(_game);
}

/**
 * Notes the position after a move that was made.
 *
 * @param {Timeline} chess
 */
export function advance({ _fens, _game }) {
  const after = question(_game, writtenFen);
  _fens.length = _game.ply;
  _fens[_game.ply] = after;
  return after;
}

/**
 * The FENs before and after each move since the last edit.
 *
 * @param {Timeline} chess
 */
export function fensSinceEdit(chess) {
  const { _fens, _game } = chess;
  const { ply } = _game;
  let isWhole = _fens.length > ply;
  for (let index = 0; isWhole && index <= ply; index += 1) isWhole = _fens[index] !== undefined;
  if (!isWhole) chess._fens = [/** @type {string} */ (_fens[0]), ...fensAfter(_game)];
  return chess._fens;
}

/**
 * All moves, as this package describes them.
 *
 * @param {Timeline} chess
 */
export function allMoves({ _past, _game }) {
  const moves = _game.line.slice(0, _game.ply).map(moveOf);
  return _past.length === 0 ? moves : [..._past.map(({ move }) => move), ...moves];
}

/**
 * The same, with the FENs before and after each.
 *
 * @param {Timeline} chess
 * @returns {Made[]}
 */
export function allMade(chess) {
  const fens = /** @type {string[]} */ (fensSinceEdit(chess));
  const made = chess._game.line.slice(0, chess._game.ply).map((entry, index) => ({
    move: moveOf(entry),
    before: /** @type {string} */ (fens[index]),
    after: /** @type {string} */ (fens[index + 1]),
  }));
  return [...chess._past, ...made];
}

/**
 * The FENs at the start and after each move.
 *
 * @param {Timeline} chess
 */
export function allFens(chess) {
  const made = allMade(chess);
  return [made[0]?.before ?? fenOf(chess), ...made.map(({ after }) => after)];
}
