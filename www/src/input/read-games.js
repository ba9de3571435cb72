// Reads a PGN file in slices, between which the page can draw and answer. A file may have more games than memory would hold
// as trees of moves.

import { decodePgn, formatPgn, PgnError, parsePgn, readPgn } from 'chess-arbiter';

/** @import { Language, PgnGame } from 'chess-arbiter' */

/** A file that is no longer than this is read at once: it may be a position. */
const SHORT_FILE_BYTES = 1000;
/** How long a slice lasts: less than one would notice. */
const SLICE_MS = 24;
/** The games after so many are kept as text: that takes a twentieth of the memory, and twice the time to read. */
const KEPT_AS_TREES = 2000;

/**
 * A game that can be read, as far as it can.
 *
 * @typedef {object} GameOfFile
 * @property {number} number its number in the file, from 1
 * @property {Record<string, string>} tags
 * @property {boolean} chess960
 * @property {() => PgnGame} read
 */

/**
 * @typedef {object} GamesOfFile
 * @property {GameOfFile[]} games
 * @property {string[]} problems what could not be read, with the number of its game
 */

/**
 * @param {string | Blob} source
 * @returns {Promise<string | Blob>} the text of a short file; anything else as it is
 */
export async function shortAsText(source) {
  return source instanceof Blob && source.size <= SHORT_FILE_BYTES
    ? decodePgn(await source.arrayBuffer())
    : source;
}

/**
 * @param {string | Blob} source
 * @param {Language | string} language the language in which problems are told
 * @param {(count: number) => boolean} goOn is told after each slice how many games were read, and says whether to go on
 * @returns {Promise<GamesOfFile | undefined>} `undefined` if it was not to go on
 */
export async function readGames(source, language, goOn) {
  /** @type {GamesOfFile} */
  const file = { games: [], problems: [] };
  let number = 0;
  let pause = performance.now() + SLICE_MS;
  for await (const read of readPgn(source, { language })) {
    number += 1;
    if (read instanceof PgnError) {
      file.problems.push(read.message);
    } else {
      file.games.push(kept(read, number));
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

/**
 * @param {PgnGame} game
 * @param {number} number
 * @returns {GameOfFile}
 */
function kept(game, number) {
  const { tags, chess960 } = game;
  const read = number <= KEPT_AS_TREES ? itself(game) : fromText(formatPgn(game));
  return { number, tags, chess960, read };
}

// Functions of their own, so that what is kept of a text does not keep its tree as well.

/** @param {PgnGame} game */
function itself(game) {
  return () => game;
}

/** @param {string} text */
function fromText(text) {
  return () => /** @type {PgnGame} */ (parsePgn(text).games[0]);
}

/** @returns {Promise<void>} */
function nextTask() {
  return new Promise((resolve) => setTimeout(resolve));
}
