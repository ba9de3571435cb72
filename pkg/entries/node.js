// The entry for Node. It reads the module from its file, which takes less time than decoding the embedded one.
//
// Node asks for modules by their conditions: this one by `module-sync`, which came after `getBuiltinModule`. To import
// `node:fs` would take as long as all the rest. Code that was bundled may lie elsewhere than the file: then the module is
// the embedded one after all, if that is where it can be required.

import { startModule, WHOLE } from './start.js';

startModule(WHOLE, () => new WebAssembly.Module(fileBytes() ?? embedded()));

function fileBytes() {
  try {
    return process.getBuiltinModule('node:fs').readFileSync(new URL('./chess_arbiter.wasm', import.meta.url));
  } catch {
    return undefined;
  }
}

/** @returns {Uint8Array<ArrayBuffer>} */
function embedded() {
  const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
  return require('./embedded.cjs').embeddedBytes();
}

export * from '../lib/api.js';
