// Arguments of callers, checked and packed for WebAssembly. A value of the wrong type is refused here, before anything
// is asked or changed.

import { describe, wrongType } from './errors.js';
import {
  CANDIDATE_FROM_OBJECT,
  CANDIDATE_PROMOTION_SHIFT,
  CHESS960,
  COMPOSED,
  LONGEST_FEN_LENGTH,
  SET_UP,
  TO_SHIFT,
} from './layout.js';
import { colorNumber, kindNumber, squareNumber } from './names.js';
import { learn } from './sentences.js';

/** @import { Language } from '../index.js' */

/** Stands for the packed candidate of text that is not in UCI notation. */
export const NOT_UCI = -1;

/** How much of a FEN is sent: one character over the limit, so that a FEN that is cut here is still too long. */
const FEN_LIMIT = LONGEST_FEN_LENGTH + 1;

/**
 * A move as a packed candidate, or {@link NOT_UCI}.
 *
 * @param {unknown} move
 * @returns {number}
 */
export function packCandidate(move) {
  if (typeof move === 'string') return packUci(move);
  if (typeof move !== 'object' || move === null) {
    throw wrongType(
      "A move must be text such as 'e2e4' or 'Nf3', or an object such as { from: 'e2', to: 'e4' }",
      move,
    );
  }
  const { from, to, promotion } = /** @type {Record<string, unknown>} */ (move);
  return (
    packSquare(from, 'from') |
    (packSquare(to, 'to') << TO_SHIFT) |
    (packPromotion(promotion) << CANDIDATE_PROMOTION_SHIFT) |
    CANDIDATE_FROM_OBJECT
  );
}

/**
 * The number of a square.
 *
 * @param {unknown} square
 * @param {string} name what the argument is called
 */
export function packSquare(square, name) {
  const number = typeof square === 'string' && square.length === 2 ? squareNumber(square, 0) : -1;
  if (number < 0) throw wrongType(`${name} must be a square, 'a1' to 'h8'`, square);
  return number;
}

/**
 * The number of a colour.
 *
 * @param {unknown} color
 */
export function packColor(color) {
  const number = colorNumber(color);
  if (number < 0) throw wrongType("A colour must be 'w' or 'b'", color);
  return number;
}

/**
 * A FEN, or as much of it as need be sent.
 *
 * @param {unknown} fen
 */
export function checkFen(fen) {
  if (typeof fen !== 'string') throw wrongType('A FEN must be a string', fen);
  return fen.slice(0, FEN_LIMIT);
}

/**
 * Whether the options ask for Chess960.
 *
 * @param {unknown} options
 * @returns {boolean}
 */
export function wantsChess960(options) {
  return option(options, 'chess960', 'boolean') ?? false;
}

/**
 * Whether the options allow a position that no game can reach.
 *
 * @param {unknown} options
 * @returns {true | undefined}
 */
export function wantsComposed(options) {
  return option(options, 'composed', 'boolean') || undefined;
}

/**
 * Whether the options take a game as far as it can be read.
 *
 * @param {unknown} options
 * @returns {boolean}
 */
export function wantsIncomplete(options) {
  return option(options, 'incomplete', 'boolean') ?? false;
}

/**
 * How a FEN is to be read, packed.
 *
 * @param {boolean} isChess960
 * @param {boolean | 'set-up' | undefined} isComposed `'set-up'` for a board that need not be a position
 */
export function fenOptions(isChess960, isComposed) {
  if (isComposed === 'set-up') return SET_UP;
  return (isChess960 ? CHESS960 : 0) | (isComposed ? COMPOSED : 0);
}

/**
 * The tag of the language that the options ask for, if they ask for one. A language that is given whole is known by its
 * tag from then on.
 *
 * @param {unknown} options
 * @returns {string | undefined}
 */
export function wantedLanguage(options) {
  return languageTag(option(options, 'language'));
}

/**
 * The tag of a language that is given whole or by its tag.
 *
 * @param {unknown} language
 * @returns {string | undefined}
 */
export function languageTag(language) {
  if (language === undefined || typeof language === 'string') return language;
  // `require` gives the whole module, with the language as its default.
  const whole = /** @type {{ default?: unknown }} */ (language)?.default ?? language;
  const { tag, refusals } = /** @type {Partial<Language>} */ (whole ?? {});
  if (typeof tag !== 'string' || typeof refusals !== 'object')
    throw wrongType("A language must be what 'chess-arbiter/languages/fr' exports, or its tag", language);
  learn(/** @type {Language} */ (whole));
  return tag;
}

/**
 * Whether the options ask for notation to be read strictly.
 *
 * @param {unknown} options
 * @returns {boolean}
 */
export function wantsStrictness(options) {
  return option(options, 'strict', 'boolean') ?? false;
}

/**
 * The code of the language whose letters moves have for the pieces, if the options name one; see `wantedPieces`.
 *
 * @param {unknown} options
 * @returns {string | undefined}
 */
export function piecesOption(options) {
  return option(options, 'pieces', 'string');
}

/**
 * @param {unknown} options
 * @returns {Record<string, unknown>}
 */
export function checkOptions(options = {}) {
  if (typeof options !== 'object' || options === null)
    throw wrongType('Options must be an object such as { chess960: true }', options);
  return /** @type {Record<string, unknown>} */ (options);
}

/**
 * An option, if it is given. Others are ignored: an object with more in it, such as a `Game`, may be given as options.
 *
 * @param {unknown} options
 * @param {string} name
 * @param {string} [type] what it must be
 * @returns {any}
 */
function option(options, name, type) {
  const value = checkOptions(options)[name] ?? undefined;
  if (value !== undefined && type && typeof value !== type)
    throw wrongType(`The option ${name} must be a ${type}`, value);
  return value;
}

/** How many moves a search for a helpmate tries unless it is told: about a second's worth. */
const USUAL_NODES = 1_000_000;

/** The most that it can be told. */
const MOST_NODES = 1_000_000_000;

/**
 * How many moves a search may try.
 *
 * @param {unknown} options
 * @returns {number}
 */
export function wantedNodes(options) {
  const nodes = option(options, 'nodes', 'number') ?? USUAL_NODES;
  if (!Number.isInteger(nodes) || nodes < 1 || nodes > MOST_NODES)
    throw new RangeError(`nodes must be a whole number from 1 to ${MOST_NODES}, not ${describe(nodes)}`);
  return nodes;
}

/**
 * How many characters a PGN file may have.
 *
 * @param {unknown} options
 * @returns {number}
 */
export function wantedLength(options) {
  const most = option(options, 'maxLength') ?? Number.MAX_SAFE_INTEGER;
  return checkNumber('The option maxLength', most, Number.MAX_SAFE_INTEGER);
}

/** The deepest perft. Each ply takes about thirty times longer, so nobody reaches this. */
const DEEPEST = 20;

/**
 * The depth of a perft.
 *
 * @param {unknown} depth
 */
export function checkDepth(depth) {
  return checkNumber('A depth', depth, DEEPEST);
}

/**
 * A whole number from 0 to a limit.
 *
 * @param {string} what
 * @param {unknown} number
 * @param {number} most
 * @returns {number}
 */
export function checkNumber(what, number, most) {
  if (typeof number !== 'number') throw wrongType(`${what} must be a number`, number);
  if (!Number.isInteger(number) || number < 0 || number > most) {
    throw new RangeError(`${what} must be a whole number from 0 to ${most}, not ${describe(number)}`);
  }
  return number;
}

/** @param {string} text */
function packUci(text) {
  const from = squareNumber(text, 0);
  const to = squareNumber(text, 2);
  const promotion = text.length === 4 ? 0 : kindNumber(text.slice(4));
  return from < 0 || to < 0 || promotion < 0
    ? NOT_UCI
    : from | (to << TO_SHIFT) | (promotion << CANDIDATE_PROMOTION_SHIFT);
}

/** @param {unknown} promotion */
function packPromotion(promotion) {
  if (promotion === undefined || promotion === null || promotion === '') return 0;
  const number = kindNumber(promotion);
  if (number < 0) throw wrongType("promotion must be 'q', 'r', 'b' or 'n'", promotion);
  return number;
}
