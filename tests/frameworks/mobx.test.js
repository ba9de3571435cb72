// MobX: fields that are observed, and getters that are computed.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Game } from 'chess-arbiter';
import { autorun, configure, isObservable, makeAutoObservable, observable, runInAction } from 'mobx';
import { playThrough } from './support.js';

configure({ enforceActions: 'always' });

test('makeAutoObservable(new Game()): every method works, and reactions run again', async () => {
  const warnings = mock.method(console, 'warn', () => {});
  const game = makeAutoObservable(new Game());
  await playThrough({ game: () => game, change: (make) => runInAction(() => make(game)), watch: autorun });
  assert.deepEqual(
    warnings.mock.calls.map((call) => call.arguments),
    [],
  );
  mock.restoreAll();
});

test('a store that makes the game observable', async () => {
  class Store {
    game = makeAutoObservable(new Game());
    constructor() {
      makeAutoObservable(this);
    }
    get fen() {
      return this.game.fen;
    }
    /** @param {(game: Game) => unknown} make */
    change(make) {
      make(this.game);
    }
  }
  const store = new Store();
  const fens = /** @type {string[]} */ ([]);
  autorun(() => fens.push(store.fen));
  store.change((game) => game.apply('e4'));
  store.change((game) => game.undo());
  assert.equal(fens.length, 3);
  await playThrough({ game: () => store.game, change: (make) => store.change(make), watch: autorun });
});

test('the methods are actions, which no rule of MobX forbids', () => {
  const warnings = mock.method(console, 'warn', () => {});
  const game = makeAutoObservable(new Game());
  autorun(() => game.fen);
  for (const move of ['e4', 'e5', 'Nf3']) game.apply(move);
  game.undo();
  game.redo();
  assert.deepEqual(
    warnings.mock.calls.map((call) => call.arguments),
    [],
  );
  mock.restoreAll();
});

test('observable() leaves an instance of a class alone: a store replaces the game with a clone', async () => {
  const store = observable({ game: new Game() });
  assert.equal(isObservable(store.game), false);
  await playThrough({
    game: () => store.game,
    change: (make) =>
      runInAction(() => {
        const next = store.game.clone();
        make(next);
        store.game = next;
      }),
    watch: autorun,
  });
});

test('observable({ ...game }) is data from which a game can be had', () => {
  const data = observable({ ...new Game() });
  const game = Game.from(data);
  game.apply('e4');
  runInAction(() => Object.assign(data, game));
  assert.equal(Game.from(data).fen, game.fen);
});

test('game.clone() is free of observables', () => {
  const game = makeAutoObservable(new Game());
  game.apply('e4');
  const clone = game.clone();
  assert.equal(isObservable(clone) || isObservable(clone.line), false);
  assert.equal(Game.from(structuredClone({ ...clone })).fen, game.fen);
  assert.deepEqual(Object.keys(clone), Object.keys(new Game()));
});
