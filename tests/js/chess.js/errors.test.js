// Errors have the messages of chess.js, and carry what this package knows besides.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess } from 'chess-arbiter/chess.js';

/**
 * What is thrown.
 *
 * @param {() => unknown} code
 * @returns {any}
 */
function thrown(code) {
  try {
    code();
  } catch (error) {
    assert(error instanceof Error);
    return error;
  }
  return assert.fail('nothing is thrown');
}

test('a refused move names the law and the pieces to blame', () => {
  const chess = new Chess('4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1');
  const error = thrown(() => chess.move({ from: 'e2', to: 'f4' }));
  assert.equal(error.message, 'Invalid move: {"from":"e2","to":"f4"}');
  assert.deepEqual(
    [error.code, error.refusal.code, error.refusal.article],
    ['illegal-move', 'pinned', '3.9'],
  );
  assert.deepEqual([error.refusal.by, error.refusal.on], [['e8'], ['e1']]);
  assert.equal(error.refusal.code, thrown(() => chess.move('Nf4')).refusal.code);
  assert.equal(chess.fen(), '4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1');
});

test('a drop that forgets the promotion is known by its code', () => {
  const chess = new Chess('8/P6k/8/8/8/8/8/7K w - - 0 1');
  assert.equal(thrown(() => chess.move({ from: 'a7', to: 'a8' })).refusal.code, 'promotion-required');
});

test('text that may mean several moves lists them', () => {
  const error = thrown(() => new Chess('7k/8/8/8/8/8/8/1N3N1K w - - 0 1').move('Nd2'));
  assert.equal(error.message, 'Invalid move: Nd2');
  assert.deepEqual([error.code, error.candidates], ['ambiguous-move', ['b1d2', 'f1d2']]);
});

test('no move at all is refused without a law', () => {
  for (const move of /** @type {any[]} */ (['xyz', '', undefined, 42, {}])) {
    const error = thrown(() => new Chess().move(move));
    assert.match(error.message, /^Invalid move: /);
    assert.equal(error.refusal ?? undefined, undefined);
  }
});

test('nobody passes in check', () => {
  const chess = new Chess('4r1k1/8/8/8/8/8/8/4K3 w - - 0 1');
  for (const pass of [() => chess.move('--'), () => chess.move(null), () => chess.setTurn('b')]) {
    const error = thrown(pass);
    assert.equal(error.message, 'Null move not allowed when in check');
    assert.deepEqual(error.refusal.by, ['e8']);
  }
});

test('a refused FEN lists its problems', () => {
  const error = thrown(() => new Chess('8/8/8/8/8/8/8/K7 w - - 0 1'));
  assert.equal(error.message, 'Invalid FEN: missing black king');
  assert.deepEqual(
    error.problems.map((/** @type {any} */ { code }) => code),
    ['king-missing'],
  );
  const chess = new Chess();
  chess.move('e4');
  assert.equal(
    thrown(() => chess.load('8/8 w')).message,
    "Invalid FEN: piece data does not contain 8 '/'-delimited rows",
  );
  assert.deepEqual(chess.history(), ['e4']);
});

test('whatever is thrown, the game is as it was', () => {
  const chess = new Chess();
  chess.loadPgn('[White "A"]\n\n1. e4 {said} e5 *');
  const before = [chess.pgn(), chess.fen(), chess.getComments()];
  for (const code of [
    () => chess.move('Ke4'),
    () => chess.move('Nf6', { strict: true }),
    () => chess.load('nonsense'),
    () => chess.loadPgn('1. e4 e5 2. Bc5'),
    () => chess.loadPgn('[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n*'),
    () => chess.perft(1.5),
  ]) {
    thrown(code);
    assert.deepEqual([chess.pgn(), chess.fen(), chess.getComments()], before);
  }
});

test('what is no fault of the move is not blamed on it', () => {
  const chess = new Chess();
  Object.freeze(/** @type {any} */ (chess)._game);
  for (const code of [
    () => chess.move('e4'),
    () => chess.move({ from: 'e2', to: 'e4' }),
    () => chess.move(null),
    () => chess.setTurn('b'),
  ]) {
    const error = thrown(code);
    assert(error instanceof TypeError);
    assert.match(error.message, /read-only/);
  }
});

test('squares and promotions that are none make no move', () => {
  const chess = new Chess('8/P6k/8/8/8/8/8/7K w - - 0 1');
  for (const move of /** @type {any[]} */ ([
    { from: 'x9', to: 'a8' },
    { from: 'a7', to: 'A8', promotion: 'q' },
    { from: 'a7', to: 'a8', promotion: '' },
    { from: 'a7', to: 'a8', promotion: 'qr' },
  ]))
    assert.match(thrown(() => chess.move(move)).message, /^Invalid move: \{/);
});
