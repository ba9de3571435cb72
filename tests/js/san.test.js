// Notation is written twice: by `pkg/lib/san.js` for each move that a program gets, and by Rust for files. Here every
// legal move of some thousand positions is written by both.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chess960, formatPgn, Game } from 'chess-arbiter';
import { newMove } from '../../pkg/lib/pgn/tree.js';
import { choose, randomNumbers, STARTS } from './support/positions.js';

/** @import { Move } from 'chess-arbiter' */

const POSITIONS = 3_000;
const CHESS960 = [0, 100, 356, 518, 700, 959].map(chess960);

/**
 * The moves of a position as Rust writes them: as the first move of a game, and the variations that replace it.
 *
 * @param {Game} game
 * @param {Move[]} moves at least one
 */
function writtenByRust(game, moves) {
  const [first, ...others] = moves.map((move) => newMove(move));
  assert(first);
  first.variations = others.map((other) => [other]);
  const text = formatPgn({
    tags: {},
    start: game.fen,
    chess960: game.chess960,
    comments: [],
    moves: [first],
    result: '*',
  });
  const movetext = text.slice(text.indexOf('\n\n')).replace(/\*\s*$/, '');
  return movetext.split(/[\s()]+|\d+\.+/).filter((word) => word !== '');
}

test(`Rust and JavaScript write all legal moves of ${POSITIONS} positions alike`, () => {
  const random = randomNumbers();
  const features = { 'O-O': 0, 'O-O-O': 0, x: 0, '=Q': 0, '+': 0, '#': 0 };
  let origins = 0;
  for (let seen = 0; seen < POSITIONS; ) {
    const game = new Game(choose([...STARTS, ...CHESS960], random), { chess960: random(2) === 1 });
    for (let ply = 0; ply < 60 && seen < POSITIONS; ply += 1) {
      const moves = game.moves();
      if (moves.length === 0) break;
      const ours = moves.map((move) => move.san);
      assert.deepEqual(ours, writtenByRust(game, moves), game.fen);
      seen += 1;
      for (const san of ours) {
        for (const feature of /** @type {(keyof typeof features)[]} */ (Object.keys(features)))
          if (san.includes(feature)) features[feature] += 1;
        if (/^[NBRQ]([a-h]|[1-8]|[a-h][1-8])x?[a-h][1-8]/.test(san)) origins += 1;
      }
      game.apply(choose(moves, random));
    }
    game.free();
  }
  for (const [feature, times] of Object.entries({ ...features, origins }))
    assert(times > 20, `${feature} occurs only ${times} times`);
});
