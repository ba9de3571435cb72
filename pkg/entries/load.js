// How the slim entries load the module: the caller decides when and from where. No other file of the package fetches
// anything.

import { wrongType } from '../lib/errors.js';
import { hasStarted, RULES, startModule, WHOLE } from './start.js';

/** @import { Parts } from '../lib/module.js' */

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

/**
 * What a slim entry exports to load a module.
 *
 * @param {Parts} parts what the entry needs
 * @param {() => URL} moduleUrl where the module of the entry is, unless the caller says where. `scripts/build-package.mjs` puts
 * the file beside the scripts.
 */
export function loader(parts, moduleUrl) {
  /** @type {Promise<WebAssembly.Module> | undefined} */
  let loading;
  return {
    /**
     * @param {string | URL | Request | Response | BufferSource | WebAssembly.Module} [source]
     * @returns {Promise<WebAssembly.Module>}
     */
    init(source) {
      loading ??= load(source ?? moduleUrl()).then(
        (module) => {
          if (!hasStarted(parts)) loading = undefined; // The rules alone have come. The next call may bring the rest.
          return module;
        },
        (error) => {
          loading = undefined; // The next call tries again.
          throw error;
        },
      );
      return loading;
    },

    /** @param {BufferSource | WebAssembly.Module} [source] */
    initSync(source) {
      if (source instanceof WebAssembly.Module) start(source);
      else start(new WebAssembly.Module(source ? checkBytes(source) : readModule(moduleUrl())));
    },
  };
}

/** @param {string | URL | Request | Response | BufferSource | WebAssembly.Module} source */
async function load(source) {
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

/**
 * Starts a module, if it is one of this package. Any other would start too, and only fail later.
 *
 * @param {WebAssembly.Module} module
 */
function start(module) {
  const has = (/** @type {string} */ wanted) =>
    WebAssembly.Module.exports(module).some(({ name }) => name === wanted);
  if (!has('savePosition'))
    throw new TypeError('This is a WebAssembly module, but not that of chess-arbiter');
  startModule(has('perft') ? WHOLE : RULES, () => module);
}

/** @param {URL} address */
function readModule(address) {
  const files = fileSystem();
  if (files) return files.readFileSync(address);
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
