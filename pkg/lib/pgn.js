// PGN: games as trees of plain objects. A game crosses as a list of numbers and one text that its strings are cut
// from; the other side of this file is `src/wasm/pgn.rs`, which reads and writes the notation itself.

import { moduleMemory, PgnReader, writePgn } from '../wasm/chess_arbiter.js';
import { describe, PgnError, wrongType } from './errors.js';
import { checkNumber, packCandidate, packColor, packSquare } from './input.js';
import { colorName, moveName, squareName } from './names.js';
import { pgnErrorOf } from './objects.js';

/** @import { BrushColor, Color, Move, PgnComment, PgnGame, PgnMove, PgnResult } from '../index.js' */

/** What a number announces, as in `src/wasm/pgn.rs`. */
const TAG = 0;
const START = 1;
const COMMENT = 2;
const NAG = 3;
const OPEN = 4;
const CLOSE = 5;
const NULL_MOVE = 6;
const RESULT = 7;
const CLOCK = 8;
const ELAPSED = 9;
const CENTIPAWNS = 10;
const MATE = 11;
const DEPTH = 12;
const HIGHLIGHT = 13;
const ARROW = 14;

/** The bit that is set in a packed move alone. */
const MOVE = 1 << 29;

/** @type {PgnResult[]} */
const RESULTS = ['*', '1-0', '0-1', '1/2-1/2'];

/** @type {BrushColor[]} */
const BRUSHES = ['green', 'red', 'yellow', 'blue'];

/** A text that is longer would need more memory than WebAssembly has. */
const LONGEST_TEXT = 2 ** 28;

/** More numbers than a game of that length would have. */
const MOST_NUMBERS = 2 ** 24;

/** How deeply variations may be nested (`DEEPEST_NESTING` in `src/pgn/error.rs`). */
const DEEPEST_NESTING = 100;

/** The largest number that crosses. */
const LARGEST = 2 ** 32 - 1;

/** What a tag's name cannot have, besides white space and control characters. */
const NOT_IN_TAG_NAME = '"]\u007f';

/**
 * Reads a file game by game: a bad game gives an error, and the next ones come all the same.
 *
 * @param {string} text
 * @returns {Generator<PgnGame | PgnError, void, undefined>}
 */
export function* readPgn(text) {
  if (typeof text !== 'string') throw wrongType('PGN must be a string', text);
  if (text.length > LONGEST_TEXT)
    throw new RangeError(`PGN must be no longer than ${LONGEST_TEXT} characters`);
  const reader = new PgnReader(text);
  try {
    for (let next = reader.next(); next !== undefined; next = reader.next())
      yield typeof next === 'number' ? readGame(reader, next) : new PgnError(pgnErrorOf(next));
  } finally {
    reader.free();
  }
}

/**
 * @param {string} text
 * @returns {{ games: PgnGame[], errors: PgnError[] }}
 */
export function parsePgn(text) {
  /** @type {{ games: PgnGame[], errors: PgnError[] }} */
  const file = { games: [], errors: [] };
  for (const game of readPgn(text)) {
    if (game instanceof PgnError) file.errors.push(game);
    else file.games.push(game);
  }
  return file;
}

/**
 * @param {PgnGame} game
 * @returns {string}
 */
export function formatPgn(game) {
  object(game, 'A game');
  const packer = new Packer();
  packer.game(game);
  const text = writePgn(Uint32Array.from(packer.numbers), packer.strings);
  if (text === undefined)
    throw new TypeError('The game has a move that is not legal, or a start that is no position');
  return text;
}

/**
 * The game that was read last, so many numbers long. It is unpacked from the module's memory where it lies.
 *
 * @param {PgnReader} reader
 * @param {number} length
 */
function readGame(reader, length) {
  const strings = reader.strings();
  return unpack(new Uint32Array(moduleMemory().buffer, reader.numbers(), length), strings);
}

/**
 * @param {Uint32Array} numbers
 * @param {string} strings what the strings of the game are cut from
 */
function unpack(numbers, strings) {
  let at = 0;
  let cut = 0;
  const next = () => {
    at += 1;
    return /** @type {number} */ (numbers[at - 1]);
  };
  const string = () => {
    const start = cut;
    cut += next();
    return strings.slice(start, cut);
  };
  /** @type {PgnMove[]} */
  let line = [];
  /** @type {PgnGame} */
  const game = { tags: {}, start: '', chess960: false, comments: [], moves: line, result: '*' };
  /** Lines that a variation interrupts. */
  const interrupted = [];
  /** Comments that wait for the next move: at the start of a line, and after a variation. */
  let waiting = game.comments;
  let waits = true;
  /** @type {PgnMove | undefined} */
  let last;
  /** @type {PgnComment} */
  let comment = { text: '' };
  while (at < numbers.length) {
    const number = next();
    if (number & MOVE || number === NULL_MOVE) {
      last = number & MOVE ? newMove(moveName(number)) : newMove(null, colorName(next()));
      line.push(last);
      waits = false;
      if (waiting === game.comments) waiting = [];
      if (waiting.length > 0) {
        last.commentsBefore = waiting;
        waiting = [];
      }
      continue;
    }
    switch (number) {
      case TAG:
        setTag(game.tags, string(), string());
        break;
      case START:
        game.chess960 = next() === 1;
        game.start = string();
        break;
      case COMMENT:
        comment = { text: string() };
        (last && !waits ? last.comments : waiting).push(comment);
        break;
      case NAG:
        last?.nags.push(next());
        break;
      case OPEN:
        interrupted.push({ line, last });
        line = [];
        last?.variations.push(line);
        last = undefined;
        waits = true;
        break;
      case CLOSE:
        ({ line, last } = /** @type {{ line: PgnMove[], last: PgnMove }} */ (interrupted.pop()));
        waits = true;
        break;
      case RESULT:
        game.result = RESULTS[next()] ?? '*';
        break;
      default:
        annotate(comment, number, next());
    }
  }
  return game;
}

/**
 * Adds to a comment what an item says of it.
 *
 * @param {PgnComment} comment
 * @param {number} item
 * @param {number} number
 */
function annotate(comment, item, number) {
  switch (item) {
    case CLOCK:
      comment.clock = number;
      break;
    case ELAPSED:
      comment.elapsed = number;
      break;
    case CENTIPAWNS:
      comment.evaluation = { centipawns: number | 0 };
      break;
    case MATE:
      comment.evaluation = { mate: number | 0 };
      break;
    case DEPTH:
      if (comment.evaluation) comment.evaluation.depth = number;
      break;
    case HIGHLIGHT:
      comment.squares ??= [];
      comment.squares.push({ color: brushName(number), square: squareName(number) });
      break;
    case ARROW:
      comment.arrows ??= [];
      comment.arrows.push({
        color: brushName(number),
        from: squareName(number),
        to: squareName(number >> 6),
      });
      break;
  }
}

/**
 * @param {Move | null} move
 * @param {Color} [passes] who passes, where there is no move
 * @returns {PgnMove}
 */
export function newMove(move, passes = 'w') {
  return { color: move?.color ?? passes, move, nags: [], comments: [], variations: [] };
}

/**
 * Sets a tag, whatever its name; the first of a name counts.
 *
 * @param {Record<string, string>} tags
 * @param {string} name
 * @param {string} value
 */
function setTag(tags, name, value) {
  if (!(name in tags)) tags[name] = value;
  else if (!Object.hasOwn(tags, name))
    Object.defineProperty(tags, name, { value, enumerable: true, writable: true, configurable: true });
}

/** @param {number} packed */
function brushName(packed) {
  return BRUSHES[packed >> 12] ?? 'green';
}

/** Where a variation begins or ends, among the moves that wait to be packed. */
const BEGINS = Symbol('begins');
const ENDS = Symbol('ends');

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
    // Half a character would join with half of one in the next string.
    const whole = text.replace(/\p{Surrogate}/gu, '\ufffd');
    if (this.strings.length + whole.length > LONGEST_TEXT) throw tooLong();
    this.numbers.push(whole.length);
    this.strings += whole;
  }

  /** @param {PgnGame} game */
  game(game) {
    for (const [name, value] of Object.entries(checkTags(game.tags ?? {}))) {
      this.numbers.push(TAG);
      this.string(name, 'The name of a tag');
      this.string(value, `The tag ${name}`);
    }
    this.numbers.push(START, game.chess960 ? 1 : 0);
    this.string(game.start, 'start');
    this.comments(game.comments);
    this.moves(list(game.moves, 'moves'));
    this.numbers.push(RESULT, Math.max(RESULTS.indexOf(game.result), 0));
  }

  /**
   * Packs a line and its variations, without recursion.
   *
   * @param {PgnMove[]} line
   */
  moves(line) {
    /** @type {(PgnMove | typeof BEGINS | typeof ENDS)[]} */
    const waiting = line.toReversed();
    let depth = 0;
    while (waiting.length > 0) {
      const next = waiting.pop();
      if (next === BEGINS) {
        depth += 1;
        if (depth > DEEPEST_NESTING)
          throw new RangeError(`Variations must not be nested more than ${DEEPEST_NESTING} deep`);
        this.numbers.push(OPEN);
      } else if (next === ENDS) {
        depth -= 1;
        this.numbers.push(CLOSE);
      } else {
        const entry = /** @type {PgnMove} */ (object(next, 'A move of a game'));
        this.move(entry);
        for (const variation of list(entry.variations, 'variations').toReversed()) {
          waiting.push(ENDS);
          for (const move of list(variation, 'A variation').toReversed()) waiting.push(move);
          waiting.push(BEGINS);
        }
      }
      if (this.numbers.length + waiting.length > MOST_NUMBERS) throw tooLong();
    }
  }

  /** @param {PgnMove} entry */
  move(entry) {
    this.comments(entry.commentsBefore);
    if (entry.move === null) this.numbers.push(NULL_MOVE, packColor(entry.color));
    else this.numbers.push(MOVE | moveNumbers(packCandidate(entry.move)));
    for (const nag of list(entry.nags, 'nags'))
      this.numbers.push(NAG, checkNumber('A numeric annotation', nag, 255));
    this.comments(entry.comments);
  }

  /** @param {PgnComment[] | undefined} comments */
  comments(comments) {
    for (const comment of list(comments, 'comments')) {
      object(comment, 'A comment');
      this.numbers.push(COMMENT);
      this.string(comment.text, 'The text of a comment');
      this.amount(CLOCK, 'clock', comment.clock);
      this.amount(ELAPSED, 'elapsed', comment.elapsed);
      if (comment.evaluation !== undefined) this.evaluation(comment.evaluation);
      for (const { color, square } of list(comment.squares, 'squares'))
        this.numbers.push(HIGHLIGHT, packSquare(square, 'square') | (brushNumber(color) << 12));
      for (const { color, from, to } of list(comment.arrows, 'arrows')) {
        const squares = packSquare(from, 'from') | (packSquare(to, 'to') << 6);
        this.numbers.push(ARROW, squares | (brushNumber(color) << 12));
      }
    }
  }

  /** @param {NonNullable<PgnComment['evaluation']>} evaluation */
  evaluation(evaluation) {
    object(evaluation, 'evaluation');
    const isMate = 'mate' in evaluation;
    const value = isMate ? evaluation.mate : evaluation.centipawns;
    if (typeof value !== 'number' || (value | 0) !== value)
      throw wrongType('An evaluation must be a whole number of centipawns, or of moves to mate', value);
    this.numbers.push(isMate ? MATE : CENTIPAWNS, value);
    this.amount(DEPTH, 'depth', evaluation.depth);
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
 * @param {unknown} value
 * @param {string} what
 */
function object(value, what) {
  if (typeof value !== 'object' || value === null)
    throw wrongType(`${what} must be an object as parsePgn gives it`, value);
  return value;
}

/**
 * A list that may be left out.
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

/**
 * The tags of a game.
 *
 * @param {unknown} tags
 * @returns {Record<string, string>}
 */
export function checkTags(tags) {
  object(tags, 'Tags');
  for (const name of Object.keys(/** @type {object} */ (tags)))
    if (name === '' || [...name].some((letter) => letter <= ' ' || NOT_IN_TAG_NAME.includes(letter)))
      throw new TypeError(`The name of a tag must be one word, not ${describe(name)}`);
  return /** @type {Record<string, string>} */ (tags);
}

/**
 * A packed candidate with its promotion where a packed move has it.
 *
 * @param {number} candidate
 */
function moveNumbers(candidate) {
  return (candidate & 0xfff) | ((candidate >> 12) << 18);
}

/** @param {BrushColor} color */
function brushNumber(color) {
  const number = BRUSHES.indexOf(color);
  if (number < 0) throw wrongType("A colour must be 'green', 'red', 'yellow' or 'blue'", color);
  return number;
}
