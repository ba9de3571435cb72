// The entry that needs no WebAssembly: the same module, translated to JavaScript. For React Native, for policies that
// forbid WebAssembly, and for browsers where it is switched off.

import instantiate from '../wasm/chess_arbiter_no_wasm.js';
import { startTranslated, WHOLE } from './start.js';

startTranslated(WHOLE, instantiate);

export * from '../lib/api.js';
