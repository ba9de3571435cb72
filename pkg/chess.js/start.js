// Where a game goes on from: a position, or a board that need not be one.

import { FenError, problemsInWords } from '../lib/errors.js';
import { within } from '../lib/module.js';
import { fenSyntax, lettersOf, placementOf } from '../lib/setup.js';
import { Game } from '../lib/whole-game.js';
import { opponentInCheck, setupFen, fen as writtenFen } from '../wasm/chess_arbiter.js';
import { DEFAULT_POSITION } from './constants.js';
import { refusedFen } from './errors.js';
import { question } from './questions.js';

/** @typedef {InstanceType<typeof Game>} Played a game */

/**
 * @typedef {object} Start where a game goes on from: its start, or an edit
 * @property {Played} _game
 * @property {(string | undefined)[]} _fens the FEN before its first move and after each, as far as they are known
 * @property {boolean} _isSeatable whether the module can make moves on such a board at all
 * @property {boolean} _isOpen whether moves can be made from there
 */

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
