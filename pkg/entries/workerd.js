// The entry for workerd (Cloudflare Workers). That platform does not compile bytes at run time; importing the file
// gives the compiled module.

// @ts-expect-error TypeScript knows no modules in WebAssembly.
import module from './chess_arbiter.wasm';
import { startModule, WHOLE } from './start.js';

startModule(WHOLE, () => module);

export * from '../lib/api.js';
