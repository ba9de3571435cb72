// Notation compared with chess.js: every legal move of some thousand positions is written alike.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess.js';
import { Game } from 'chess-arbiter';

/** Where many pieces of a kind go to the same squares, pawns promote, and kings castle. */
const STARTS = [
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  'r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1',
  '7k/8/2N1N3/1N3N2/8/1N3N2/2N1N3/K7 w - - 0 1',
  '6k1/5ppp/8/8/Q6Q/8/8/Q2Q2K1 w - - 0 1',
  '1r2r1k1/8/8/r6r/R6R/8/8/1R2R1K1 w - - 0 1',
  'b3k3/1b5b/8/8/8/8/1B5B/B3K3 b - - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
];

const POSITIONS = 4_000;

/** The same numbers on every machine: Mulberry32. */
function randomNumbers(seed = 1) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % below;
  };
}

test(`all legal moves of ${POSITIONS} positions are written as chess.js writes them`, () => {
  const random = randomNumbers();
  let compared = 0;
  for (let seen = 0; seen < POSITIONS; ) {
    const fen = /** @type {string} */ (STARTS[random(STARTS.length)]);
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
      const { san, from, to } = /** @type {typeof moves[number]} */ (moves[random(moves.length)]);
      // What is written means the same move to both.
      const [made, theirs] = [game.apply(san), other.move(san)];
      assert.deepEqual([made.from, made.to, theirs.from, theirs.to], [from, to, from, to]);
      assert.equal(game.fen, other.fen());
    }
    game.free();
  }
  assert(compared > POSITIONS * 15, `only ${compared} moves`);
});
