// What a refusal points at: from each piece that is to blame an arrow to the square that it is about. A piece that
// stands on such a square itself, or has none to point at, is marked instead.

/** @import { Refusal, Square } from 'chess-arbiter' */

/** @typedef {{ from: Square, to: Square }} Arrow */

/**
 * @param {Refusal} refusal
 * @returns {{ arrows: Arrow[], culprits: Square[] }}
 */
export function pointersOf({ by, on }) {
  const [target] = on;
  const isMarked = (/** @type {Square} */ square) => !target || on.includes(square);
  return {
    arrows: target ? by.filter((square) => !isMarked(square)).map((from) => ({ from, to: target })) : [],
    culprits: by.filter(isMarked),
  };
}
