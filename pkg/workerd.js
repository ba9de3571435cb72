// The entry for workerd (Cloudflare Workers): that platform compiles no bytes while it runs, but importing the
// file gives the compiled module.

import { initSync } from './wasm/chess_arbiter.js';
import module from './wasm/chess_arbiter_bg.wasm';

initSync({ module });

export * from './lib/api.js';
