// How the game stands, in words.

import { COLOR_NAMES } from './board/names.js';

/** @import { Game } from 'chess-arbiter' */

/**
 * @param {Game} game
 * @returns {string}
 */
export function describeStatus(game) {
  const { outcome, turn } = game;
  if (outcome?.winner) {
    return `Checkmate. ${COLOR_NAMES[outcome.winner]} wins.`;
  }
  if (outcome) {
    return 'Stalemate. The game is drawn.';
  }
  return game.inCheck() ? `${COLOR_NAMES[turn]} to move, in check.` : `${COLOR_NAMES[turn]} to move.`;
}
