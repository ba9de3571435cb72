// Vue 3: deep proxies around everything that a component or a store holds.
import './dom.js';
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Game } from 'chess-arbiter';
import { createPinia, defineStore } from 'pinia';
import {
  computed,
  createApp,
  h,
  nextTick,
  reactive,
  readonly,
  ref,
  shallowRef,
  toRaw,
  triggerRef,
  watch,
  watchEffect,
} from 'vue';
import { newElement } from './dom.js';
import { playThrough, sans } from './support.js';

/** @type {import('node:test').Mock<typeof console.warn>} */
let warnings;
beforeEach(() => {
  warnings = mock.method(console, 'warn', () => {});
});
afterEach(() => mock.restoreAll());

test('ref(new Game()): every method works, and what was watched runs again', async () => {
  const game = ref(new Game());
  await playThrough({
    game: () => game.value,
    change: (make) => make(game.value),
    watch: watchEffect,
    flush: nextTick,
  });
  assert.equal(warnings.mock.callCount(), 0);
});

test('reactive(new Game()) in an object, with computed', async () => {
  const state = reactive({ game: new Game() });
  await playThrough({
    game: () => state.game,
    change: (make) => make(state.game),
    watch: (run) => {
      const times = computed((before = 0) => {
        run();
        return before + 1;
      });
      watchEffect(() => times.value);
    },
    flush: nextTick,
  });
});

test('shallowRef and triggerRef', async () => {
  const game = shallowRef(new Game());
  await playThrough({
    game: () => game.value,
    change: (make) => {
      make(game.value);
      triggerRef(game);
    },
    watch: watchEffect,
    flush: nextTick,
  });
});

test('a Pinia store', async () => {
  const useGame = defineStore('game', {
    state: () => ({ game: new Game() }),
    getters: { fen: (state) => state.game.fen },
    actions: {
      /** @param {(game: Game) => unknown} make */
      change(make) {
        make(this.game);
      },
    },
  });
  const store = useGame(createPinia());
  let changes = 0;
  store.$subscribe(() => {
    changes += 1;
  });
  await playThrough({ game: () => store.game, change: store.change, watch: watchEffect, flush: nextTick });
  assert.equal(store.fen, store.game.fen);
  assert.ok(changes > 20);
  const restored = Game.from(JSON.parse(JSON.stringify(store.$state)).game);
  assert.deepEqual(restored, store.game.clone());
});

test('a component shows each move', async () => {
  const game = ref(new Game());
  const element = newElement();
  const app = createApp({
    render: () => [
      h('code', game.value.fen),
      h('b', game.value.inCheck() ? 'Check' : `${game.value.moves().length} moves`),
      h(
        'ol',
        game.value.history.map(({ san }) => h('li', san)),
      ),
      h('button', { onClick: () => game.value.undo() }, `Take back ${game.value.lastMove?.san}`),
    ],
  });
  app.mount(element);
  const text = (/** @type {string} */ selector) => element.querySelector(selector)?.textContent;
  assert.equal(text('b'), '20 moves');
  for (const move of ['f3', 'e5', 'g4', 'Qh4']) game.value.apply(move);
  await nextTick();
  assert.equal(text('code'), game.value.fen);
  assert.equal(text('b'), 'Check');
  assert.equal(text('ol'), 'f3e5g4Qh4#');
  element.querySelector('button')?.click();
  await nextTick();
  assert.equal(text('ol'), 'f3e5g4');
  assert.equal(text('button'), 'Take back g4');
  game.value = new Game();
  await nextTick();
  assert.equal(text('ol'), '');
  app.unmount();
});

test('toRaw(game) and game.clone() are free of proxies: they can be posted', () => {
  const game = ref(new Game());
  game.value.apply('e4');
  assert.throws(() => structuredClone(game.value), { name: 'DataCloneError' });
  for (const bare of [toRaw(game.value), game.value.clone()])
    assert.equal(Game.from(structuredClone(bare)).fen, game.value.fen);
});

test('readonly(game) answers, and makes no move', () => {
  const game = new Game();
  game.apply('e4');
  game.undo();
  const shown = readonly(game);
  assert.equal(shown.moves().length, 20);
  assert.throws(() => shown.apply('d4'), { name: 'TypeError', message: /read-only/ });
  assert.throws(() => shown.pass(), { name: 'TypeError', message: /read-only/ });
  shown.redo(); // Vue warns.
  assert.equal(game.ply, 0);
  assert.equal(game.redo()?.san, 'e4');
  shown.undo();
  assert.equal(game.fen, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  assert.equal(shown.moves().length, 20);
  assert.equal(warnings.mock.callCount() > 0, true);
});

test('a watcher that runs at once may play on, or take the move back', async () => {
  const game = ref(new Game());
  const stop = watch(
    () => game.value.ply,
    () => {
      if (game.value.lastMove?.san === 'e4') game.value.apply('e5');
      if (game.value.lastMove?.san === 'f3') game.value.undo();
    },
    { flush: 'sync' },
  );
  assert.equal(game.value.apply('e4').san, 'e4');
  assert.equal(game.value.apply('f3').san, 'f3');
  stop();
  assert.equal(sans(game.value), 'e4 e5');
  const alone = new Game();
  alone.apply('e4');
  alone.apply('e5');
  assert.deepEqual(game.value.moves(), alone.moves());
  assert.equal(game.value.apply('Nf3').san, 'Nf3');
  const other = ref(new Game());
  await playThrough({
    game: () => other.value,
    change: (make) => make(other.value),
    watch: (run) => watchEffect(run, { flush: 'sync' }),
  });
});
