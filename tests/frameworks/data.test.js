// What needs no framework: copies, JSON, workers, and what node:assert and consoles make of a game.
import loose from 'node:assert';
import strict from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Game } from 'chess-arbiter';
import { differentGames, PGN, sans } from './support.js';

test('structuredClone gives the data of a game', () => {
  const game = Game.fromPgn(PGN);
  const back = Game.from(structuredClone(game));
  strict.deepEqual(back, game);
  strict.equal(back.pgn(), game.pgn());
});

test('JSON gives the data of a game, what was taken back included', () => {
  const game = Game.fromPgn(PGN);
  game.undo();
  const back = Game.from(JSON.parse(JSON.stringify(game)));
  strict.deepEqual(back, game);
  strict.equal(back.redo()?.san, 'Nf3');
});

test('a worker takes a game, plays on and posts it back', async () => {
  const worker = new Worker(new URL('worker.js', import.meta.url));
  worker.postMessage(Game.fromPgn(PGN));
  const data = await new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  const game = Game.from(data);
  strict.equal(sans(game), 'e4 e5 Nf3 Nc6');
  strict.equal(game.tags.White, 'Anderssen');
  await worker.terminate();
});

test('node:assert tells games apart, and finds a clone equal', () => {
  for (const assert of [strict, loose]) {
    for (const [game, other] of differentGames()) {
      strict.throws(() => assert.deepEqual(game, other));
      assert.deepEqual(game.clone(), game);
    }
  }
});

test('console.log says what a game is', () => {
  const shown = inspect(Game.fromPgn(PGN));
  strict.match(shown, /^Game \{/);
  strict.match(shown, /Anderssen/);
  strict.match(shown, /ply: 3/);
});
