// SPDX-License-Identifier: GPL-3.0-or-later
import { Game } from 'chess-arbiter';
import { play } from 'chess-arbiter/board';
import { Chessground } from 'chessground';
import 'chessground/assets/chessground.base.css';
import 'chessground/assets/chessground.brown.css';
import 'chessground/assets/chessground.cburnett.css';

const COLORS = { w: 'white', b: 'black' };

export function mount(element, fen, report) {
  const game = new Game(fen);
  element.style.aspectRatio = '1';
  const ground = Chessground(element);

  /** All that chessground is told of a position. */
  const state = () => ({
    fen: game.fen,
    turnColor: COLORS[game.turn],
    check: game.inCheck(),
    movable: {
      free: true, // A drop that is not legal is to be explained, and not only to be undone.
      color: COLORS[game.turn],
      dests: game.destinations(),
      showDests: true,
      events: { after: drop },
    },
  });

  async function drop(from, to) {
    const before = game.history.length;
    const ruling = await play(game, { from, to });
    const lastMove = game.history.length > before ? [from, to] : undefined;
    const shapes = ruling.refusal ? arrows(ruling.refusal) : [];
    ground.set({ ...state(), lastMove, drawable: { autoShapes: shapes } });
    report(ruling, game);
  }

  ground.set(state());
}

/** From the pieces that are to blame to what it is about. */
function arrows({ by, on }) {
  if (by.some((square) => on.includes(square))) return by.map((orig) => ({ orig, brush: 'red' }));
  return by.flatMap((orig) => on.map((dest) => ({ orig, dest, brush: 'red' })));
}
