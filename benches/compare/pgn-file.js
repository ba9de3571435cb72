// The file of a thousand games: the hundred games from Lichess that chess.js is itself benchmarked with, ten times over.

import { readFileSync } from 'node:fs';

const SOURCE = new URL('../node_modules/chess.js/benchmarks/benchmark.pgn', import.meta.url);

/** @param {number} [repeats] */
export const gamesFile = (repeats = 10) => {
  const games = readFileSync(SOURCE, 'utf8').trim();
  return `${Array.from({ length: repeats }, () => games).join('\n\n')}\n`;
};
