// Writes a WebAssembly module as JavaScript that needs no WebAssembly: what binaryen's wasm2js makes of it, as a module
// that does nothing until its default export, a function, is called with the imports. It returns the exports.
//
//   node scripts/no-wasm.mjs <in.wasm> <out.js>
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const WASM2JS = fileURLToPath(new URL('../node_modules/.bin/wasm2js', import.meta.url));

/** What the module uses of what came after the first WebAssembly, as in `build-wasm.sh`. */
const FEATURES = [
  'bulk-memory',
  'bulk-memory-opt',
  'mutable-globals',
  'nontrapping-float-to-int',
  'sign-ext',
].map((feature) => `--enable-${feature}`);

const [input, output] = process.argv.slice(2);
if (!input || !output) {
  console.error('usage: node scripts/no-wasm.mjs <in.wasm> <out.js>');
  process.exit(2);
}

const folder = mkdtempSync(join(tmpdir(), 'chess-arbiter-'));
const translated = join(folder, 'translated.js');
execFileSync(WASM2JS, [input, ...FEATURES, '-O3', '-o', translated]);
let text = readFileSync(translated, 'utf8');
rmSync(folder, { recursive: true });

/**
 * @param {RegExp} what must be there exactly once
 * @param {string} by
 */
function replace(what, by) {
  const found = text.match(new RegExp(what, `${what.flags}g`))?.length ?? 0;
  if (found !== 1) throw new Error(`${what} is there ${found} times, not once`);
  text = text.replace(what, () => by);
}

replace(/^import \* as .*\n/, '');
replace(/^var retasmFunc = [\s\S]*/m, 'export default asmFunc;\n');
replace(/^function asmFunc\(imports\) \{$/m, 'function asmFunc(imports, onGrow) {');
// The memory of WebAssembly empties the views of its old buffer when it grows. Here they must be told.
replace(/(?<=^ {3}bufferView = HEAPU8;\n)(?= {2}\}\n {2}return)/m, '   onGrow();\n');

writeFileSync(
  output,
  `// Generated from the WebAssembly module; do not edit.
// @ts-nocheck
${text}`,
);
console.log(`${output}: ${text.length} bytes of JavaScript`);
