// The worker of data.test.js: it plays on in the game that it is sent, and posts it back.
import { parentPort } from 'node:worker_threads';
import { Game } from 'chess-arbiter';

parentPort?.once('message', (data) => {
  const game = Game.from(data);
  game.apply('Nc6');
  parentPort?.postMessage(game);
});
