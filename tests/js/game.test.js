// `Game`, the object behind one board.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chess960, Game, STARTING_FEN } from 'chess-arbiter';

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

describe('history', () => {
  test('is the moves that were made, in order', () => {
    const game = played(SCHOLARS_MATE);
    assert.deepEqual(
      game.history.map((move) => move.san),
      ['e4', 'e5', 'Qh5', 'Nc6', 'Bc4', 'Nf6', 'Qxf7#'],
    );
    assert.deepEqual(
      game.history.map((move) => move.color),
      ['w', 'b', 'w', 'b', 'w', 'b', 'w'],
    );
    assert.deepEqual(new Game().history, []);
    // Black may begin.
    assert.equal(played(['e8e7'], '4k3/8/8/8/8/8/4P3/4K3 b - - 0 1').history[0]?.color, 'b');
  });

  test('is a copy: what is done to it does not change the game', () => {
    const game = played(['e2e4']);
    game.history.pop();
    assert.equal(game.history.length, 1);
  });

  test('what was taken back can be made again, until another move is made', () => {
    const game = played(['e2e4', 'e7e5', 'g1f3']);
    assert.equal(game.redo(), undefined);
    const undone = [game.undo(), game.undo()];
    assert.deepEqual([game.redo(), game.redo()], undone.toReversed());
    assert.equal(game.redo(), undefined);
    game.undo();
    assert.throws(() => game.apply('Ke3'));
    assert.equal(game.judge('Ke3').legal, false);
    assert.equal(game.redo()?.san, 'Nf3', 'a refused move forgets nothing');
    game.undo();
    game.apply('Nf3');
    assert.equal(game.redo(), undefined);
  });

  test('the FEN after each ply can be asked for', () => {
    const game = played(['e2e4', 'e7e5']);
    assert.equal(game.fenAt(0), STARTING_FEN);
    assert.equal(game.fenAt(1), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    assert.equal(game.fenAt(2), game.fen);
    for (const ply of [3, 1e7, 2 ** 32, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER])
      assert.equal(game.fenAt(ply), undefined);
    for (const ply of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      assert.throws(() => game.fenAt(ply), RangeError);
    for (const ply of [undefined, null, '0', 0n, {}])
      assert.throws(() => game.fenAt(/** @type {any} */ (ply)), TypeError);
  });
});

describe('draws', () => {
  const THERE_AND_BACK = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];

  test('a position can be there three times for a claim, and five times for a draw', () => {
    const game = new Game();
    const seen = [];
    for (let times = 0; times < 5; times += 1) {
      seen.push([game.repetitions(), game.claims, game.outcome]);
      for (const move of THERE_AND_BACK) game.apply(move);
    }
    const draw = { winner: null, reason: 'fivefold-repetition' };
    assert.deepEqual(seen, [
      [1, [], undefined],
      [2, [], undefined],
      [3, ['threefold-repetition'], undefined],
      [4, ['threefold-repetition'], undefined],
      [5, [], draw],
    ]);
  });

  test('positions are the same only with the same rights (FIDE 9.2.3)', () => {
    assert.equal(played(['Rg1', 'Ke7', 'Rh1', 'Ke8'], '4k3/8/8/8/8/8/7P/4K2R w K - 0 1').repetitions(), 1);
    assert.equal(played(['Rg1', 'Ke7', 'Rh1', 'Ke8'], '4k3/8/8/8/8/8/7P/4K2R w - - 0 1').repetitions(), 2);
    const doubleStep = ['e4', 'Ke7', 'Kd1', 'Ke8', 'Ke1'];
    assert.equal(played(doubleStep, '4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1').repetitions(), 1);
    assert.equal(played(doubleStep, '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1').repetitions(), 2);
  });

  test('fifty moves can be claimed, seventy-five end the game', () => {
    const fifty = played(['Ke2'], '4k3/7p/8/8/8/8/8/R3K3 w - - 99 80');
    assert.deepEqual([fifty.claims, fifty.outcome], [['fifty-moves'], undefined]);
    const seventyFive = played(['Ke2'], '4k3/7p/8/8/8/8/8/R3K3 w - - 149 120');
    const outcome = { winner: null, reason: 'seventy-five-moves' };
    assert.deepEqual([seventyFive.claims, seventyFive.outcome], [[], outcome]);
  });

  test('too little material ends the game', () => {
    const outcome = { winner: null, reason: 'insufficient-material' };
    for (const placement of ['4k3/8/8/8/8/8/8/4K3', '4k3/8/8/8/8/8/8/4KN2', '2b1k3/8/8/8/8/8/8/4KB2'])
      assert.deepEqual(new Game(`${placement} w - - 0 1`).outcome, outcome);
    for (const placement of ['4k3/8/8/8/8/8/8/4KNN1', '4kb2/8/8/8/8/8/8/4KB2', '4kn2/8/8/8/8/8/8/4KN2'])
      assert.equal(new Game(`${placement} w - - 0 1`).outcome, undefined);
  });
});

describe('the starts of Chess960', () => {
  test('have their numbers; 518 is the usual one', () => {
    assert.equal(chess960(518), STARTING_FEN);
    assert.equal(chess960(0), 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1');
    assert.equal(chess960(959), 'rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1');
  });

  test('are 960, and each is a game', () => {
    const fens = Array.from({ length: 960 }, (_, number) => chess960(number));
    assert.equal(new Set(fens).size, 960);
    for (const fen of fens) {
      const game = new Game(fen, { chess960: true });
      assert.deepEqual([game.fen, game.chess960], [fen, true]);
    }
  });

  test('have no other numbers', () => {
    for (const number of [-1, 960, 0.5, Number.NaN, 2 ** 32 + 518])
      assert.throws(() => chess960(number), RangeError);
    for (const number of [undefined, null, '518', 518n, {}])
      assert.throws(() => chess960(/** @type {any} */ (number)), TypeError);
  });
});
