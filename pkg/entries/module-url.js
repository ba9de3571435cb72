/**
 * The address of the module, which `scripts/build-package.mjs` puts beside the scripts. Bundlers recognise this form and
 * include the file.
 */
export const moduleUrl = () => new URL('./chess_arbiter.wasm', import.meta.url);
