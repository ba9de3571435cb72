// The helpers for boards that need no page. tests/browser/boards.test.js tests the dialog.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game, judge } from 'chess-arbiter';
import { checkedKing, play, pointersOf } from 'chess-arbiter/board';

const PROMOTION = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';

test('play makes a legal move, and gives the ruling', async () => {
  const game = new Game();
  const ruling = await play(game, { from: 'e2', to: 'e4' });
  assert.equal(ruling.move?.san, 'e4');
  assert.equal(ruling.after, game.fen);
  assert.equal(game.turn, 'b');
});

test('play makes no move that is refused, and says why', async () => {
  const game = new Game();
  const { refusal } = await play(game, { from: 'c1', to: 'f4' });
  assert.equal(refusal?.code, 'path-blocked');
  assert.equal(game.history.length, 0);
});

test('play asks whose pawn it is for the piece, and promotes to it', async () => {
  const game = new Game(PROMOTION);
  const ruling = await play(game, { from: 'a7', to: 'a8' }, async (color) => (color === 'w' ? 'r' : 'q'));
  assert.equal(ruling.move?.san, 'a8=R+');
});

test('play tells who chooses which move it is, while the pawn still stands where it was', async () => {
  const game = new Game(PROMOTION);
  await play(game, { from: 'a7', to: 'a8' }, async (color, move) => {
    assert.deepEqual([color, move, game.fen], ['w', { from: 'a7', to: 'a8' }, PROMOTION]);
    return 'q';
  });
  assert.equal(game.history.length, 1);
});

test('play does not ask when the piece is named already, or when the move is refused anyway', async () => {
  const never = () => assert.fail('asked');
  assert.equal(
    (await play(new Game(PROMOTION), { from: 'a7', to: 'a8', promotion: 'n' }, never)).legal,
    true,
  );
  assert.equal((await play(new Game(PROMOTION), { from: 'a7', to: 'b8' }, never)).legal, false);
});

test('a promotion that is dismissed is not made', async () => {
  const game = new Game(PROMOTION);
  const { refusal } = await play(game, { from: 'a7', to: 'a8' }, async () => undefined);
  assert.equal(refusal?.code, 'promotion-required');
  assert.equal(game.fen, PROMOTION);
});

test('a promotion is not made on a board that has changed meanwhile', async () => {
  const game = new Game(PROMOTION);
  const { legal } = await play(game, { from: 'a7', to: 'a8' }, async () => {
    game.apply('e1e2');
    game.apply('e8e7');
    return 'q';
  });
  assert.equal(legal, false);
  assert.equal(game.history.length, 2);
});

test('checkedKing finds the king of the player who is in check, and nothing else', () => {
  assert.equal(checkedKing(new Game()), undefined);
  assert.equal(checkedKing(new Game('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1')), 'e1');
  assert.equal(checkedKing(new Game('4k3/4R3/8/8/8/8/8/4K3 b - - 0 1')), 'e8');
});

/**
 * What the refusal of a move points at.
 *
 * @param {string} fen
 * @param {string} move
 */
function pointersAt(fen, move) {
  const { refusal } = judge(fen, move);
  assert.ok(refusal);
  return pointersOf(refusal);
}

test('a refusal points with an arrow from each piece that is to blame to the square that it is about', () => {
  // The rook on c8 and the knight on a1 both attack c2.
  assert.deepEqual(pointersAt('2r1k3/8/8/8/8/8/8/n2K4 w - - 0 1', 'd1c2'), {
    arrows: [
      { from: 'a1', to: 'c2' },
      { from: 'c8', to: 'c2' },
    ],
    culprits: [],
  });
});

test('a piece that is in the way stands on such a square itself, and no arrow begins there', () => {
  const { arrows, culprits } = pointersAt(new Game().fen, 'c1f4');
  assert.deepEqual([arrows, culprits], [[], ['d2']]);
});

test('a refusal that is about no square has no arrows', () => {
  const { arrows, culprits } = pointersAt(new Game().fen, 'e7e5');
  assert.deepEqual([arrows, culprits], [[], ['e7']]);
});

test('a refusal without a piece to blame points at nothing', () => {
  const { arrows, culprits } = pointersAt('4k3/8/8/8/8/8/8/4K2R w - - 0 1', 'e1g1');
  assert.deepEqual([arrows, culprits], [[], []]);
});
