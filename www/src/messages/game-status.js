// The status of the game in words: who is to move, a check, draws that can be claimed, or how the game ended.

import { say, spokenWords } from './words.js';

/** @import { Game, Outcome } from 'chess-arbiter/rules' */

/**
 * Why a game is over.
 *
 * @param {Outcome} outcome
 */
export function outcomeInWords({ reason }) {
  return spokenWords().outcomes[reason];
}

/**
 * @param {Game} game
 * @returns {string}
 */
export function describeGameStatus(game) {
  const { outcome, claims } = game;
  const { players, claims: names } = spokenWords();
  if (outcome) {
    const result = outcome.winner ? say('wins', { player: players[outcome.winner] }) : say('drawn');
    return `${outcomeInWords(outcome)}. ${result}.`;
  }
  const reasons = claims.map((claim) => names[claim]).join('; ');
  return say('toMove', {
    player: players[game.turn],
    check: game.inCheck() ? say('inCheck') : '',
    claim: reasons && say('mayClaim', { reasons }),
  });
}
