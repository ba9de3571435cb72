// Faults that strike in the middle of a call: the stack overflows, the module traps. All is as it was before, and the next
// answer is right. `make test-faults` does the same at length, in Chromium and with allocations that fail, too.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { arm, kill, startStruck, strikeAll } from '../faults/strikes.js';

const api = await startStruck(readFileSync(new URL('../../pkg/dist/chess_arbiter.wasm', import.meta.url)));
const { readPgn } = api;

const FILE = '1. e4 {one} *\n\n1. d4 (1. c4) d5 *\n\n1. Ke3 *\n\n1. Nf3 Nf6 2. Ng1 *\n\n'.repeat(3);

test('the stack overflows a thousand times in all verbs, with every amount of stack left', () => {
  const root = new URL('../..', import.meta.url);
  const output = execFileSync(
    process.execPath,
    ['--stack-size=300', 'tests/faults/run.js', 'overflow', '1000'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  assert.match(output, /^overflow: 1\d\d\d faults, 0 of them did harm$/m);
});

test('every call of the module is cut short in every verb, by a trap and by a stack overflow', () => {
  const { faults, wrong } = strikeAll(api);
  assert(faults > 2_000, `only ${faults} faults`);
  assert.deepEqual(wrong, []);
});

test('a file is read to its end though the module is killed after each game', async () => {
  const whole = [...readPgn(FILE)];
  const read = [];
  for (const game of readPgn(FILE)) {
    read.push(game);
    kill(api);
  }
  assert.deepEqual(read, whole);
  const parts = [];
  for await (const game of readPgn(FILE.match(/.{1,7}/gs) ?? [])) {
    parts.push(game);
    kill(api);
  }
  assert.deepEqual(parts, whole);
});

test('what the collector of garbage finds is not freed in a module that was cut short', async () => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  /** @type {string[]} */
  const called = [];
  const end = arm((call, args, name) => {
    called.push(name);
    return call(...args);
  });
  const abandon = () => void readPgn(FILE).next();
  const collect = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      gc();
      await setImmediate();
    }
    return called.filter((name) => name.endsWith('_free')).length;
  };
  abandon();
  assert.equal(await collect(), 1);
  abandon();
  end();
  kill(api);
  const endAgain = arm((call, args, name) => {
    called.push(name);
    return call(...args);
  });
  assert.equal(await collect(), 1);
  endAgain();
  assert.equal(api.parsePgn(FILE).games.length, 9);
});
