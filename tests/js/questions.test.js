// What a position and a game tell besides moves: stateless where a FEN is enough.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import * as api from 'chess-arbiter';
import { Game, isSquare, positionKey, STARTING_FEN } from 'chess-arbiter';

/** @import { Square } from 'chess-arbiter' */

/** @param {string} moves */
function played(moves, game = new Game()) {
  for (const move of moves.split(' ')) game.apply(move);
  return game;
}

test('the stateless questions answer as a game does', () => {
  const game = played('e4 e5 Nf3 Nc6 Bb5 a6');
  const { fen } = game;
  assert.deepEqual(api.moves(fen), game.moves());
  assert.deepEqual(api.destinations(fen), game.destinations());
  assert.deepEqual(api.attackers(fen, 'c6', 'w'), game.attackers('c6', 'w'));
  assert.equal(api.outcome(fen), undefined);
  assert.equal(api.positionKey(fen), game.key);
  assert.deepEqual(api.outcome('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1'), { winner: null, reason: 'stalemate' });
  assert.throws(() => api.moves('no FEN'), api.FenError);
});

test('isSquare tells the names of squares from anything else', () => {
  for (const square of ['a1', 'h8', 'e4']) assert(isSquare(square));
  for (const value of ['', 'e', 'e9', 'i1', 'E4', 'e44', 'spare-wP', undefined, null, 5, ['e4'], {}])
    assert(!isSquare(value));
});

describe('the key of a position', () => {
  test('is equal exactly for the same position (FIDE 9.2.3)', () => {
    const key = (/** @type {string} */ moves) => played(moves).key;
    assert.equal(key('Nf3 Nf6 Ng1 Ng8'), new Game().key);
    assert.equal(key('e4 e5 Nf3'), key('Nf3 e5 e4'));
    assert.notEqual(key('e4'), new Game().key);
    // Rights that are lost, and an en passant capture that is possible once, make another position.
    assert.notEqual(key('e4 e5 Ke2 Ke7 Ke1 Ke8'), key('e4 e5'));
    assert.notEqual(key('e4 a6 e5 d5'), key('e4 d5 e5 a6'));
    // A double step that nobody can answer en passant does not.
    assert.equal(key('e4 e5'), key('e3 e6 e4 e5'));
  });

  test('does not depend on counters, nor on how rights are spelt', () => {
    assert.equal(positionKey(STARTING_FEN.replace('0 1', '9 30')), positionKey(STARTING_FEN));
    const start = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1';
    assert.equal(positionKey(start.replace('KQkq', 'HFhf')), positionKey(start, { chess960: true }));
  });
});

test('what the past still allows, and where the game stands', () => {
  const game = new Game('r3k2r/8/8/8/4p3/8/3P4/R3K2R w KQk - 3 20');
  assert.deepEqual(game.castlingRights, {
    w: { kingside: true, queenside: true },
    b: { kingside: true, queenside: false },
  });
  assert.deepEqual([game.enPassant, game.halfmoveClock, game.moveNumber], [undefined, 3, 20]);
  game.apply('d2d4');
  assert.deepEqual([game.enPassant, game.halfmoveClock, game.moveNumber], ['d3', 0, 20]);
  assert.equal(game.lastMove?.uci, 'd2d4');
  game.apply('Kf8');
  assert.deepEqual(game.castlingRights.b, { kingside: false, queenside: false });
  assert.deepEqual([game.halfmoveClock, game.moveNumber], [1, 21]);
});

test('captured pieces and the balance of material', () => {
  const game = played('e4 d5 exd5 Qxd5 Nc3 Qxg2');
  assert.deepEqual([game.captured('w'), game.captured('b')], [['p', 'p'], ['p']]);
  assert.equal(game.materialBalance, -1);
  game.apply('Bxg2');
  assert.deepEqual(game.captured('b'), ['p', 'q']);
  assert.equal(game.materialBalance, 8);
  assert.throws(() => game.captured(/** @type {any} */ ('x')), TypeError);
});

describe('premoves', () => {
  test('go where the piece could go after some move of the opponent', () => {
    const game = new Game('4k3/8/8/3p4/8/8/4P3/4K3 b - - 0 1');
    // The pawn may take on d3 only if something could come there: nothing can in one move.
    assert.deepEqual(game.premoves('e2'), ['e3', 'e4']);
    assert.deepEqual(new Game('4k3/8/8/8/3p4/8/4P3/4K3 b - - 0 1').premoves('e2'), ['d3', 'e3', 'e4']);
    assert.deepEqual(game.premoves('e8'), []);
    assert.deepEqual(game.premoves('a1'), []);
  });

  test('are exactly the union over all moves of the opponent', () => {
    const game = new Game('r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1');
    for (const [square, { color }] of game.pieces()) {
      /** @type {Set<Square>} */
      const expected = new Set();
      for (const move of color === 'b' ? game.moves() : []) {
        game.apply(move);
        for (const { to } of game.movesFrom(square)) expected.add(to);
        game.undo();
      }
      assert.deepEqual(new Set(game.premoves(square)), expected, square);
    }
  });
});

test('whose material can still mate decides who loses on time (FIDE 6.9)', () => {
  const insufficient = (/** @type {string} */ placement) =>
    /** @type {const} */ (['w', 'b']).map((color) =>
      api.hasInsufficientMaterial(`${placement} w - - 0 1`, color),
    );
  assert.deepEqual(insufficient('4k3/8/8/8/8/8/8/4K3'), [true, true]);
  assert.deepEqual(insufficient('4k3/8/8/8/8/8/4P3/4K3'), [false, true]);
  assert.deepEqual(insufficient('4k3/4p3/8/8/8/8/8/4KN2'), [false, false]);
  assert.equal(new Game().hasInsufficientMaterial('w'), false);
  // Stalemate ends the game first, and still nobody can mate.
  assert.equal(api.hasInsufficientMaterial('k7/2K5/1N6/8/8/8/8/8 b - - 0 1', 'w'), true);
});

describe('how the game ended', () => {
  test('stays so: moves that are made afterwards do not revive it', () => {
    const shuffle = Array(4).fill('Nf3 Nf6 Ng1 Ng8').join(' ');
    const game = played(shuffle);
    assert.equal(game.outcome?.reason, 'fivefold-repetition');
    game.apply('e4');
    assert.equal(game.outcome?.reason, 'fivefold-repetition');
    assert.deepEqual(game.claims, []);
    assert(game.isLegal('e5'));
    assert.equal(Game.from(JSON.parse(JSON.stringify(game))).outcome?.reason, 'fivefold-repetition');
    game.undo();
    game.undo();
    assert.equal(game.outcome, undefined);
  });
});

describe('the promotion that boards send with every drop', () => {
  test('counts only where a pawn promotes', () => {
    const game = new Game();
    for (const promotion of /** @type {const} */ (['q', 'n', '', null, undefined]))
      assert.equal(game.isLegal({ from: 'e2', to: 'e4', promotion }), true);
    const move = game.apply({ from: 'e2', to: 'e4', promotion: 'q' });
    assert.deepEqual([move.uci, move.promotion], ['e2e4', undefined]);
    const last = new Game('7k/4P3/8/8/8/8/8/4K3 w - - 0 1');
    assert.equal(last.apply({ from: 'e7', to: 'e8', promotion: 'q' }).san, 'e8=Q+');
    assert.equal(last.undo()?.uci, 'e7e8q');
    assert.equal(last.judge({ from: 'e7', to: 'e8', promotion: '' }).refusal?.code, 'promotion-required');
  });

  test('in text it must be of one', () => {
    assert.equal(new Game().judge('e2e4q').refusal?.code, 'promotion-not-due');
  });
});

describe('a composed position', () => {
  const NINE_PAWNS = 'rnbqkb1r/pppppppp/8/8/8/P7/PPPPPPPP/RNBQK2R w KQkq - 0 1';

  test('is refused, and accepted where it is called one', () => {
    assert.throws(() => new Game(NINE_PAWNS), { name: 'FenError', code: 'too-many-pawns' });
    const game = new Game(NINE_PAWNS, { composed: true });
    assert.equal(game.composed, true);
    assert.equal(game.moves().length, api.moves(NINE_PAWNS, { composed: true }).length);
    assert.throws(() => api.moves(NINE_PAWNS), api.FenError);
    const [problem] = api.validateFen(NINE_PAWNS, { composed: true });
    assert.deepEqual([problem?.code, problem?.repaired], ['too-many-pawns', true]);
    assert.match(game.pgn(), /\[FEN "rnbqkb1r/);
  });

  test('may have more moves than any position of a game', () => {
    const queens = 'k7/8/QQQQQQ2/QQQQQQ2/8/8/QQ6/K7 w - - 0 1';
    const problems = api.validateFen(queens, { composed: true }).filter(({ repaired }) => !repaired);
    if (problems.length === 0) {
      const moves = api.moves(queens, { composed: true });
      assert.equal(new Set(moves.map(({ uci }) => uci)).size, moves.length);
    }
  });
});

test('a refusal says nothing of the past that the FEN does not tell', () => {
  const fen = '4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2';
  const game = new Game(fen);
  assert.equal(game.judge('e5d6').refusal?.code, 'pinned');
  const { refusal } = new Game(game.fen).judge('e5d6');
  assert.equal(refusal?.code, 'en-passant-late');
  assert.doesNotMatch(refusal?.message ?? '', /has not just moved/);
  const castled = 'r1bq1rk1/pppp1ppp/2n2n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 1';
  assert.equal(new Game(castled).judge('g1f1').refusal?.code, 'own-piece');
});
