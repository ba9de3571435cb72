// The entry for boards, for the edge runtime of Next.js and Vercel. That platform does not compile bytes at run time; importing the
// file with `?module` gives the compiled module.

// @ts-expect-error TypeScript knows no modules in WebAssembly.
import module from './chess_arbiter_rules.wasm?module';
import { RULES, startModule } from './start.js';

startModule(RULES, () => module);

export * from '../lib/rules-api.js';
