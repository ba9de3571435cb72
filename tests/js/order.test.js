// What is asked of a position is answered alike, however the position came about: by moves, from its FEN, after moves were
// taken back, or after it was put in place again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as api from 'chess-arbiter';
import { chess960, Game } from 'chess-arbiter';
import { choose, randomNumbers, STARTS } from './support/positions.js';

/** @import { Square } from 'chess-arbiter' */

const SQUARES = /** @type {Square[]} */ (
  [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank))
);

/**
 * All lists and sentences about the position of a game.
 *
 * @param {InstanceType<typeof Game>} game
 * @param {Square[]} targets where each piece is moved to, for what a refusal says
 */
const answers = (game, targets) => ({
  moves: game.moves(),
  destinations: [...game.destinations()],
  pieces: [...game.pieces()],
  bySquare: SQUARES.map((square) => [
    game.movesFrom(square),
    game.premoves(square),
    game.attackers(square, 'w'),
    game.attackers(square, 'b'),
  ]),
  rulings: SQUARES.flatMap((from) => targets.map((to) => game.judge({ from, to, promotion: 'q' }))),
  notation: targets.flatMap((to) => [...'KQRBN'].map((letter) => saidOf(() => game.judge(letter + to)))),
});

/** @param {() => unknown} call */
function saidOf(call) {
  try {
    return call();
  } catch (error) {
    return JSON.stringify(error);
  }
}

test('lists and refusals depend on the position alone', () => {
  const random = randomNumbers(18);
  let compared = 0;
  for (let round = 0; round < 48; round += 1) {
    const is960 = round % 6 === 5;
    const options = { chess960: is960 };
    const game = new Game(is960 ? chess960(random(960)) : STARTS[round % STARTS.length], options);
    for (let ply = 0; ply < 60; ply += 1) {
      const moves = game.moves();
      if (moves.length === 0) break;
      game.apply(choose(moves, random));
      if (random(9) === 0) game.undo();
      if (random(6) > 0) continue;
      const targets = [choose(SQUARES, random), choose(SQUARES, random), choose(SQUARES, random)];
      const expected = answers(new Game(game.fen, options), targets);
      assert.deepEqual(answers(game, targets), expected, game.fen);
      assert.deepEqual(answers(Game.from(JSON.parse(JSON.stringify(game))), targets), expected);
      assert.deepEqual(api.moves(game.fen, options), expected.moves);
      compared += 1;
    }
  }
  assert(compared > 200, `${compared} positions`);
});
