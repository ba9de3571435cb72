// The entry for boards, for `require` in Node. It does as `node-require.js` does.

import { RULES, startModule } from './start.js';

// @ts-expect-error: the build writes the file.
startModule(
  RULES,
  () => new WebAssembly.Module(fileBytes() ?? require('./rules-embedded.cjs').embeddedBytes()),
);

function fileBytes() {
  try {
    return require('node:fs').readFileSync(`${__dirname}/chess_arbiter_rules.wasm`);
  } catch {
    return undefined;
  }
}

export * from '../lib/rules-api.js';
