// The annotations of a move as text: signs and comments.

import { say } from '../messages/words.js';

/** @import { PgnComment } from 'chess-arbiter' */

/**
 * The signs of the numeric annotation glyphs (PGN standard 10, and those that programs have added), as the Informant prints
 * them, where most fonts have the characters. Two glyphs in a row are of White and of Black.
 *
 * @type {Record<number, string>}
 */
const SIGNS = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  8: '□',
  9: '??',
  10: '=',
  11: '=',
  12: '=',
  13: '∞',
  14: '+=',
  15: '=+',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  20: '+−',
  21: '−+',
  22: 'zugzwang',
  23: 'zugzwang',
  26: '○',
  27: '○',
  32: '↻',
  33: '↻',
  36: '↑',
  37: '↑',
  40: '→',
  41: '→',
  44: '=∞',
  45: '=∞',
  132: '⇆',
  133: '⇆',
  136: '⊕',
  137: '⊕',
  138: '⊕',
  139: '⊕',
  140: '∆',
  142: '⌓',
  145: 'RR',
  146: 'N',
};
/** Glyphs up to this one are about the move, and are written close to it; the others are about the position. */
const LAST_MOVE_SIGN = 9;

/**
 * @param {number[]} nags
 * @returns {string} for example `!? +=`
 */
export function signs(nags) {
  return nags
    .map((nag) => `${nag <= LAST_MOVE_SIGN ? '' : ' '}${SIGNS[nag] ?? (nag === 0 ? '' : `$${nag}`)}`)
    .join('');
}

/**
 * @param {PgnComment} comment
 * @returns {string} the text, with the clock times and the evaluation of the comment
 */
export function commentInWords({ text, clock, elapsed, evaluation }) {
  return [
    text.trim(),
    evaluation && evaluationInWords(evaluation),
    clock !== undefined && say('clock', { time: time(clock) }),
    elapsed !== undefined && say('took', { time: time(elapsed) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** @param {NonNullable<PgnComment['evaluation']>} evaluation */
function evaluationInWords(evaluation) {
  if ('mate' in evaluation) {
    return say('mateIn', { count: evaluation.mate }).replace('-', '−');
  }
  const pawns = (Math.abs(evaluation.centipawns) / 100).toFixed(2);
  return `${evaluation.centipawns < 0 ? '−' : '+'}${pawns}`;
}

/** @param {number} milliseconds */
function time(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const [minute, second] = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${Math.floor(seconds / 3600)}:${minute}:${second}`;
}
