// Where a game goes on from, and what the module is asked about it.

import { FenError, problemsInWords } from '../lib/errors.js';
import { MOVE_PIECE_SHIFT } from '../lib/layout.js';
import { answerOf, within } from '../lib/module.js';
import { kindName, squareName } from '../lib/names.js';
import { fenSyntax, lettersOf, placementOf } from '../lib/setup.js';
import { unpackClaims } from '../lib/unpack.js';
import { Game } from '../lib/whole-game.js';
import { seat, seatWithMoves, settle } from '../lib/workspace.js';
import {
  crossed,
  drawsReached,
  moves,
  movesWithFens,
  opponentInCheck,
  setupFen,
  fen as writtenFen,
} from '../wasm/chess_arbiter.js';
import { DEFAULT_POSITION } from './constants.js';
import { refusedFen } from './errors.js';
import { eachInOrder } from './order.js';

/** @typedef {InstanceType<typeof Game>} Played a game */

/**
 * @typedef {object} Start where a game goes on from: its start, or an edit
 * @property {Played} _game
 * @property {(string | undefined)[]} _fens the FEN before its first move and after each, as far as they are known
 * @property {boolean} _isSeatable whether the module can make moves on such a board at all
 * @property {boolean} _isOpen whether moves can be made from there
 */

/**
 * Answers a question about the position of a game.
 *
 * @template T
 * @param {Played} game
 * @param {() => T} ask
 * @returns {T}
 */
export function question(game, ask) {
  seat(game);
  const answer = answerOf(ask);
  settle();
  return answer;
}

/**
 * A game that starts from a board that need not be a position. Its start has one space between fields, whatever the FEN has.
 *
 * @param {string} fen
 */
export function newGame(fen) {
  const game = new Game();
  if (fen !== DEFAULT_POSITION)
    Object.assign(game, { start: fen.trim().replace(/\s+/g, ' '), composed: 'set-up' });
  return game;
}

/**
 * @param {string} fen
 * @returns {Start}
 */
export function startAt(fen) {
  const _game = newGame(fen);
  if (fen === DEFAULT_POSITION) return { _game, _fens: [fen], _isSeatable: true, _isOpen: true };
  try {
    const [written, isClosed] = question(_game, () => [writtenFen(), opponentInCheck()]);
    return { _game, _fens: [written], _isSeatable: true, _isOpen: !isClosed };
  } catch (error) {
    if (!(error instanceof FenError)) throw error;
  }
  const problems = fenSyntax(fen);
  if (problems) throw refusedFen(`Invalid FEN: ${problemsInWords(problems)}`, fen);
  const one = withOneKingEach(fen);
  if (one !== fen) return startAt(one);
  return { _game, _fens: [within(() => setupFen(fen))], _isSeatable: false, _isOpen: false };
}

/**
 * A FEN without the further kings of a player who has several: a board of chess.js holds one king each.
 *
 * @param {string} fen
 */
function withOneKingEach(fen) {
  const letters = lettersOf(fen.trim());
  const isFurther = (/** @type {string | undefined} */ letter, /** @type {number} */ index) =>
    (letter === 'k' || letter === 'K') && letters.indexOf(letter) !== index;
  if (!letters.some(isFurther)) return fen;
  const kept = letters.map((letter, index) => (isFurther(letter, index) ? undefined : letter));
  return fen.trim().replace(/^\S+/, placementOf(kept));
}

/**
 * The square that a pawn has just crossed, if another could take it there but for checks and pins; `-` if there is none.
 *
 * @param {Played} game
 */
export function crossedBefore(game) {
  const number = question(game, crossed);
  return number === 0 ? '-' : squareName(number - 1);
}

/**
 * The draws that have been reached by repetition or by the count of moves.
 *
 * @param {Played} game
 */
export function drawsOf(game) {
  seatWithMoves(game);
  const draws = answerOf(drawsReached);
  settle();
  return unpackClaims(draws);
}

/**
 * Visits the legal moves in the order of chess.js.
 *
 * @param {Played} game
 * @param {(packed: number) => void} visit
 */
export function eachMove(game, visit) {
  question(game, () => eachInOrder(moves(), visit));
}

/**
 * The same, with the FEN after each.
 *
 * @param {Played} game
 * @param {(packed: number, after: string) => void} visit
 */
export function eachMoveWithFen(game, visit) {
  question(game, () => {
    const fens = movesWithFens().split('\n');
    eachInOrder(fens.length - 1, (packed, index) => visit(packed, fens[index]));
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
