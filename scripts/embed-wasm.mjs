// Writes a WebAssembly module as a JavaScript module whose default export is the module's bytes as text. That is what
// lets the package start synchronously, with no fetch and no help from a bundler. `pkg/index.js` reads it.
//
// The text is plain ASCII, which every tool leaves as it is. A byte that is frequent is one character, any other is two: so
// bytes stay whole, and compress in transfer almost as well as the module itself. Base64 is a third longer then, since
// its digits do not fall together with bytes, and hexadecimal takes the browser twice as long to read.
//
//   node scripts/embed-wasm.mjs <in.wasm> <out.js>
import { readFileSync, writeFileSync } from 'node:fs';

/** The range of 92 bytes, around 0, of which a module has most; they become the characters `#` to `~`. */
const FIRST_BYTE = 245;
const RANGE = 92;
const FIRST_LETTER = '#'.charCodeAt(0);

/** What stands before the character of a byte that lies one or two ranges further on. */
const PREFIXES = ['', ' ', '!'];

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

const letters = Array.from(bytes, (byte) => {
  const number = (byte - FIRST_BYTE) & 255;
  return PREFIXES[Math.floor(number / RANGE)] + String.fromCharCode(FIRST_LETTER + (number % RANGE));
});
writeFileSync(
  output,
  `// Generated from the WebAssembly module; do not edit.\n/** @type {string} */\nconst text = ${JSON.stringify(letters.join(''))};\nexport default text;\n`,
);
console.log(`${output}: ${bytes.length} bytes of WebAssembly`);
