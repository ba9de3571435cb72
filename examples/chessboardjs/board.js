import './jquery.js';
import '@chrisoakman/chessboardjs/dist/chessboard-1.0.0.js';
import '@chrisoakman/chessboardjs/dist/chessboard-1.0.0.css';
import { checkedKing, play } from 'chess-arbiter/board';
import { Game } from 'chess-arbiter/rules';
import './board.css';
import { picture } from './pieces.js';

export function mount(element, fen, report) {
  const game = new Game(fen);

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
    const ruling = await play(game, { from, to });
    board.position(game.fen, !ruling.legal);
    markCheck();
    report(ruling, game);
  }

  const board = window.Chessboard(element, {
    position: fen,
    draggable: true,
    pieceTheme: picture,
    onDragStart(square) {
      if (game.get(square)?.color !== game.turn) return false;
      mark('destination', game.destinations().get(square) ?? []);
    },
    onDrop(from, to) {
      if (to === 'offboard' || to === from) {
        markCheck();
        return 'snapback';
      }
      drop(from, to); // The piece stays where it is dropped until `drop` sets the position.
    },
  });
  markCheck();
}
