// The slim entry, where it is given what is not the module. What it does with the module is tested on the tarball.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  Game,
  init,
  initSync,
  isLegal,
  parsePgn,
  readPgn,
  Setup,
  STARTING_FEN,
  validateFen,
} from 'chess-arbiter/slim';

/** A sound module that exports nothing. */
const ANOTHER = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

test('before the module is there, every question says what to do', async () => {
  const game = new Game();
  const questions = [
    () => isLegal(STARTING_FEN, 'e2e4'),
    () => validateFen(STARTING_FEN),
    () => new Game('no FEN'),
    () => game.fen,
    () => game.apply('e4'),
    () => game.pgn(),
    () => Game.from(game),
    () => Game.fromPgn('1. e4 *'),
    () => new Setup(),
    () => parsePgn('1. e4 *', { pieces: 'de' }),
    () => [...readPgn('1. e4 *')],
  ];
  const refused = { name: 'TypeError', message: 'The chess module is not loaded yet: await init() first' };
  for (const ask of questions) assert.throws(ask, refused);
  await assert.rejects(readPgn([new Uint8Array()]).next(), refused);
});

test('another module is refused, and the right one can still be loaded', async () => {
  await assert.rejects(init(ANOTHER), { name: 'TypeError', message: /not that of chess-arbiter/ });
  assert.throws(() => initSync(ANOTHER), TypeError);
  await init();
  assert.equal(isLegal(STARTING_FEN, 'e2e4'), true);
});
