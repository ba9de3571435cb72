// What a PGN file of a size costs to read, in time and in memory. Run in a process of its own; prints JSON.
//
//   node --expose-gc growth/pgn-size.js <bytes> <parsePgn|readPgn> <runs>

import { parsePgn, readPgn } from '../../pkg/entries/index.js';
import { moduleMemory } from '../../pkg/wasm/chess_arbiter.js';
import { gamesFile } from '../compare/pgn-file.js';
import { median } from '../compare/timing.js';

const [bytes = '0', how, runs] = process.argv.slice(2);
const collectGarbage = /** @type {() => void} */ (globalThis.gc);

/** Whole games, as many as fit; at least one. @param {number} size */
function fileOf(size) {
  const all = gamesFile(Math.ceil(size / 70_000));
  const end = all.lastIndexOf('\n\n[Event ', size);
  return all.slice(0, end > 0 ? end + 1 : all.indexOf('\n\n[Event ') + 1);
}

/**
 * Reads a file, and counts games and moves.
 *
 * @param {string} text
 * @param {(games: number) => void} [watch] called after each game, and once more with 0 at the end
 */
function read(text, watch) {
  let [games, moves] = [0, 0];
  const file = how === 'readPgn' ? readPgn(text) : parsePgn(text).games;
  for (const game of file) {
    if (game instanceof Error) throw game;
    games += 1;
    moves += game.moves.length;
    watch?.(games);
  }
  watch?.(0);
  return { games, moves };
}

// A text that was put together is a tree of its parts until somebody reads it.
const text = Buffer.from(fileOf(Number(bytes))).toString();
const warmUp = gamesFile(1);
for (let count = 0; count < 10; count += 1) read(warmUp);

// Memory comes first: what WebAssembly has once taken it keeps.
const heap = () => process.memoryUsage().heapUsed;
collectGarbage();
const before = heap();
let peak = before;
const counted = read(text, (games) => {
  if (games % 100 === 0) peak = Math.max(peak, heap());
});

// Small files are read several times, since a clock is not that fine.
const repeats = Math.ceil(1e6 / text.length);
const times = [];
for (let run = 0; run < Number(runs); run += 1) {
  collectGarbage();
  const begin = performance.now();
  for (let count = 0; count < repeats; count += 1) read(text);
  times.push((performance.now() - begin) / repeats);
}

console.log(
  JSON.stringify({
    bytes: text.length,
    ...counted,
    milliseconds: median(times),
    heap: peak - before,
    wasm: moduleMemory().buffer.byteLength,
  }),
);
