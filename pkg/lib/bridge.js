// Questions about moves that both halves of the package ask: text is read, moves are ruled on, and what the module
// refuses becomes an error. The position that they are about is in the workspace by then.

import {
  apply,
  fen,
  fenAfter,
  hasLetters,
  isLegal,
  judge,
  readSan,
  readSanIn,
} from '../wasm/chess_arbiter.js';
import { refusalOf, textErrorOf } from './answers.js';
import { describe, IllegalMoveError, MoveTextError, wrongType } from './errors.js';
import { NOT_UCI, piecesOption } from './input.js';
import { needWhole, within } from './module.js';
import { candidateName } from './names.js';
import { unpackMove } from './unpack.js';

/** @import { Move, MoveTextErrorCode, Ruling } from '../index.js' */
/** @import { TextError } from './answers.js' */

/**
 * The longest text that may be a move. Longer text cannot be one, so only its start is sent, with an ellipsis that no
 * move has.
 */
const TEXT_LIMIT = 40;

/**
 * A caller's move as a packed candidate, which may be illegal, or the answer that says why its text names no move.
 *
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 * @returns {number | object}
 */
export function readMove(move, candidate) {
  return candidate === NOT_UCI ? readNotation(String(move), false) : candidate;
}

/**
 * @param {string} text
 * @param {boolean} strictly
 * @returns {number | object}
 */
function readNotation(text, strictly) {
  return readSan(cut(text), strictly);
}

/** @param {string} text */
function cut(text) {
  return text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}\u2026` : text;
}

/**
 * Whether a caller's move is legal.
 *
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 */
export function isLegalMove(move, candidate) {
  const read = readMove(move, candidate);
  return typeof read === 'number' && isLegal(read);
}

/**
 * Makes a caller's move in the workspace.
 *
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 * @param {string | undefined} language the tag of the language in which a refusal is told
 * @returns {Move}
 */
export function applyMove(move, candidate, language) {
  const read = readMove(move, candidate);
  const made = typeof read === 'number' ? apply(read) : 0;
  if (made === 0) throw refusalError(move, read, language);
  return unpackMove(made);
}

/**
 * The code of the language whose letters moves have for the pieces, if the options name one.
 *
 * @param {unknown} options
 * @returns {string | undefined}
 */
export function wantedPieces(options) {
  const pieces = piecesOption(options);
  if (pieces === undefined) return undefined;
  needWhole();
  if (!within(() => hasLetters(pieces)))
    throw new RangeError(`No letters of pieces are known for ${describe(pieces)}`);
  return pieces;
}

/**
 * The legal move that text in algebraic notation names.
 *
 * @param {unknown} text
 * @param {boolean} strictly
 * @param {string | undefined} pieces the code of the language whose letters it has for the pieces
 * @param {string | undefined} language the tag of the language in which a refusal is told
 * @returns {Move}
 */
export function sanMove(text, strictly, pieces, language) {
  if (typeof text !== 'string') throw wrongType("A move must be text such as 'Nf3'", text);
  const read = pieces === undefined ? readNotation(text, strictly) : readSanIn(cut(text), strictly, pieces);
  if (typeof read !== 'number') throw refusalError(text, read, language);
  return unpackMove(judge(read));
}

/**
 * Rules on a move.
 *
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 * @param {string | undefined} language the tag of the language in which a refusal is told
 * @returns {Ruling}
 */
export function ruleOn(move, candidate, language) {
  const read = readMove(move, candidate);
  if (typeof read !== 'number') {
    const error = textErrorOf(read, language);
    if (error.refusal) return { legal: false, refusal: error.refusal };
    throw textError(error, move);
  }
  const ruling = judge(read);
  return typeof ruling === 'number'
    ? { legal: true, move: unpackMove(ruling), after: fenAfter(read) }
    : { legal: false, refusal: refusalOf(ruling, language) };
}

/**
 * The error for a move that cannot be made.
 *
 * @param {unknown} move
 * @param {number | object} read what {@link readMove} made of it
 * @param {string | undefined} language the tag of the language in which it is told
 */
export function refusalError(move, read, language) {
  if (typeof read === 'number')
    return new IllegalMoveError(refusalOf(judge(read), language), candidateName(read), fen());
  const error = textErrorOf(read, language);
  return error.refusal ? new IllegalMoveError(error.refusal, error.candidate, fen()) : textError(error, move);
}

/**
 * @param {TextError} error
 * @param {unknown} move
 */
function textError({ code, message, candidates }, move) {
  return new MoveTextError(/** @type {MoveTextErrorCode} */ (code), message, String(move), candidates);
}
