// What a row of the table is.

/**
 * @import { Pass } from './timing.js'
 *
 * @typedef {object} Peers the two Rust crates in WebAssembly
 * @property {(fen: string, depth: number) => number} shakmaty_perft
 * @property {(fen: string, depth: number) => number} cozy_perft
 *
 * @typedef {object} Context what the platform must load for the rows
 * @property {Peers} peers
 * @property {any} [ffish] the module of ffish; it is measured in Node only
 * @property {string} pgn a file of a thousand games
 *
 * @typedef {object} Work
 * @property {number} operations how many operations a pass does
 * @property {Record<string, Pass>} contenders
 *
 * @typedef {object} Row
 * @property {string} title what is called
 * @property {string} unit what one operation is
 * @property {Record<string, number>} targets how many times as fast as each peer it is to be
 * @property {Record<string, string>} against what is called of each peer
 * @property {boolean} [inBrowser] whether it is measured in Chromium too
 * @property {(context: Context) => Work} prepare
 */

export {};
