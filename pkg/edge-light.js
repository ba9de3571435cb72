// The entry for the edge runtime of Next.js and Vercel, which compiles no bytes either; there the module is what is
// imported with `?module`.

import { initSync } from './wasm/chess_arbiter.js';
// @ts-expect-error TypeScript knows no modules in WebAssembly.
import module from './wasm/chess_arbiter_bg.wasm?module';

// Next.js compiles it outside of the sandbox that this runs in, and the glue asks `instanceof`.
initSync({ module: Object.setPrototypeOf(module, WebAssembly.Module.prototype) });

export * from './lib/api.js';
