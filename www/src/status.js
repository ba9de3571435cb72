// How the game stands, in words.

import { COLOR_NAMES } from './board/names.js';

/** @import { Claim, Game, Outcome } from 'chess-arbiter' */

/** @type {Record<Outcome['reason'] | Claim, string>} */
const REASONS = {
  checkmate: 'Checkmate',
  stalemate: 'Stalemate',
  'insufficient-material': 'Neither side has the pieces to give mate',
  'fivefold-repetition': 'The same position for the fifth time',
  'seventy-five-moves': 'Seventy-five moves without a capture or a pawn move',
  'threefold-repetition': 'the same position for the third time',
  'fifty-moves': 'fifty moves without a capture or a pawn move',
};

/**
 * @param {Game} game
 * @returns {string}
 */
export function describeStatus(game) {
  const { outcome, claims } = game;
  if (outcome) {
    const result = outcome.winner ? `${COLOR_NAMES[outcome.winner]} wins` : 'The game is drawn';
    return `${REASONS[outcome.reason]}. ${result}.`;
  }
  const check = game.inCheck() ? ', in check' : '';
  const claim = claims[0] ? `, and may claim a draw: ${REASONS[claims[0]]}` : '';
  return `${COLOR_NAMES[game.turn]} to move${check}${claim}.`;
}
