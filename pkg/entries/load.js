// How the slim entries load the module: the caller decides when and from where. No other file of the package fetches
// anything.

import { wrongType } from '../lib/errors.js';
import { startModule } from './start.js';

/**
 * The address of the module, which `scripts/build-package.mjs` puts beside the scripts. Bundlers recognise this form and
 * include the file.
 */
const moduleUrl = () => new URL('./chess_arbiter.wasm', import.meta.url);

/**
 * Node's file system, if there is one.
 *
 * @returns {typeof import('node:fs') | undefined}
 */
let fileSystem = () => Reflect.get(globalThis, 'process')?.getBuiltinModule?.('node:fs');

/**
 * Gives Node's file system to where it cannot be asked for. It is not imported here, so that no bundler tries to include it.
 *
 * @param {typeof import('node:fs')} files
 */
export function useFiles(files) {
  fileSystem = () => files;
}

/** @type {Promise<WebAssembly.Module> | undefined} */
let loading;

/**
 * @param {string | URL | Request | Response | BufferSource | WebAssembly.Module} [source]
 * @returns {Promise<WebAssembly.Module>}
 */
export function init(source) {
  loading ??= load(source).catch((error) => {
    loading = undefined; // The next call tries again.
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
  // Browsers keep compiled code only of a module that is streamed, and stream it only if it has this type.
  const streams = source.headers.get('content-type')?.startsWith('application/wasm');
  return streams ? WebAssembly.compileStreaming(source) : WebAssembly.compile(await source.arrayBuffer());
}

/** @param {BufferSource | WebAssembly.Module} [source] */
export function initSync(source) {
  if (source instanceof WebAssembly.Module) start(source);
  else start(new WebAssembly.Module(source ? checkBytes(source) : readModule()));
}

/**
 * Starts the module, if it is that of this package. Any other would start too, and only fail later.
 *
 * @param {WebAssembly.Module} module
 */
function start(module) {
  if (!WebAssembly.Module.exports(module).some(({ name }) => name === 'savePosition')) {
    throw new TypeError('This is a WebAssembly module, but not that of chess-arbiter');
  }
  startModule(() => module);
}

function readModule() {
  const files = fileSystem();
  if (files) return files.readFileSync(moduleUrl());
  throw new TypeError('initSync() must be given the module or its bytes here; init() fetches them');
}

/**
 * @param {unknown} source
 * @returns {BufferSource}
 */
function checkBytes(source) {
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source))
    return /** @type {BufferSource} */ (source);
  throw wrongType('The chess module must be a URL, a response, bytes or a WebAssembly.Module', source);
}
