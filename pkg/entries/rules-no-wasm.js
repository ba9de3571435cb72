// The entry for boards that needs no WebAssembly: for React Native.

import instantiate from '../wasm/chess_arbiter_rules_no_wasm.js';
import { RULES, startTranslated } from './start.js';

startTranslated(RULES, instantiate);

export * from '../lib/rules-api.js';
