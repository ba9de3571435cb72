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
  if (!(bytes instanceof ArrayBuffer || ArrayBuffer.isView(bytes)))
    throw wrongType('A PGN file must be an ArrayBuffer or a view of one', bytes);
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => view[index] === byte));
  if (marked) return new TextDecoder(marked[1]).decode(view);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(view);
  } catch {
    return decodeWindows1252(view);
  }
}

/** What Windows-1252 has where Latin-1 has control characters, from 0x80 on. */
const BEYOND_LATIN_1 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/**
 * The platform's decoder is not used: that of Node 20 takes Windows-1252 for Latin-1.
 *
 * @param {Uint8Array} bytes
 */
function decodeWindows1252(bytes) {
  const letters = Array.from(bytes, (byte) => BEYOND_LATIN_1[byte - 0x80] ?? String.fromCharCode(byte));
  return letters.join('');
}
