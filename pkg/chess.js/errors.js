// Errors with the messages of chess.js. Each carries besides what this package knows: the refusal, the problems of a FEN, the
// place in a file.

import { startOf } from '../lib/errors.js';
import { validateFen } from '../lib/stateless.js';

/** @import { PgnErrorData } from '../index.js' */

/**
 * What an error of this package knows, in one that chess.js would throw.
 *
 * @param {string} message
 * @param {unknown} [cause]
 */
function refused(message, cause) {
  const { code, refusal, candidates, problems, line, column } = /** @type {Partial<PgnErrorData>} */ (
    cause ?? {}
  );
  return Object.assign(new Error(message, { cause }), { code, refusal, candidates, problems, line, column });
}

/**
 * @param {unknown} move
 * @param {unknown} [cause]
 */
export function refusedMove(move, cause) {
  return refused(`Invalid move: ${typeof move === 'string' ? startOf(move) : JSON.stringify(move)}`, cause);
}

/** @param {unknown} cause */
export function refusedPass(cause) {
  return refused('Null move not allowed when in check', cause);
}

/**
 * @param {string} message
 * @param {string} fen
 */
export function refusedFen(message, fen) {
  const problems = validateFen(fen).filter(({ repaired }) => !repaired);
  return refused(message, { code: problems[0]?.code, problems });
}

/**
 * @param {string} message
 * @param {unknown} [cause]
 */
export function refusedPgn(message, cause) {
  return refused(message, cause);
}
