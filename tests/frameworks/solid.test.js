// Solid: stores that track each field. Needs the client build: node --conditions=browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from 'chess-arbiter';
import { createEffect, createRoot, createSignal } from 'solid-js';
import { createMutable, createStore, reconcile, unwrap } from 'solid-js/store';
import { declareResult, playThrough } from './support.js';

const nextTick = () => new Promise((resolve) => setTimeout(resolve));

test('createMutable(new Game()): every method works, and effects run again', () =>
  createRoot(async (dispose) => {
    const game = createMutable(new Game());
    await playThrough({
      game: () => game,
      change: (make) => make(game),
      watch: createEffect,
      flush: nextTick,
      without: declareResult,
    });
    dispose();
  }));

test('a result is declared in its tag, since Solid keeps what is set instead of asking the getter', () =>
  createRoot(async (dispose) => {
    const game = createMutable(new Game());
    const results = /** @type {string[]} */ ([]);
    createEffect(() => results.push(game.result));
    await nextTick();
    game.tags.Result = '1-0';
    game.tags.Result = '*';
    for (const move of ['f3', 'e5', 'g4', 'Qh4']) game.apply(move);
    assert.deepEqual([...new Set(results)], ['*', '1-0', '0-1']);
    dispose();
  }));

test('a signal that holds a clone', () =>
  createRoot(async (dispose) => {
    const [game, setGame] = createSignal(new Game());
    await playThrough({
      game,
      change: (make) =>
        setGame((current) => {
          const next = current.clone();
          make(next);
          return next;
        }),
      watch: createEffect,
      flush: nextTick,
    });
    dispose();
  }));

test('createStore({ ...game }) is data from which a game can be had', () =>
  createRoot(async (dispose) => {
    const [data, setData] = createStore({ ...new Game() });
    const counts = /** @type {number[]} */ ([]);
    createEffect(() => counts.push(Game.from(data).moves().length));
    await nextTick();
    const game = Game.from(data);
    game.apply('e4');
    game.apply('f5');
    setData(reconcile({ ...game }));
    await nextTick();
    assert.deepEqual(counts, [20, game.moves().length]);
    assert.equal(Game.from(structuredClone(unwrap(data))).fen, game.fen);
    dispose();
  }));
