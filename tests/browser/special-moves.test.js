// The moves that change more than two squares: the board shows the position of the module, not only what was dragged.

import { expect, test } from './support/demo.js';

test.describe('en passant (3.7c)', () => {
  test('the pawn that is taken in passing disappears', async ({ demo }) => {
    await demo.load('4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1');
    await demo.dragTo('d7', 'd5', '4k3/8/8/3pP3/8/8/8/4K3');
    await demo.dragTo('e5', 'd6', '4k3/8/3P4/8/8/8/8/4K3');
  });

  test('it is refused a move later', async ({ demo }) => {
    await demo.load('4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1');
    await demo.drag('e5', 'd6');
    await demo.expectRefused('3.7c');
    await demo.expectPlacement('4k3/8/8/3pP3/8/8/8/4K3');
  });
});

test.describe('castling (3.8b)', () => {
  const CASTLING = [
    { side: 'White', turn: 'w', from: 'e1', two: 'g1', rook: 'h1', after: 'r3k2r/8/8/8/8/8/8/R4RK1' },
    { side: 'White', turn: 'w', from: 'e1', two: 'c1', rook: 'a1', after: 'r3k2r/8/8/8/8/8/8/2KR3R' },
    { side: 'Black', turn: 'b', from: 'e8', two: 'g8', rook: 'h8', after: 'r4rk1/8/8/8/8/8/8/R3K2R' },
    { side: 'Black', turn: 'b', from: 'e8', two: 'c8', rook: 'a8', after: '2kr3r/8/8/8/8/8/8/R3K2R' },
  ];

  for (const { side, turn, from, two, rook, after } of CASTLING) {
    test(`${side} castles by dragging the king to ${two}, and the rook follows`, async ({ demo }) => {
      await demo.load(`r3k2r/8/8/8/8/8/8/R3K2R ${turn} KQkq - 0 1`);
      await demo.dragTo(from, two, after);
    });

    test(`${side} castles by dragging the king onto the rook on ${rook}`, async ({ demo }) => {
      await demo.load(`r3k2r/8/8/8/8/8/8/R3K2R ${turn} KQkq - 0 1`);
      await demo.dragTo(from, rook, after);
    });
  }

  test('the king may also be clicked, and then its rook', async ({ demo }) => {
    await demo.load('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    await demo.click('e1');
    await demo.click('h1');
    await demo.expectPlacement('r3k2r/8/8/8/8/8/8/R4RK1');
    await expect(demo.gameStatus).toHaveText('Black to move.');
  });

  test('castling across an attacked square is refused', async ({ demo }) => {
    await demo.load('4k3/5r2/8/8/8/8/8/4K2R w K - 0 1');
    await demo.drag('e1', 'g1');
    await demo.expectRefused('3.8b');
    await demo.expectPlacement('4k3/5r2/8/8/8/8/8/4K2R');
  });

  test('castling is refused once the right to it is gone', async ({ demo }) => {
    await demo.load('r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1');
    await demo.drag('e1', 'g1');
    await demo.expectRefused('3.8b');
    await demo.expectPlacement('r3k2r/8/8/8/8/8/8/R3K2R');
  });
});
