// The gallery: each board is mounted by the very file that its recipe shows. One that fails leaves the others alone.
import { STARTING_FEN } from 'chess-arbiter';

/** @import { Game, Ruling } from 'chess-arbiter' */

/** @typedef {(element: Element, fen: string, report: (ruling: Ruling, game: Game) => void) => void} Mount */

// Named one by one: chessground is under the GPL, and not to be bundled with this page.
const boards = import.meta.glob([
  '../../../examples/cm-chessboard/board.js',
  '../../../examples/react-chessboard/board.js',
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
      mount(element, start, (said, game) => {
        ruling.textContent = said.legal ? said.move.san : said.refusal.message;
        ruling.classList.toggle('refused', !said.legal);
        fen.textContent = game.fen;
      });
      fen.textContent = start;
    },
    (error) => {
      ruling.textContent = `This board could not be loaded: ${error.message}`;
    },
  );
}
