// The entry for boards: the rules alone, with a smaller module. It is embedded, and starts while the package is imported,
// unless a module is started already: that of any entry has the rules.

import { embeddedBytes } from './rules-embedded.js';
import { RULES, startModule } from './start.js';

startModule(RULES, () => new WebAssembly.Module(embeddedBytes()));

export * from '../lib/rules-api.js';
