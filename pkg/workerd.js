// The entry for workerd (Cloudflare Workers). That platform does not compile bytes at run time; importing the file
// gives the compiled module.

import { initSync } from './wasm/chess_arbiter.js';
import module from './wasm/chess_arbiter_bg.wasm';

initSync({ module });

export * from './lib/api.js';
