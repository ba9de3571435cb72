// SPDX-License-Identifier: GPL-3.0-or-later
import { play, pointersOf } from 'chess-arbiter/board';
import { Chessground } from 'chessground';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.brown.css';
import 'chessground/assets/chessground.cburnett.css';

const COLORS = { w: 'white', b: 'black' };

export function mount(element, game, report, choose) {
  element.style.aspectRatio = '1';
  const ground = Chessground(element);

  /** The options of chessground that follow the position. */
  const state = () => ({
    fen: game.fen,
    turnColor: COLORS[game.turn],
    check: game.inCheck(),
    movable: {
      free: true, // An illegal drop reaches `play` too, which explains it,
      color: 'both', // and that of a piece which may not move.
      dests: game.destinations(),
      showDests: true,
      events: { after: drop },
    },
  });

  async function drop(from, to) {
    const ruling = await play(game, { from, to }, choose);
    const lastMove = ruling.legal ? [from, to] : undefined;
    const shapes = ruling.refusal ? blame(ruling.refusal) : [];
    ground.set({ ...state(), lastMove, drawable: { autoShapes: shapes } });
    report(ruling, game);
  }

  ground.set(state());
}

/** The pieces that are to blame: arrows to what the refusal is about, circles around the others. */
function blame(refusal) {
  const { arrows, culprits } = pointersOf(refusal);
  return [
    ...arrows.map(({ from, to }) => ({ orig: from, dest: to, brush: 'red' })),
    ...culprits.map((orig) => ({ orig, brush: 'red' })),
  ];
}
