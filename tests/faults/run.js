// Runs one kind of faults, says how many there were, and fails if anything was wrong after one.
//
//   node --stack-size=300 tests/faults/run.js overflow [count]
//   node tests/faults/run.js chromium [count]
//   node tests/faults/run.js strikes
//   node tests/faults/run.js allocations <module.wasm>
import { readFileSync } from 'node:fs';
import { failAllocations } from './allocations.js';
import { overflowInChromium } from './chromium.js';
import { overflowAll } from './overflow.js';
import { startStruck, strikeAll } from './strikes.js';

const MODULE = new URL('../../pkg/dist/chess_arbiter.wasm', import.meta.url);

const [kind = '', argument] = process.argv.slice(2);
const count = Number(argument ?? 100_000);

/** @type {Record<string, () => Promise<{ faults: number, wrong: string[] }>>} */
const KINDS = {
  overflow: async () => {
    const { Chess } = await import('chess-arbiter/chess.js');
    return overflowAll({ ...(await import('chess-arbiter')), Chess }, count);
  },
  chromium: () => overflowInChromium(count),
  strikes: async () => strikeAll(await startStruck(readFileSync(MODULE))),
  allocations: async () => failAllocations(await startStruck(readFileSync(String(argument)))),
};

const run = KINDS[kind];
if (!run) {
  console.error(`usage: node tests/faults/run.js ${Object.keys(KINDS).join('|')} [count|module]`);
  process.exit(2);
}
const { faults, wrong } = await run();
for (const problem of wrong) console.error(problem.slice(0, 1_000));
console.log(`${kind}: ${faults} faults, ${wrong.length} of them did harm`);
process.exitCode = wrong.length > 0 ? 1 : 0;
