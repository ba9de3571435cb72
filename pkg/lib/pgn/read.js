// Reading PGN. Rust reads the notation and packs one game after the other (`src/wasm/pgn.rs`).

import { PgnReader } from '../../wasm/chess_arbiter.js';
import { wantedPieces } from '../bridge.js';
import { PgnError, wrongType } from '../errors.js';
import { wantedLanguage, wantedLength, wantsStrictness } from '../input.js';
import { STANDING_LENGTH } from '../layout.js';
import { buffer, isBusy, needWhole, renewals, within } from '../module.js';
import { pgnErrorOf, pgnProblemsOf } from './problems.js';
import { LONGEST_TEXT } from './tree.js';
import { packedGame } from './unpack.js';

/** @import { PgnGame, ReadPgnOptions } from '../../index.js' */

/** @typedef {{ strict: boolean, pieces: string, language: string | undefined, most: number }} Manner how a file is read, and how long it may be */

/**
 * Where the reading of a file stands, and how many characters at the end of the last part the next one begins with.
 *
 * @typedef {{ standing: number[], rest: number }} Place
 */

/** Where a file begins. @type {Place} */
export const START = { standing: new Array(STANDING_LENGTH).fill(0), rest: 0 };

/**
 * @param {ReadPgnOptions} [options]
 * @returns {Manner}
 */
export function mannerOf(options) {
  needWhole();
  return {
    strict: wantsStrictness(options),
    pieces: wantedPieces(options) ?? 'en',
    language: wantedLanguage(options),
    most: wantedLength(options),
  };
}

/**
 * Throws if a file is too long.
 *
 * @param {number} length how many characters it has, as far as is known
 * @param {number} most how many it may have
 */
export function checkLength(length, most) {
  if (length > most) throw new RangeError(`PGN must be no longer than ${most} characters`);
}

/**
 * The games of a text. A game of which nothing can be read gives an error, and the next ones still come.
 *
 * @param {string} text
 * @param {ReadPgnOptions} [options]
 */
export function readText(text, options) {
  if (typeof text !== 'string') throw wrongType('PGN must be a string', text);
  const manner = mannerOf(options);
  checkLength(text.length, Math.min(manner.most, LONGEST_TEXT));
  return readGames(text, manner);
}

/**
 * The games of a text. If it is a part of a file, it gives those whose end is certain, and returns where the next part
 * goes on.
 *
 * @param {string} text
 * @param {Manner} manner
 * @param {Place} [place] where the part before this one ended; left out if the text is the whole file
 * @param {boolean} [isLast] whether this is the last part
 * @returns {Generator<PgnGame | PgnError, Place, undefined>}
 */
export function* readGames(text, manner, place, isLast = false) {
  const { strict, pieces, language } = manner;
  const open = () => {
    const opened = new PgnReader(text, strict, pieces);
    if (place) {
      buffer().set(place.standing);
      opened.goOn(isLast);
    }
    return opened;
  };
  let reader = within(open);
  let renewal = renewals;
  try {
    for (let count = 0; ; count += 1) {
      const { game, next } = within(() => {
        if (renewal !== renewals) {
          // The module was instantiated anew in the meantime: another reader goes on where the last one was.
          reader = open();
          for (let passed = 0; passed < count; passed += 1) reader.next();
          renewal = renewals;
        }
        const game = readNext(reader, language);
        return { game, next: game || !place ? START : standingOf(reader) };
      });
      if (!game) return next;
      yield game;
    }
  } finally {
    if (!isBusy && renewal === renewals) within(() => reader.free());
  }
}

/**
 * @param {PgnReader} reader
 * @returns {Place}
 */
function standingOf(reader) {
  const rest = reader.standing();
  return { rest, standing: Array.from(buffer().subarray(0, STANDING_LENGTH)) };
}

/**
 * The next game of a reader, or the error in its place; `undefined` at the end.
 *
 * @param {PgnReader} reader
 * @param {string | undefined} language the tag of the language in which problems are told
 */
function readNext(reader, language) {
  const next = reader.next();
  if (next === undefined) return undefined;
  if (typeof next !== 'number') return new PgnError(pgnErrorOf(next, language));
  const game = packedGame(next);
  const problems = reader.problems();
  return problems === undefined ? game : Object.assign(game, pgnProblemsOf(problems, language));
}

/**
 * @param {string} text
 * @param {ReadPgnOptions} [options]
 * @returns {{ games: PgnGame[], errors: PgnError[] }}
 */
export function parsePgn(text, options) {
  /** @type {{ games: PgnGame[], errors: PgnError[] }} */
  const file = { games: [], errors: [] };
  for (const game of readText(text, options)) {
    if (game instanceof PgnError) {
      file.errors.push(game);
      continue;
    }
    file.games.push(game);
    for (const error of game.errors ?? []) file.errors.push(new PgnError(error));
  }
  return file;
}
