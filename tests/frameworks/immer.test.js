// Immer and Redux Toolkit: a draft to change, and frozen states that share what did not change. A game tells Immer that
// it may be drafted.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Game } from 'chess-arbiter';
import { current, freeze, immerable, produce } from 'immer';
import { playThrough, sans } from './support.js';

test('the package names the symbol that Immer asks for', () => {
  assert.equal(Reflect.get(new Game(), immerable), true);
});

test('produce(game): every method works on a draft, and every question on what is produced', async () => {
  let game = produce(new Game(), () => {});
  await playThrough({
    game: () => game,
    change: (make) => {
      game = produce(game, (draft) => void make(draft));
      assert.ok(game instanceof Game && Object.isFrozen(game.line));
    },
  });
});

test('all changes in one recipe', () => {
  const before = new Game();
  const after = produce(before, (draft) => {
    for (const move of ['e4', 'e5', 'Nf3', 'Nc6']) draft.apply(move);
    draft.undo();
    draft.apply('d6');
    assert.equal(draft.history.length, 4);
  });
  assert.equal(before.ply, 0);
  assert.equal(sans(after), 'e4 e5 Nf3 d6');
});

test('older states stay as they were', () => {
  const first = produce(new Game(), (draft) => void draft.apply('e4'));
  const open = produce(first, (draft) => void draft.apply('e5'));
  const sicilian = produce(first, (draft) => void draft.apply('c5'));
  const back = produce(open, (draft) => void draft.undo());
  assert.equal(open.line[0], first.line[0]);
  assert.deepEqual(
    [first, open, sicilian, back].map((game) => game.fen.split(' ', 1)[0]),
    [
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR',
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR',
      'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR',
      'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR',
    ],
  );
});

test('a recipe that throws changes nothing', () => {
  const game = produce(new Game(), (draft) => void draft.apply('e4'));
  const change = (/** @type {Game} */ draft) => {
    draft.apply('e5');
    draft.apply('Ke3');
  };
  assert.throws(() => produce(game, change), { code: 'illegal-move' });
  assert.equal(game.fen, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
  assert.equal(game.isLegal('e5'), true);
});

test('a frozen game refuses to be changed, and its clone does not', () => {
  const game = new Game();
  for (const move of ['e4', 'e5']) game.apply(move);
  game.undo();
  freeze(game, true);
  const before = JSON.stringify(game);
  for (const change of [
    () => game.apply('c5'),
    () => game.pass(),
    () => game.undo(),
    () => game.redo(),
    () => game.annotate({ comment: 'Best by test.' }),
    () => {
      game.result = '1-0';
    },
  ])
    assert.throws(change, { name: 'TypeError', message: /read-only/ });
  assert.equal(JSON.stringify(game), before);
  assert.equal(game.moves().length, 20);
  assert.equal(game.clone().apply('c5').san, 'c5');
});

test('a game that is frozen itself, but not its line, stays as it was too', () => {
  const game = new Game();
  for (const move of ['e4', 'e5']) game.apply(move);
  game.undo();
  const before = JSON.stringify(game);
  Object.freeze(game);
  assert.throws(() => game.apply('c5'), { name: 'TypeError', message: /read-only/ });
  assert.equal(JSON.stringify(game), before);
});

test('Redux Toolkit: the data of a game in the store, which is plain', () => {
  const complaints = mock.method(console, 'error', () => {});
  const slice = createSlice({
    name: 'game',
    initialState: { ...new Game() },
    reducers: {
      move(state, /** @type {{ payload: string }} */ { payload }) {
        const game = Game.from(current(state));
        game.apply(payload);
        return { ...game };
      },
    },
  });
  const store = configureStore({ reducer: { game: slice.reducer } });
  const seen = /** @type {string[]} */ ([]);
  store.subscribe(() => seen.push(Game.from(store.getState().game).fen));
  for (const move of ['e4', 'e5']) store.dispatch(slice.actions.move(move));
  assert.throws(() => store.dispatch(slice.actions.move('Ke3')), { code: 'illegal-move' });
  assert.deepEqual(
    seen.map((fen) => fen.split(' ')[1]),
    ['b', 'w'],
  );
  assert.deepEqual(
    complaints.mock.calls.map((call) => call.arguments),
    [],
  );
  mock.restoreAll();
});
