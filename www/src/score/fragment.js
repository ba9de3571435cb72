// A game as the fragment of an address, so that a link shares it: `#fen=8/8/..._w_-_-_0_1&moves=e1e2,e8e7&ply=1`. `fen` is
// left out for the usual start. `ply`, the number of moves that are on the board, is left out if that is all of them.
// `variant=chess960` is added for a Chess960 game. Underscores stand for the spaces of the FEN, since many programs end a
// link at a space.

import { Game, STARTING_FEN } from 'chess-arbiter/rules';
import { say } from '../messages/words.js';
import { lastOf, NULL_MOVE, pathTo, scoreOfGame, uciOf } from './score.js';

/** @import { Language } from 'chess-arbiter/rules' */
/** @import { Entry, Score } from './score.js' */

const CHESS960 = 'chess960';

/**
 * @param {Score} score
 * @param {Entry} here the entry on the board; the fragment has the line through it
 * @returns {string} without the `#`; empty for the usual start without moves
 */
export function writeFragment({ start, chess960 }, here) {
  const moves = pathTo(lastOf(here)).map(uciOf);
  const ply = pathTo(here).length;
  return [
    start !== STARTING_FEN && `fen=${encodeURI(start.replaceAll(' ', '_'))}`,
    chess960 && `variant=${CHESS960}`,
    moves.length > 0 && `moves=${moves.join(',')}`,
    ply < moves.length && `ply=${ply}`,
  ]
    .filter(Boolean)
    .join('&');
}

/**
 * @param {string} fragment with or without the `#`
 * @param {Language | string} language the language in which it is said what is wrong
 * @returns {{ score: Score, here: Entry }}
 * @throws if it names no game: an error of the module, or one that says what is wrong
 */
export function readFragment(fragment, language) {
  const parts = new URLSearchParams(fragment.replace(/^#/, ''));
  for (const name of parts.keys()) {
    if (!['fen', 'variant', 'moves', 'ply'].includes(name)) {
      throw new Error(say('linkUnknown', { name }));
    }
  }
  const fen = parts.get('fen')?.replaceAll('_', ' ') ?? STARTING_FEN;
  const variant = parts.get('variant');
  if (variant !== null && variant !== CHESS960) {
    throw new Error(say('linkVariant', { variant }));
  }
  const game = new Game(fen, { chess960: variant !== null, language });
  for (const move of parts.get('moves')?.split(',').filter(Boolean) ?? []) {
    if (move === NULL_MOVE) {
      game.pass();
    } else {
      game.apply(move);
    }
  }
  const score = scoreOfGame(game);
  const line = [score.root, ...pathTo(lastOf(score.root))];
  const here = line[Number(parts.get('ply') ?? line.length - 1)];
  if (!here) {
    throw new Error(say('linkPly', { ply: parts.get('ply') ?? '' }));
  }
  return { score, here };
}
