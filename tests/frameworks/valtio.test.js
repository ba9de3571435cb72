// Valtio: a proxy to change, and frozen snapshots to show.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, walk } from 'chess-arbiter';
import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import { playThrough, sans } from './support.js';

const nextTick = () => new Promise((resolve) => setTimeout(resolve));

test('proxy(new Game()): every method works, and subscribers hear of each change', async () => {
  const game = proxy(new Game());
  await playThrough({
    game: () => game,
    change: (make) => make(game),
    watch: (run) => {
      run();
      subscribe(game, run);
    },
    flush: nextTick,
  });
});

test('a snapshot is a game that answers', async () => {
  const state = proxy({ game: new Game() });
  await playThrough({
    game: () => /** @type {Game} */ (snapshot(state).game),
    change: (make) => make(state.game),
    watch: (run) => {
      run();
      subscribe(state, run);
    },
    flush: nextTick,
  });
});

test('a snapshot stays as it was, and refuses to be changed', () => {
  const game = proxy(new Game());
  game.apply('e4');
  const before = /** @type {Game} */ (snapshot(game));
  game.apply('e5');
  game.undo();
  game.apply('c5');
  assert.ok(before instanceof Game);
  assert.equal(sans(before), 'e4');
  for (const change of [
    () => before.apply('e5'),
    () => before.pass(),
    () => before.undo(),
    () => before.annotate({ comment: 'Best by test.' }),
    () => {
      before.result = '1-0';
    },
  ])
    assert.throws(change, { name: 'TypeError', message: /read-only/ });
  assert.equal(before.fen, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  assert.equal([...walk(before)].length, 1);
  assert.equal(sans(game), 'e4 c5');
  const own = before.clone();
  assert.equal(own.apply('e5').san, 'e5');
});
