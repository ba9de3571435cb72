// What `require` gives in Node where that cannot be an ES module. It reads the module from its file, like the entry for
// Node, and takes the embedded one only if the file is not there.

import { startModule, WHOLE } from './start.js';

// @ts-expect-error: the build writes the file.
startModule(WHOLE, () => new WebAssembly.Module(fileBytes() ?? require('./embedded.cjs').embeddedBytes()));

function fileBytes() {
  try {
    return require('node:fs').readFileSync(`${__dirname}/chess_arbiter.wasm`);
  } catch {
    return undefined;
  }
}

export * from '../lib/api.js';
