// No member of Game is left out of what the other files try.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from 'chess-arbiter';
import { CHANGES, playThrough, QUESTIONS } from './support.js';

test('every method of a game is asked or made', () => {
  const made = CHANGES.join('\n');
  const left = Object.getOwnPropertyNames(Game.prototype).filter(
    (name) => !Object.hasOwn(QUESTIONS, name) && !made.includes(`game.${name}(`),
  );
  assert.deepEqual(left, ['constructor']);
});

test('a game of its own needs no framework', async () => {
  const game = new Game();
  await playThrough({ game: () => game, change: (make) => make(game) });
});
