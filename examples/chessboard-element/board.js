import 'chessboard-element';
import { checkedKing, play } from 'chess-arbiter/board';
import { Game } from 'chess-arbiter/rules';

const DESTINATION = 'background-image: radial-gradient(circle, #24604b 20%, transparent 22%)';
const CHECK = 'box-shadow: inset 0 0 0 5px #c82418';

export function mount(element, fen, report) {
  const game = new Game(fen);
  const board = document.createElement('chess-board');
  board.draggablePieces = true;
  board.setPosition(fen, false);
  element.append(board);

  // The squares are in the element's shadow tree; the name of each is a part.
  const styles = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styles);
  function mark(destinations = []) {
    const king = checkedKing(game);
    const rules = destinations.map((square) => `chess-board::part(${square}) { ${DESTINATION} }`);
    if (king) rules.push(`chess-board::part(${king}) { ${CHECK} }`);
    styles.replaceSync(rules.join('\n'));
  }

  async function drop(from, to) {
    const ruling = await play(game, { from, to });
    board.setPosition(game.fen, !ruling.legal);
    mark();
    report(ruling, game);
  }

  board.addEventListener('drag-start', (event) => {
    const { source } = event.detail;
    if (game.get(source)?.color === game.turn) mark(game.destinations().get(source));
    else event.preventDefault();
  });
  board.addEventListener('drop', ({ detail: { source, target, setAction } }) => {
    mark();
    if (target === 'offboard' || target === source) setAction('snapback');
    else drop(source, target); // The piece stays where it is dropped until `drop` sets the position.
  });
  mark();
}
