import { checkedKing, play } from 'chess-arbiter/board';
import { type Game, isSquare, type Ruling, type Square } from 'chess-arbiter/rules';
import { type CSSProperties, useState } from 'react';
import { Chessboard, type ChessboardOptions, defaultPieces } from 'react-chessboard';
import { createRoot } from 'react-dom/client';

type Report = (ruling: Ruling, game: Game) => void;
type Choose = Parameters<typeof play>[2];

const DESTINATION = { background: 'radial-gradient(circle, #24604b 20%, transparent 22%)' };
const CHECK = { boxShadow: 'inset 0 0 0 5px #c82418' };

/** react-chessboard makes a button of each piece; the picture in it gives it a name, such as `wN g1`. */
const pieces = Object.fromEntries(
  Object.entries(defaultPieces).map(([name, draw]) => [
    name,
    (props?: Parameters<typeof draw>[0]) => (
      <span role="img" aria-label={`${name} ${props?.square ?? ''}`}>
        {draw(props)}
      </span>
    ),
  ]),
);

/** The state is a game that is never changed: a move is made in a clone, which becomes the state. */
export function Board({ start, report, choose }: { start: Game; report: Report; choose?: Choose }) {
  const [game, setGame] = useState(start);
  const [held, setHeld] = useState<Square>();

  const squareStyles: Record<string, CSSProperties> = {};
  for (const { to } of held ? game.movesFrom(held) : []) squareStyles[to] = DESTINATION;
  const king = checkedKing(game);
  if (king) squareStyles[king] = { ...squareStyles[king], ...CHECK };

  async function drop(from: Square, to: Square) {
    const next = game.clone();
    const ruling = await play(next, { from, to }, choose);
    if (ruling.legal) setGame(next);
    report(ruling, next);
  }

  const options: ChessboardOptions = {
    position: game.fen,
    squareStyles,
    pieces,
    showAnimations: !matchMedia('(prefers-reduced-motion: reduce)').matches,
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

export function mount(element: Element, start: Game, report: Report, choose?: Choose) {
  createRoot(element).render(<Board start={start} report={report} choose={choose} />);
}
