// The default entry. The WebAssembly module is embedded, and starts while the package is imported: there is nothing to
// await, fetch or configure.

import { embeddedBytes } from './embedded.js';
import { startModule, WHOLE } from './start.js';

startModule(WHOLE, () => new WebAssembly.Module(embeddedBytes()));

export * from '../lib/api.js';
