// `Game`, the object behind one board.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Game, STARTING_FEN } from 'chess-arbiter';

const SCHOLARS_MATE = ['e2e4', 'e7e5', 'd1h5', 'b8c6', 'f1c4', 'g8f6', 'h5f7'];

/**
 * @param {string[]} moves
 * @param {string} [fen]
 */
function played(moves, fen) {
  const game = new Game(fen);
  for (const move of moves) game.apply(move);
  return game;
}

test('a new game stands at the usual starting position', () => {
  const game = new Game();
  assert.equal(game.fen, STARTING_FEN);
  assert.equal(game.turn, 'w');
  assert.equal(game.chess960, false);
  assert.equal(game.outcome, undefined);
  assert.equal(game.moves().length, 20);
});

test('a whole game can be played and taken back', () => {
  const game = new Game();
  const fens = SCHOLARS_MATE.map((move) => {
    const { fen } = game;
    assert.equal(game.apply(move).uci, move);
    return fen;
  });
  assert.equal(game.fen, 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4');
  assert.equal(game.inCheck(), true);
  assert.deepEqual(game.outcome, { winner: 'w', reason: 'checkmate' });
  assert.deepEqual(game.moves(), []);
  for (const move of SCHOLARS_MATE.toReversed()) {
    assert.equal(game.undo()?.uci, move);
    assert.equal(game.fen, fens.pop());
  }
  assert.equal(game.undo(), undefined);
});

test('apply returns the move with all that a board shows of it', () => {
  const game = played(['e2e4', 'd7d5']);
  assert.deepEqual(game.apply({ from: 'e4', to: 'd5' }), {
    color: 'w',
    from: 'e4',
    to: 'd5',
    piece: 'p',
    captured: 'p',
    kind: 'normal',
    san: 'exd5',
    uci: 'e4d5',
  });
});

test('stalemate is a draw', () => {
  const game = new Game('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
  assert.deepEqual(game.outcome, { winner: null, reason: 'stalemate' });
  assert.equal(game.inCheck(), false);
});

test('Black can win too', () => {
  assert.deepEqual(played(['f2f3', 'e7e5', 'g2g4', 'd8h4']).outcome, { winner: 'b', reason: 'checkmate' });
});

describe('destinations', () => {
  test('map each piece that can move to where it can go', () => {
    const destinations = new Game().destinations();
    assert.equal(destinations.size, 10);
    assert.deepEqual(destinations.get('e2'), ['e3', 'e4']);
    assert.deepEqual(destinations.get('b1')?.toSorted(), ['a3', 'c3']);
    assert.equal(destinations.has('e7'), false);
  });

  test('name a promotion square once', () => {
    const destinations = new Game('3n3k/4P3/8/8/8/8/8/K7 w - - 0 1').destinations();
    assert.deepEqual(destinations.get('e7')?.toSorted(), ['d8', 'e8']);
  });

  test('agree with moves and movesFrom', () => {
    const game = new Game('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
    const moves = game.moves();
    assert.equal(moves.length, 48);
    assert.equal(new Set(moves.map((move) => move.uci)).size, 48);
    for (const [from, targets] of game.destinations()) {
      const own = moves.filter((move) => move.from === from);
      assert.deepEqual(game.movesFrom(from), own);
      assert.deepEqual(
        own.map((move) => move.to),
        targets,
      );
    }
  });
});

describe('the board', () => {
  test('is read square by square', () => {
    const game = new Game();
    assert.deepEqual(game.get('e1'), { color: 'w', type: 'k' });
    assert.deepEqual(game.get('d8'), { color: 'b', type: 'q' });
    assert.equal(game.get('e4'), undefined);
  });

  test('is read as a whole', () => {
    const game = new Game();
    const pieces = game.pieces();
    assert.equal(pieces.size, 32);
    for (const [square, piece] of pieces) assert.deepEqual(game.get(square), piece);
  });

  test('tells where the kings are', () => {
    const game = played(['e2e4', 'e7e5', 'e1e2']);
    assert.deepEqual([game.king('w'), game.king('b')], ['e2', 'e8']);
    assert.throws(() => game.king(/** @type {any} */ ('white')), TypeError);
  });

  test('tells which pieces attack a square, pinned ones too (3.1)', () => {
    const game = new Game('4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1');
    assert.deepEqual(game.attackers('d5', 'w'), ['e3']);
    assert.deepEqual(game.movesFrom('e3'), []);
    assert.deepEqual(game.attackers('e3', 'b'), ['e8']);
    assert.deepEqual(game.attackers('a1', 'b'), []);
  });
});

test('games do not share anything', () => {
  const [one, other] = [new Game(), new Game()];
  one.apply('e2e4');
  assert.equal(other.fen, STARTING_FEN);
});

test('Chess960 castling is written as the king taking its own rook', () => {
  const game = new Game('1rk3r1/8/8/8/8/8/8/1RK3R1 w KQkq - 0 1', { chess960: true });
  assert.equal(game.chess960, true);
  assert.equal(game.apply('c1b1').kind, 'castle-queenside');
  assert.equal(game.fen, '1rk3r1/8/8/8/8/8/8/2KR2R1 b kq - 1 1');
  assert.equal(game.undo()?.to, 'b1');
});

test('perft leaves the game as it was', () => {
  const game = new Game();
  assert.equal(game.perft(4), 197_281);
  assert.equal(game.fen, STARTING_FEN);
});

describe('free', () => {
  test('frees the memory; later use throws a TypeError, and freeing again is harmless', () => {
    const game = new Game();
    game.free();
    game.free();
    assert.throws(() => game.fen, { name: 'TypeError', message: 'This game has been freed.' });
    assert.throws(() => game.apply('e2e4'), TypeError);
    assert.throws(() => game.isLegal('no move'), TypeError);
    assert.throws(() => game.movesFrom('e2'), TypeError);
  });

  test('is what `using` calls', () => {
    const game = new Game();
    game[Symbol.dispose]();
    assert.throws(() => game.turn, TypeError);
  });
});
