// What a call costs in a game of 1 to 1,000 plies. Run in a process of its own; prints JSON.
//
//   node --expose-gc growth/game-length.js <rounds> <slice in ms>

import { Game } from 'chess-arbiter';
import { compare, median, OURS } from '../compare/timing.js';
import { longGame } from './long-game.js';

const [rounds, slice] = process.argv.slice(2).map(Number);
const LENGTHS = [1, 10, 99, 499, 999];
const all = longGame(1000);

const rows = [];
for (const length of LENGTHS) {
  const game = new Game();
  for (const move of all.slice(0, length)) game.apply(move);
  const next = /** @type {string} */ (all[length]);
  const halfmoves = Number(game.fen.split(' ')[4]);
  const calls = {
    [OURS]: () => {
      game.apply(next);
      return game.undo() ? 1 : 0;
    },
    repetitions: () => game.repetitions(),
    claims: () => game.claims.length,
    outcome: () => (game.outcome ? 1 : 0),
    fen: () => game.fen.length,
  };
  const { [OURS]: applyUndo, ...others } = await compare(calls, 1, {
    rounds: rounds ?? 5,
    slice: slice ?? 20,
  });
  const times = Object.entries({ 'apply and undo': applyUndo, ...others }).map(([name, measurement]) => [
    name,
    median(measurement?.times ?? []),
  ]);
  rows.push({ length, halfmoves, times: Object.fromEntries(times) });
}
console.log(JSON.stringify(rows));
