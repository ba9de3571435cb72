// What runs in Chromium: the same rows, in a page.

import { cozy_perft, initSync, shakmaty_perft } from '../../target/peers-wasm/peers.js';
import { measure } from './measure.js';

/**
 * @param {string} id
 * @param {{ rounds: number, slice: number }} effort
 */
export async function run(id, effort) {
  const response = await fetch('/peers_bg.wasm');
  initSync({ module: await response.arrayBuffer() });
  return measure(id, { peers: { cozy_perft, shakmaty_perft }, pgn: '' }, effort);
}
