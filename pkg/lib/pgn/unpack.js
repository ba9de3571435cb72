// A game from the module: Rust packs it as a list of items and one text (`src/wasm/pgn.rs`), and here they become a
// tree of plain objects.

import { gameNumbers, gameStrings, moduleMemory } from '../../wasm/chess_arbiter.js';
import { copied } from '../copy.js';
import { STARTING_FEN } from '../game.js';
import * as layout from '../layout.js';
import { colorName, squareName } from '../names.js';
import { unpackMove } from '../unpack.js';
import { newMove, setTag } from './tree.js';

/** @import { BrushColor, PgnComment, PgnGame, PgnMove } from '../../index.js' */

/**
 * The game that was packed last, from where it lies in the module's memory.
 *
 * @param {number} length how many numbers it takes
 */
export function packedGame(length) {
  const strings = gameStrings();
  return unpackGame(new Uint32Array(moduleMemory().buffer, gameNumbers(), length), strings);
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
    return copied(strings.slice(start, cut));
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
    if (number & layout.MOVE_MARK || number === layout.PGN_NULL_MOVE) {
      last = number & layout.MOVE_MARK ? newMove(unpackMove(number)) : newMove(null, colorName(next()));
      line.push(last);
      if (commentsBefore.length > 0) {
        last.commentsBefore = commentsBefore;
        commentsBefore = [];
      }
      continue;
    }
    switch (number) {
      case layout.PGN_TAG:
        setTag(game.tags, string(), string());
        break;
      case layout.PGN_START:
        game.chess960 = (next() & layout.CHESS960) !== 0;
        game.start = sharedStart(string());
        break;
      case layout.PGN_COMMENT:
        comment = { text: string() };
        (last ?? game).comments.push(comment);
        break;
      case layout.PGN_COMMENT_BEFORE:
        comment = { text: string() };
        commentsBefore.push(comment);
        break;
      case layout.PGN_RAW:
        comment.raw = string();
        break;
      case layout.PGN_RAW_IS_TEXT:
        comment.raw = comment.text;
        break;
      case layout.PGN_NAG:
        last?.nags.push(next());
        break;
      case layout.PGN_OPEN:
        interrupted.push({ line, last });
        line = [];
        last?.variations.push(line);
        break;
      case layout.PGN_CLOSE:
        ({ line, last } = /** @type {{ line: PgnMove[], last: PgnMove }} */ (interrupted.pop()));
        break;
      case layout.PGN_RESULT:
        game.result = layout.RESULTS[next()] ?? '*';
        break;
      default:
        annotate(comment, number, next());
    }
  }
  return game;
}

/**
 * The usual start is one text, which all games of a file share.
 *
 * @param {string} fen
 */
function sharedStart(fen) {
  return fen === STARTING_FEN ? STARTING_FEN : fen;
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
    case layout.PGN_CLOCK:
      comment.clock = number;
      break;
    case layout.PGN_ELAPSED:
      comment.elapsed = number;
      break;
    case layout.PGN_CENTIPAWNS:
      comment.evaluation = { centipawns: number | 0 };
      break;
    case layout.PGN_MATE:
      comment.evaluation = { mate: number | 0 };
      break;
    case layout.PGN_DEPTH:
      if (comment.evaluation) comment.evaluation.depth = number;
      break;
    case layout.PGN_HIGHLIGHT:
      comment.squares ??= [];
      comment.squares.push({ color: brushName(number), square: squareName(number) });
      break;
    case layout.PGN_ARROW:
      comment.arrows ??= [];
      comment.arrows.push({
        color: brushName(number),
        from: squareName(number),
        to: squareName(number >> layout.TO_SHIFT),
      });
      break;
  }
}

/** @param {number} packed */
function brushName(packed) {
  return /** @type {BrushColor} */ (layout.BRUSHES[packed >> layout.PGN_BRUSH_SHIFT]);
}
