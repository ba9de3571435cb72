// The default entry. The WebAssembly module is embedded, and starts while the package is imported: there is nothing to
// await, fetch or configure.

import { embeddedBytes } from './embedded.js';
import { startModule } from './start.js';

startModule(() => new WebAssembly.Module(embeddedBytes()));

export * from '../lib/api.js';
