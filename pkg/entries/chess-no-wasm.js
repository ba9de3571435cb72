// The facade for those who come from chess.js, without WebAssembly.

import './no-wasm.js';

export * from '../chess.js/all.js';
