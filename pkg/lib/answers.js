// The objects of the package's types, from the positional arrays that the module sends. The order of the elements is
// that of `src/wasm/answers.rs`.

import { squareName } from './names.js';

/** @import { FenProblem, PgnErrorData, PgnWarning, Refusal } from '../index.js' */
/** @import { TextError } from './bridge.js' */

/**
 * @param {any} array
 * @returns {FenProblem}
 */
export function problemOf([code, message, field, squares, repaired]) {
  return { code, message, field, squares: squares.map(squareName), repaired: repaired === 1 };
}

/**
 * @param {any} array
 * @returns {Refusal}
 */
export function refusalOf([code, article, message, by, on]) {
  return { code, article, message, by: by.map(squareName), on: on.map(squareName) };
}

/**
 * @param {any} array
 * @returns {TextError}
 */
export function textErrorOf([code, message, candidates, refusal, candidate]) {
  return { code, message, candidates, refusal: refusal && refusalOf(refusal), candidate };
}

/**
 * What was wrong with a game that was read: its errors and its warnings.
 *
 * @param {any} array
 * @returns {{ errors: PgnErrorData[], warnings: PgnWarning[] }}
 */
export function pgnProblemsOf([errors, warnings]) {
  return { errors: errors.map(pgnErrorOf), warnings: warnings.map(pgnWarningOf) };
}

/**
 * @param {any} array
 * @returns {PgnWarning}
 */
function pgnWarningOf([code, message, line, column, token]) {
  return { code, message, line, column, token };
}

/**
 * @param {any} array
 * @returns {PgnErrorData}
 */
export function pgnErrorOf([code, message, game, line, column, token, candidates, refusal, problems]) {
  return {
    code,
    message,
    game,
    line,
    column,
    token,
    candidates,
    refusal: refusal && refusalOf(refusal),
    problems: problems.map(problemOf),
  };
}
