// Bytes of PGN files, in the encodings in which they are found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodePgn, Game, parsePgn } from 'chess-arbiter';

const TEXT = '[White "Müller, José"]\n\n1. e4 {½ point — “good”} *';

test('UTF-8, with a mark and without', () => {
  const bytes = new TextEncoder().encode(TEXT);
  assert.equal(decodePgn(bytes), TEXT);
  assert.equal(decodePgn(bytes.buffer), TEXT);
  assert.equal(decodePgn(Uint8Array.of(0xef, 0xbb, 0xbf, ...bytes)), TEXT);
});

test('UTF-16, in both orders', () => {
  const little = new Uint8Array(Uint16Array.from(`\ufeff${TEXT}`, (letter) => letter.charCodeAt(0)).buffer);
  const big = little.map((_, index) => little[index ^ 1] ?? 0);
  assert.equal(decodePgn(little), TEXT);
  assert.equal(decodePgn(big), TEXT);
});

test('Windows-1252, where the bytes are no UTF-8', () => {
  const bytes = Uint8Array.from([...'[White "M\xfcller"]\n\n1. e4 {\x93good\x94} *'], (letter) =>
    letter.charCodeAt(0),
  );
  const [game] = parsePgn(decodePgn(bytes)).games;
  assert.equal(game?.tags.White, 'Müller');
  assert.equal(game?.moves[0]?.comments[0]?.text, '“good”');
});

test('a part of a larger buffer', () => {
  const bytes = new TextEncoder().encode(`xx${TEXT}xx`);
  assert.equal(decodePgn(bytes.subarray(2, -2)), TEXT);
  assert.equal(decodePgn(new DataView(bytes.buffer, 2, bytes.length - 4)), TEXT);
});

test('anything else is a TypeError', () => {
  for (const value of [undefined, null, TEXT, 5, [1, 2], {}])
    assert.throws(() => decodePgn(/** @type {any} */ (value)), TypeError);
});

test('a game that cannot be read to its end comes as far as it can be read, if asked for', () => {
  const text = '[White "A"]\n\n1. e4 e5 2. Ke4 Kd5 1/2-1/2';
  assert.throws(() => Game.fromPgn(text), { name: 'PgnError', line: 3 });
  const game = Game.fromPgn(text, { incomplete: true });
  assert.deepEqual(
    game.history.map(({ san }) => san),
    ['e4', 'e5'],
  );
  assert.equal(game.tags.White, 'A');
});
