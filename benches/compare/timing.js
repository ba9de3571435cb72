// Times contenders against each other. They take turns in short slices, each round in another order, and a ratio is taken
// within its round: whatever else the machine does meanwhile meets all of them alike.

/**
 * @typedef {() => number} Pass does one contender's work once, and returns a number that depends on all of it
 *
 * @typedef {object} Measurement
 * @property {number[]} times nanoseconds an operation, one figure a round
 * @property {number[]} ratios how many times as long as `chess-arbiter` it took, one figure a round
 */

/** The name of the contender that the others are divided by. */
export const OURS = 'chess-arbiter';

/**
 * Collects young garbage. A full collection would, at a moment when no result is alive, forget their shape as well, and V8
 * would throw away the code that it has compiled for it: half of what came next would be its compiler's time.
 *
 * @type {(options: { type: 'minor' }) => void}
 */
const collectGarbage = /** @type {any} */ (globalThis).gc ?? (() => {});

/** Lets what waits for its turn run between two slices. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * How long some passes take, in milliseconds.
 *
 * @param {Pass} pass
 * @param {number} count
 */
function time(pass, count) {
  let sum = 0;
  const start = performance.now();
  for (let index = 0; index < count; index += 1) sum += pass();
  const elapsed = performance.now() - start;
  if (Number.isNaN(sum)) throw new Error('A pass must return a number');
  return elapsed;
}

/** How long each contender runs before it is timed, in milliseconds: until the compilers are done with it. */
const WARM_UP = 200;

/**
 * Warms a pass up, and counts how many of it fill a slice.
 *
 * @param {Pass} pass
 * @param {number} slice in milliseconds
 */
async function passesInSlice(pass, slice) {
  let [count, elapsed, total] = [1, time(pass, 1), 0];
  while (elapsed < slice / 2 || total < WARM_UP) {
    if (elapsed < slice / 2) count *= 2;
    await pause();
    elapsed = time(pass, count);
    total += elapsed;
  }
  return Math.max(1, Math.round((count * slice) / elapsed));
}

/** As long as the rounds of one row may take together, in milliseconds; five of them there are in any case. */
const PATIENCE = 20_000;
const FEWEST_ROUNDS = 5;

/**
 * @param {Record<string, Pass>} contenders
 * @param {number} operations how many of them one pass does
 * @param {{ rounds: number, slice: number }} effort
 * @returns {Promise<Record<string, Measurement>>}
 */
export async function compare(contenders, operations, { rounds, slice }) {
  const entrants = [];
  for (const [name, pass] of Object.entries(contenders)) {
    /** @type {number[]} */
    const times = [];
    entrants.push({ name, pass, times, count: await passesInSlice(pass, slice) });
  }
  const begin = performance.now();
  for (let round = 0; round < rounds; round += 1) {
    if (round >= FEWEST_ROUNDS && performance.now() - begin > PATIENCE) break;
    const first = round % entrants.length;
    for (const { pass, count, times } of [...entrants.slice(first), ...entrants.slice(0, first)]) {
      collectGarbage({ type: 'minor' });
      await pause();
      times.push((time(pass, count) * 1e6) / (count * operations));
    }
  }
  return inRatio(Object.fromEntries(entrants.map(({ name, times }) => [name, times])));
}

/**
 * @param {Record<string, number[]>} times of each contender, one figure a round
 * @param {string} [divisor] the contender that the others are divided by
 * @returns {Record<string, Measurement>}
 */
export function inRatio(times, divisor = OURS) {
  const ours = times[divisor] ?? [];
  return Object.fromEntries(
    Object.entries(times).map(([name, own]) => [
      name,
      { times: own, ratios: own.map((figure, round) => figure / (ours[round] ?? Number.NaN)) },
    ]),
  );
}

/**
 * Several measurements of the same contenders as one.
 *
 * @param {Record<string, Measurement>[]} measurements
 * @returns {Record<string, Measurement>}
 */
export function together(measurements) {
  const names = Object.keys(measurements[0] ?? {});
  const figures = (/** @type {string} */ name, /** @type {keyof Measurement} */ key) =>
    measurements.flatMap((measurement) => measurement[name]?.[key] ?? []);
  return Object.fromEntries(
    names.map((name) => [name, { times: figures(name, 'times'), ratios: figures(name, 'ratios') }]),
  );
}

/**
 * @param {number[]} figures
 * @returns {number}
 */
export function median(figures) {
  const sorted = figures.toSorted((left, right) => left - right);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}
