// The stateless functions: FEN in, answer out. A board asks several questions about the same position, which the
// workspace still holds then.

import {
  attackers as attackersPacked,
  destinations as destinationsPacked,
  fenAfter,
  hasInsufficientMaterial as insufficientMaterial,
  inCheck as isInCheck,
  positionKey as keyOfPosition,
  movesFrom as movesFromPacked,
  moves as movesPacked,
  outcome as outcomePacked,
} from '../wasm/chess_arbiter.js';
import { isLegalMove, readMove, refusalError, ruleOn, sanMove, wantedPieces } from './bridge.js';
import { destinationsOf } from './destinations.js';
import {
  checkFen,
  fenOptions,
  packCandidate,
  packColor,
  packSquare,
  wantedLanguage,
  wantsChess960,
  wantsComposed,
  wantsStrictness,
} from './input.js';
import { answerOf, readList, within } from './module.js';
import { squareName } from './names.js';
import { unpackIfAny, unpackMove, unpackOutcome } from './unpack.js';
import { fenProblems, seatFen, settle } from './workspace.js';

/** @import { Color, FenProblem, Move, MoveInput, Options, Outcome, Ruling, Square } from '../index.js' */

/**
 * Answers a question about the position of a FEN.
 *
 * @template T
 * @param {string} fen
 * @param {Options | undefined} options
 * @param {() => T} question
 * @returns {T}
 */
export function ask(fen, options, question) {
  seatFen(fen, wantsChess960(options), wantsComposed(options), wantedLanguage(options));
  const answer = answerOf(question);
  settle();
  return answer;
}

/**
 * @param {string} fen
 * @param {MoveInput} move
 * @param {Options} [options]
 * @returns {boolean}
 */
export function isLegal(fen, move, options) {
  const candidate = packCandidate(move);
  return ask(fen, options, () => isLegalMove(move, candidate));
}

/**
 * @param {string} fen
 * @param {Square} square
 * @param {Options} [options]
 * @returns {Move[]}
 */
export function movesFrom(fen, square, options) {
  const number = packSquare(square, 'square');
  return ask(fen, options, () => readList(movesFromPacked(number), unpackMove));
}

/**
 * @param {string} fen
 * @param {Options} [options]
 * @returns {Move[]}
 */
export function moves(fen, options) {
  return ask(fen, options, () => readList(movesPacked(), unpackMove));
}

/**
 * @param {string} fen
 * @param {Options} [options]
 * @returns {Map<Square, Square[]>}
 */
export function destinations(fen, options) {
  return ask(fen, options, () => destinationsOf(destinationsPacked()));
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
  return ask(fen, options, () => {
    const read = readMove(move, candidate);
    const after = typeof read === 'number' ? fenAfter(read) : undefined;
    if (after === undefined) throw refusalError(move, read, language);
    return after;
  });
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
  return ask(fen, options, () => ruleOn(move, candidate, language));
}

/**
 * @param {string} fen
 * @param {string} san
 * @param {Options & { strict?: boolean | undefined, pieces?: string | undefined }} [options]
 * @returns {Move}
 */
export function readSan(fen, san, options) {
  const [strictly, language] = [wantsStrictness(options), wantedLanguage(options)];
  const pieces = wantedPieces(options);
  return ask(fen, options, () => sanMove(san, strictly, pieces, language));
}

/**
 * @param {string} fen
 * @param {Options} [options]
 * @returns {boolean}
 */
export function inCheck(fen, options) {
  return ask(fen, options, isInCheck);
}

/**
 * @param {string} fen
 * @param {Square} square
 * @param {Color} by
 * @param {Options} [options]
 * @returns {Square[]}
 */
export function attackers(fen, square, by, options) {
  const [number, color] = [packSquare(square, 'square'), packColor(by)];
  return ask(fen, options, () => readList(attackersPacked(number, color), squareName));
}

/**
 * @param {string} fen
 * @param {Options} [options]
 * @returns {Outcome | undefined}
 */
export function outcome(fen, options) {
  return ask(fen, options, () => unpackIfAny(outcomePacked(), unpackOutcome));
}

/**
 * @param {string} fen
 * @param {Color} color
 * @param {Options} [options]
 * @returns {boolean}
 */
export function hasInsufficientMaterial(fen, color, options) {
  const number = packColor(color);
  return ask(fen, options, () => insufficientMaterial(number));
}

/**
 * @param {string} fen
 * @param {Options} [options]
 * @returns {string}
 */
export function positionKey(fen, options) {
  return ask(fen, options, keyOfPosition);
}

/**
 * @param {string} fen
 * @param {Options} [options]
 * @returns {FenProblem[]}
 */
export function validateFen(fen, options) {
  const packed = fenOptions(wantsChess960(options), wantsComposed(options));
  const [text, language] = [checkFen(fen), wantedLanguage(options)];
  return within(() => fenProblems(text, packed, language));
}
