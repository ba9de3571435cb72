// What a PGN file of a size costs to read, in time and in memory. Run in a process of its own; prints JSON.
//
//   node --expose-gc growth/pgn-size.js <bytes> <parsePgn|readPgn> <runs>

import { parsePgn, readPgn } from 'chess-arbiter';
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

/** Reads the file, and counts games and moves. @param {string} text */
function read(text) {
  let [games, moves] = [0, 0];
  for (const game of how === 'readPgn' ? readPgn(text) : parsePgn(text).games) {
    if (game instanceof Error) throw game;
    games += 1;
    moves += game.moves.length;
  }
  return { games, moves };
}

// What the engine holds of a text that was put together is a tree of its parts until somebody reads it.
const text = Buffer.from(fileOf(Number(bytes))).toString();
const start = fileOf(1);
for (let count = 0; count < 50; count += 1) read(start);

collectGarbage();
const before = process.memoryUsage().rss;
const times = [];
let counted = { games: 0, moves: 0 };
for (let run = 0; run < Number(runs); run += 1) {
  collectGarbage();
  const begin = performance.now();
  counted = read(text);
  times.push(performance.now() - begin);
}
const peak = process.resourceUsage().maxRSS * 1024;
console.log(
  JSON.stringify({
    bytes: text.length,
    ...counted,
    milliseconds: median(times),
    memory: Math.max(0, peak - before),
  }),
);
