// The tree of a game: to walk it, and to add, promote and delete lines.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  addLine,
  deleteLine,
  formatPgn,
  Game,
  IllegalMoveError,
  MoveTextError,
  parsePgn,
  promoteLine,
  walk,
} from 'chess-arbiter';

/** @import { PgnGame } from 'chess-arbiter' */

const TEXT = '1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 2. Nf3 (2. f4) *';

/** @param {string} [text] */
const read = (text = TEXT) => /** @type {PgnGame} */ (parsePgn(text).games[0]);

/** @param {PgnGame | Game} game */
const movetext = (game) => formatPgn(game).split('\n\n')[1]?.trim();

describe('walk', () => {
  test('visits all moves in the order in which they are written, with ply, path and FEN', () => {
    const visits = [...walk(read())];
    assert.deepEqual(
      visits.map(({ move, ply, path }) => `${ply} ${path} ${move.move?.san}`),
      [
        '1 0 e4',
        '1 0,0,0 d4',
        '2 0,0,1 d5',
        '2 0,0,1,0,0 Nf6',
        '3 0,0,1,0,1 c4',
        '3 0,0,2 c4',
        '1 0,1,0 c4',
        '2 1 e5',
        '3 2 Nf3',
        '3 2,0,0 f4',
      ],
    );
    const game = new Game();
    for (const san of ['d4', 'Nf6', 'c4']) game.apply(san);
    assert.equal(visits[4]?.fen, game.fen);
  });

  test('takes a Game as well, and any number of moves', () => {
    const game = new Game();
    for (let round = 0; round < 200; round += 1)
      for (const san of ['Nf3', 'Nf6', 'Ng1', 'Ng8']) game.apply(san);
    assert.equal([...walk(game)].at(-1)?.fen, game.fen);
  });
});

describe('addLine', () => {
  test('adds a variation to a move', () => {
    const game = read('1. e4 e5 2. Nf3 *');
    assert.deepEqual(addLine(game, [1], ['c5', { from: 'g1', to: 'f3' }]), [1, 0, 0]);
    assert.deepEqual(addLine(game, [1, 0, 1], ['Nc3']), [1, 0, 1, 0, 0]);
    assert.equal(movetext(game), '1. e4 e5 (1... c5 2. Nf3 (2. Nc3)) 2. Nf3 *');
  });

  test('goes on with a line at its end', () => {
    const game = read('1. e4 (1. d4) *');
    assert.deepEqual(addLine(game, [1], ['e5', 'Nf3']), [1]);
    assert.deepEqual(addLine(game, [0, 0, 1], ['d5']), [0, 0, 1]);
    assert.equal(movetext(game), '1. e4 (1. d4 d5) 1... e5 2. Nf3 *');
  });

  test('refuses what is not legal, and the game is as it was', () => {
    const game = read();
    const before = structuredClone(game);
    assert.throws(() => addLine(game, [1], ['c5', 'Ke3']), IllegalMoveError);
    assert.throws(() => addLine(game, [1], ['c5', 'nonsense']), MoveTextError);
    assert.throws(() => addLine(game, [1], []), TypeError);
    for (const path of [[9], [-1], [0.5], [], [0, 0], [0, 7, 0], [0, 0, 9]])
      assert.throws(() => addLine(game, path, ['e4']), RangeError, path.join());
    for (const path of [undefined, 'e4', 0])
      assert.throws(() => addLine(game, /** @type {any} */ (path), ['e4']), TypeError);
    assert.deepEqual(game, before);
  });
});

describe('promoteLine', () => {
  test('exchanges a variation with the line that it replaces', () => {
    const game = read();
    assert.deepEqual(promoteLine(game, [0, 0, 1]), [1]);
    assert.equal(
      movetext(game),
      '1. d4 (1. e4 e5 2. Nf3 (2. f4)) (1. c4) 1... d5 (1... Nf6 2. c4) 2. c4 *',
    );
  });

  test('works inside a variation', () => {
    const game = read();
    assert.deepEqual(promoteLine(game, [0, 0, 1, 0, 1]), [0, 0, 2]);
    assert.equal(movetext(game), '1. e4 (1. d4 Nf6 (1... d5 2. c4) 2. c4) (1. c4) 1... e5 2. Nf3 (2. f4) *');
  });

  test('takes the cursor of a Game back to before the change', () => {
    const game = Game.fromPgn('1. e4 e5 (1... c5) 2. Nf3 *');
    promoteLine(game, [1, 0, 0]);
    assert.equal(game.ply, 1);
    assert.equal(game.redo()?.san, 'c5');
    assert.equal(game.fen, 'rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
  });

  test('refuses the main line, and a path that leads nowhere', () => {
    const game = read();
    for (const path of [[0], [1], [0, 5, 0]]) assert.throws(() => promoteLine(game, path), RangeError);
    assert.deepEqual(game, read());
  });
});

describe('deleteLine', () => {
  test('deletes a variation', () => {
    const game = read();
    deleteLine(game, [0, 0, 0]);
    assert.equal(movetext(game), '1. e4 (1. c4) 1... e5 2. Nf3 (2. f4) *');
  });

  test('deletes the rest of a line', () => {
    const game = read();
    deleteLine(game, [0, 0, 1]);
    deleteLine(game, [2]);
    assert.equal(movetext(game), '1. e4 (1. d4) (1. c4) 1... e5 *');
  });

  test('takes the cursor of a Game back', () => {
    const game = Game.fromPgn('1. e4 e5 2. Nf3 *');
    deleteLine(game, [1]);
    assert.equal(game.lastMove?.san, 'e4');
    assert.equal(game.turn, 'b');
    assert.equal(game.redo(), undefined);
  });
});
