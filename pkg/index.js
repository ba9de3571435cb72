// The default entry: the WebAssembly module is embedded and instantiated while importing, so that nothing has
// to be awaited, fetched or configured.

import { initSync } from './wasm/chess_arbiter.js';
import embedded from './wasm/embedded.js';

/** Codes of letters are lower: as long is a table of their bytes. */
const ASCII = 128;

/** The code of the exclamation mark; that of the space comes before it, and those of letters come after it. */
const MARK = 33;

/**
 * The bytes that `scripts/embed-wasm.mjs` wrote as text. A byte that is frequent is one letter. A rare one is the letter of
 * a frequent one after a space, or after an exclamation mark if there is no more for a space. The text begins with a
 * key: the letter of each byte from 0 on, or a space for those that are rare.
 *
 * @param {string} text
 */
function decode(text) {
  const values = new Uint8Array(3 * ASCII);
  /** @type {number[]} */
  const letters = [];
  /** @type {number[]} */
  const rare = [];
  for (let byte = 0; byte < 256; byte += 1) {
    const letter = text.charCodeAt(byte);
    if (letter > MARK) {
      values[letter] = byte;
      letters.push(letter);
    } else rare.push(byte);
  }
  for (const [place, byte] of rare.entries())
    values[(place < letters.length ? 1 : 2) * ASCII + (letters[place % letters.length] ?? 0)] = byte;
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let table = 0;
  for (let at = 256; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter > MARK) {
      bytes[length] = /** @type {number} */ (values[table + letter]);
      length += 1;
      table = 0;
    } else table = (letter - MARK + 2) * ASCII;
  }
  return bytes.subarray(0, length);
}

initSync({ module: decode(embedded) });

export * from './lib/api.js';
