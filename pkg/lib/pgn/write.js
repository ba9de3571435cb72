// Writing PGN. A game, which may come from anywhere, is checked and packed here as a list of items and one text; Rust
// checks its moves and writes the notation (`src/wasm/pgn.rs`).

import { CheckedGame } from '../../wasm/chess_arbiter.js';
import { describe, wrongType } from '../errors.js';
import { checkNumber, fenOptions, packCandidate, packColor, packSquare, wantsComposed } from '../input.js';
import * as layout from '../layout.js';
import { needWhole, within } from '../module.js';
import { checkObject, checkTags, LONGEST_TEXT, mainLine, resultOf } from './tree.js';

/** @import { BrushColor, GameData, PgnComment, PgnGame, PgnMove } from '../../index.js' */

/** More numbers than a game within {@link LONGEST_TEXT} has. */
const MOST_NUMBERS = 2 ** 24;

/** The largest number that crosses. */
const LARGEST = 2 ** 32 - 1;

/**
 * @param {PgnGame | GameData} game
 * @returns {string}
 */
export function formatPgn(game) {
  return check(game, mainLine, (checked) => checked.text());
}

/**
 * Has the module check a game.
 *
 * @template T
 * @param {PgnGame | GameData} game
 * @param {(game: PgnGame | GameData) => PgnMove[]} lineOf which of its moves count
 * @param {(checked: CheckedGame) => T} use what is made of it, if nothing is wrong
 * @returns {T}
 */
export function check(game, lineOf, use) {
  checkObject(game, 'A game');
  const line = list(lineOf(game), 'The moves of a game');
  const packer = new Packer();
  packer.game(game, line);
  needWhole();
  const { bad, made } = within(() => {
    const checked = new CheckedGame(Uint32Array.from(packer.numbers), packer.strings);
    const bad = checked.bad();
    const made = bad === undefined ? use(checked) : undefined;
    checked.free();
    return { bad, made };
  });
  if (bad === undefined) return /** @type {T} */ (made);
  if (bad === 0) throw new TypeError(`The start of the game must be a position, not ${describe(game.start)}`);
  const [path, entry] = nthMove(line, bad);
  throw new TypeError(`${path} must be legal where it stands, not ${describe(uciOf(entry))}`);
}

/** @param {PgnMove} entry */
function uciOf({ move }) {
  if (typeof move !== 'object') return move;
  return move ? `${move.from}${move.to}${move.promotion ?? ''}` : '--';
}

/**
 * A move by its number among all moves, counted from 1 in the order in which they are written, and how it is called.
 *
 * @param {PgnMove[]} line
 * @param {number} number
 * @returns {[path: string, entry: PgnMove]}
 */
function nthMove(line, number) {
  let count = 0;
  /** @type {{ moves: PgnMove[], name: string, next: number }[]} */
  const open = [{ moves: line, name: 'line', next: 0 }];
  for (let current = open[open.length - 1]; current; current = open[open.length - 1]) {
    const index = current.next;
    const entry = current.moves[index];
    current.next += 1;
    if (!entry) {
      open.pop();
      continue;
    }
    count += 1;
    const path = `${current.name}[${index}]`;
    if (count === number) return [path, entry];
    const variations = list(entry.variations, 'variations');
    for (const [place, moves] of [...variations.entries()].reverse())
      open.push({ moves, name: `${path}.variations[${place}]`, next: 0 });
  }
  throw new RangeError(`The game has no move ${number}`);
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

  /**
   * @param {PgnGame | GameData} game
   * @param {PgnMove[]} line
   */
  game(game, line) {
    for (const [name, value] of Object.entries(checkTags(game.tags ?? {}))) {
      this.numbers.push(layout.PGN_TAG);
      this.string(name, 'The name of a tag');
      this.string(value, `The tag ${name}`);
    }
    this.numbers.push(layout.PGN_START, fenOptions(Boolean(game.chess960), wantsComposed(game)));
    this.string(game.start, 'start');
    this.comments(layout.PGN_COMMENT, game.comments);
    this.moves(line);
    this.numbers.push(layout.PGN_RESULT, layout.RESULTS.indexOf(resultOf(game.result ?? game.tags?.Result)));
  }

  /**
   * Packs a line and its variations, without recursion.
   *
   * @param {PgnMove[]} line
   */
  moves(line) {
    /** @type {(PgnMove | typeof BEGINS | typeof ENDS)[]} */
    const pending = [...line].reverse();
    let depth = 0;
    while (pending.length > 0) {
      const next = pending.pop();
      if (next === BEGINS) {
        depth += 1;
        if (depth > layout.DEEPEST_NESTING)
          throw new RangeError(`Variations must not be nested more than ${layout.DEEPEST_NESTING} deep`);
        this.numbers.push(layout.PGN_OPEN);
      } else if (next === ENDS) {
        depth -= 1;
        this.numbers.push(layout.PGN_CLOSE);
      } else {
        const entry = /** @type {PgnMove} */ (checkObject(next, 'A move of a game'));
        this.move(entry);
        for (const variation of [...list(entry.variations, 'variations')].reverse()) {
          pending.push(ENDS);
          for (const move of [...list(variation, 'A variation')].reverse()) pending.push(move);
          pending.push(BEGINS);
        }
      }
      if (this.numbers.length + pending.length > MOST_NUMBERS) throw tooLong();
    }
  }

  /** @param {PgnMove} entry */
  move(entry) {
    this.comments(layout.PGN_COMMENT_BEFORE, entry.commentsBefore);
    if (entry.move === null) this.numbers.push(layout.PGN_NULL_MOVE, packColor(entry.color));
    // Text that is not UCI is sent as a move that is never legal.
    else this.numbers.push(layout.MOVE_MARK | packCandidate(entry.move));
    for (const nag of list(entry.nags, 'nags'))
      this.numbers.push(layout.PGN_NAG, checkNumber('A numeric annotation', nag, layout.LARGEST_NAG));
    this.comments(layout.PGN_COMMENT, entry.comments);
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
      if (comment.raw === comment.text) this.numbers.push(layout.PGN_RAW_IS_TEXT);
      else if (comment.raw !== undefined) {
        this.numbers.push(layout.PGN_RAW);
        this.string(comment.raw, 'The raw text of a comment');
      }
      this.amount(layout.PGN_CLOCK, 'clock', comment.clock);
      this.amount(layout.PGN_ELAPSED, 'elapsed', comment.elapsed);
      if (comment.evaluation !== undefined) this.evaluation(comment.evaluation);
      for (const { color, square } of list(comment.squares, 'squares'))
        this.numbers.push(
          layout.PGN_HIGHLIGHT,
          packSquare(square, 'square') | (brushNumber(color) << layout.PGN_BRUSH_SHIFT),
        );
      for (const { color, from, to } of list(comment.arrows, 'arrows')) {
        const squares = packSquare(from, 'from') | (packSquare(to, 'to') << layout.TO_SHIFT);
        this.numbers.push(layout.PGN_ARROW, squares | (brushNumber(color) << layout.PGN_BRUSH_SHIFT));
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
    this.numbers.push(isMate ? layout.PGN_MATE : layout.PGN_CENTIPAWNS, value);
    this.amount(layout.PGN_DEPTH, 'depth', evaluation.depth);
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
  const number = layout.BRUSHES.indexOf(color);
  if (number < 0) throw wrongType("A colour must be 'green', 'red', 'yellow' or 'blue'", color);
  return number;
}
