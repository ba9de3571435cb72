// Files of games that come in parts, as streams do: decoded, and read game by game in bounded memory.

import { wrongType } from '../errors.js';
import { LONGEST_GAME } from '../layout.js';
import { decodePgn, isBytes, pgnDecoder, viewOf } from './decode.js';
import { checkLength, mannerOf, readGames, readText, START } from './read.js';

/** @import { PgnError, PgnGame, PgnPart, ReadPgnStreamOptions } from '../../index.js' */
/** @import { Manner } from './read.js' */

/** The longest piece that is read at once, in bytes or characters. Longer parts are cut up, so that memory stays bounded. */
const LONGEST_PART = 1 << 18;

/**
 * Reads a file game by game. A game of which nothing can be read gives an error, and the next ones still come.
 *
 * @param {any} source
 * @param {ReadPgnStreamOptions} [options]
 * @returns {any}
 */
export function readPgn(source, options) {
  if (typeof source === 'string') return readText(source, options);
  if (isBytes(source)) return readText(decodePgn(source), options);
  const onProgress = options?.onProgress;
  if (onProgress !== undefined && typeof onProgress !== 'function')
    throw wrongType('The option onProgress must be a function', onProgress);
  const total = typeof source?.stream === 'function' ? source.size : undefined;
  const manner = mannerOf(options);
  return readParts(partsOf(source), manner, (bytes) =>
    onProgress?.(total === undefined ? { bytes } : { bytes, total }),
  );
}

/**
 * @param {AsyncIterable<PgnPart> | Iterable<PgnPart>} parts
 * @param {Manner} manner
 * @param {(bytes: number) => void} onProgress told how many bytes have been read
 * @returns {AsyncGenerator<PgnGame | PgnError, void, undefined>}
 */
async function* readParts(parts, manner, onProgress) {
  const decode = textDecoder();
  let place = START;
  let text = '';
  let needed = 0;
  let bytes = 0;
  let length = 0;
  for await (const part of parts) {
    for (const piece of piecesOf(part)) {
      const more = decode(piece, false);
      length += more.length;
      checkLength(length, manner.most);
      text += more;
      bytes += typeof piece === 'string' ? bytesIn(piece) : piece.length;
      if (text.length >= needed) {
        place = yield* readGames(text, manner, place);
        text = text.slice(text.length - place.rest);
        // A game that is not complete is tried again when its text has doubled, so that the time stays linear in the length,
        // or when it is longer than a game may be.
        needed = Math.min(2 * text.length, LONGEST_GAME + 1);
      }
      onProgress(bytes);
    }
  }
  yield* readGames(text + decode('', true), manner, place, true);
}

/**
 * Decodes parts that are bytes, and joins those that are text.
 *
 * @returns {(piece: string | Uint8Array, isLast: boolean) => string}
 */
function textDecoder() {
  const decode = pgnDecoder();
  const none = new Uint8Array(0);
  /** The first half of a character whose second half has not come. */
  let half = '';
  return (piece, isLast) => {
    if (typeof piece !== 'string') return decode(piece, false);
    let text = half + decode(none, isLast) + piece;
    half = '';
    if (!isLast && /[\ud800-\udbff]$/.test(text)) {
      half = text.slice(-1);
      text = text.slice(0, -1);
    }
    return text;
  };
}

/** @param {string} text */
function bytesIn(text) {
  return new TextEncoder().encode(text).length;
}

/**
 * A part in pieces of bounded length.
 *
 * @param {PgnPart} part
 * @returns {Generator<string | Uint8Array, void, undefined>}
 */
function* piecesOf(part) {
  if (typeof part === 'string') {
    for (let start = 0; start < part.length; start += LONGEST_PART)
      yield part.slice(start, start + LONGEST_PART);
    return;
  }
  if (!isBytes(part)) throw wrongType('A part of a PGN file must be text or bytes', part);
  const view = viewOf(part);
  for (let start = 0; start < view.length; start += LONGEST_PART)
    yield view.subarray(start, start + LONGEST_PART);
}

/**
 * The parts of a source.
 *
 * @param {any} source
 * @returns {AsyncIterable<PgnPart> | Iterable<PgnPart>}
 */
function partsOf(source) {
  if (typeof source === 'object' && source !== null && !(source instanceof String)) {
    if (source[Symbol.asyncIterator] || source[Symbol.iterator]) return source;
    if (typeof source.stream === 'function') return partsOf(source.stream());
    if (typeof source.getReader === 'function') return partsOfStream(source);
  }
  throw wrongType('PGN must be text, bytes, or a stream of either', source);
}

/**
 * The parts of a `ReadableStream` where that cannot be iterated, as in Safari.
 *
 * @param {{ getReader(): any }} stream
 * @returns {AsyncGenerator<PgnPart, void, undefined>}
 */
async function* partsOfStream(stream) {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isDone = done;
      if (done) return;
      yield value;
    }
  } finally {
    if (!isDone) await reader.cancel();
    reader.releaseLock();
  }
}
