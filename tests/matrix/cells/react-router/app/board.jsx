import { useEffect, useState } from 'react';
import { drop, report, squaresOf, start, tell } from '../board.js';

export const loader = () => ({ server: JSON.stringify(report()) });

export default function Board({ loaderData }) {
  const [game, setGame] = useState(start);
  const [picked, pick] = useState('');
  const [ruling, setRuling] = useState('');
  const put = async (to) => {
    pick('');
    const next = game.clone();
    setRuling(await drop(next, picked, to));
    setGame(next);
  };
  useEffect(tell, []);
  return (
    <>
      <div className="board">
        {squaresOf(game, picked).map(({ name, piece, mark }) => (
          <div key={name} className={mark} onPointerDown={() => pick(name)} onPointerUp={() => put(name)}>
            {piece}
          </div>
        ))}
      </div>
      <p className="fen">{game.fen}</p>
      <p className="ruling">{ruling}</p>
      <p className="server" hidden>
        {loaderData.server}
      </p>
    </>
  );
}
