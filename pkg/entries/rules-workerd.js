// The entry for boards, for workerd (Cloudflare Workers). That platform does not compile bytes at run time; importing the file
// gives the compiled module.

// @ts-expect-error TypeScript knows no modules in WebAssembly.
import module from './chess_arbiter_rules.wasm';
import { RULES, startModule } from './start.js';

startModule(RULES, () => module);

export * from '../lib/rules-api.js';
