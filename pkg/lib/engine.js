// How the package speaks to the WebAssembly module: it reads lists from the static buffer, and turns what the
// module refuses into the errors of the package. The module itself is loaded by the entry points.

import { Arbiter, bufferAddress, moduleMemory, validateFen } from '../wasm/chess_arbiter.js';
import { FenError, IllegalMoveError, MoveTextError, wrongType } from './errors.js';
import { checkFen, ENGLISH, NOT_UCI } from './input.js';
import { candidateName, moveName } from './names.js';
import { problemOf, refusalOf, textErrorOf } from './objects.js';

/**
 * @import { Move, MoveTextErrorCode, Refusal, Ruling } from '../index.js'
 *
 * @typedef {object} TextError why a text names no legal move
 * @property {MoveTextErrorCode} code
 * @property {string} message
 * @property {string[]} candidates
 * @property {Refusal | null} refusal if a piece is meant whose move is refused
 * @property {string | null} candidate the move that is refused, as UCI writes it
 */

/** As many numbers as the buffer holds (`src/wasm/buffer.rs`). */
const BUFFER_LENGTH = 256;

let view = new Uint32Array(0);

/**
 * What the first numbers in the buffer name. Memory that grows leaves an empty view behind, so it is made anew.
 *
 * @template T
 * @param {number} count
 * @param {(packed: number) => T} name
 * @returns {T[]}
 */
export function readList(count, name) {
  if (view.length === 0) view = new Uint32Array(moduleMemory().buffer, bufferAddress(), BUFFER_LENGTH);
  const list = new Array(count);
  for (let index = 0; index < count; index += 1) list[index] = name(view[index] ?? 0);
  return list;
}

/**
 * An object that was given back, for the next FEN. To make another one, and to have it freed should it be forgotten, would
 * take half as long as to read the FEN.
 *
 * @type {Arbiter | undefined}
 */
let spare;

/** @param {Arbiter} arbiter */
export function giveBack(arbiter) {
  if (spare) arbiter.free();
  else spare = arbiter;
}

/**
 * Reads a FEN into an object that exists, which stays as it was if the FEN is refused, or else into a new one.
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

/** A text that is longer is no move: it crosses cut off, with a sign at its end that no move has. */
const TEXT_LIMIT = 40;

/**
 * What a caller's move is, before it is known to be legal: a packed candidate, or the error that its text is.
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
 * The legal move that a text in algebraic notation names.
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
  return moveName(arbiter.judge(read, language));
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
    ? { legal: true, move: moveName(ruling) }
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
