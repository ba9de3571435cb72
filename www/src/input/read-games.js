// Reads a PGN file in slices, between which the page can draw and answer.

import { PgnError, readPgn } from 'chess-arbiter';

/** @import { Language, PgnGame } from 'chess-arbiter' */

/** How long a slice lasts: less than one would notice. */
const SLICE_MS = 24;

/**
 * @typedef {object} GamesOfFile
 * @property {{ number: number, pgn: PgnGame }[]} games those that can be read, as far as they can, with their numbers
 * @property {string[]} problems what could not be read, with the number of its game
 */

/**
 * @param {string} text
 * @param {Language | string} language the language in which problems are told
 * @param {(count: number) => boolean} goOn is told after each slice how many games were read, and says whether to go on
 * @returns {Promise<GamesOfFile | undefined>} `undefined` if it was not to go on
 */
export async function readGames(text, language, goOn) {
  /** @type {GamesOfFile} */
  const file = { games: [], problems: [] };
  let number = 0;
  let pause = performance.now() + SLICE_MS;
  for (const read of readPgn(text, { language })) {
    number += 1;
    if (read instanceof PgnError) {
      file.problems.push(read.message);
    } else {
      file.games.push({ number, pgn: read });
      file.problems.push(...(read.errors ?? []).map(({ message }) => message));
    }
    if (performance.now() > pause) {
      await nextTask();
      if (!goOn(number)) {
        return undefined;
      }
      pause = performance.now() + SLICE_MS;
    }
  }
  return file;
}

/** @returns {Promise<void>} */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
