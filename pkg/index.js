// The default entry: the WebAssembly module is embedded and instantiated while importing, so that nothing has
// to be awaited, fetched or configured.

import { initSync } from './wasm/chess_arbiter.js';
import embedded from './wasm/embedded.js';

/**
 * The bytes that `scripts/embed-wasm.mjs` wrote as text: each is a letter from `#` on, counted from the byte 245; a
 * space before it stands for 92 more, an exclamation mark for twice as many.
 *
 * @param {string} text
 */
function decode(text) {
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let more = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter < 35) {
      more = 92 * (letter - 31);
    } else {
      bytes[length] = 245 + more + letter - 35;
      length += 1;
      more = 0;
    }
  }
  return bytes.subarray(0, length);
}

initSync({ module: decode(embedded) });

export * from './lib/api.js';
