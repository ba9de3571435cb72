// Writing PGN. A game, which may come from anywhere, is checked and packed here as a list of items and one text; Rust
// checks its moves and writes the notation (`src/wasm/pgn.rs`).

import { writePgn } from '../../wasm/chess_arbiter.js';
import { wrongType } from '../errors.js';
import { checkNumber, packCandidate, packColor, packSquare } from '../input.js';
import {
  BRUSHES,
  DEEPEST_NESTING,
  MOVE_MARK,
  PGN_ARROW,
  PGN_BRUSH_SHIFT,
  PGN_CENTIPAWNS,
  PGN_CLOCK,
  PGN_CLOSE,
  PGN_COMMENT,
  PGN_COMMENT_BEFORE,
  PGN_DEPTH,
  PGN_ELAPSED,
  PGN_HIGHLIGHT,
  PGN_MATE,
  PGN_NAG,
  PGN_NULL_MOVE,
  PGN_OPEN,
  PGN_RAW,
  PGN_RAW_IS_TEXT,
  PGN_RESULT,
  PGN_START,
  PGN_TAG,
  RESULTS,
  TO_SHIFT,
} from '../layout.js';
import { checkObject, checkTags, LONGEST_TEXT } from './tree.js';

/** @import { BrushColor, PgnComment, PgnGame, PgnMove } from '../../index.js' */

/** More numbers than a game within {@link LONGEST_TEXT} has. */
const MOST_NUMBERS = 2 ** 24;

/** The largest numeric annotation. */
const LARGEST_NAG = 2 ** 16 - 1;

/** The largest number that crosses. */
const LARGEST = 2 ** 32 - 1;

/**
 * @param {PgnGame} game
 * @returns {string}
 */
export function formatPgn(game) {
  checkObject(game, 'A game');
  const packer = new Packer();
  packer.game(game);
  const text = writePgn(Uint32Array.from(packer.numbers), packer.strings);
  if (text === undefined)
    throw new TypeError('The game has a move that is not legal, or a start that is no position');
  return text;
}

/** Where a variation begins and ends, among the moves that are still to be packed. */
const BEGINS = Symbol('begins');
const ENDS = Symbol('ends');

/** Packs a game, and checks the type of everything in it. */
class Packer {
  /** @type {number[]} */
  numbers = [];
  strings = '';

  /**
   * @param {unknown} text
   * @param {string} what
   */
  string(text, what) {
    if (typeof text !== 'string') throw wrongType(`${what} must be a string`, text);
    // Half a surrogate pair at the end would join with half of one at the start of the next string.
    const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
    if (this.strings.length + whole.length > LONGEST_TEXT) throw tooLong();
    this.numbers.push(whole.length);
    this.strings += whole;
  }

  /** @param {PgnGame} game */
  game(game) {
    for (const [name, value] of Object.entries(checkTags(game.tags ?? {}))) {
      this.numbers.push(PGN_TAG);
      this.string(name, 'The name of a tag');
      this.string(value, `The tag ${name}`);
    }
    this.numbers.push(PGN_START, game.chess960 ? 1 : 0);
    this.string(game.start, 'start');
    this.comments(PGN_COMMENT, game.comments);
    this.moves(list(game.moves, 'moves'));
    this.numbers.push(PGN_RESULT, Math.max(RESULTS.indexOf(game.result), 0));
  }

  /**
   * Packs a line and its variations, without recursion.
   *
   * @param {PgnMove[]} line
   */
  moves(line) {
    /** @type {(PgnMove | typeof BEGINS | typeof ENDS)[]} */
    const pending = line.toReversed();
    let depth = 0;
    while (pending.length > 0) {
      const next = pending.pop();
      if (next === BEGINS) {
        depth += 1;
        if (depth > DEEPEST_NESTING)
          throw new RangeError(`Variations must not be nested more than ${DEEPEST_NESTING} deep`);
        this.numbers.push(PGN_OPEN);
      } else if (next === ENDS) {
        depth -= 1;
        this.numbers.push(PGN_CLOSE);
      } else {
        const entry = /** @type {PgnMove} */ (checkObject(next, 'A move of a game'));
        this.move(entry);
        for (const variation of list(entry.variations, 'variations').toReversed()) {
          pending.push(ENDS);
          for (const move of list(variation, 'A variation').toReversed()) pending.push(move);
          pending.push(BEGINS);
        }
      }
      if (this.numbers.length + pending.length > MOST_NUMBERS) throw tooLong();
    }
  }

  /** @param {PgnMove} entry */
  move(entry) {
    this.comments(PGN_COMMENT_BEFORE, entry.commentsBefore);
    if (entry.move === null) this.numbers.push(PGN_NULL_MOVE, packColor(entry.color));
    // Text that is not UCI is sent as a move that is never legal.
    else this.numbers.push(MOVE_MARK | packCandidate(entry.move));
    for (const nag of list(entry.nags, 'nags'))
      this.numbers.push(PGN_NAG, checkNumber('A numeric annotation', nag, LARGEST_NAG));
    this.comments(PGN_COMMENT, entry.comments);
  }

  /**
   * @param {number} item the code that says where the comments belong
   * @param {PgnComment[] | undefined} comments
   */
  comments(item, comments) {
    for (const comment of list(comments, 'comments')) {
      checkObject(comment, 'A comment');
      this.numbers.push(item);
      this.string(comment.text, 'The text of a comment');
      if (comment.raw === comment.text) this.numbers.push(PGN_RAW_IS_TEXT);
      else if (comment.raw !== undefined) {
        this.numbers.push(PGN_RAW);
        this.string(comment.raw, 'The raw text of a comment');
      }
      this.amount(PGN_CLOCK, 'clock', comment.clock);
      this.amount(PGN_ELAPSED, 'elapsed', comment.elapsed);
      if (comment.evaluation !== undefined) this.evaluation(comment.evaluation);
      for (const { color, square } of list(comment.squares, 'squares'))
        this.numbers.push(
          PGN_HIGHLIGHT,
          packSquare(square, 'square') | (brushNumber(color) << PGN_BRUSH_SHIFT),
        );
      for (const { color, from, to } of list(comment.arrows, 'arrows')) {
        const squares = packSquare(from, 'from') | (packSquare(to, 'to') << TO_SHIFT);
        this.numbers.push(PGN_ARROW, squares | (brushNumber(color) << PGN_BRUSH_SHIFT));
      }
    }
  }

  /** @param {NonNullable<PgnComment['evaluation']>} evaluation */
  evaluation(evaluation) {
    checkObject(evaluation, 'evaluation');
    const isMate = 'mate' in evaluation;
    const value = isMate ? evaluation.mate : evaluation.centipawns;
    if (typeof value !== 'number' || (value | 0) !== value)
      throw wrongType('An evaluation must be a whole number of centipawns, or of moves to mate', value);
    this.numbers.push(isMate ? PGN_MATE : PGN_CENTIPAWNS, value);
    this.amount(PGN_DEPTH, 'depth', evaluation.depth);
  }

  /**
   * @param {number} item
   * @param {string} what
   * @param {number | undefined} amount
   */
  amount(item, what, amount) {
    if (amount !== undefined) this.numbers.push(item, checkNumber(what, amount, LARGEST));
  }
}

/**
 * A list, empty if it is left out.
 *
 * @template T
 * @param {T[] | undefined} value
 * @param {string} what
 * @returns {T[]}
 */
function list(value, what) {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw wrongType(`${what} must be an array`, value);
  return value;
}

function tooLong() {
  return new RangeError('The game is too long');
}

/** @param {BrushColor} color */
function brushNumber(color) {
  const number = BRUSHES.indexOf(color);
  if (number < 0) throw wrongType("A colour must be 'green', 'red', 'yellow' or 'blue'", color);
  return number;
}
