// What Jest's expect makes of games.
import { test } from 'node:test';
import { Game } from 'chess-arbiter';
import { expect } from 'expect';
import { differentGames, PGN } from './support.js';

test('toEqual and toStrictEqual tell games apart', () => {
  for (const [game, other] of differentGames()) {
    expect(game).not.toEqual(other);
    expect(game).not.toStrictEqual(other);
  }
});

test('a clone is equal, and what a game is asked does not change it for them', () => {
  const game = Game.fromPgn(PGN);
  const clone = game.clone();
  game.moves();
  game.pgn();
  game.repetitions();
  expect(clone).toEqual(game);
  expect(clone).toStrictEqual(game);
});
