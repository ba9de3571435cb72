// The slim entry: the module is a file of its own, and the caller says when, and from where, it is loaded. Here
// and nowhere else the package fetches anything. It shares module and objects with the default entry.

import { wrongType } from './lib/errors.js';
import { initSync as instantiate } from './wasm/chess_arbiter.js';

export * from './lib/api.js';

/** Where the module is unless the caller says otherwise. Bundlers know this form, and bring the file along. */
const moduleUrl = () => new URL('./wasm/chess_arbiter_bg.wasm', import.meta.url);

/**
 * Node's file system, where there is one. Asked for like this, no bundler tries to bring it along.
 *
 * @returns {typeof import('node:fs') | undefined}
 */
const fileSystem = () => Reflect.get(globalThis, 'process')?.getBuiltinModule?.('node:fs');

/** @type {Promise<WebAssembly.Module> | undefined} */
let loading;

/**
 * @param {string | URL | Request | Response | BufferSource | WebAssembly.Module} [source]
 * @returns {Promise<WebAssembly.Module>}
 */
export function init(source) {
  loading ??= load(source).catch((error) => {
    loading = undefined; // The next call may have more luck.
    throw error;
  });
  return loading;
}

/** @param {string | URL | Request | Response | BufferSource | WebAssembly.Module} [source] */
async function load(source = moduleUrl()) {
  const module = await compile(isAddress(source) ? await fetchModule(source) : source);
  start(module);
  return module;
}

/**
 * @param {unknown} source
 * @returns {source is string | URL | Request}
 */
function isAddress(source) {
  return (
    typeof source === 'string' ||
    source instanceof URL ||
    (typeof Request === 'function' && source instanceof Request)
  );
}

/** @param {string | URL | Request} address */
function fetchModule(address) {
  const text = address instanceof Request ? address.url : String(address);
  const files = text.startsWith('file:') ? fileSystem() : undefined; // Node does not fetch files.
  return files ? files.promises.readFile(new URL(text)) : fetch(address);
}

/** @param {Response | BufferSource | WebAssembly.Module} source */
async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  if (!(typeof Response === 'function' && source instanceof Response))
    return WebAssembly.compile(checkBytes(source));
  if (!source.ok)
    throw new Error(`The chess module could not be fetched from ${source.url}: ${source.status}`);
  // Only what is streamed may enter the browser's cache of compiled code, and only with its own type is it streamed.
  const streams = source.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

/** @param {BufferSource | WebAssembly.Module} [source] */
export function initSync(source) {
  if (source instanceof WebAssembly.Module) start(source);
  else start(new WebAssembly.Module(source ? checkBytes(source) : readModule()));
}

/**
 * Starts the module, if it is ours: another one would be taken for it from then on.
 *
 * @param {WebAssembly.Module} module
 */
function start(module) {
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === 'arbiter_apply')) {
    throw new TypeError('This is a WebAssembly module, but not that of chess-arbiter');
  }
  instantiate({ module });
}

function readModule() {
  const files = fileSystem();
  if (files) return files.readFileSync(moduleUrl());
  throw new TypeError('initSync() must be given the module or its bytes here; init() fetches them');
}

/** @param {BufferSource} source */
function checkBytes(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
  throw wrongType('The chess module must be a URL, a response, bytes or a WebAssembly.Module', source);
}
