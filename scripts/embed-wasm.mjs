// Writes a WebAssembly module as a JavaScript module whose default export is the module's bytes as hexadecimal
// text. Base64 would be shorter, but as it is transferred, compressed, it is a third longer: its digits do not fall
// together with bytes.
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

const hex = bytes.toString('hex');
writeFileSync(
  output,
  `// Generated from the WebAssembly module; do not edit.\n/** @type {string} */\nconst hex = '${hex}';\nexport default hex;\n`,
);
console.log(`${output}: ${bytes.length} bytes of WebAssembly`);
