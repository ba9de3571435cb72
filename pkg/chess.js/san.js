// Notation as chess.js compares it. Which moves are legal, and how they are written, the module says.

/** @import { Move } from '../index.js' */

/** The notation of a null move. */
export const NULL_SAN = '--';

/**
 * Notation without what may be left out: the sign of a promotion, of check, and of a judgement.
 *
 * @param {string} san
 */
export function stripped(san) {
  const text = san.replace('=', '');
  let end = text.length;
  while (end > 0 && '?!'.includes(text.charAt(end - 1))) end -= 1;
  if (end > 0 && '+#'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Whether a text is a null move.
 *
 * @param {unknown} text
 */
export function isNullMove(text) {
  return text === null || (typeof text === 'string' && stripped(text) === NULL_SAN);
}

/** Two squares, which need no description. */
const SQUARES = /[a-h][1-8]x?-?[a-h][1-8]/;

/** A piece in either case, the file or the rank that it comes from, and where it goes. */
const DESCRIPTION = /([pnbrqk])?([a-h]|[1-8])x?-?([a-h][1-8])([nbrq])?/i;

/**
 * Whether a move is as a text describes it that is no notation: `ra1` for `Raa1`. Nothing is, if the text is no description.
 *
 * @param {string} text
 * @returns {(move: Move) => boolean}
 */
export function isDescribedBy(text) {
  const name = stripped(text);
  const described = SQUARES.test(name) ? null : DESCRIPTION.exec(name);
  if (!described) return () => false;
  const [, kind, origin, target, promoted] = described;
  return ({ piece, from, to, promotion }) =>
    to === target &&
    from.includes(/** @type {string} */ (origin)) &&
    (!kind || kind.toLowerCase() === piece) &&
    (!promoted || promoted.toLowerCase() === promotion);
}
