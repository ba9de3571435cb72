// React 19 under StrictMode, which renders twice, runs reducers twice and mounts effects twice. So no state is changed that
// React compares: a move is made in a clone, or in a FEN.
import './dom.js';
import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { apply, Game, inCheck, isLegal, STARTING_FEN } from 'chess-arbiter';
import { act, createElement, memo, StrictMode, useEffect, useMemo, useReducer, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { newElement } from './dom.js';
import { sans } from './support.js';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
const complaints = mock.method(console, 'error', () => {});
afterEach(() =>
  assert.deepEqual(
    complaints.mock.calls.map((call) => call.arguments),
    [],
  ),
);

/** Shows a component under StrictMode. @param {import('react').FunctionComponent} component */
async function show(component) {
  const element = newElement();
  const root = createRoot(element);
  await act(async () => root.render(createElement(StrictMode, null, createElement(component))));
  return {
    text: (/** @type {string} */ selector) => element.querySelector(selector)?.textContent,
    /** Presses the button with a label. @param {string} label */
    press: (label) =>
      act(async () =>
        [...element.querySelectorAll('button')].find((it) => it.textContent === label)?.click(),
      ),
    unmount: () => act(async () => root.unmount()),
  };
}

/** @param {string} label @param {() => void} onClick */
const button = (label, onClick) => createElement('button', { key: label, type: 'button', onClick }, label);

/** What a board and a list of moves show; `memo` renders it only if it is given another game. */
const Sheet = memo((/** @type {{ game: Game }} */ { game }) => [
  createElement('code', { key: 'fen' }, game.fen),
  createElement('b', { key: 'check' }, game.inCheck() ? 'Check' : game.moves().length),
  createElement('i', { key: 'moves' }, sans(game)),
]);

/** Plays a game that ends in check and is taken back. @param {import('react').FunctionComponent} component */
async function playOn(component) {
  const { text, press, unmount } = await show(component);
  assert.equal(text('b'), '20');
  for (const move of ['e4', 'f5', 'Ke3', 'Qh5']) await press(move);
  assert.equal(text('i'), 'e4 f5 Qh5+');
  assert.equal(text('b'), 'Check');
  assert.equal(text('code'), 'rnbqkbnr/ppppp1pp/8/5p1Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 1 2');
  await press('undo');
  assert.equal(text('i'), 'e4 f5');
  await unmount();
}

const MOVES = ['e4', 'f5', 'Ke3', 'Qh5'];

/** The game after a change: another object. @param {Game} game @param {(game: Game) => unknown} change */
function changed(game, change) {
  const next = game.clone();
  change(next);
  return next;
}

test('useState: each change makes a clone', () =>
  playOn(() => {
    const [game, setGame] = useState(() => new Game());
    return [
      createElement(Sheet, { key: 'sheet', game }),
      ...MOVES.map((move) =>
        button(move, () =>
          setGame((game) => (game.isLegal(move) ? changed(game, (next) => next.apply(move)) : game)),
        ),
      ),
      button('undo', () => setGame((game) => changed(game, (next) => next.undo()))),
    ];
  }));

test('useReducer: the reducer is pure', () => {
  /** @param {Game} game @param {string} action */
  function reduce(game, action) {
    if (action === 'undo') return changed(game, (next) => next.undo());
    return game.isLegal(action) ? changed(game, (next) => next.apply(action)) : game;
  }
  return playOn(() => {
    const [game, dispatch] = useReducer(reduce, undefined, () => new Game());
    return [
      createElement(Sheet, { key: 'sheet', game }),
      ...[...MOVES, 'undo'].map((action) => button(action, () => dispatch(action))),
    ];
  });
});

test('the FEN as state, and no game at all', async () => {
  const { text, press, unmount } = await show(() => {
    const [fen, play] = useReducer(
      (/** @type {string} */ fen, /** @type {string} */ move) =>
        isLegal(fen, move) ? apply(fen, move) : fen,
      STARTING_FEN,
    );
    return [
      createElement('b', { key: 'check' }, inCheck(fen) ? 'Check' : fen),
      ...MOVES.map((move) => button(move, () => play(move))),
    ];
  });
  for (const move of MOVES) await press(move);
  assert.equal(text('b'), 'Check');
  await unmount();
});

test('an effect that mounts twice, and a memo that is computed twice, find the same game', async () => {
  let mounts = 0;
  const { text, unmount } = await show(() => {
    const game = useMemo(() => Game.fromPgn('1. e4 e5 *'), []);
    const [san, setSan] = useState('');
    useEffect(() => {
      mounts += 1;
      setSan(sans(game));
      return () => void game.fen;
    }, [game]);
    return createElement('i', null, san);
  });
  assert.equal(mounts, 2);
  assert.equal(text('i'), 'e4 e5');
  await unmount();
});
