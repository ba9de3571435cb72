// Playing with the mouse: dragging, dropping where the laws forbid it, and clicking twice.

import { expect, START, test } from './support/demo.js';

test.describe('dragging', () => {
  test('a whole game can be dragged, up to checkmate', async ({ demo }) => {
    await expect(demo.gameStatus).toHaveText('White to move.');
    await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
    await expect(demo.gameStatus).toHaveText('Black to move.');
    await demo.dragTo('e7', 'e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
    await demo.dragTo('f1', 'c4', 'rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR');
    await demo.dragTo('b8', 'c6', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR');
    await demo.dragTo('d1', 'h5', 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR');
    await demo.dragTo('g8', 'f6', 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR');
    await demo.dragTo('h5', 'f7', 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR');
    await expect(demo.gameStatus).toHaveText('Checkmate. White wins.');
  });

  test('a stalemate ends the game in a draw', async ({ demo }) => {
    await demo.load('7k/8/5KQ1/8/8/8/8/8 w - - 0 1');
    await demo.dragTo('f6', 'f7', '7k/5K2/6Q1/8/8/8/8/8');
    await expect(demo.gameStatus).toHaveText('Stalemate. The game is drawn.');
  });

  test('a game in which nobody can give mate any more is drawn', async ({ demo }) => {
    await demo.load('4k3/8/8/8/8/8/4p3/4K3 w - - 0 1');
    await demo.dragTo('e1', 'e2', '4k3/8/8/8/8/8/4K3/8');
    await expect(demo.gameStatus).toHaveText('Neither side has the pieces to give mate. The game is drawn.');
  });

  test('a draw that may be claimed is offered', async ({ demo }) => {
    await demo.load('4k3/8/8/8/8/8/7P/4K3 w - - 99 80');
    await demo.drag('e1', 'e2');
    await expect(demo.gameStatus).toHaveText(
      'Black to move, and may claim a draw: fifty moves without a capture or a pawn move.',
    );
  });

  // Only the cited article forbids each move.
  const ILLEGAL_DROPS = [
    { piece: 'pawn', article: '3.7a', fen: `${START} w KQkq - 0 1`, from: 'e2', to: 'e5' },
    { piece: 'knight', article: '3.6', fen: `${START} w KQkq - 0 1`, from: 'g1', to: 'g3' },
    { piece: 'bishop', article: '3.2', fen: '4k3/8/8/8/8/8/7P/2B1K3 w - - 0 1', from: 'c1', to: 'c5' },
    { piece: 'rook', article: '3.3', fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', from: 'a1', to: 'b2' },
    { piece: 'queen', article: '3.4', fen: '4k3/8/8/8/8/8/8/3QK3 w - - 0 1', from: 'd1', to: 'e3' },
    { piece: 'king', article: '3.8a', fen: '4k3/8/8/8/8/8/7P/4K3 w - - 0 1', from: 'e1', to: 'e3' },
  ];

  for (const { piece, article, fen, from, to } of ILLEGAL_DROPS) {
    test(`a ${piece} that is dropped where it cannot go snaps back`, async ({ demo }) => {
      const placement = fen.split(' ')[0] ?? '';
      await demo.load(fen);
      await demo.drag(from, to);
      await demo.expectRefused(article);
      await demo.expectPlacement(placement);
      await expect(demo.gameStatus).toHaveText('White to move.');
    });
  }

  test('a piece that is pinned snaps back', async ({ demo }) => {
    await demo.load('4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1');
    await demo.drag('e2', 'd3');
    await demo.expectRefused('3.9');
    await demo.expectPlacement('4k3/4r3/8/8/8/8/4B3/4K3');
  });

  test("a piece that is dropped on one of one's own snaps back", async ({ demo }) => {
    await demo.drag('a1', 'a2');
    await demo.expectRefused('3.1');
    await demo.expectPlacement(START);
  });

  test('a piece that is dropped beside the board goes back, and nothing is refused', async ({ demo }) => {
    await demo.carry('e2', 'e4');
    const box = await demo.gameStatus.boundingBox();
    await demo.page.mouse.move(box?.x ?? 0, box?.y ?? 0, { steps: 5 });
    await demo.page.mouse.up();
    await demo.expectPlacement(START);
    await demo.expectNothingRefused();
    await demo.expectMarks('quiet', []);
  });

  test('Escape during a drag puts the piece back', async ({ demo }) => {
    await demo.carry('e2', 'e4');
    await demo.press('Escape');
    await demo.page.mouse.up();
    await demo.expectPlacement(START);
    await expect(demo.gameStatus).toHaveText('White to move.');
  });

  test("the opponent's pieces cannot be picked up", async ({ demo }) => {
    const { mouse } = demo.page;
    const [from, to] = [await demo.centre('e7'), await demo.centre('e5')];
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 5 });
    await demo.expectMarks('held', []);
    await expect(demo.carried).toHaveCount(0);
    await mouse.up();
    await demo.expectPlacement(START);
  });
});

test.describe('clicking', () => {
  test('a click picks a piece up, and a second click makes the move', async ({ demo }) => {
    await demo.click('g1');
    await demo.expectMarks('held', ['g1']);
    await demo.click('f3');
    await demo.expectPlacement('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R');
    await expect(demo.gameStatus).toHaveText('Black to move.');
  });

  test('a second click where the piece cannot go is refused', async ({ demo }) => {
    await demo.click('g1');
    await demo.click('g4');
    await demo.expectRefused('3.6');
    await demo.expectMarks('held', []);
    await demo.expectPlacement(START);
  });

  test("a click on another piece of one's own picks that one up instead, and nothing is refused", async ({
    demo,
  }) => {
    await demo.click('g1');
    await demo.click('b1');
    await demo.expectMarks('held', ['b1']);
    await demo.expectMarks('quiet', ['a3', 'c3']);
    await demo.expectNothingRefused();
  });

  test('a second click on the same piece puts it back', async ({ demo }) => {
    await demo.click('g1');
    await demo.expectMarks('held', ['g1']);
    await demo.click('g1');
    await demo.expectMarks('held', []);
    await demo.expectPlacement(START);
  });

  test('Escape puts a clicked piece back', async ({ demo }) => {
    await demo.click('e2');
    await demo.press('Escape');
    await demo.expectMarks('held', []);
    await demo.click('e4');
    await demo.expectPlacement(START);
  });
});

test.describe('marks', () => {
  test('the squares that a piece may go to are marked while it is held', async ({ demo }) => {
    await demo.carry('b1', 'd2');
    await demo.expectMarks('held', ['b1']);
    await demo.expectMarks('quiet', ['a3', 'c3']);
    await demo.expectMarks('capture', []);
    await demo.page.mouse.up();
    await demo.expectMarks('held', []);
    await demo.expectMarks('quiet', []);
  });

  test('captures are marked apart from other moves', async ({ demo }) => {
    await demo.load('4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1');
    await demo.click('e4');
    await demo.expectMarks('quiet', ['e5']);
    await demo.expectMarks('capture', ['d5', 'f5']);
  });

  test('a capture in passing is marked as a capture', async ({ demo }) => {
    await demo.load('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1');
    await demo.click('e5');
    await demo.expectMarks('quiet', ['e6']);
    await demo.expectMarks('capture', ['d6']);
  });

  test('only the moves that end a check are marked', async ({ demo }) => {
    await demo.load('4k3/8/8/8/4r3/8/3N4/4K3 w - - 0 1');
    await demo.click('d2');
    await demo.expectMarks('quiet', []);
    await demo.expectMarks('capture', ['e4']);
  });

  test('the last move is marked', async ({ demo }) => {
    await demo.drag('e2', 'e4');
    await demo.expectMarks('last-move', ['e2', 'e4']);
  });

  test('the king in check is marked, and the status says so, until the check is over', async ({ demo }) => {
    await demo.load('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
    await demo.expectMarks('check', []);
    await demo.drag('a1', 'a8');
    await demo.expectMarks('check', ['e8']);
    await expect(demo.gameStatus).toHaveText('Black to move, in check.');
    await demo.drag('e8', 'e7');
    await demo.expectMarks('check', []);
    await expect(demo.gameStatus).toHaveText('White to move.');
  });

  test('a refused square is marked for a moment', async ({ demo }) => {
    await demo.drag('e2', 'e5');
    await demo.expectMarks('refused', ['e5']);
    await demo.expectMarks('refused', []);
  });
});
