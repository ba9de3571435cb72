import { checkedKing, play } from 'chess-arbiter/board';
import { Game, isSquare, type Ruling, type Square } from 'chess-arbiter/rules';
import { type CSSProperties, useState } from 'react';
import { Chessboard, type ChessboardOptions } from 'react-chessboard';
import { createRoot } from 'react-dom/client';

type Report = (ruling: Ruling, game: Game) => void;

const DESTINATION = { background: 'radial-gradient(circle, #24604b 20%, transparent 22%)' };
const CHECK = { boxShadow: 'inset 0 0 0 5px #c82418' };

/** The state is a game that is never changed: a move is made in a clone, which becomes the state. */
export function Board({ fen, report }: { fen: string; report: Report }) {
  const [game, setGame] = useState(() => new Game(fen));
  const [held, setHeld] = useState<Square>();

  const squareStyles: Record<string, CSSProperties> = {};
  for (const { to } of held ? game.movesFrom(held) : []) squareStyles[to] = DESTINATION;
  const king = checkedKing(game);
  if (king) squareStyles[king] = { ...squareStyles[king], ...CHECK };

  async function drop(from: Square, to: Square) {
    const next = game.clone();
    const ruling = await play(next, { from, to });
    if (ruling.legal) setGame(next);
    report(ruling, next);
  }

  const options: ChessboardOptions = {
    position: game.fen,
    squareStyles,
    canDragPiece: ({ square }) => isSquare(square) && game.get(square)?.color === game.turn,
    onPieceDrag: ({ square }) => setHeld(isSquare(square) ? square : undefined),
    onPieceDragCancel: () => setHeld(undefined),
    onPieceDrop({ sourceSquare: from, targetSquare: to }) {
      setHeld(undefined);
      if (isSquare(from) && isSquare(to) && from !== to) drop(from, to);
      return false; // The board shows only the position of the game.
    },
  };
  return <Chessboard options={options} />;
}

export function mount(element: Element, fen: string, report: Report) {
  createRoot(element).render(<Board key={fen} fen={fen} report={report} />);
}
