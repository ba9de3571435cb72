// The entry for Node. It reads the module from its file, which takes less time than decoding the embedded one. Code that
// was bundled may lie elsewhere than the file: then it is the embedded one after all.

import { readFileSync } from 'node:fs';
import { embeddedBytes } from './embedded.js';
import { moduleUrl } from './module-url.js';
import { startModule } from './start.js';

startModule(() => new WebAssembly.Module(fileBytes() ?? embeddedBytes()));

function fileBytes() {
  try {
    return readFileSync(moduleUrl());
  } catch {
    return undefined;
  }
}

export * from '../lib/api.js';
