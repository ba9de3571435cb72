// The stateless functions, as a server or a React component uses them: FEN in, answer out.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { apply, Game, inCheck, isLegal, movesFrom, perft, STARTING_FEN, validateFen } from 'chess-arbiter';

const CASTLING = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
const CHESS960 = 'nrkbbqrn/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQRN w GBgb - 0 1';
const PROMOTION = '3n3k/4P3/8/8/8/8/8/K7 w - - 0 1';

describe('isLegal', () => {
  test('tells a legal move from one that is not', () => {
    assert.equal(isLegal(STARTING_FEN, 'e2e4'), true);
    assert.equal(isLegal(STARTING_FEN, 'e2e5'), false);
  });

  test('takes a move as UCI text, as an object and as a Move', () => {
    assert.equal(isLegal(STARTING_FEN, { from: 'g1', to: 'f3' }), true);
    assert.equal(isLegal(STARTING_FEN, { from: 'g1', to: 'g3' }), false);
    for (const move of movesFrom(STARTING_FEN, 'g1')) assert.equal(isLegal(STARTING_FEN, move), true);
  });

  test('a promotion names its piece, and no other move does (3.7d)', () => {
    assert.equal(isLegal(PROMOTION, 'e7e8'), false);
    for (const piece of ['q', 'r', 'b', 'n']) assert.equal(isLegal(PROMOTION, `e7e8${piece}`), true);
    for (const piece of ['k', 'p']) assert.equal(isLegal(PROMOTION, `e7e8${piece}`), false);
    assert.equal(isLegal(STARTING_FEN, 'e2e4q'), false);
    assert.equal(isLegal(PROMOTION, { from: 'e7', to: 'e8', promotion: 'q' }), true);
    assert.equal(isLegal(PROMOTION, { from: 'a1', to: 'a2', promotion: null }), true);
  });

  test('castling is named by the two squares of the king, or by king and rook', () => {
    for (const move of ['e1g1', 'e1h1', 'e1c1', 'e1a1']) assert.equal(isLegal(CASTLING, move), true, move);
  });

  test('text that names no move is not a legal move', () => {
    for (const text of ['', 'e2', 'e2e9', 'E2E4', '0000', '--', 'Zf3', '\u0000', '♞'.repeat(1e5)])
      assert.equal(isLegal(STARTING_FEN, text), false, text.slice(0, 10));
  });
});

describe('movesFrom', () => {
  test('lists the moves of the piece on a square', () => {
    const moves = movesFrom(STARTING_FEN, 'e2');
    assert.deepEqual(moves, [
      { color: 'w', from: 'e2', to: 'e3', piece: 'p', kind: 'normal', san: 'e3', uci: 'e2e3' },
      { color: 'w', from: 'e2', to: 'e4', piece: 'p', kind: 'double-step', san: 'e4', uci: 'e2e4' },
    ]);
  });

  test('lists none for an empty square or a piece whose turn it is not', () => {
    assert.deepEqual(movesFrom(STARTING_FEN, 'e4'), []);
    assert.deepEqual(movesFrom(STARTING_FEN, 'e7'), []);
  });

  test('names what is captured and what the pawn becomes', () => {
    const captures = movesFrom(PROMOTION, 'e7').filter((move) => move.to === 'd8');
    assert.deepEqual(
      captures.map(({ captured, promotion, uci }) => ({ captured, promotion, uci })),
      ['q', 'r', 'b', 'n'].map((promotion) => ({ captured: 'n', promotion, uci: `e7d8${promotion}` })),
    );
  });

  test('names en passant and castling', () => {
    const enPassant = movesFrom('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5').find((move) => move.to === 'd6');
    assert.equal(enPassant?.kind, 'en-passant');
    assert.equal(enPassant?.captured, 'p');
    const castles = movesFrom(CASTLING, 'e1').filter((move) => move.kind.startsWith('castle'));
    assert.deepEqual(castles.map((move) => [move.kind, move.uci]).sort(), [
      ['castle-kingside', 'e1g1'],
      ['castle-queenside', 'e1c1'],
    ]);
  });
});

describe('apply', () => {
  test('returns the FEN after the move', () => {
    assert.equal(apply(STARTING_FEN, 'e2e4'), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    assert.equal(apply(CASTLING, { from: 'e1', to: 'c1' }), 'r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1');
    assert.equal(apply(PROMOTION, 'e7d8n'), '3N3k/8/8/8/8/8/8/K7 b - - 0 1');
  });

  test('takes the pawn that is captured en passant off the board', () => {
    assert.equal(apply('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 7', 'e5d6'), '4k3/8/3P4/8/8/8/8/4K3 b - - 0 7');
  });

  test('names an en passant square only if a legal capture exists', () => {
    assert.match(apply('4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1', 'e2e4'), / b - e3 0 1$/);
    assert.match(apply('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4'), / b - - 0 1$/);
  });

  test('changes nothing that is remembered between calls', () => {
    apply(STARTING_FEN, 'e2e4');
    assert.equal(isLegal(STARTING_FEN, 'e2e4'), true);
    assert.equal(movesFrom(STARTING_FEN, 'e2').length, 2);
  });
});

test('inCheck asks about the player to move (3.9)', () => {
  assert.equal(inCheck('4k3/8/8/8/8/8/8/K3R3 b - - 0 1'), true);
  assert.equal(inCheck('4k3/8/8/8/8/8/4p3/K3R3 b - - 0 1'), false);
  assert.equal(inCheck(STARTING_FEN), false);
});

test('perft counts the sequences of moves', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((depth) => perft(STARTING_FEN, depth)),
    [1, 20, 400, 8902, 197281],
  );
});

describe('validateFen', () => {
  test('finds nothing wrong with a sound FEN', () => {
    assert.deepEqual(validateFen(STARTING_FEN), []);
    assert.deepEqual(validateFen('4k3/8/8/8/8/8/8/4K3 w - -'), []);
  });

  test('tells what refuses a FEN, and where', () => {
    assert.deepEqual(validateFen('8/8/8/8/8/8/8/4K2p w - - 0 1'), [
      {
        code: 'king-missing',
        message: 'Black has no king.',
        field: 'placement',
        squares: [],
        repaired: false,
      },
      {
        code: 'pawn-on-back-rank',
        message: 'No pawn can stand on the first or last rank: see h1.',
        field: 'placement',
        squares: ['h1'],
        repaired: false,
      },
    ]);
  });

  test('tells what is repaired', () => {
    const problems = validateFen('4k3/8/8/8/8/8/8/4K3 w K e6 0 0');
    assert.deepEqual(
      problems.map(({ code, field, repaired }) => ({ code, field, repaired })),
      [
        { code: 'fullmove-zero', field: 'fullmove', repaired: true },
        { code: 'castling-impossible', field: 'castling', repaired: true },
        { code: 'en-passant-impossible', field: 'en-passant', repaired: true },
      ],
    );
    assert.equal(apply('4k3/8/8/8/8/8/8/4K3 w K e6 0 0', 'e1e2'), '4k3/8/8/8/8/8/4K3/8 b - - 1 1');
  });

  test('a problem with the text as a whole has no field', () => {
    assert.deepEqual(
      ['', 'x'.repeat(1e6)].map((fen) => validateFen(fen).map(({ code, field }) => [code, field])),
      [[['field-count', null]], [['too-long', null]]],
    );
  });
});

describe('Chess960', () => {
  test('is recognised by Shredder letters, and written as the king taking its own rook', () => {
    const fen = apply('1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w GBgb - 0 1', 'c1g1');
    assert.equal(fen, '1rk3r1/1p4p1/8/8/8/8/8/1R3RK1 b gb - 1 1');
  });

  test('stays recognisable from FEN to FEN', () => {
    const fen = apply('1r2k2r/pppppppp/8/8/8/8/PPPPPPPP/1R2K2R w HBhb - 0 1', 'a2a3');
    assert.equal(fen, '1r2k2r/pppppppp/8/8/8/P7/1PPPPPPP/1R2K2R b HBhb - 0 1');
    assert.equal(isLegal('1r2k2r/8/8/8/8/8/8/1R2K3 b b - 0 1', 'e8b8'), true);
  });

  test('can be asked for, so that KQkq names the outermost rooks', () => {
    const fen = CHESS960.replace('GBgb', 'KQkq');
    assert.equal(validateFen(fen).length, 4, 'the rights are repaired away in chess');
    assert.deepEqual(validateFen(fen, { chess960: true }), []);
  });

  test('is asked for by a game, which is taken for the options that it has', () => {
    const game = new Game('1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w KQkq - 0 1', { chess960: true });
    assert.equal(isLegal(game.start, 'c1g1', game), true);
  });

  test('and chess do not share what is remembered', () => {
    const fen = '1rk3r1/1p4p1/8/8/8/8/8/1RK3R1 w KQkq - 0 1';
    assert.equal(isLegal(fen, 'c1g1', { chess960: true }), true);
    assert.equal(isLegal(fen, 'c1g1'), false);
    assert.equal(isLegal(fen, 'c1g1', { chess960: true }), true);
  });
});
