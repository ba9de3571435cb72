// What is kept of a long file of games. No page is needed, but a process in which the collector of memory can be called.

import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';

const SHUFFLE = Array.from({ length: 20 }, () => 'Nf3 Nf6 Ng1 Ng8').join(' ');
const BYTES_A_GAME = 4000;

/** Reads so many games, each of eighty moves, and prints how many bytes each of the last thousands takes. */
const SCRIPT = `
  import { readGames } from './www/src/input/read-games.js';
  const file = (games) => '[White "Somebody"]\\n\\n${SHUFFLE} 1-0\\n\\n'.repeat(games);
  const [few, many] = [file(2500), file(7500)];
  async function heapWith(text) {
    gc();
    const before = process.memoryUsage().heapUsed;
    const { games } = await readGames(text, 'en', () => true);
    gc();
    const bytes = process.memoryUsage().heapUsed - before;
    return { bytes, games };
  }
  await heapWith(few);
  const { bytes: less } = await heapWith(few);
  const { bytes: more, games } = await heapWith(many);
  const last = games.at(-1).read();
  console.log(JSON.stringify({ each: (more - less) / 5000, moves: last.moves.length, result: last.result }));`;

test('a game of a long file takes a few kilobytes, and is read again whole', () => {
  test.slow();
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', SCRIPT], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  });
  const { each, moves, result } = JSON.parse(output);
  expect(moves).toBe(80);
  expect(result).toBe('1-0');
  expect(each).toBeLessThan(BYTES_A_GAME);
});
