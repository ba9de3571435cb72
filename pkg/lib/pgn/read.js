// Reading PGN. Rust reads the notation and sends each game as a list of items and one text (`src/wasm/pgn.rs`); here
// they become a tree of plain objects.

import { moduleMemory, PgnReader } from '../../wasm/chess_arbiter.js';
import { describe, PgnError, wrongType } from '../errors.js';
import { wantedLanguage } from '../input.js';
import {
  BRUSHES,
  CHESS960,
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
import { enter, isBusy, leave, needWhole, renewals, within } from '../module.js';
import { colorName, squareName } from '../names.js';
import { unpackMove } from '../unpack.js';
import { pgnErrorOf, pgnProblemsOf } from './problems.js';
import { LONGEST_TEXT, newMove, setTag } from './tree.js';

/** @import { CheckedGame } from '../../wasm/chess_arbiter.js' */
/** @import { BrushColor, PgnComment, PgnGame, PgnMove, ReadPgnOptions } from '../../index.js' */

/**
 * Reads a file game by game. A game of which nothing can be read gives an error, and the next ones still come.
 *
 * @param {string} text
 * @param {ReadPgnOptions} [options]
 * @returns {Generator<PgnGame | PgnError, void, undefined>}
 */
export function* readPgn(text, options = {}) {
  const { strict = false, pieces = 'en' } = options;
  const language = wantedLanguage(options);
  if (typeof text !== 'string') throw wrongType('PGN must be a string', text);
  if (text.length > LONGEST_TEXT)
    throw new RangeError(`PGN must be no longer than ${LONGEST_TEXT} characters`);
  if (typeof pieces !== 'string') throw wrongType('pieces must be the code of a language', pieces);
  needWhole();
  const open = () => PgnReader.open(text, strict === true, pieces);
  let reader = within(open);
  if (reader === undefined) throw new RangeError(`No letters of pieces are known for ${describe(pieces)}`);
  let renewal = renewals;
  try {
    for (let count = 0; ; count += 1) {
      enter();
      if (renewal !== renewals) {
        // The module was instantiated anew in the meantime: another reader goes on where the last one was.
        reader = /** @type {PgnReader} */ (open());
        for (let passed = 0; passed < count; passed += 1) reader.next();
        renewal = renewals;
      }
      const game = readNext(reader, language);
      leave();
      if (!game) return;
      yield game;
    }
  } finally {
    if (!isBusy && renewal === renewals) within(() => reader?.free());
  }
}

/**
 * The next game of a reader, or the error in its place; `undefined` at the end.
 *
 * @param {PgnReader} reader
 * @param {string | undefined} language the tag of the language in which problems are told
 */
function readNext(reader, language) {
  const next = reader.next();
  if (next === undefined) return undefined;
  return typeof next === 'number'
    ? readGame(reader, next, language)
    : new PgnError(pgnErrorOf(next, language));
}

/**
 * @param {string} text
 * @param {ReadPgnOptions} [options]
 * @returns {{ games: PgnGame[], errors: PgnError[] }}
 */
export function parsePgn(text, options) {
  /** @type {{ games: PgnGame[], errors: PgnError[] }} */
  const file = { games: [], errors: [] };
  for (const game of readPgn(text, options)) {
    if (game instanceof PgnError) {
      file.errors.push(game);
      continue;
    }
    file.games.push(game);
    for (const error of game.errors ?? []) file.errors.push(new PgnError(error));
  }
  return file;
}

/**
 * The game that was read last, unpacked from where its numbers lie in the module's memory.
 *
 * @param {PgnReader} reader
 * @param {number} length how many numbers it takes
 * @param {string | undefined} language
 */
function readGame(reader, length, language) {
  const strings = reader.strings();
  const game = unpackGame(new Uint32Array(moduleMemory().buffer, reader.numbers(), length), strings);
  const problems = reader.problems();
  return problems === undefined ? game : Object.assign(game, pgnProblemsOf(problems, language));
}

/**
 * A game that was checked, unpacked like one that was read.
 *
 * @param {CheckedGame} checked
 */
export function unpackChecked(checked) {
  const length = checked.pack();
  const strings = checked.strings();
  return unpackGame(new Uint32Array(moduleMemory().buffer, checked.numbers(), length), strings);
}

/**
 * @param {Uint32Array} numbers
 * @param {string} strings the text from which the strings of the game are cut
 */
function unpackGame(numbers, strings) {
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
  const game = {
    tags: {},
    start: '',
    chess960: false,
    comments: [],
    moves: line,
    result: '*',
    errors: [],
    warnings: [],
  };
  /** @type {PgnMove | undefined} */
  let last;
  /** Lines that a variation interrupts, each with the move that the variation replaces. */
  const interrupted = [];
  /** @type {PgnComment[]} */
  let commentsBefore = [];
  /** @type {PgnComment} */
  let comment = { text: '' };
  while (at < numbers.length) {
    const number = next();
    if (number & MOVE_MARK || number === PGN_NULL_MOVE) {
      last = number & MOVE_MARK ? newMove(unpackMove(number)) : newMove(null, colorName(next()));
      line.push(last);
      if (commentsBefore.length > 0) {
        last.commentsBefore = commentsBefore;
        commentsBefore = [];
      }
      continue;
    }
    switch (number) {
      case PGN_TAG:
        setTag(game.tags, string(), string());
        break;
      case PGN_START:
        game.chess960 = (next() & CHESS960) !== 0;
        game.start = string();
        break;
      case PGN_COMMENT:
        comment = { text: string() };
        (last ?? game).comments.push(comment);
        break;
      case PGN_COMMENT_BEFORE:
        comment = { text: string() };
        commentsBefore.push(comment);
        break;
      case PGN_RAW:
        comment.raw = string();
        break;
      case PGN_RAW_IS_TEXT:
        comment.raw = comment.text;
        break;
      case PGN_NAG:
        last?.nags.push(next());
        break;
      case PGN_OPEN:
        interrupted.push({ line, last });
        line = [];
        last?.variations.push(line);
        break;
      case PGN_CLOSE:
        ({ line, last } = /** @type {{ line: PgnMove[], last: PgnMove }} */ (interrupted.pop()));
        break;
      case PGN_RESULT:
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
    case PGN_CLOCK:
      comment.clock = number;
      break;
    case PGN_ELAPSED:
      comment.elapsed = number;
      break;
    case PGN_CENTIPAWNS:
      comment.evaluation = { centipawns: number | 0 };
      break;
    case PGN_MATE:
      comment.evaluation = { mate: number | 0 };
      break;
    case PGN_DEPTH:
      if (comment.evaluation) comment.evaluation.depth = number;
      break;
    case PGN_HIGHLIGHT:
      comment.squares ??= [];
      comment.squares.push({ color: brushName(number), square: squareName(number) });
      break;
    case PGN_ARROW:
      comment.arrows ??= [];
      comment.arrows.push({
        color: brushName(number),
        from: squareName(number),
        to: squareName(number >> TO_SHIFT),
      });
      break;
  }
}

/** @param {number} packed */
function brushName(packed) {
  return /** @type {BrushColor} */ (BRUSHES[packed >> PGN_BRUSH_SHIFT]);
}
