// The errors of the package, and how a wrong argument is described in one.

/** @import { FenProblem, FenProblemCode, MoveTextErrorCode, PgnErrorData, Refusal } from '../index.js' */

import { copied } from './copy.js';

/** How many characters of a caller's text an error keeps. */
const EXCERPT = 200;

/** How many of them a message shows. */
const SHOWN = 40;

/**
 * What a FEN is refused for, in words.
 *
 * @param {FenProblem[]} problems
 */
export function problemsInWords(problems) {
  const refusing = problems.filter(({ repaired }) => !repaired);
  return refusing.map(({ message }) => message).join(' ');
}

/** An error with data, which JSON keeps: workers and servers send them. */
export class DataError extends Error {
  toJSON() {
    return { ...this, message: this.message };
  }
}

/** A FEN that cannot be read, or that cannot be a position. */
export class FenError extends DataError {
  /**
   * @param {FenProblem[]} problems
   * @param {string} fen
   */
  constructor(problems, fen) {
    super(problemsInWords(problems));
    this.name = /** @type {const} */ ('FenError');
    this.code = /** @type {FenProblemCode} */ (problems.find(({ repaired }) => !repaired)?.code);
    this.problems = problems;
    this.fen = copied(fen.slice(0, EXCERPT));
  }
}

/** A move that the laws refuse. */
export class IllegalMoveError extends DataError {
  /**
   * @param {Refusal} refusal
   * @param {string} move
   * @param {string} fen
   */
  constructor(refusal, move, fen) {
    super(refusal.message);
    this.name = /** @type {const} */ ('IllegalMoveError');
    this.code = /** @type {const} */ ('illegal-move');
    this.refusal = refusal;
    this.move = move;
    this.fen = fen;
  }
}

/** Text that names no move, or more than one. */
export class MoveTextError extends DataError {
  /**
   * @param {MoveTextErrorCode} code
   * @param {string} message
   * @param {string} text
   * @param {string[]} candidates
   */
  constructor(code, message, text, candidates) {
    super(`${describe(text)}: ${message}`);
    this.name = /** @type {const} */ ('MoveTextError');
    this.code = code;
    this.text = copied(text.slice(0, EXCERPT));
    this.candidates = candidates;
  }
}

/** A game in a PGN file that cannot be read. */
export class PgnError extends DataError {
  /** @param {PgnErrorData} data */
  constructor({ code, message, game, line, column, token, candidates, refusal, problems }) {
    super(message);
    this.name = /** @type {const} */ ('PgnError');
    this.code = code;
    this.game = game;
    this.line = line;
    this.column = column;
    this.token = token;
    this.candidates = candidates;
    this.refusal = refusal;
    this.problems = problems;
  }
}

/**
 * The error for an argument of the wrong type.
 *
 * @param {string} what the argument and what it must be
 * @param {unknown} value what was given
 */
export function wrongType(what, value) {
  return new TypeError(`${what}, not ${describe(value)}`);
}

/**
 * A value in a few words. It never throws, and runs no code of the value.
 *
 * @param {unknown} value
 */
export function describe(value) {
  if (typeof value === 'string') return `'${startOf(value, SHOWN)}'`;
  if (typeof value === 'number' || typeof value === 'boolean' || value == null) return String(value);
  return Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`;
}

/**
 * The start of a text, with an ellipsis if it goes on.
 *
 * @param {string} text
 * @param {number} [length]
 */
export function startOf(text, length = EXCERPT) {
  return copied(text.slice(0, length)) + (text.length > length ? '...' : '');
}
