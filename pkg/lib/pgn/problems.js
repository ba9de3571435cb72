// The errors and warnings about a PGN game, from the positional arrays that the module sends. The order of the elements is
// that of `src/wasm/answers.rs`.

import english from '../../languages/en.js';
import { problemOf, unnamed } from '../answers.js';
import { problemsInWords } from '../errors.js';
import { PGN_ERRORS, PGN_WARNINGS } from '../layout.js';
import { languageOf, quote, sentence } from '../sentences.js';

/**
 * @import { FenProblem, Language, PgnErrorCode, PgnErrorData, PgnWarning, PgnWarningCode } from '../../index.js'
 *
 * @typedef {keyof Language['pgn']} PgnSentence
 */

/**
 * What was wrong with a game that was read: its errors and its warnings.
 *
 * @param {any} array
 * @param {string | undefined} tag
 * @returns {{ errors: PgnErrorData[], warnings: PgnWarning[] }}
 */
export function pgnProblemsOf([errors, warnings], tag) {
  const language = languageOf(tag);
  return {
    errors: errors.map((/** @type {any} */ error) => pgnError(error, language)),
    warnings: warnings.map((/** @type {any} */ warning) => pgnWarning(warning, language)),
  };
}

/**
 * @param {any} array
 * @param {string | undefined} tag
 */
export function pgnErrorOf(array, tag) {
  return pgnError(array, languageOf(tag));
}

/**
 * @param {any} array
 * @param {Language} language
 * @returns {PgnErrorData}
 */
function pgnError([number, told, game, line, column, token], language) {
  const kind = PGN_ERRORS[number];
  const move = kind === 'move' ? unnamed(told, language) : undefined;
  /** @type {FenProblem[]} */
  const problems =
    kind === 'bad-fen' ? told.map((/** @type {any} */ problem) => problemOf(problem, language)) : [];
  const [code, problem] = move
    ? [move.code, move.message]
    : kind === 'bad-fen'
      ? [kind, problemsInWords(problems)]
      : kind === 'not-standard'
        ? warned(told, language)
        : [
            /** @type {PgnErrorCode} */ (kind),
            sentence(saidOf(language)[/** @type {PgnSentence} */ (kind)], language, {}),
          ];
  const text = quote(token, language);
  const message = sentence(saidOf(language).place, language, { game, line, column, text, problem });
  return {
    code,
    message,
    game,
    line,
    column,
    token,
    candidates: move?.candidates ?? [],
    refusal: move?.refusal ?? null,
    problems,
  };
}

/**
 * @param {any} array
 * @param {Language} language
 * @returns {PgnWarning}
 */
function pgnWarning([kind, line, column, token], language) {
  const [code, problem] = warned(kind, language);
  const text = quote(token, language);
  return {
    code,
    message: sentence(saidOf(language).line, language, { line, column, text, problem }),
    line,
    column,
    token,
  };
}

/**
 * The code of a warning, and what it says.
 *
 * @param {any} array
 * @param {Language} language
 * @returns {[PgnWarningCode, string]}
 */
function warned([number, told], language) {
  const code = /** @type {(typeof PGN_WARNINGS)[number]} */ (PGN_WARNINGS[number]);
  if (code === 'bad-fen') {
    const problem = problemOf(told, language);
    return [problem.code, problem.message];
  }
  return [
    code,
    sentence(saidOf(language)[/** @type {PgnSentence} */ (code)], language, { tags: told ?? '' }),
  ];
}

/**
 * The sentences about PGN: in English the rest of what the rules have of it.
 *
 * @param {Language} language
 */
function saidOf(language) {
  return language.pgn ?? english.pgn;
}
