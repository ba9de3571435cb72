// Svelte 5: `$state` makes proxies of plain objects and arrays, and leaves instances of classes alone. So a game is kept in
// `$state.raw` and replaced, or its data is kept. Needs the client build: node --conditions=browser.
import './dom.js';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Game } from 'chess-arbiter';
import { flushSync } from 'svelte';
import { compile, compileModule } from 'svelte/compiler';
import { newElement } from './dom.js';
import { playThrough } from './support.js';

const folder = mkdtempSync(join(import.meta.dirname, 'node_modules/.svelte-'));
after(() => rmSync(folder, { recursive: true }));

let files = 0;

/** @param {string} code compiled @returns {Promise<any>} */
function load(code) {
  files += 1;
  const file = join(folder, `${files}.mjs`);
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}

/** @param {string} source a module such as `game.svelte.js` */
const loadModule = (source) =>
  load(compileModule(source, { generate: 'client', filename: 'game.svelte.js' }).js.code);

/** Tries every method on what a module keeps. @param {string} source */
async function tryModule(source) {
  const { current, change, watch, stop } = await loadModule(source);
  await playThrough({ game: current, change, watch, flush: flushSync });
  stop();
}

/** Watches in a root of effects. */
const WATCH = `
  const stops = [];
  export const watch = (run) => stops.push($effect.root(() => { $effect(run); }));
  export const stop = () => stops.forEach((end) => end());`;

test('$state.raw(new Game()), replaced by a clone', () =>
  tryModule(`
    import { Game } from 'chess-arbiter';
    let game = $state.raw(new Game());
    export const current = () => game;
    export function change(make) {
      const next = game.clone();
      try { make(next); } finally { game = next; }
    }${WATCH}`));

test('$state({ ...game }), and a game that is derived from it', () =>
  tryModule(`
    import { Game } from 'chess-arbiter';
    let data = $state({ ...new Game() });
    const game = $derived(Game.from(data));
    export const current = () => game;
    export function change(make) {
      const next = Game.from($state.snapshot(data));
      make(next);
      data = { ...next };
    }${WATCH}`));

test('$state(new Game()) is the game itself: it answers, and nothing is run again', async () => {
  const { game, watch, stop } = await loadModule(`
    import { Game } from 'chess-arbiter';
    export const game = $state(new Game());${WATCH}`);
  let runs = 0;
  watch(() => {
    runs += 1;
    return game.fen && undefined;
  });
  flushSync();
  game.apply('e4');
  flushSync();
  assert.equal(game.turn, 'b');
  assert.equal(runs, 1);
  stop();
});

test('a component shows each move', async () => {
  const { mount, unmount } = await import('svelte');
  const source = `
    <script>
      import { Game } from 'chess-arbiter';
      let game = $state.raw(new Game());
      function play(move) {
        const next = game.clone();
        next.apply(move);
        game = next;
      }
    </script>
    <code>{game.fen}</code>
    <b>{game.inCheck() ? 'Check' : game.moves().length}</b>
    {#each game.history as move}<i>{move.san}</i>{/each}
    <button onclick={() => play(game.moves().at(-1))}>Play</button>`;
  const { default: Board } = await load(
    compile(source, { generate: 'client', filename: 'Board.svelte' }).js.code,
  );
  const target = newElement();
  const board = mount(Board, { target });
  flushSync();
  const game = new Game();
  assert.equal(target.querySelector('b')?.textContent, '20');
  for (let ply = 0; ply < 4; ply += 1) {
    game.apply(/** @type {import('chess-arbiter').Move} */ (game.moves().at(-1)));
    target.querySelector('button')?.click();
    flushSync();
    assert.equal(target.querySelector('code')?.textContent, game.fen);
    assert.equal(target.querySelectorAll('i').length, game.ply);
  }
  await unmount(board);
});
