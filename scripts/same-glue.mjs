// Checks that the JavaScript that wasm-bindgen wrote for one module also serves another: that each of its functions and
// imports is in that of the other, word for word. Then one glue can start either module.
//
//   node scripts/same-glue.mjs <glue.js> <other-glue.js>
import { readFileSync } from 'node:fs';

const [glue, other] = process.argv.slice(2);
if (!glue || !other) {
  console.error('usage: node scripts/same-glue.mjs <glue.js> <other-glue.js>');
  process.exit(2);
}

/** A function of the glue, or one that the module imports. */
const PARTS =
  /^(?:export )?function \w+\(.*\) \{\n[\s\S]*?^\}|^ {8}\w+: function\(.*\) \{\n[\s\S]*?^ {8}\}/gm;

/** What lists the imports is another one in each; how they are started, `patch-glue.mjs` writes anew. */
const OTHERWISE = /function __wbg_get_imports\(|^let wasmModule, wasmInstance, wasm;[\s\S]*/gm;

/** @param {string} file */
const partsOf = (file) => {
  const text = readFileSync(file, 'utf8');
  return [...text.replace(OTHERWISE, '').matchAll(PARTS)].map(([part]) => part);
};

const known = new Set(partsOf(glue));
const missing = partsOf(other).filter((part) => !known.has(part));
if (known.size === 0 || missing.length > 0) {
  console.error(`error: ${glue} does not serve the module of ${other}:\n${missing.join('\n')}`);
  process.exit(1);
}
