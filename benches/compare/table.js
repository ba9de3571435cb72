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

/** @param {boolean | undefined} met */
export const verdict = (met) => (met === undefined ? '' : met ? 'met' : '**missed**');

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
    [...heads, 'against', 'times as fast', 'middle half', 'target', ''],
    ratios.map(({ cells, against, peer, target }) => {
      const ratio = median(peer.ratios);
      const goal = target === undefined ? '' : String(target);
      const met = target === undefined ? undefined : ratio >= target;
      return [...cells, against, rounded(ratio), middleHalf(peer.ratios), goal, verdict(met)];
    }),
  );
