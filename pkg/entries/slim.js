// The slim entry: the module is a separate file, and the caller decides when and from where it is loaded. All entries
// share one module, so objects of one work with the other.

import { loader } from './load.js';
import { WHOLE } from './start.js';

// Bundlers recognise an address of this form and include the file.
export const { init, initSync } = /* @__PURE__ */ loader(
  WHOLE,
  () => new URL('./chess_arbiter.wasm', import.meta.url),
);

export * from '../lib/api.js';
