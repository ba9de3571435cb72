// The slim entry: the module is a separate file, and the caller decides when and from where it is loaded. All entries
// share one module, so objects of one work with the other.

export * from '../lib/api.js';
export { init, initSync } from './load.js';
