// The entry for boards, for `require` in Node. It does as `node-require.js` does.

import { RULES, startModule } from './start.js';

startModule(RULES, () => new WebAssembly.Module(fileBytes() ?? embedded()));

function embedded() {
  // @ts-expect-error: the build writes the file.
  return require('./rules-embedded.cjs').embeddedBytes();
}

function fileBytes() {
  try {
    return require('node:fs').readFileSync(`${__dirname}/chess_arbiter_rules.wasm`);
  } catch {
    return undefined;
  }
}

export * from '../lib/rules-api.js';
