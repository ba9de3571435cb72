// The slim entry for boards: the rules alone, and a smaller module as a separate file.

import { loader } from './load.js';
import { RULES } from './start.js';

// Bundlers recognise an address of this form and include the file.
export const { init, initSync } = /* @__PURE__ */ loader(
  RULES,
  () => new URL('./chess_arbiter_rules.wasm', import.meta.url),
);

export * from '../lib/rules-api.js';
