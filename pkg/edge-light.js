// The entry for the edge runtime of Next.js and Vercel. That platform does not compile bytes at run time; importing the
// file with `?module` gives the compiled module.

import { initSync } from './wasm/chess_arbiter.js';
// @ts-expect-error TypeScript knows no modules in WebAssembly.
import module from './wasm/chess_arbiter_bg.wasm?module';

// Next.js compiles the module outside of this sandbox, with another `WebAssembly.Module` class, and the generated code
// checks `instanceof`.
initSync({ module: Object.setPrototypeOf(module, WebAssembly.Module.prototype) });

export * from './lib/api.js';
