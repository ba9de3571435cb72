// Notation compared with chess.js: every legal move of some thousand positions is written alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { Game } from 'chess-arbiter';
import { choose, randomNumbers, STARTS } from './support/positions.js';

const POSITIONS = 4_000;

test(`all legal moves of ${POSITIONS} positions are written as chess.js writes them`, () => {
  const random = randomNumbers();
  let compared = 0;
  for (let seen = 0; seen < POSITIONS; ) {
    const fen = choose(STARTS, random);
    const game = new Game(fen);
    const other = new Chess(fen, { skipValidation: true });
    for (let ply = 0; ply < 60 && seen < POSITIONS; ply += 1) {
      const moves = game.moves();
      const ours = moves.map((move) => move.san).toSorted();
      assert.deepEqual(ours, other.moves().toSorted(), game.fen);
      seen += 1;
      compared += ours.length;
      // A checkmate, a stalemate or a position that chess.js and FIDE both call dead.
      if (moves.length === 0) break;
      const { san, from, to } = choose(moves, random);
      // What is written means the same move to both.
      const [made, theirs] = [game.apply(san), other.move(san)];
      assert.deepEqual([made.from, made.to, theirs.from, theirs.to], [from, to, from, to]);
      assert.equal(game.fen, other.fen());
    }
    game.free();
  }
  assert(compared > POSITIONS * 15, `only ${compared} moves`);
});
