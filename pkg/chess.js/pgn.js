// Games as text: what chess.js reads of one, and how it writes it.

import { PgnError, startOf } from '../lib/errors.js';
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
    if (headers[name]) text += `[${name} "${escaped(headers[name])}"]${newline}`;
  if (moves.length > 0) text += newline;
  const written = moves.map(({ san, color }, index) => ({ san: san + suffix(index + 1), color }));
  const parts = partsOf(written, number, comment);
  parts.push(headers.Result || '*');
  return text + (maxWidth > 0 ? wrapped(parts, newline, maxWidth) : parts.join(' '));
}

/**
 * The value of a tag, as it stands between quotation marks (PGN standard 7).
 *
 * @param {unknown} value
 */
function escaped(value) {
  return String(value).replace(/["\\]/g, '\\$&');
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
const COMMENT = /\{[^}]*\}?|;([^\r\n]*)/g;
const TAG_NAME = /\s*\[\s*([^\s"[\]]+)\s*"/y;
/** The end of a tag, or a character that a backslash protects. */
const TAG_END = /\\.|"\s*\]/g;
const VARIATION = /\([^()]*\)/g;
const NUMBER = /^\d*\.+/;
const NOT_A_MOVE = /^(?:\$\d+|[!?]+|\d+|1-0|0-1|1\/2-1\/2|\*)?$/;

/**
 * The tags at the start of a text.
 *
 * @param {string} pgn
 */
function tagsBefore(pgn) {
  const tags = [];
  let length = 0;
  for (let tag = tagAt(pgn, length); tag; tag = tagAt(pgn, length)) {
    tags.push(tag);
    length += tag.text.length;
  }
  return { tags, length };
}

/**
 * @param {string} pgn
 * @param {number} at where the tag begins
 */
function tagAt(pgn, at) {
  TAG_NAME.lastIndex = at;
  const [, name] = TAG_NAME.exec(pgn) ?? [];
  if (name === undefined) return undefined;
  const quote = TAG_NAME.lastIndex - 1;
  TAG_END.lastIndex = quote + 1;
  let end = TAG_END.exec(pgn);
  while (end?.[0].startsWith('\\')) end = TAG_END.exec(pgn);
  if (!end) return undefined;
  return { text: pgn.slice(at, TAG_END.lastIndex), name, value: pgn.slice(quote, end.index + 1) };
}

/**
 * The words of the main line that should be moves.
 *
 * @param {string} pgn
 */
export function mainLineWords(pgn) {
  let text = uncommented(pgn);
  for (let last = ''; last !== text; ) {
    last = text;
    text = text.replace(VARIATION, ' ');
  }
  return text
    .split(/\s+/)
    .map((word) => word.replace(NUMBER, ''))
    .filter((word) => !NOT_A_MOVE.test(word));
}

/**
 * A text without its tags and its comments.
 *
 * @param {string} pgn
 */
function uncommented(pgn) {
  return pgn.slice(tagsBefore(pgn).length).replace(COMMENT, ' ');
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

/** What ends the name of a tag that the reader is not to act upon. */
const UNREAD = '-of';

/** A result at the end of a text without comments. */
const RESULT = /(?:^|\s)(1-0|0-1|1\/2-1\/2|\*)$/;

/** The tag from which the reader knows where the game starts. */
const FEN_TAG = /\[\s*FEN\s*"[^"]*"\s*\]/;

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
  const { text, names } = readable(pgn, strict);
  const file = onlyGame(text);
  checkMoves(file, text, strict);
  return { file, tags: tagsOf(file, pgn, names), fen: file.tags.FEN };
}

/**
 * A text with the tags as chess.js takes them, on the lines where they were. Of a tag that is repeated, the last value counts;
 * elsewhere it begins another game. A tag `FEN` may be written in any case. No tag names a variant: chess.js plays chess.
 *
 * @param {string} pgn
 * @param {boolean} strict
 */
function readable(pgn, strict) {
  const { tags, length } = tagsBefore(pgn);
  const values = new Map(tags.map(({ name, value }) => [name, value]));
  const start = startTag(values, strict);
  /** The names of the tags by those that the reader sees. @type {Map<string, string>} */
  const names = new Map();
  let text = '';
  for (const { text: written, name } of tags) {
    const value = values.get(name);
    values.delete(name);
    if (value === undefined) {
      text += written.replace(/[^\n]/g, '');
      continue;
    }
    const isUnread = name === 'Variant' || name.toLowerCase() === 'fen';
    const seen = name === start ? 'FEN' : isUnread ? name + UNREAD : name;
    names.set(seen, name);
    text += `${written.slice(0, written.indexOf('['))}[${seen} ${value}]`;
  }
  return { text: text + pgn.slice(length), names };
}

/**
 * The name of the tag that says where the game starts; `undefined` if none does.
 *
 * @param {Map<string, string>} values those of the tags, in quotation marks
 * @param {boolean} strict
 */
function startTag(values, strict) {
  if (strict) {
    // Without the tag SetUp, the tag FEN does not count (PGN standard 9.7.1).
    if (values.get('SetUp') !== '"1"') return undefined;
    if (!values.has('FEN')) throw refusedPgn('Invalid PGN: FEN tag must be supplied with SetUp tag');
    return 'FEN';
  }
  const name = [...values.keys()].filter((tag) => tag.toLowerCase() === 'fen').pop();
  return name !== undefined && values.get(name) !== '""' ? name : undefined;
}

/**
 * The tags of a game.
 *
 * @param {PgnGame} file
 * @param {string} pgn
 * @param {Map<string, string>} names the names of the tags by those that the reader saw
 */
function tagsOf(file, pgn, names) {
  /** @type {Record<string, string>} */
  const tags = {};
  for (const [name, value] of Object.entries(file.tags)) tags[names.get(name) ?? name] = value;
  const written = RESULT.exec(uncommented(pgn).trimEnd())?.[1];
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
  const game = first.done ? undefined : first.value;
  if (game instanceof PgnError) throw refusedGame(game, pgn);
  if (hasMore) throw refusedPgn('Invalid PGN: there is more than one game');
  if (game?.chess960) throw refusedPgn('Invalid PGN: a game of Chess960 needs the class Game');
  return game ?? { tags: {}, start: DEFAULT_POSITION, chess960: false, comments: [], moves: [], result: '*' };
}

/**
 * Why nothing can be read of a game.
 *
 * @param {PgnErrorData & { message: string }} error
 * @param {string} pgn
 */
function refusedGame(error, pgn) {
  const fen = FEN_TAG.exec(pgn)?.[0].split('"')[1];
  if (MOVE_ERRORS.includes(error.code)) return refusedPgn(`Invalid move in PGN: ${error.token}`, error);
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
  const among = new Set(words);
  const bad = words.length > moves.length && unread.find(({ token }) => among.has(token));
  if (bad) throw refusedPgn(`Invalid move in PGN: ${bad.token}`, bad);
  if (!strict) return;
  const loose = words.find((word, index) => stripped(word) !== stripped(moves[index]?.move?.san ?? NULL_SAN));
  if (loose !== undefined) throw refusedPgn(`Invalid move in PGN: ${startOf(loose)}`);
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
  const lines = new Set([...pgn.matchAll(COMMENT)].flatMap(([, line]) => line ?? []));
  const say = (/** @type {number} */ ply, /** @type {PgnComment[]} */ list) => {
    for (const { raw, text } of list) {
      const written = (raw ?? text).replace(/[\r\n]+/g, ' ');
      const comment = raw !== undefined && lines.has(raw) ? written.trim() : written;
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
