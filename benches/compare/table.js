// How figures are written, and tables of them.

import { median } from './timing.js';

/**
 * @import { Measurement } from './timing.js'
 *
 * @typedef {object} Ratio a line of a table of ratios
 * @property {string[]} cells what is measured, where, and how long it takes
 * @property {string} against
 * @property {Measurement} peer
 * @property {number} [target]
 *
 * @typedef {object} Goal how near something came to its target
 * @property {string} what
 * @property {string} reached
 * @property {string} target
 * @property {boolean} isMet
 */

/** @param {number} figure */
const rounded = (figure) =>
  Number(figure.toPrecision(3)).toLocaleString('en', { maximumSignificantDigits: 3 });

/**
 * A time in the unit in which it is read most easily.
 *
 * @param {number} nanoseconds
 */
export function duration(nanoseconds) {
  /** @type {[unit: string, size: number][]} */
  const units = [
    ['s', 1e9],
    ['ms', 1e6],
    ['µs', 1e3],
  ];
  const [unit, size] = units.find(([, size]) => nanoseconds >= size) ?? ['ns', 1];
  return `${rounded(nanoseconds / size)} ${unit}`;
}

/** @param {number} bytes */
export function size(bytes) {
  /** @type {[unit: string, size: number][]} */
  const units = [
    ['MB', 1e6],
    ['KB', 1e3],
  ];
  const [unit, size] = units.find(([, size]) => bytes >= size) ?? ['bytes', 1];
  return `${rounded(bytes / size)} ${unit}`;
}

/** Where the middle half of some figures lies. @param {number[]} figures */
function middleHalf(figures) {
  const sorted = figures.toSorted((left, right) => left - right);
  const at = (/** @type {number} */ share) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return `${rounded(at(0.25))} to ${rounded(at(0.75))}`;
}

/**
 * @param {string[]} heads
 * @param {string[][]} rows
 */
export const table = (heads, rows) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/**
 * @param {string[]} heads
 * @param {Ratio[]} ratios
 */
export const ratioTable = (heads, ratios) =>
  table(
    [...heads, 'against', 'times as fast', 'middle half'],
    ratios.map(({ cells, against, peer }) => [
      ...cells,
      against,
      rounded(median(peer.ratios)),
      middleHalf(peer.ratios),
    ]),
  );

/** @param {number} ratio */
const times = (ratio) => `${rounded(ratio)} times`;

/** How near ratios came to their targets. @param {Ratio[]} ratios @returns {Goal[]} */
export const goalsOf = (ratios) =>
  ratios.flatMap(({ cells, against, peer, target }) => {
    if (target === undefined) return [];
    const ratio = median(peer.ratios);
    const what = [...cells.slice(0, 2), `against ${against}`].join(', ');
    return [{ what, reached: times(ratio), target: times(target), isMet: ratio >= target }];
  });

/** @param {Goal[]} goals */
export const goalTable = (goals) =>
  table(
    ['what', 'reached', 'target', ''],
    goals.map(({ what, reached, target, isMet }) => [what, reached, target, isMet ? 'met' : '**missed**']),
  );
