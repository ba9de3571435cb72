import { Game } from 'chess-arbiter';
import { checkedKing, play } from 'chess-arbiter/board';
import { createElement, useMemo, useState } from 'react';
import { Chessboard } from 'react-chessboard';
import { createRoot } from 'react-dom/client';

const DESTINATION = { background: 'radial-gradient(circle, #24604b 20%, transparent 22%)' };
const CHECK = { boxShadow: 'inset 0 0 0 5px #c82418' };

/** React's state is the FEN. The game also knows the moves that led to it. */
export function Board({ fen, report }) {
  const game = useMemo(() => new Game(fen), [fen]);
  const [position, setPosition] = useState(fen);
  const [held, setHeld] = useState();

  const squareStyles = {};
  for (const square of game.destinations().get(held) ?? []) squareStyles[square] = DESTINATION;
  const king = checkedKing(game);
  if (king) squareStyles[king] = { ...squareStyles[king], ...CHECK };

  async function drop(from, to) {
    const ruling = await play(game, { from, to });
    setPosition(game.fen);
    report(ruling, game);
  }

  const options = {
    position,
    squareStyles,
    canDragPiece: ({ square }) => game.get(square)?.color === game.turn,
    onPieceDrag: ({ square }) => setHeld(square),
    onPieceDragCancel: () => setHeld(undefined),
    onPieceDrop({ sourceSquare, targetSquare }) {
      setHeld(undefined);
      if (targetSquare && targetSquare !== sourceSquare) drop(sourceSquare, targetSquare);
      return false; // The board shows only the position of the game.
    },
  };
  return createElement(Chessboard, { options });
}

export function mount(element, fen, report) {
  createRoot(element).render(createElement(Board, { fen, report }));
}
