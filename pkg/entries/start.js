// Starts a module. There are two: the whole one, and that of the entries for boards, which has the rules alone. Whichever
// an entry brings, all entries work with one: what is started first or, once a page brings it, the whole one.

import { bring, forgetBuffer, hasStarted, RULES, WHOLE } from '../lib/module.js';
import { forgetViews } from '../wasm/chess_arbiter.js';

/** @import { Parts } from '../lib/module.js' */

export { hasStarted, RULES, WHOLE };

/**
 * Starts a module by WebAssembly.
 *
 * @param {Parts} parts what it has
 * @param {() => WebAssembly.Module} compiled gives the module, and is not asked if it is not needed
 */
export function startModule(parts, compiled) {
  if (typeof WebAssembly === 'undefined')
    throw new Error("There is no WebAssembly here: import 'chess-arbiter/no-wasm' instead");
  /** @type {WebAssembly.Module | undefined} */
  let module;
  bring(parts, (imports) => {
    module ??= compiled();
    return new WebAssembly.Instance(module, imports).exports;
  });
}

/**
 * Starts a module that was translated to JavaScript.
 *
 * @param {Parts} parts what it has
 * @param {(imports: WebAssembly.Imports, onGrow: () => void) => unknown} instantiate
 */
export function startTranslated(parts, instantiate) {
  bring(parts, (imports) =>
    instantiate(imports, () => {
      forgetViews();
      forgetBuffer();
    }),
  );
}
