// The page of the gallery. The file that a recipe shows mounts its board here. If one cannot be loaded, the others still are.
import { STARTING_FEN } from 'chess-arbiter/rules';

/** @import { Game, Ruling } from 'chess-arbiter/rules' */

/** @typedef {(element: Element, fen: string, report: (ruling: Ruling, game: Game) => void) => void} Mount */

// Named one by one, to leave out chessground: it is under the GPL, and must not be bundled with this page.
const boards = import.meta.glob([
  '../../../examples/cm-chessboard/board.js',
  '../../../examples/react-chessboard/board.tsx',
  '../../../examples/chessboardjs/board.js',
  '../../../examples/chessboard-element/board.js',
]);
const start = new URLSearchParams(location.search).get('fen') ?? STARTING_FEN;

for (const [path, load] of Object.entries(boards)) {
  const card = document.getElementById(path.split('/').at(-2) ?? '');
  const [element, ruling, fen] = ['.board', '.ruling', '.fen'].map((name) => card?.querySelector(name));
  if (!element || !ruling || !fen) continue;
  load().then(
    (module) => {
      const { mount } = /** @type {{ mount: Mount }} */ (module);
      mount(element, start, (ruled, game) => {
        ruling.textContent = ruled.legal ? ruled.move.san : ruled.refusal.message;
        ruling.classList.toggle('refused', !ruled.legal);
        fen.textContent = game.fen;
      });
      fen.textContent = start;
    },
    (error) => {
      ruling.textContent = `This board could not be loaded: ${error.message}`;
    },
  );
}
