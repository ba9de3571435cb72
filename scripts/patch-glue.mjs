// Fits the JavaScript that wasm-bindgen writes to this package. What is replaced must be there exactly once, so that a
// new version of wasm-bindgen is looked at before it is used.
//
// - Text is coded by `pkg/lib/text.js`: the generated code makes its coders on import, and jsdom and Hermes have none.
// - One function starts a module, and is told how: from bytes, from a compiled module, or without WebAssembly. In the
//   same way it is instantiated anew.
// - What the collector of garbage finds is not freed in a module that was cut short in a call: nothing there can be relied on,
//   and another takes its place.
// - Nothing happens on import, so that bundlers can leave out what is not used.
//
//   node scripts/patch-glue.mjs <folder>
import { readFileSync, writeFileSync } from 'node:fs';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('usage: node scripts/patch-glue.mjs <folder>');
  process.exit(2);
}

/**
 * Replaces parts of a file.
 *
 * @param {string} file
 * @param {[what: RegExp, by: string][]} changes
 */
function patch(file, changes) {
  let text = readFileSync(file, 'utf8');
  for (const [what, by] of changes) {
    const found = text.match(new RegExp(what, `${what.flags}g`))?.length ?? 0;
    if (found !== 1) throw new Error(`${file}: ${what} is there ${found} times, not once`);
    text = text.replace(what, () => by);
  }
  writeFileSync(file, text);
}

/** What takes the place of the ways in which wasm-bindgen loads a module. */
const START = `
/**
 * Starts a module. If one is started already, it takes its place; if it cannot be started, nothing changes.
 *
 * @param {(imports: WebAssembly.Imports) => unknown} instantiate gives the exports of the module
 */
export function start(instantiate) {
    const before = instantiateModule;
    instantiateModule = instantiate;
    try {
        __wbg_reset_state();
    } catch (error) {
        instantiateModule = before;
        throw error;
    }
}

/** Forgets the views of the memory, which has another buffer now. */
export function forgetViews() {
    cachedUint32ArrayMemory0 = null;
    cachedUint8ArrayMemory0 = null;
}
`;

/** The table of JavaScript values, as one expression that may be left out. */
const HEAP = '/* @__PURE__ */ new Array(1024).fill(undefined).concat([undefined, null, true, false]);';

const DISPOSE = (/** @type {string} */ name) =>
  new RegExp(`^if \\(Symbol\\.dispose\\) ${name}\\.prototype\\[Symbol\\.dispose\\] = .*\n`, 'm');

const FINALIZATION = (/** @type {string} */ name) =>
  new RegExp(
    `(?<=const ${name}Finalization = \\(typeof FinalizationRegistry === 'undefined'\\)\n.*\n    : )(?=new )`,
  );

/** Where the collector of garbage has the module free something. */
const FREED = (/** @type {string} */ name) =>
  new RegExp(`(?<=    if \\(instance === __wbg_instance_id)(?=\\) wasm\\.__wbg_${name}_free\\(ptr, 1\\);)`);

patch(`${folder}/chess_arbiter.js`, [
  [
    /^\/\* @ts-self-types.*\n/,
    "import { isBusy } from '../lib/module.js';\nimport { decodeText, encodeInto } from '../lib/text.js';\n",
  ],
  [DISPOSE('CheckedGame'), ''],
  [DISPOSE('PgnReader'), ''],
  [FINALIZATION('CheckedGame'), '/* @__PURE__ */ '],
  [FINALIZATION('PgnReader'), '/* @__PURE__ */ '],
  [FREED('checkedgame'), ' && !isBusy'],
  [FREED('pgnreader'), ' && !isBusy'],
  [
    /(?<=^let heap = )new Array\(1024\)\.fill\(undefined\);\nheap\.push\(undefined, null, true, false\);/m,
    HEAP,
  ],
  [/^ {4}if \(realloc === undefined\) \{\n[^}]*\}\n/m, ''],
  [/cachedTextEncoder\.encodeInto(?=\(arg, view\))/, 'encodeInto'],
  [/^let cachedTextDecoder [\s\S]*?(?=^let WASM_VECTOR_LEN)/m, ''],
  [/^let wasmModule, wasmInstance, wasm;\n[\s\S]*/m, `let wasm, instantiateModule;\n${START}`],
  [
    /^ {4}wasmInstance = new WebAssembly\.Instance\(wasmModule, __wbg_get_imports\(\)\);\n.*\n.*\n/m,
    '    wasm = instantiateModule(__wbg_get_imports());\n',
  ],
]);

patch(`${folder}/chess_arbiter.d.ts`, [
  [
    /^export type InitInput [\s\S]*/m,
    `/** Starts a module. If one is started already, it takes its place; if it cannot be started, nothing changes. */
export function start(instantiate: (imports: WebAssembly.Imports) => unknown): void;

/** Forgets the views of the memory, which has another buffer now. */
export function forgetViews(): void;
`,
  ],
]);
