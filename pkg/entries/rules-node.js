// The entry for boards, for Node. It does as `node.js` does.

import { RULES, startModule } from './start.js';

startModule(RULES, () => new WebAssembly.Module(fileBytes() ?? embedded()));

function fileBytes() {
  try {
    return process
      .getBuiltinModule('node:fs')
      .readFileSync(new URL('./chess_arbiter_rules.wasm', import.meta.url));
  } catch {
    return undefined;
  }
}

/** @returns {Uint8Array<ArrayBuffer>} */
function embedded() {
  const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);
  return require('./rules-embedded.cjs').embeddedBytes();
}

export * from '../lib/rules-api.js';
