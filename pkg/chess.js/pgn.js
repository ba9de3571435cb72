// Games as text: what chess.js reads of one, and how it writes it.

import { PgnError } from '../lib/errors.js';
import { readText, START } from '../lib/pgn/read.js';
import { DEFAULT_POSITION } from './constants.js';
import { refusedFen, refusedPgn } from './errors.js';
import { validateFen } from './fen.js';
import { NULL_SAN, stripped } from './san.js';

/** @import { PgnComment, PgnErrorData, PgnGame } from '../index.js' */

/**
 * A text of PGN, as chess.js writes it.
 *
 * @param {object} game
 * @param {Record<string, string | null>} game.headers
 * @param {{ san: string, color: string }[]} game.moves
 * @param {number} game.number that of the first move
 * @param {(ply: number) => string | undefined} game.comment the comment after a number of plies
 * @param {(ply: number) => string} game.suffix the sign after a number of plies
 * @param {string} newline
 * @param {number} maxWidth
 */
export function writePgn({ headers, moves, number, comment, suffix }, newline, maxWidth) {
  let text = '';
  for (const name of Object.keys(headers))
    if (headers[name]) text += `[${name} "${escaped(/** @type {string} */ (headers[name]))}"]${newline}`;
  if (moves.length > 0) text += newline;
  const written = moves.map(({ san, color }, index) => ({ san: san + suffix(index + 1), color }));
  const parts = partsOf(written, number, comment);
  parts.push(headers.Result || '*');
  return text + (maxWidth > 0 ? wrapped(parts, newline, maxWidth) : parts.join(' '));
}

/**
 * The value of a tag, as it stands between quotation marks (PGN standard 7).
 *
 * @param {string} value
 */
function escaped(value) {
  return value.replace(/["\\]/g, '\\$&');
}

/**
 * The text of the moves: a part for each move of White, with the answer to it and what is said of them.
 *
 * @param {{ san: string, color: string }[]} moves
 * @param {number} first
 * @param {(ply: number) => string | undefined} comment
 */
function partsOf(moves, first, comment) {
  const parts = [];
  let part = commented('', comment(0));
  let number = first;
  for (const [index, { san, color }] of moves.entries()) {
    if (color === 'w') {
      if (part) parts.push(part);
      part = `${number}.`;
    } else if (index === 0) part = part ? `${part} ${number}. ...` : `${number}. ...`;
    part = commented(`${part} ${san}`, comment(index + 1));
    if (color === 'b') number += 1;
  }
  if (part || moves.length === 0) parts.push(part);
  return parts;
}

/**
 * @param {string} text
 * @param {string | undefined} comment
 */
function commented(text, comment) {
  if (comment === undefined) return text;
  return text ? `${text} {${comment}}` : `{${comment}}`;
}

/**
 * Parts in lines of a width. A part with a comment is broken between its words if it does not fit; any other stays whole.
 *
 * @param {string[]} parts
 * @param {string} newline
 * @param {number} width
 */
function wrapped(parts, newline, width) {
  let text = '';
  let column = 0;
  /** @type {(word: string, gap: number, room: number) => void} */
  const put = (word, gap, room) => {
    if (column + room + word.length > width && gap + column > 0) {
      text += newline;
      column = 0;
    } else if (gap > 0) {
      text += ' ';
      column += 1;
    }
    text += word;
    column += word.length;
  };
  for (const [index, part] of parts.entries()) {
    const gap = index > 0 ? 1 : 0;
    if (column + part.length > width && part.includes('{'))
      for (const [at, word] of part.split(' ').filter(Boolean).entries())
        put(word, at > 0 ? 1 : gap, at > 0 ? 1 : gap);
    // As in chess.js, the space before a part does not count.
    else put(part, gap, 0);
  }
  return text;
}

// What stands between the moves of a main line. A variation without another one in it is matched: taken out again and again,
// all of them go, the innermost first.
const COMMENT = /\{[^}]*\}|;[^\n]*/g;
const TAG = /^\s*\[\s*(\w+)\s*"(?:[^"\\]|\\.)*"\s*\]/;
const VARIATION = /\([^()]*\)/g;
const NUMBER = /^\d*\.+/;
const NOT_A_MOVE = /^(?:\$\d+|[!?]+|\d+|1-0|0-1|1\/2-1\/2|\*)?$/;

/**
 * The words of the main line that should be moves.
 *
 * @param {string} pgn
 */
export function mainLineWords(pgn) {
  let text = pgn;
  for (let tag = TAG.exec(text); tag; tag = TAG.exec(text)) text = text.slice(tag[0].length);
  text = text.replace(COMMENT, ' ');
  for (let last = ''; last !== text; ) {
    last = text;
    text = text.replace(VARIATION, ' ');
  }
  return text
    .split(/\s+/)
    .map((word) => word.replace(NUMBER, ''))
    .filter((word) => !NOT_A_MOVE.test(word));
}

/** The errors of a file that are those of a move; `unknown-word` is a warning. */
const MOVE_ERRORS = [
  'illegal-move',
  'unreadable-move',
  'ambiguous-move',
  'no-such-piece',
  'null-move',
  'unknown-word',
];

/** The tag that names a variant. chess.js knows none, and plays chess; so the reader sees the tag under another name. */
const VARIANT_TAG = /(\[\s*)Variant(?=\s*")/;
const OTHER_NAME = 'Variant-of';

/** A result at the end of the text, before comments. */
const RESULT = /(?:^|\s)(1-0|0-1|1\/2-1\/2|\*)\s*(?:(?:\{[^}]*\}|;[^\n]*)\s*)*$/;

/** A tag that says where the game starts, in whatever case. */
const FEN_TAG = /\[\s*FEN\s*"[^"]*"\s*\]/i;

/**
 * @typedef {object} Read what is read of a text
 * @property {PgnGame} file
 * @property {Record<string, string>} tags with the result at the end of the text, if there is one
 * @property {string | undefined} fen where the tags say that the game starts
 */

/**
 * The game of a text.
 *
 * @param {string} pgn
 * @param {boolean} strict
 * @returns {Read}
 */
export function gameOf(pgn, strict) {
  const text = pgn.replace(VARIANT_TAG, `$1${OTHER_NAME}`);
  let file = onlyGame(text);
  const tags = tagsOf(file, pgn);
  const name = Object.keys(tags).find((tag) => tag.toLowerCase() === 'fen');
  let fen = name === undefined ? undefined : tags[name];
  if (strict && tags.SetUp === '1' && tags.FEN === undefined)
    throw refusedPgn('Invalid PGN: FEN tag must be supplied with SetUp tag');
  if (strict && fen !== undefined && tags.SetUp !== '1') {
    // Without the tag SetUp, the tag FEN does not count (PGN standard 9.7.1).
    file = onlyGame(text.replace(FEN_TAG, ''));
    fen = undefined;
  }
  checkMoves(file, pgn, strict);
  return { file, tags, fen };
}

/**
 * The tags of a game.
 *
 * @param {PgnGame} file
 * @param {string} pgn
 */
function tagsOf(file, pgn) {
  /** @type {Record<string, string>} */
  const tags = {};
  for (const [name, value] of Object.entries(file.tags)) tags[name === OTHER_NAME ? 'Variant' : name] = value;
  const written = RESULT.exec(pgn)?.[1];
  if (written !== undefined) tags.Result = written;
  else if (tags.Result === undefined && file.result !== '*') tags.Result = file.result;
  return tags;
}

/**
 * The only game of a text.
 *
 * @param {string} pgn
 * @returns {PgnGame}
 */
function onlyGame(pgn) {
  const games = readText(pgn);
  const first = games.next();
  const hasMore = !first.done && !games.next().done;
  games.return(START);
  const single = hasMore ? withoutRepeatedTags(pgn) : pgn;
  if (single !== pgn) return onlyGame(single);
  const game = first.done ? undefined : first.value;
  if (game instanceof PgnError) throw refusedGame(game, pgn);
  if (hasMore) throw refusedPgn('Invalid PGN: there is more than one game');
  if (game?.chess960) throw refusedPgn('Invalid PGN: a game of Chess960 needs the class Game');
  return game ?? { tags: {}, start: DEFAULT_POSITION, chess960: false, comments: [], moves: [], result: '*' };
}

/**
 * A text in which each tag before the first move is there once, with its last value: a tag that is repeated begins another game
 * elsewhere, but not in chess.js.
 *
 * @param {string} pgn
 */
function withoutRepeatedTags(pgn) {
  /** @type {Map<string, string>} */
  const tags = new Map();
  let text = pgn;
  let count = 0;
  for (let tag = TAG.exec(text); tag; tag = TAG.exec(text)) {
    tags.set(/** @type {string} */ (tag[1]), tag[0].trim());
    text = text.slice(tag[0].length);
    count += 1;
  }
  return tags.size === count ? pgn : [...tags.values(), text].join('\n');
}

/**
 * Why nothing can be read of a game.
 *
 * @param {PgnErrorData & { message: string }} error
 * @param {string} pgn
 */
function refusedGame(error, pgn) {
  const fen = FEN_TAG.exec(pgn)?.[0].split('"')[1];
  if (error.problems.length === 0 || fen === undefined)
    return refusedPgn(`Invalid PGN: ${error.message}`, error);
  return refusedFen(validateFen(fen).error ?? `Invalid FEN: ${error.message}`, fen);
}

/**
 * Throws if not all moves of the main line could be read. What is wrong in a variation does not matter, since variations are not
 * kept.
 *
 * @param {PgnGame} game
 * @param {string} pgn
 * @param {boolean} strict
 */
function checkMoves({ moves, errors = [], warnings = [] }, pgn, strict) {
  const unread = [...errors, ...warnings.filter(({ code }) => code === 'unknown-word')];
  const error = errors.find(({ code }) => !MOVE_ERRORS.includes(code));
  if (error) throw refusedPgn(`Invalid PGN: ${error.message}`, error);
  if (!strict && unread.length === 0) return;
  const words = mainLineWords(pgn);
  const bad = words.length > moves.length && unread.find(({ token }) => words.includes(token));
  if (bad) throw refusedPgn(`Invalid move in PGN: ${bad.token}`, bad);
  if (!strict) return;
  const loose = words.find((word, index) => stripped(word) !== stripped(moves[index]?.move?.san ?? NULL_SAN));
  if (loose !== undefined) throw refusedPgn(`Invalid move in PGN: ${loose}`);
}

/**
 * What is said of a game, by the number of plies after which it is said.
 *
 * @param {PgnGame} game
 * @param {string} pgn
 */
export function commentsOf({ comments, moves }, pgn) {
  /** @type {string[]} */
  const said = [];
  // chess.js trims a comment that a semicolon begins.
  const hasSemicolons = pgn.includes(';');
  const say = (/** @type {number} */ ply, /** @type {PgnComment[]} */ list) => {
    for (const { raw, text } of list) {
      const written = (raw ?? text).replace(/[\r\n]+/g, ' ');
      const comment = hasSemicolons && pgn.includes(`;${raw}`) ? written.trim() : written;
      said[ply] = said[ply] === undefined ? comment : `${said[ply]} ${comment}`;
    }
  };
  say(0, comments);
  for (const [index, { commentsBefore = [], comments }] of moves.entries()) {
    say(index, commentsBefore);
    say(index + 1, comments);
  }
  return said;
}
