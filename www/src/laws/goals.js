// Whether a task is done, according to what `chess-arbiter` answered: the move that was made, or a refusal.

/** @import { Game, Move, Outcome, Refusal, RefusalCode } from 'chess-arbiter/rules' */

/**
 * The answer that a task asks for: a refusal with this code, or a move with these properties (`undefined`: without the
 * property), after which the opponent is in check or the game is over for this reason.
 *
 * @typedef {{ refused: RefusalCode }
 *   | { move: { [Name in keyof Move]?: Move[Name] | undefined }, check?: true, outcome?: Outcome['reason'] }} Goal
 */

/**
 * @param {Goal} goal
 * @param {Game} game the game after the answer
 * @param {{ move?: Move | undefined, refusal?: Refusal | undefined }} answer
 * @returns {boolean}
 */
export function isReached(goal, game, { move, refusal }) {
  if ('refused' in goal) {
    return refusal?.code === goal.refused;
  }
  if (!move) {
    return false;
  }
  const asked = /** @type {[keyof Move, unknown][]} */ (Object.entries(goal.move));
  return (
    asked.every(([property, value]) => move[property] === value) &&
    (!goal.check || game.inCheck()) &&
    (!goal.outcome || game.outcome?.reason === goal.outcome)
  );
}
