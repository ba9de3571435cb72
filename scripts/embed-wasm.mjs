// Writes a WebAssembly module as a JavaScript module whose default export is the module's bytes as text. That is what
// lets the package start synchronously, with no fetch and no help from a bundler. `pkg/index.js` reads it.
//
// The text is plain ASCII, which every tool leaves as it is. A byte that is frequent is one character, any other is two: so
// bytes stay whole, and with a good alphabet compress in transfer almost as well as the module itself. Base64 is a third longer then, since
// its digits do not fall together with bytes, and hexadecimal takes the browser twice as long to read.
//
//   node scripts/embed-wasm.mjs <in.wasm> <out.js>
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chooseAlphabet } from './alphabet.mjs';

/** What text is made of: printable ASCII, but for what a quoted text would have to escape. */
const LETTERS = Array.from({ length: 95 }, (_, number) => String.fromCharCode(32 + number)).filter(
  (letter) => !'"\\`'.includes(letter),
);

/** What stands before the letter of a byte that is rare. */
const PREFIXES = [' ', '!'];

/** How far the letters are turned where searches for an alphabet begin; Brotli itself tells which of them ends best. */
const TURNS = [0, 20, 40, 60];

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

const times = bytes.reduce((times, byte) => times.set(byte, (times.get(byte) ?? 0) + 1), new Map());
const allBytes = Array.from({ length: 256 }, (_, byte) => byte);
const byFrequency = allBytes.toSorted((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
const most = new Set(byFrequency.slice(0, LETTERS.length - PREFIXES.length));
const frequent = allBytes.filter((byte) => most.has(byte));
const rare = allBytes.filter((byte) => !most.has(byte));

/** The numbers of the letters of each byte: its own, or those of a prefix and of a frequent byte. */
const spelling = allBytes.map((byte) => {
  if (most.has(byte)) return [frequent.indexOf(byte)];
  const place = rare.indexOf(byte);
  return [frequent.length + Math.floor(place / frequent.length), place % frequent.length];
});
const numbers = Array.from(bytes).flatMap((byte) => spelling[byte] ?? []);
const letters = LETTERS.filter((letter) => !PREFIXES.includes(letter));

/** @param {number} turn */
function write(turn) {
  const turned = [...letters.slice(turn), ...letters.slice(0, turn), ...PREFIXES];
  const alphabet = chooseAlphabet(numbers, turned, letters.length);
  const key = allBytes.map((byte) => (most.has(byte) ? alphabet[frequent.indexOf(byte)] : PREFIXES[0]));
  const text = [...key, ...numbers.map((number) => alphabet[number])].join('');
  return { text, size: brotliCompressSync(text).length };
}

const [best] = TURNS.map(write).toSorted((one, other) => one.size - other.size);
writeFileSync(
  output,
  `// Generated from the WebAssembly module; do not edit.\n/** @type {string} */\nconst text = ${JSON.stringify(best?.text)};\nexport default text;\n`,
);
console.log(`${output}: ${bytes.length} bytes of WebAssembly`);
