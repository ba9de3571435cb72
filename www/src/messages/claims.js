// The draws that the player to move may claim, a button for each.

import { create } from '../browser/dom.js';
import { say, spokenWords } from './words.js';

/** @import { Claim } from 'chess-arbiter' */

/**
 * @param {HTMLElement} element
 * @param {(claim: Claim) => void} onClaim
 */
export function createClaims(element, onClaim) {
  return {
    /** @param {readonly Claim[]} claims */
    show(claims) {
      element.replaceChildren(
        ...claims.map((claim) => {
          const button = create('button', 'button', say('claim', { reason: spokenWords().claims[claim] }));
          button.type = 'button';
          button.addEventListener('click', () => onClaim(claim));
          return button;
        }),
      );
      element.hidden = claims.length === 0;
    },
  };
}
