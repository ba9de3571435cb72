// The entry for the edge runtime of Next.js and Vercel, which compiles no bytes either; there the module is what is
// imported with `?module`.

import { initSync } from './wasm/chess_arbiter.js';
// @ts-expect-error TypeScript knows no modules in WebAssembly.
import module from './wasm/chess_arbiter_bg.wasm?module';

initSync({ module });

export * from './lib/api.js';
