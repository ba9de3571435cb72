/**
 * The same as `chess-arbiter`, except that you load the WebAssembly module: await {@link init} once, or call
 * {@link initSync}, before you ask anything. Until then every question throws a `TypeError`.
 *
 * @packageDocumentation
 */

export * from './index.js';

/**
 * What a class makes that the platform has, if the project's libraries declare it: not every project has that of the DOM.
 */
export type Instance<Name extends string, Platform = typeof globalThis> =
  Platform extends Record<Name, { prototype: infer Made }> ? Made : never;

/** A `WebAssembly.Module`. */
export type CompiledModule =
  typeof globalThis extends Record<'WebAssembly', infer Platform> ? Instance<'Module', Platform> : object;

/** The bytes of the module. */
export type ModuleBytes = ArrayBuffer | ArrayBufferView;

/**
 * Loads the module and starts it. It is compiled while it arrives if the server sends it as `application/wasm`, and
 * then browsers may keep the compiled code in their cache too.
 *
 * Later calls return the same promise; after a failure the next call tries again. If it was given the module of the rules
 * alone, the next call loads what it is given, and the whole module takes over.
 *
 * @param source - the module, or where it is. Left out, it is the file of the package, which Vite, webpack, Rollup
 * with its URL plug-in, Parcel, Node, Deno and Bun find by themselves.
 * @returns the compiled module, which may be posted to a worker and given to {@link initSync} there.
 * @throws `TypeError` if the source is none of these; what `fetch` and `WebAssembly.compile` throw.
 */
export function init(
  source?:
    | string
    | Instance<'URL'>
    | Instance<'Request'>
    | Instance<'Response'>
    | ModuleBytes
    | CompiledModule,
): Promise<CompiledModule>;

/**
 * Starts the module at once.
 *
 * @param source - the module or its bytes. Left out, the file of the package is read, in Node, Deno and Bun only.
 * @throws `TypeError` if the source is neither, or if it is needed and left out; `WebAssembly.CompileError` if it
 * is no module.
 */
export function initSync(source?: ModuleBytes | CompiledModule): void;
