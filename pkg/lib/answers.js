// The objects of the package's types, from the lists of numbers that the module sends. The order of the numbers is that of
// `src/wasm/answers.rs`. What they say in words is in `sentences.js`.

import { problemsInWords } from './errors.js';
import {
  CANDIDATE_PROMOTION_SHIFT,
  COLORS,
  DETAILS,
  FEN_PROBLEMS,
  MOVE_TEXT_ERRORS,
  PGN_ERRORS,
  PIECE_KIND_SHIFT,
  REFUSALS,
  SIDES,
  TO_SHIFT,
} from './layout.js';
import { candidateName, colorName, kindName, squareName } from './names.js';
import { languageOf, noun, quote, sentence } from './sentences.js';

/**
 * @import { FenProblem, Language, MoveTextErrorCode, PgnErrorData, Refusal } from '../index.js'
 *
 * @typedef {object} TextError why a text names no legal move
 * @property {MoveTextErrorCode | 'illegal-move'} code
 * @property {string} message
 * @property {string[]} candidates
 * @property {Refusal | null} refusal why the move is refused, if the text names one that is not legal
 * @property {string} candidate that move, as UCI writes it
 */

/** The numbers of an answer, which are read from the first to the last. */
class Answer {
  /** @param {Uint32Array} numbers */
  constructor(numbers) {
    this.numbers = numbers;
    this.at = 0;
  }

  next() {
    this.at += 1;
    return /** @type {number} */ (this.numbers[this.at - 1]);
  }

  /**
   * @template T
   * @param {(number: number) => T} unpack
   * @returns {T[]}
   */
  list(unpack) {
    const list = new Array(this.next());
    for (let index = 0; index < list.length; index += 1) list[index] = unpack(this.next());
    return list;
  }

  text() {
    return this.list((code) => String.fromCodePoint(code)).join('');
  }
}

/**
 * The problems of a FEN.
 *
 * @param {Uint32Array} numbers
 * @param {string | undefined} language
 */
export function problemsOf(numbers, language) {
  return readProblems(new Answer(numbers), languageOf(language));
}

/**
 * @param {Uint32Array} numbers
 * @param {string | undefined} language
 */
export function refusalOf(numbers, language) {
  return readRefusal(new Answer(numbers), languageOf(language))[0];
}

/**
 * @param {Uint32Array} numbers
 * @param {string | undefined} language
 */
export function textErrorOf(numbers, language) {
  return readTextError(new Answer(numbers), languageOf(language));
}

/**
 * @param {Uint32Array} numbers
 * @param {string | undefined} tag
 * @returns {PgnErrorData}
 */
export function pgnErrorOf(numbers, tag) {
  const language = languageOf(tag);
  const answer = new Answer(numbers);
  const kind = /** @type {(typeof PGN_ERRORS)[number]} */ (PGN_ERRORS[answer.next()]);
  const [game, line, column, token] = [answer.next(), answer.next(), answer.next(), answer.text()];
  const move = kind === 'move' ? readTextError(answer, language) : undefined;
  const problems = kind === 'bad-fen' ? readProblems(answer, language) : [];
  const code = kind === 'move' ? /** @type {TextError} */ (move).code : kind;
  const problem =
    move?.message ??
    (kind === 'bad-fen'
      ? problemsInWords(problems)
      : sentence(language.pgn[/** @type {keyof Language['pgn']} */ (kind)], language, {}));
  const message = sentence(language.pgn.place, language, {
    game,
    line,
    column,
    text: quote(token, language),
    problem,
  });
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
 * @param {Answer} answer
 * @param {Language} language
 * @returns {FenProblem[]}
 */
function readProblems(answer, language) {
  return Array.from({ length: answer.next() }, () => readProblem(answer, language));
}

/**
 * @param {Answer} answer
 * @param {Language} language
 * @returns {FenProblem}
 */
function readProblem(answer, language) {
  const [code, field] = /** @type {(typeof FEN_PROBLEMS)[number]} */ (FEN_PROBLEMS[answer.next()]);
  const repaired = answer.next() === 1;
  const [player, side, rank, count] = [answer.next(), answer.next(), answer.next(), answer.next()];
  const squares = answer.list(squareName);
  const text = answer.text();
  const message = sentence(language.fen[code], language, {
    player: noun('players', COLORS[player - 1]),
    side: noun('sides', SIDES[side]),
    rank,
    count,
    squares,
    // The king's square comes first, then those of the attackers.
    king: squares.slice(0, 1),
    checkers: squares.slice(1),
    text: quote(text, language),
  });
  return { code, message, field, squares, repaired };
}

/**
 * A refusal, and the candidate that is refused.
 *
 * @param {Answer} answer
 * @param {Language} language
 * @returns {[Refusal, string]}
 */
function readRefusal(answer, language) {
  const [code, article] = /** @type {(typeof REFUSALS)[number]} */ (REFUSALS[answer.next()]);
  const detail = DETAILS[answer.next()];
  const [player, side, king, candidate, mover] = [
    answer.next(),
    answer.next(),
    answer.next(),
    answer.next(),
    answer.next(),
  ];
  const by = answer.list((packed) => packed);
  const on = answer.list(squareName);
  const message = sentence(language.refusals[detail || code], language, {
    player: noun('players', colorName(player)),
    opponent: noun('players', colorName(1 - player)),
    side: noun('sides', SIDES[side]),
    king: squareName(king),
    from: squareName(candidate),
    to: squareName(candidate >> TO_SHIFT),
    named: noun('pieces', kindName(candidate >> CANDIDATE_PROMOTION_SHIFT)),
    mover: placed(mover),
    by: by.map(placed),
    on,
    last: on.at(-1) ?? '',
  });
  return [{ code, article, message, by: by.map(squareName), on }, candidateName(candidate)];
}

/** @param {number} packed */
function placed(packed) {
  return noun('pieces', kindName(packed >> PIECE_KIND_SHIFT), squareName(packed));
}

/**
 * @param {Answer} answer
 * @param {Language} language
 * @returns {TextError}
 */
function readTextError(answer, language) {
  const code = /** @type {MoveTextErrorCode | 'illegal-move'} */ (MOVE_TEXT_ERRORS[answer.next()]);
  if (code === 'illegal-move') {
    const [refusal, candidate] = readRefusal(answer, language);
    return { code, message: refusal.message, candidates: [], refusal, candidate };
  }
  const piece = noun('pieces', code === 'no-such-piece' ? kindName(answer.next()) : undefined);
  const candidates = code === 'ambiguous-move' ? answer.list(candidateName) : [];
  const message = sentence(language.moveTexts[code], language, { piece, moves: candidates.join(', ') });
  return { code, message, candidates, refusal: null, candidate: '' };
}
