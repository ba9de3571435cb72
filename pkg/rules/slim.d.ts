/**
 * The same as `chess-arbiter/rules`, except that you load the module, as with `chess-arbiter/slim`: await {@link init} once, or
 * call {@link initSync}.
 *
 * @packageDocumentation
 */

export * from '../rules.js';
export { type CompiledModule, type Instance, init, initSync, type ModuleBytes } from '../slim.js';
