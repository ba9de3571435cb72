// Questions about moves that both halves of the package ask: text is read, moves are ruled on, and what the module
// refuses becomes an error. The position that they are about is in the workspace by then.

import { fen, fenAfter, isLegal, judge, readSan } from '../wasm/chess_arbiter.js';
import { refusalOf, textErrorOf } from './answers.js';
import { IllegalMoveError, MoveTextError, wrongType } from './errors.js';
import { NOT_UCI } from './input.js';
import { ENGLISH } from './layout.js';
import { candidateName } from './names.js';
import { unpackMove } from './unpack.js';

/**
 * @import { Move, MoveTextErrorCode, Refusal, Ruling } from '../index.js'
 *
 * @typedef {object} TextError why a text names no legal move
 * @property {MoveTextErrorCode} code
 * @property {string} message
 * @property {string[]} candidates
 * @property {Refusal | null} refusal why the move is refused, if the text names one that is not legal
 * @property {string | null} candidate that move, as UCI writes it
 */

/**
 * The longest text that may be a move. Longer text cannot be one, so only its start is sent, with an ellipsis that no
 * move has.
 */
const TEXT_LIMIT = 40;

/**
 * A caller's move as a packed candidate, which may be illegal, or why its text names no move.
 *
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 * @param {number} language
 * @returns {number | TextError}
 */
export function readMove(move, candidate, language) {
  return candidate === NOT_UCI ? readNotation(String(move), false, language) : candidate;
}

/**
 * @param {string} text
 * @param {boolean} strictly
 * @param {number} language
 * @returns {number | TextError}
 */
function readNotation(text, strictly, language) {
  const short = text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}\u2026` : text;
  const read = readSan(short, strictly, language);
  return typeof read === 'number' ? read : textErrorOf(read);
}

/**
 * Whether a caller's move is legal.
 *
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 */
export function isLegalMove(move, candidate) {
  const read = readMove(move, candidate, ENGLISH);
  return typeof read === 'number' && isLegal(read);
}

/**
 * The legal move that text in algebraic notation names.
 *
 * @param {unknown} text
 * @param {boolean} strictly
 * @param {number} language
 * @returns {Move}
 */
export function sanMove(text, strictly, language) {
  if (typeof text !== 'string') throw wrongType("A move must be text such as 'Nf3'", text);
  const read = readNotation(text, strictly, language);
  if (typeof read !== 'number') throw refusalError(text, read, language);
  return unpackMove(judge(read, language));
}

/**
 * Rules on a move.
 *
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 * @param {number} language
 * @returns {Ruling}
 */
export function ruleOn(move, candidate, language) {
  const read = readMove(move, candidate, language);
  if (typeof read !== 'number') {
    if (read.refusal) return { legal: false, refusal: read.refusal };
    throw textError(read, move);
  }
  const ruling = judge(read, language);
  return typeof ruling === 'number'
    ? { legal: true, move: unpackMove(ruling), after: fenAfter(read) }
    : { legal: false, refusal: refusalOf(ruling) };
}

/**
 * The error for a move that cannot be made.
 *
 * @param {unknown} move
 * @param {number | TextError} read what {@link readMove} made of it
 * @param {number} language
 */
export function refusalError(move, read, language) {
  if (typeof read === 'number')
    return new IllegalMoveError(refusalOf(judge(read, language)), candidateName(read), fen());
  if (!read.refusal) return textError(read, move);
  return new IllegalMoveError(read.refusal, read.candidate ?? '', fen());
}

/**
 * @param {TextError} error
 * @param {unknown} move
 */
function textError({ code, message, candidates }, move) {
  return new MoveTextError(code, message, String(move), candidates);
}
