import './jquery.js';
import '@chrisoakman/chessboardjs/dist/chessboard-1.0.0.js';
import '@chrisoakman/chessboardjs/dist/chessboard-1.0.0.css';
import { checkedKing, play } from 'chess-arbiter/board';
import './board.css';
import { picture } from './pieces.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

export function mount(element, game, report, choose) {
  /** Gives a class to these squares, and takes it from all others. */
  function mark(name, squares) {
    for (const marked of element.querySelectorAll(`.${name}`)) marked.classList.remove(name);
    for (const square of squares) element.querySelector(`.square-${square}`).classList.add(name);
  }

  function markCheck() {
    mark('destination', []);
    const king = checkedKing(game);
    mark('check', king ? [king] : []);
  }

  async function drop(from, to) {
    const ruling = await play(game, { from, to }, choose);
    board.position(game.fen, !ruling.legal && !still.matches);
    markCheck();
    report(ruling, game);
  }

  const board = window.Chessboard(element, {
    position: game.fen,
    draggable: true,
    pieceTheme: picture,
    snapbackSpeed: still.matches ? 0 : 60,
    // Any piece may be picked up: if it may not move, the drop is refused, and `play` says why.
    onDragStart: (square) => mark('destination', game.destinations().get(square) ?? []),
    onDrop(from, to) {
      if (to === 'offboard' || to === from) {
        markCheck();
        return 'snapback';
      }
      drop(from, to); // The piece stays where it is dropped until `drop` sets the position.
    },
  });
  new ResizeObserver(() => board.resize()).observe(element);
  markCheck();
}
