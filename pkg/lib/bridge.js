// Questions to the WebAssembly module that both halves of the package ask: it reads FENs and moves, takes lists from
// the static buffer, and turns what the module refuses into errors. The entry points load the module.

import { Arbiter, bufferAddress, moduleMemory, validateFen } from '../wasm/chess_arbiter.js';
import { problemOf, refusalOf, textErrorOf } from './answers.js';
import { FenError, IllegalMoveError, MoveTextError, wrongType } from './errors.js';
import { checkFen, NOT_UCI } from './input.js';
import { BUFFER_LENGTH, ENGLISH } from './layout.js';
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

/** The static buffer. */
let view = new Uint32Array(0);

/**
 * The list that the first numbers in the buffer stand for.
 *
 * @template T
 * @param {number} count
 * @param {(packed: number) => T} unpack
 * @returns {T[]}
 */
export function readList(count, unpack) {
  // The view is empty at first, and again whenever the memory has grown.
  if (view.length === 0) view = new Uint32Array(moduleMemory().buffer, bufferAddress(), BUFFER_LENGTH);
  const list = new Array(count);
  for (let index = 0; index < count; index += 1) list[index] = unpack(view[index] ?? 0);
  return list;
}

/**
 * A freed object, kept for the next FEN. To make a new one, and to register it for collection, would take half as long
 * as to read the FEN.
 *
 * @type {Arbiter | undefined}
 */
let spare;

/**
 * Frees an object, or keeps it for the next FEN.
 *
 * @param {Arbiter} arbiter
 */
export function release(arbiter) {
  if (spare) arbiter.free();
  else spare = arbiter;
}

/**
 * Reads a FEN into an existing object, or into a new one if there is none. If the FEN is refused, the object stays as
 * it was.
 *
 * @param {unknown} fen
 * @param {boolean} chess960
 * @param {Arbiter} [into]
 * @returns {Arbiter}
 */
export function readFen(fen, chess960, into = spare) {
  const text = checkFen(fen);
  const arbiter = into ? into.read(text, chess960) && into : Arbiter.fromFen(text, chess960);
  if (!arbiter) throw new FenError(fenProblems(text, chess960), text);
  if (arbiter === spare) spare = undefined;
  return arbiter;
}

/**
 * @param {string} text
 * @param {boolean} chess960
 */
export function fenProblems(text, chess960) {
  return validateFen(text, chess960).map(problemOf);
}

/**
 * The longest text that may be a move. Longer text cannot be one, so only its start is sent, with an ellipsis that no
 * move has.
 */
const TEXT_LIMIT = 40;

/**
 * A caller's move as a packed candidate, which may be illegal, or why its text names no move.
 *
 * @param {Arbiter} arbiter
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 * @param {number} language
 * @returns {number | TextError}
 */
export function readMove(arbiter, move, candidate, language) {
  return candidate === NOT_UCI ? readNotation(arbiter, String(move), false, language) : candidate;
}

/**
 * @param {Arbiter} arbiter
 * @param {string} text
 * @param {boolean} strictly
 * @param {number} language
 * @returns {number | TextError}
 */
function readNotation(arbiter, text, strictly, language) {
  const short = text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}\u2026` : text;
  const read = arbiter.readSan(short, strictly, language);
  return typeof read === 'number' ? read : textErrorOf(read);
}

/**
 * Whether a caller's move is legal.
 *
 * @param {Arbiter} arbiter
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 */
export function isLegalIn(arbiter, move, candidate) {
  const read = readMove(arbiter, move, candidate, ENGLISH);
  return typeof read === 'number' && arbiter.isLegal(read);
}

/**
 * The legal move that text in algebraic notation names.
 *
 * @param {Arbiter} arbiter
 * @param {unknown} text
 * @param {boolean} strictly
 * @param {number} language
 * @returns {Move}
 */
export function sanMove(arbiter, text, strictly, language) {
  if (typeof text !== 'string') throw wrongType("A move must be text such as 'Nf3'", text);
  const read = readNotation(arbiter, text, strictly, language);
  if (typeof read !== 'number') throw refusalError(arbiter, text, read, language);
  return unpackMove(arbiter.judge(read, language));
}

/**
 * Rules on a move.
 *
 * @param {Arbiter} arbiter
 * @param {unknown} move
 * @param {number} candidate what `packCandidate` made of it
 * @param {number} language
 * @returns {Ruling}
 */
export function ruleOn(arbiter, move, candidate, language) {
  const read = readMove(arbiter, move, candidate, language);
  if (typeof read !== 'number') {
    if (read.refusal) return { legal: false, refusal: read.refusal };
    throw textError(read, move);
  }
  const ruling = arbiter.judge(read, language);
  return typeof ruling === 'number'
    ? { legal: true, move: unpackMove(ruling) }
    : { legal: false, refusal: refusalOf(ruling) };
}

/**
 * The error for a move that cannot be made.
 *
 * @param {Arbiter} arbiter
 * @param {unknown} move
 * @param {number | TextError} read what {@link readMove} made of it
 * @param {number} language
 */
export function refusalError(arbiter, move, read, language) {
  if (typeof read === 'number') {
    return new IllegalMoveError(refusalOf(arbiter.judge(read, language)), candidateName(read), arbiter.fen());
  }
  if (!read.refusal) return textError(read, move);
  return new IllegalMoveError(read.refusal, read.candidate ?? '', arbiter.fen());
}

/**
 * @param {TextError} error
 * @param {unknown} move
 */
function textError({ code, message, candidates }, move) {
  return new MoveTextError(code, message, String(move), candidates);
}
