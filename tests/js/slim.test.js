// The slim entry, where it is given what is not the module. What it does with the module is tested on the tarball.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { init, initSync, isLegal, STARTING_FEN } from 'chess-arbiter/slim';

/** A sound module that exports nothing. */
const ANOTHER = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

test('another module is refused, and the right one can still be loaded', async () => {
  await assert.rejects(init(ANOTHER), { name: 'TypeError', message: /not that of chess-arbiter/ });
  assert.throws(() => initSync(ANOTHER), TypeError);
  await init();
  assert.equal(isLegal(STARTING_FEN, 'e2e4'), true);
});
