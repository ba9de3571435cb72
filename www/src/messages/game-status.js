// The status of the game in words: who is to move, a check, draws that can be claimed, or how the game ended.

import { COLOR_NAMES } from './words.js';

/** @import { Claim, Game, Outcome } from 'chess-arbiter' */

/** Why a game is over. @type {Record<Outcome['reason'], string>} */
export const OUTCOMES = {
  checkmate: 'Checkmate',
  stalemate: 'Stalemate',
  'insufficient-material': 'Neither side has the pieces to give mate',
  'fivefold-repetition': 'The same position for the fifth time',
  'seventy-five-moves': 'Seventy-five moves without a capture or a pawn move',
};

/** @type {Record<Claim, string>} */
const CLAIMS = {
  'threefold-repetition': 'the same position for the third time',
  'fifty-moves': 'fifty moves without a capture or a pawn move',
};

/**
 * @param {Game} game
 * @returns {string}
 */
export function describeGameStatus(game) {
  const { outcome, claims } = game;
  if (outcome) {
    const result = outcome.winner ? `${COLOR_NAMES[outcome.winner]} wins` : 'The game is drawn';
    return `${OUTCOMES[outcome.reason]}. ${result}.`;
  }
  const check = game.inCheck() ? ', in check' : '';
  const reasons = claims.map((claim) => CLAIMS[claim]).join('; ');
  const claim = reasons && `, and may claim a draw: ${reasons}`;
  return `${COLOR_NAMES[game.turn]} to move${check}${claim}.`;
}
