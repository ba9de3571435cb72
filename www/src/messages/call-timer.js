// How long a call of the module takes. A browser's clock is too coarse for one call, so the call is repeated, on a copy of
// the game. Of several runs the fastest counts, since anything else that runs only makes a run slower.

import { Game } from 'chess-arbiter/rules';

/** @import { MoveInput, Square } from 'chess-arbiter/rules' */

/** @typedef {'isLegal' | 'judge' | 'movesFrom' | 'apply' | 'inCheck'} Verb */

/**
 * A call of a verb, and the position in which it was made.
 *
 * @typedef {{ verb: Verb, input: MoveInput | undefined, fen: string, chess960: boolean }} Call
 */

const RUNS = 5;
/** How long a run lasts. */
const RUN_MS = 2;
/** Calls between two readings of the clock. */
const BATCH = 50;

/**
 * @param {Call} call
 * @returns {number} how long it takes, in microseconds
 */
export function microsecondsOf({ verb, input, fen, chess960 }) {
  const game = new Game(fen, { chess960 });
  const call = repeatable(game, verb, input);
  const runs = Array.from({ length: RUNS }, () => meanOf(call));
  return Math.min(...runs) * 1000;
}

/**
 * @param {() => void} call
 * @returns {number} the mean time of the calls of one run, in milliseconds
 */
function meanOf(call) {
  let calls = 0;
  let elapsed = 0;
  const start = performance.now();
  while (elapsed < RUN_MS) {
    for (let i = 0; i < BATCH; i += 1) {
      call();
    }
    calls += BATCH;
    elapsed = performance.now() - start;
  }
  return elapsed / calls;
}

/**
 * @param {Game} game
 * @param {Verb} verb
 * @param {MoveInput | undefined} input
 * @returns {() => void} the call, after which the game is as before
 */
function repeatable(game, verb, input) {
  const move = /** @type {MoveInput} */ (input);
  switch (verb) {
    case 'isLegal':
      return () => game.isLegal(move);
    case 'judge':
      return () => game.judge(move);
    case 'movesFrom':
      return () => game.movesFrom(/** @type {Square} */ (input));
    case 'inCheck':
      return () => game.inCheck();
    case 'apply':
      return () => {
        game.apply(move);
        game.undo();
      };
  }
}
