// The default entry: the WebAssembly module is embedded and instantiated while importing, so that nothing has
// to be awaited, fetched or configured.

import { initSync } from './wasm/chess_arbiter.js';
import hex from './wasm/embedded.js';

/**
 * The value of a hexadecimal digit, by its code: for letters, bit 6 is set.
 *
 * @param {number} code
 */
const digit = (code) => (code & 15) + 9 * (code >> 6);

const bytes = new Uint8Array(hex.length / 2);
for (let at = 0; at < bytes.length; at += 1)
  bytes[at] = (digit(hex.charCodeAt(2 * at)) << 4) | digit(hex.charCodeAt(2 * at + 1));
initSync({ module: bytes });

export * from './lib/api.js';
