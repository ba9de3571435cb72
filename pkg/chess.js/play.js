// Making moves, and taking them back.

import { IllegalMoveError, MoveTextError } from '../lib/errors.js';
import { Setup } from '../lib/setup.js';
import { placeOf } from './board.js';
import { edited } from './edit.js';
import { refusedMove, refusedPass } from './errors.js';
import { turnOf } from './fen.js';
import { canMove } from './legal.js';
import { Move, moveOf, nullMove } from './move.js';
import { isInCheck } from './position.js';
import { isDescribedBy, stripped } from './san.js';
import { startAt } from './start.js';
import { advance, fenOf, fensSinceEdit } from './timeline.js';

/** @import { Move as OurMove, PgnMove } from '../index.js' */
/** @import { Board } from './position.js' */
/** @import { Played } from './start.js' */
/** @import { Timeline } from './timeline.js' */

/**
 * Makes a move.
 *
 * @param {Timeline} chess
 * @param {unknown} move
 * @param {boolean} strict
 */
export function play(chess, move, strict) {
  if (!canMove(chess)) throw refusedMove(move);
  const before = fenOf(chess);
  const { _game } = chess;
  const { ply } = _game;
  const made = make(_game, move, strict);
  try {
    return new Move(made, before, advance(chess));
  } catch (error) {
    _game.ply = ply;
    throw error;
  }
}

/**
 * @param {Played} game
 * @param {unknown} move
 * @param {boolean} strict
 * @returns {OurMove}
 */
function make(game, move, strict) {
  const named = nameOf(game, move, strict);
  if (named === undefined) throw refusedMove(move);
  try {
    return game.apply(named);
  } catch (error) {
    if (!(error instanceof IllegalMoveError || error instanceof MoveTextError)) throw error;
    const described = typeof move === 'string' && !strict ? only(game, isDescribedBy(move)) : undefined;
    if (!described) throw refusedMove(move, error);
    return game.apply(described);
  }
}

/**
 * A move as `Game` takes it; `undefined` if it names none in any way.
 *
 * @param {Played} game
 * @param {any} move
 * @param {boolean} strict
 */
function nameOf(game, move, strict) {
  if (typeof move === 'string')
    return strict ? (only(game, ({ san }) => stripped(san) === stripped(move)) ?? '') : move;
  const { from, to, promotion } = move ?? {};
  if (placeOf(from) < 0 || placeOf(to) < 0) return undefined;
  // Boards name a piece with every drop, in whatever form; it counts only where a pawn promotes.
  return { from, to, promotion: ['n', 'b', 'r', 'q'].includes(promotion) ? promotion : undefined };
}

/**
 * The only legal move that a test holds for; `undefined` if it holds for none, or for several.
 *
 * @param {Played} game
 * @param {(move: OurMove) => boolean} test
 */
function only(game, test) {
  const found = game.moves().filter(test);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Makes a null move.
 *
 * @param {Board} chess
 */
export function pass(chess) {
  const before = fenOf(chess);
  const move = nullMove(turnOf(before));
  const { _game } = chess;
  if (!chess._isSeatable) return passOnBoard(chess, move, before);
  const { ply } = _game;
  try {
    _game.pass();
    return new Move(move, before, advance(chess));
  } catch (error) {
    if (_game.ply !== ply) _game.ply = ply;
    throw error instanceof IllegalMoveError ? refusedPass(error) : error;
  }
}

/**
 * The same on a board that the module cannot play on.
 *
 * @param {Board} chess
 * @param {OurMove} move
 * @param {string} before
 */
function passOnBoard(chess, move, before) {
  if (isInCheck(chess)) throw refusedPass(undefined);
  const setup = new Setup(before);
  setup.turn = move.color === 'w' ? 'b' : 'w';
  setup.enPassant = undefined;
  setup.halfmoveClock += 1;
  if (move.color === 'b') setup.moveNumber += 1;
  const state = edited(chess, setup.fen);
  const after = /** @type {string} */ (state._fens[0]);
  state._past.push({ move, before, after });
  const passed = new Move(move, before, after);
  Object.assign(chess, state);
  return passed;
}

/**
 * Takes the last move back; `null` if there is none.
 *
 * @param {Timeline} chess
 */
export function takeBack(chess) {
  const { _game, _past } = chess;
  if (_game.ply === 0) {
    const made = _past[_past.length - 1];
    if (!made) return null;
    const undone = new Move(made.move, made.before, made.after);
    Object.assign(chess, startAt(made.before), { _past: _past.slice(0, -1) });
    return undone;
  }
  const [before, after] = fensSinceEdit(chess).slice(_game.ply - 1, _game.ply + 1);
  const entry = /** @type {PgnMove} */ (_game.line[_game.ply - 1]);
  const undone = new Move(moveOf(entry), /** @type {string} */ (before), /** @type {string} */ (after));
  _game.undo();
  return undone;
}
