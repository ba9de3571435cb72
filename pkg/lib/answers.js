// The objects of the package's types, from the positional arrays that the module sends. The order of the elements is that of
// `src/wasm/answers.rs`. What they say in words is in `sentences.js`. Those about PGN are in
// `pgn/problems.js`.

import {
  CANDIDATE_PROMOTION_SHIFT,
  COLORS,
  DETAILS,
  FEN_PROBLEMS,
  MOVE_TEXT_ERRORS,
  PIECE_KIND_SHIFT,
  REFUSALS,
  SIDES,
  TO_SHIFT,
} from './layout.js';
import { candidateName, colorName, kindName, squareName } from './names.js';
import { languageName, languageOf, noun, quote, sentence } from './sentences.js';

/**
 * @import {
 *   FenProblem, FenProblemCode, Language, MoveTextErrorCode, Refusal,
 * } from '../index.js'
 *
 * @typedef {object} TextError why a text names no legal move
 * @property {MoveTextErrorCode | 'illegal-move'} code
 * @property {string} message
 * @property {string[]} candidates
 * @property {Refusal | null} refusal why the move is refused, if the text names one that is not legal
 * @property {string} candidate that move, as UCI writes it
 */

/**
 * The problems of a FEN.
 *
 * @param {any[]} array
 * @param {string | undefined} tag the language in which they are told
 */
export function problemsOf(array, tag) {
  const language = languageOf(tag);
  return array.map((problem) => problemOf(problem, language));
}

/**
 * @param {any} array
 * @param {Language} language
 * @returns {FenProblem}
 */
export function problemOf([number, repaired, player, side, rank, count, on, text], language) {
  const [code, field] = /** @type {[FenProblemCode, FenProblem['field']]} */ (FEN_PROBLEMS[number]);
  const squares = on.map(squareName);
  const message = sentence(language.fen[code], language, {
    player: noun('players', COLORS[player - 1]),
    side: noun('sides', SIDES[side]),
    rank,
    count,
    squares,
    // The king's square comes first, then those of the attackers.
    king: squares.slice(0, 1),
    checkers: squares.slice(1),
    text: quote(text ?? '', language),
  });
  return { code, message, field, squares, repaired: repaired === 1 };
}

/**
 * @param {any} array
 * @param {string | undefined} tag
 */
export function refusalOf(array, tag) {
  return refusedBy(array, languageOf(tag));
}

/**
 * @param {any} array
 * @param {Language} language
 * @returns {Refusal}
 */
function refusedBy([number, detail, player, side, king, candidate, mover, pieces, squares], language) {
  const [code, article] = /** @type {[Refusal['code'], string]} */ (REFUSALS[number]);
  const on = squares.map(squareName);
  const message = sentence(language.refusals[DETAILS[detail] || code], language, {
    player: noun('players', colorName(player)),
    opponent: noun('players', colorName(1 - player)),
    side: noun('sides', SIDES[side]),
    king: squareName(king),
    from: squareName(candidate),
    to: squareName(candidate >> TO_SHIFT),
    named: noun('pieces', kindName(candidate >> CANDIDATE_PROMOTION_SHIFT)),
    mover: placed(mover),
    by: pieces.map(placed),
    on,
    last: on[on.length - 1] ?? '',
  });
  return { code, article, message, by: pieces.map(squareName), on };
}

/** @param {number} packed */
function placed(packed) {
  return noun('pieces', kindName(packed >> PIECE_KIND_SHIFT), squareName(packed));
}

/**
 * @param {any} array
 * @param {string | undefined} tag
 */
export function textErrorOf(array, tag) {
  return unnamed(array, languageOf(tag));
}

/**
 * @param {any} array the number of the error, and the one thing that it tells
 * @param {Language} language
 * @returns {TextError}
 */
export function unnamed([number, told], language) {
  const code = /** @type {TextError['code']} */ (MOVE_TEXT_ERRORS[number]);
  if (code === 'illegal-move') {
    const refusal = refusedBy(told, language);
    return { code, message: refusal.message, candidates: [], refusal, candidate: candidateName(told[5]) };
  }
  const candidates = code === 'ambiguous-move' ? told.map(candidateName) : [];
  const isExplained = code === 'unreadable-move' && told;
  const said = !isExplained ? code : typeof told === 'string' ? 'loose-move' : 'other-letters';
  const message = sentence(language.moveTexts[said], language, {
    piece: noun('pieces', code === 'no-such-piece' ? kindName(told) : undefined),
    moves: candidates.join(', '),
    languages:
      said === 'other-letters' ? told.map((/** @type {any} */ known) => languageName(known, language)) : '',
    san: told,
  });
  return { code, message, candidates, refusal: null, candidate: '' };
}
