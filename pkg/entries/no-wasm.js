// The entry that needs no WebAssembly: the same module, translated to JavaScript. For React Native, for policies that
// forbid WebAssembly, and for browsers where it is switched off.

import { forgetBuffer } from '../lib/module.js';
import { forgetViews, start } from '../wasm/chess_arbiter.js';
import instantiate from '../wasm/no-wasm.js';

start((imports) =>
  instantiate(imports, () => {
    forgetViews();
    forgetBuffer();
  }),
);

export * from '../lib/api.js';
