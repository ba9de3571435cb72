// Starts the module by WebAssembly. What is started first is what every entry works with.

import { start } from '../wasm/chess_arbiter.js';

/**
 * @param {() => WebAssembly.Module} compiled gives the module, and is not asked if one is started already
 */
export function startModule(compiled) {
  if (typeof WebAssembly === 'undefined')
    throw new Error("There is no WebAssembly here: import 'chess-arbiter/no-wasm' instead");
  /** @type {WebAssembly.Module | undefined} */
  let module;
  start((imports) => {
    module ??= compiled();
    return new WebAssembly.Instance(module, imports).exports;
  });
}
