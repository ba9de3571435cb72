// A game after a text was read.

import { fensAfter } from '../../lib/workspace.js';
import { DEFAULT_POSITION } from '../constants.js';
import { completed } from '../fen.js';
import { newHeaders, setStart } from '../headers.js';
import { newGame, startAt } from '../start.js';
import { suffixOf } from '../suffixes.js';
import { commentsOf } from './comments.js';
import { gameOf } from './read.js';

/** @import { Suffix } from '../index.js' */
/** @import { Played } from '../start.js' */

/**
 * What a game is after it was read.
 *
 * @param {string} text
 * @param {boolean} strict
 */
export function loaded(text, strict) {
  const { file, tags, fen } = gameOf(text, strict);
  const tagged = fen === undefined ? DEFAULT_POSITION : completed(fen);
  // The moves fit what was read, whatever a tag says.
  const start = startAt(tagged)._fens[0] === file.start ? tagged : file.start;
  const _header = Object.assign(newHeaders(), tags);
  if (fen !== undefined) setStart(_header, start);
  const _game = newGame(start);
  _game.line = file.moves;
  _game.ply = file.moves.length;
  return {
    _game,
    _fens: [file.start],
    _isSeatable: true,
    _isOpen: true,
    _past: [],
    _suffixes: {},
    _header,
    ...remarksOn(_game, file.start, commentsOf(file, text)),
  };
}

/**
 * What is said of a game that was read, by the FENs of its positions.
 *
 * @param {Played} game
 * @param {string} start its FEN
 * @param {string[]} comments by the number of plies
 */
function remarksOn(game, start, comments) {
  /** @type {Record<string, string>} */
  const _comments = {};
  /** @type {Record<string, Suffix>} */
  const _read = {};
  const signs = game.line.map(({ nags }) => suffixOf(nags));
  if (comments.length === 0 && !signs.some(Boolean)) return { _comments, _read };
  const _fens = [start, ...fensAfter(game)];
  signs.forEach((sign, index) => {
    if (sign) _read[/** @type {string} */ (_fens[index + 1])] = sign;
  });
  comments.forEach((comment, ply) => {
    _comments[/** @type {string} */ (_fens[ply])] = comment;
  });
  return { _comments, _read, _fens };
}
