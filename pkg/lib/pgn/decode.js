// The text of a PGN file: UTF-8 or UTF-16 with its mark, UTF-8 without one, and else Windows-1252, which holds the
// standard's own Latin-1 (PGN standard 4.1).

import { wrongType } from '../errors.js';

/** The marks with which files begin, and what they are written in. @type {[mark: number[], encoding: string][]} */
const MARKS = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/**
 * @param {ArrayBuffer | ArrayBufferView} bytes
 * @returns {string}
 */
export function decodePgn(bytes) {
  if (!isBytes(bytes)) throw wrongType('A PGN file must be an ArrayBuffer or a view of one', bytes);
  const view = viewOf(bytes);
  const encoding = markOf(view)?.[1];
  if (encoding) return new TextDecoder(encoding).decode(view);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(view);
  } catch {
    return decodeWindows1252(view);
  }
}

/**
 * @param {unknown} value
 * @returns {value is ArrayBuffer | ArrayBufferView}
 */
export function isBytes(value) {
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value);
}

/** @param {ArrayBuffer | ArrayBufferView} bytes */
export function viewOf(bytes) {
  return ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
}

/**
 * The mark with which bytes begin, and what it stands for.
 *
 * @param {Uint8Array} view
 */
function markOf(view) {
  return MARKS.find(([mark]) => mark.every((byte, index) => view[index] === byte));
}

/** The longest mark. */
const MARK_LENGTH = 3;

/**
 * Decodes a file whose bytes come in parts. It cannot know the bytes to come, so a file without a mark is UTF-8 up to the
 * first byte that cannot be, and Windows-1252 from there.
 *
 * @returns {(bytes: Uint8Array, isLast: boolean) => string}
 */
export function pgnDecoder() {
  /** Bytes that mean nothing without the next ones. */
  let held = new Uint8Array(0);
  /** @type {((view: Uint8Array, isLast: boolean) => string) | undefined} */
  let decode;

  /** @type {typeof decode} */
  const decodeUnmarked = (view, isLast) => {
    const end = isLast ? view.length : endOfWhole(view);
    try {
      const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(view.subarray(0, end));
      held = view.slice(end);
      return text;
    } catch {
      decode = decodeWindows1252;
      const valid = endOfValid(view);
      return (
        new TextDecoder('utf-8', { ignoreBOM: true }).decode(view.subarray(0, valid)) +
        decode(view.subarray(valid), isLast)
      );
    }
  };

  return (bytes, isLast) => {
    let view = bytes;
    if (held.length > 0) {
      view = new Uint8Array(held.length + bytes.length);
      view.set(held);
      view.set(bytes, held.length);
      held = new Uint8Array(0);
    }
    if (!decode) {
      if (view.length < MARK_LENGTH && !isLast) {
        held = view.slice();
        return '';
      }
      const encoding = markOf(view)?.[1];
      const decoder = new TextDecoder(encoding);
      decode = encoding
        ? (part, isLastPart) => decoder.decode(part, { stream: !isLastPart })
        : decodeUnmarked;
    }
    return decode(view, isLast);
  };
}

/**
 * How many bytes a character of UTF-8 takes.
 *
 * @param {number} first its first byte
 */
function lengthOf(first) {
  if (first < 0xc0) return 1;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/**
 * Where the last character of UTF-8 begins whose bytes have not all come; the end if there is none.
 *
 * @param {Uint8Array} view
 */
function endOfWhole(view) {
  for (let start = view.length - 1; start >= 0 && start >= view.length - 3; start -= 1) {
    const first = view[start] ?? 0;
    if (first >= 0xc0) return start + lengthOf(first) > view.length ? start : view.length;
  }
  return view.length;
}

/**
 * How many bytes there are up to the first that cannot be UTF-8.
 *
 * @param {Uint8Array} view
 */
function endOfValid(view) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let start = 0;
  while (start < view.length) {
    const first = view[start] ?? 0;
    const end = start + lengthOf(first);
    if (first >= 0x80) {
      try {
        decoder.decode(view.subarray(start, end));
      } catch {
        return start;
      }
    }
    start = end;
  }
  return view.length;
}

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on. */
const BEYOND_LATIN_1 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** So many bytes become characters in one call: more arguments might not fit on the stack. */
const LETTERS_AT_ONCE = 4096;

/**
 * The platform's decoder is not used: that of Node 20 takes Windows-1252 for Latin-1.
 *
 * @param {Uint8Array} bytes
 */
function decodeWindows1252(bytes) {
  let text = '';
  for (let start = 0; start < bytes.length; start += LETTERS_AT_ONCE) {
    const some = /** @type {any} */ (bytes.subarray(start, start + LETTERS_AT_ONCE));
    // To spread an array of bytes takes six times as long.
    text += String.fromCharCode.apply(null, some);
  }
  return text.replace(/[\x80-\x9f]/g, (letter) => BEYOND_LATIN_1[letter.charCodeAt(0) - 0x80] ?? letter);
}
