// Alpine: data behind the proxies of @vue/reactivity, named in the page.
import './dom.js';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import alpine from 'alpinejs';
import { Game } from 'chess-arbiter';
import { newElement } from './dom.js';
import { playThrough } from './support.js';

/** In Node it is CommonJS, of which its types know nothing. @type {typeof alpine} */
const Alpine = Reflect.get(alpine, 'default');

const nextTick = () => Alpine.nextTick();

test('a game in reactive data: every method works, and effects run again', async () => {
  const state = Alpine.reactive({ game: new Game() });
  await playThrough({
    game: () => state.game,
    change: (make) => make(state.game),
    watch: Alpine.effect,
    flush: nextTick,
  });
});

test('a page shows each move', async () => {
  Alpine.data('board', () => ({ game: new Game() }));
  const element = newElement(`
    <main x-data="board">
      <code x-text="game.fen"></code>
      <b x-text="game.inCheck() ? 'Check' : game.moves().length"></b>
      <template x-for="move in game.history"><i x-text="move.san"></i></template>
      <button @click="game.apply('e4'); game.apply('f5'); game.apply('Qh5')"></button>
    </main>`);
  Alpine.start();
  await nextTick();
  const text = (/** @type {string} */ selector) => element.querySelector(selector)?.textContent;
  assert.equal(text('b'), '20');
  element.querySelector('button')?.click();
  await nextTick();
  assert.equal(text('code'), 'rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2');
  assert.equal(text('b'), 'Check');
  assert.deepEqual(
    [...element.querySelectorAll('i')].map((move) => move.textContent),
    ['e4', 'f5', 'Qh5+'],
  );
});
