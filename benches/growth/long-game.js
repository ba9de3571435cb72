// A game of a thousand plies that never ends: pieces wander about by a fixed sequence of numbers, take nothing if they
// can help it, and at every hundredth ply a pawn moves. So the history in which a repetition can be is long.

import { Game } from 'chess-arbiter';

/** The plies from one pawn move to the next. */
const QUIET = 100;

/**
 * Numbers from 0 to 1 that look random, the same each time (Numerical Recipes' generator).
 *
 * @returns {() => number}
 */
function sequence() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * The moves as UCI text.
 *
 * @param {number} plies
 * @returns {string[]}
 */
export function longGame(plies) {
  const game = new Game();
  const random = sequence();
  /** @type {string[]} */
  const made = [];
  for (let tries = 0; made.length < plies; tries += 1) {
    if (tries > 100 * plies) throw new Error(`The game is stuck after ${made.length} plies`);
    const resets = made.length % QUIET === QUIET - 1;
    const moves = game.moves();
    const quiet = moves.filter(({ captured }) => !captured);
    const wanted = quiet.filter(({ piece }) => (piece === 'p') === resets);
    const choice = [wanted, quiet, moves].find((list) => list.length > 0) ?? [];
    const move = choice[Math.floor(random() * choice.length)];
    if (move) made.push(game.apply(move).uci);
    if (game.outcome) made.length = 0; // Unlucky: another game, as the sequence goes on.
    if (made.length === 0) while (game.undo());
  }
  return made;
}
