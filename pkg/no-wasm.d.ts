/**
 * The same as `chess-arbiter`, and it needs no WebAssembly: for policies that forbid it and browsers in which it is switched
 * off. React Native gets this entry as `chess-arbiter`. It is larger and slower.
 *
 * @packageDocumentation
 */

export * from './index.js';
