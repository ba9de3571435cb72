// The stateless functions: FEN in, answer out. A board asks several questions about the same position, so the last FEN
// and its position are kept.

import { chess960 as chess960Fen } from '../wasm/chess_arbiter.js';
import {
  fenProblems,
  isLegalIn,
  readFen,
  readList,
  readMove,
  refusalError,
  ruleOn,
  sanMove,
} from './bridge.js';
import {
  checkDepth,
  checkFen,
  checkNumber,
  packCandidate,
  packSquare,
  wantedLanguage,
  wantsChess960,
  wantsStrictness,
} from './input.js';
import { LAST_CHESS960 } from './layout.js';
import { unpackMove } from './unpack.js';

/**
 * @import { Arbiter } from '../wasm/chess_arbiter.js'
 * @import { FenProblem, Move, MoveInput, Options, Ruling, Square } from '../index.js'
 */

/** @type {Arbiter | undefined} */
let arbiter;
/** @type {string | undefined} */
let lastFen;
let lastChess960 = false;

/**
 * The position of a FEN, which is read unless it is the last one.
 *
 * @param {string} fen
 * @param {Options} [options]
 * @returns {Arbiter}
 */
function position(fen, options) {
  const chess960 = wantsChess960(options);
  if (arbiter && fen === lastFen && chess960 === lastChess960) return arbiter;
  arbiter = readFen(fen, chess960, arbiter);
  lastFen = fen;
  lastChess960 = chess960;
  return arbiter;
}

/**
 * @param {string} fen
 * @param {MoveInput} move
 * @param {Options} [options]
 * @returns {boolean}
 */
export function isLegal(fen, move, options) {
  const candidate = packCandidate(move);
  return isLegalIn(position(fen, options), move, candidate);
}

/**
 * @param {string} fen
 * @param {Square} square
 * @param {Options} [options]
 * @returns {Move[]}
 */
export function movesFrom(fen, square, options) {
  const number = packSquare(square, 'square');
  return readList(position(fen, options).movesFrom(number), unpackMove);
}

/**
 * @param {string} fen
 * @param {MoveInput} move
 * @param {Options} [options]
 * @returns {string}
 */
export function apply(fen, move, options) {
  const candidate = packCandidate(move);
  const language = wantedLanguage(options);
  const arbiter = position(fen, options);
  const read = readMove(arbiter, move, candidate, language);
  const after = typeof read === 'number' ? arbiter.fenAfter(read) : undefined;
  if (after === undefined) throw refusalError(arbiter, move, read, language);
  return after;
}

/**
 * @param {string} fen
 * @param {MoveInput} move
 * @param {Options} [options]
 * @returns {Ruling}
 */
export function judge(fen, move, options) {
  const candidate = packCandidate(move);
  const language = wantedLanguage(options);
  return ruleOn(position(fen, options), move, candidate, language);
}

/**
 * @param {string} fen
 * @param {string} san
 * @param {Options & { strict?: boolean }} [options]
 * @returns {Move}
 */
export function readSan(fen, san, options) {
  const [strictly, language] = [wantsStrictness(options), wantedLanguage(options)];
  return sanMove(position(fen, options), san, strictly, language);
}

/**
 * @param {string} fen
 * @param {Options} [options]
 * @returns {boolean}
 */
export function inCheck(fen, options) {
  return position(fen, options).inCheck();
}

/**
 * @param {string} fen
 * @param {Options} [options]
 * @returns {FenProblem[]}
 */
export function validateFen(fen, options) {
  const chess960 = wantsChess960(options);
  return fenProblems(checkFen(fen), chess960);
}

/**
 * @param {string} fen
 * @param {number} depth
 * @param {Options} [options]
 * @returns {number}
 */
export function perft(fen, depth, options) {
  const plies = checkDepth(depth);
  return position(fen, options).perft(plies);
}

/**
 * @param {number} number
 * @returns {string}
 */
export function chess960(number) {
  return chess960Fen(checkNumber('The number of a starting position', number, LAST_CHESS960)) ?? '';
}
