// What the tests of notation play from.

/** Where many pieces of a kind go to the same squares, pawns promote, and kings castle. */
export const STARTS = /** @type {const} */ ([
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
  'r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1',
  '7k/8/2N1N3/1N3N2/8/1N3N2/2N1N3/K7 w - - 0 1',
  '6k1/5ppp/8/8/Q6Q/8/8/Q2Q2K1 w - - 0 1',
  '1r2r1k1/8/8/r6r/R6R/8/8/1R2R1K1 w - - 0 1',
  'b3k3/1b5b/8/8/8/8/1B5B/B3K3 b - - 0 1',
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
]);

/** The same numbers on every machine: Mulberry32. */
export function randomNumbers(seed = 1) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % below;
  };
}

/**
 * A member of a list.
 *
 * @template T
 * @param {readonly T[]} list which must not be empty
 * @param {(below: number) => number} random
 */
export const choose = (list, random) => /** @type {T} */ (list[random(list.length)]);
