// Notation as chess.js compares it. Which moves are legal, and how they are written, the module says.

/** A null move. */
export const NULL_MOVE = '--';

/**
 * Notation without what may be left out: the sign of a promotion, of check, and of a judgement.
 *
 * @param {string} san
 */
export function stripped(san) {
  return san.replace('=', '').replace(/[+#]?[?!]*$/, '');
}

/**
 * Whether a text is a null move.
 *
 * @param {unknown} text
 */
export function isNullMove(text) {
  return text === null || (typeof text === 'string' && stripped(text) === NULL_MOVE);
}
