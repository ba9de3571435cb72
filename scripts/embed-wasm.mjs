// Writes a WebAssembly module as a JavaScript module whose default export is the module's base64 text.
// That is what lets the package start synchronously, with no fetch and no help from a bundler.
//
//   node scripts/embed-wasm.mjs <in.wasm> <out.js>
import { readFileSync, writeFileSync } from 'node:fs';

const [input, output] = process.argv.slice(2);
if (!input || !output) {
  console.error('usage: node scripts/embed-wasm.mjs <in.wasm> <out.js>');
  process.exit(2);
}

const bytes = readFileSync(input);
if (!WebAssembly.validate(bytes)) {
  console.error(`error: ${input} is not a WebAssembly module that Node ${process.version} can run`);
  process.exit(1);
}

const base64 = bytes.toString('base64');
writeFileSync(
  output,
  `// Generated from the WebAssembly module; do not edit.\n/** @type {string} */\nconst base64 = '${base64}';\nexport default base64;\n`,
);
console.log(`${output}: ${bytes.length} bytes of WebAssembly`);
