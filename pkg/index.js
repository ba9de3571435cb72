// The default entry: the WebAssembly module is embedded and instantiated while importing, so that nothing has
// to be awaited, fetched or configured.

import { initSync } from './wasm/chess_arbiter.js';
import base64 from './wasm/embedded.js';

initSync({ module: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) });

export * from './lib/api.js';
