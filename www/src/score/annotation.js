// The annotations of a move as text: signs and comments.

import { say } from '../messages/words.js';

/** @import { PgnComment } from 'chess-arbiter' */

/** The signs of the numeric annotation glyphs (PGN standard 10) for which most fonts have characters. @type {Record<number, string>} */
const SIGNS = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  13: '∞',
  14: '+=',
  15: '=+',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  22: 'zugzwang',
  23: 'zugzwang',
  146: 'N',
};
/** Glyphs up to this one are about the move, and are written close to it; the others are about the position. */
const LAST_MOVE_SIGN = 7;

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
