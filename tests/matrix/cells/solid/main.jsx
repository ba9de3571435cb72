import { createSignal, Index, onMount } from 'solid-js';
import { createMutable } from 'solid-js/store';
import { render } from 'solid-js/web';
import { drop, squaresOf, start, tell } from './board.js';

function Board() {
  const game = createMutable(start());
  const [picked, pick] = createSignal('');
  const [ruling, setRuling] = createSignal('');
  const put = async (to) => {
    const from = picked();
    pick('');
    setRuling(await drop(game, from, to));
  };
  onMount(tell);
  return (
    <>
      <div class="board">
        <Index each={squaresOf(game, picked())}>
          {(square) => (
            <div
              class={square().mark}
              onPointerDown={() => pick(square().name)}
              onPointerUp={() => put(square().name)}
            >
              {square().piece}
            </div>
          )}
        </Index>
      </div>
      <p class="fen">{game.fen}</p>
      <p class="ruling">{ruling()}</p>
    </>
  );
}

render(Board, document.body);
