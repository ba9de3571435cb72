// The entry for the edge runtime of Next.js and Vercel. That platform does not compile bytes at run time; importing the
// file with `?module` gives the compiled module.

// @ts-expect-error TypeScript knows no modules in WebAssembly.
import module from './chess_arbiter.wasm?module';
import { startModule, WHOLE } from './start.js';

startModule(WHOLE, () => module);

export * from '../lib/api.js';
