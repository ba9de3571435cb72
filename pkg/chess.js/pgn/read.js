// What chess.js reads of a text: one game, all of whose moves are known.

import { PgnError, startOf } from '../../lib/errors.js';
import { readText, START } from '../../lib/pgn/read.js';
import { DEFAULT_POSITION } from '../constants.js';
import { refusedFen, refusedPgn } from '../errors.js';
import { validateFen } from '../fen.js';
import { NULL_SAN, stripped } from '../san.js';
import { readable, tagsOf } from './tags.js';
import { mainLineWords } from './text.js';

/** @import { PgnErrorData, PgnGame } from '../../index.js' */

/** The errors of a file that are those of a move; `unknown-word` is a warning. */
const MOVE_ERRORS = [
  'illegal-move',
  'unreadable-move',
  'ambiguous-move',
  'no-such-piece',
  'null-move',
  'unknown-word',
];

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
