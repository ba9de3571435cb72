// The comments of a game that was read.

import { COMMENT } from './text.js';

/** @import { PgnComment, PgnGame } from '../../index.js' */

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
