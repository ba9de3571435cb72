// Measures one row in this process, and prints the figures as JSON; each row gets a process of its own.
//
//   node --expose-gc compare/in-node.js <row> <rounds> <slice in ms>

import { readFileSync } from 'node:fs';
import ffish from 'ffish-es6';
import { cozy_perft, initSync, shakmaty_perft } from '../../target/peers-wasm/peers.js';
import { measure } from './measure.js';
import { gamesFile } from './pgn-file.js';
import { ROWS } from './rows/index.js';

const [id = '', rounds, slice] = process.argv.slice(2);

/** @param {string} path */
const bytes = (path) => readFileSync(new URL(path, import.meta.url));

initSync({ module: bytes('../../target/peers-wasm/peers_bg.wasm') });

/** @type {import('./row.js').Context} */
const context = { peers: { cozy_perft, shakmaty_perft }, pgn: gamesFile() };
if (ROWS[id]?.against.ffish) {
  // Its types are those of another kind of module than it is.
  const load = /** @type {any} */ (ffish);
  context.ffish = await load({ wasmBinary: bytes('../node_modules/ffish-es6/ffish.wasm'), print: () => {} });
}
console.log(JSON.stringify(await measure(id, context, { rounds: Number(rounds), slice: Number(slice) })));
