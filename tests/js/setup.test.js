// Boards that are being set up.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FenError, Game, Setup, STARTING_FEN } from 'chess-arbiter';
import { randomNumbers } from './support/positions.js';

test('a new setup is an empty board', () => {
  const setup = new Setup();
  assert.equal(setup.fen, '8/8/8/8/8/8/8/8 w - - 0 1');
  assert.deepEqual(
    setup.problems().map(({ code }) => code),
    ['king-missing', 'king-missing'],
  );
  assert.throws(() => setup.toGame(), FenError);
});

test('pieces are put and taken, and whatever is wrong is told, until a game can begin', () => {
  const setup = new Setup(STARTING_FEN);
  delete setup.pieces.e8;
  setup.turn = 'b';
  setup.castling = 'KQ';
  assert.deepEqual(
    setup.problems().map(({ message }) => message),
    ['Black has no king.'],
  );
  setup.pieces.e5 = { color: 'b', type: 'k' };
  setup.pieces.d8 = undefined;
  setup.halfmoveClock = 3;
  setup.moveNumber = 12;
  assert.equal(setup.fen, 'rnb2bnr/pppppppp/8/4k3/8/8/PPPPPPPP/RNBQKBNR b KQ - 3 12');
  const game = setup.toGame();
  assert(game instanceof Game);
  assert.equal(game.fen, setup.fen);
});

test('each FEN that can be read comes out as it was', () => {
  for (const fen of [
    STARTING_FEN,
    '8/8/8/3kK3/8/8/8/8 b - - 7 40',
    'KKKKKKKK/8/8/8/8/8/8/pppppppp w KQkq e3 0 1',
    'nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1',
  ])
    assert.equal(new Setup(fen).fen, fen);
  assert.equal(new Setup('4k3/8/8/8/8/8/8/4K3 b').fen, '4k3/8/8/8/8/8/8/4K3 b - - 0 1');
});

test('attackers are found on any board, pinned ones too', () => {
  const setup = new Setup('8/8/8/8/4r3/8/4N3/4K2R w - - 0 1');
  assert.deepEqual(setup.attackers('g3', 'w'), ['e2']);
  assert.deepEqual(setup.attackers('e2', 'b'), ['e4']);
  const full = new Setup(`${'QQQQQQQQ/'.repeat(7)}QQQQQQQQ w - - 0 1`);
  assert.equal(full.attackers('d4', 'w').length, 8);
});

test('they are those of a game, where there is one', () => {
  const random = randomNumbers(5);
  const game = new Game();
  for (let ply = 0; ply < 80; ply += 1) {
    const moves = game.moves();
    const move = moves[random(moves.length)];
    if (!move) break;
    game.apply(move);
    const setup = new Setup(game.fen);
    assert.deepEqual(setup.problems(), []);
    for (const color of /** @type {const} */ (['w', 'b']))
      assert.deepEqual(setup.attackers(move.to, color), game.attackers(move.to, color));
    assert.deepEqual(setup.pieces, Object.fromEntries(game.pieces()));
  }
});

test('a setup is plain data', () => {
  const setup = new Setup(STARTING_FEN);
  const copy = Object.assign(new Setup(), structuredClone({ ...setup }));
  assert.deepEqual(copy, setup);
  assert.deepEqual(JSON.parse(JSON.stringify(setup)).pieces.e1, { color: 'w', type: 'k' });
});

test('what is no FEN, and what is no piece, is refused', () => {
  assert.throws(() => new Setup('8/8 w'), FenError);
  assert.throws(() => new Setup('hello'), FenError);
  assert.throws(() => new Setup(/** @type {any} */ (42)), TypeError);
  /** @type {[string, any, ErrorConstructor][]} */
  const wrong = [
    ['pieces', { e9: { color: 'w', type: 'k' } }, TypeError],
    ['pieces', { e4: { color: 'w', type: 'x' } }, TypeError],
    ['pieces', { e4: { color: 'x', type: 'k' } }, TypeError],
    ['pieces', { e4: null }, TypeError],
    ['turn', 'white', TypeError],
    ['halfmoveClock', -1, RangeError],
    ['moveNumber', 1.5, RangeError],
    ['moveNumber', '1', TypeError],
  ];
  for (const [field, value, error] of wrong)
    assert.throws(() => Object.assign(new Setup(), { [field]: value }).fen, error, `${field} ${value}`);
  const setup = new Setup();
  setup.castling = 'xyz';
  assert.deepEqual(setup.problems()[0]?.code, 'castling-syntax');
  assert.throws(() => setup.attackers(/** @type {any} */ ('e9'), 'w'), TypeError);
});
