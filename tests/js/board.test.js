// The helpers for boards, as far as they need no page; the dialog is tried out in tests/browser/boards.test.js.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Game } from 'chess-arbiter';
import { checkedKing, play } from 'chess-arbiter/board';

const PROMOTION = '4k3/P7/8/8/8/8/8/4K3 w - - 0 1';

test('play makes a legal move, and gives the ruling', async () => {
  const game = new Game();
  const ruling = await play(game, { from: 'e2', to: 'e4' });
  assert.equal(ruling.move?.san, 'e4');
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
