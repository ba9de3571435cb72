// The default entry. The WebAssembly module is embedded, and starts while the package is imported: there is nothing to
// await, fetch or configure.

import { embeddedBytes } from './embedded.js';
import { startModule } from './start.js';

startModule(() => {
  if (typeof WebAssembly === 'undefined')
    throw new Error(
      "There is no WebAssembly here: import 'chess-arbiter/no-wasm' instead of 'chess-arbiter'",
    );
  return new WebAssembly.Module(embeddedBytes());
});

export * from '../lib/api.js';
