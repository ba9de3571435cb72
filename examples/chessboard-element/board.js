import 'chessboard-element';
import { checkedKing, play } from 'chess-arbiter/board';

const DESTINATION = 'background-image: radial-gradient(circle, #24604b 20%, transparent 22%)';
const CHECK = 'box-shadow: inset 0 0 0 5px #c82418';

export function mount(element, game, report, choose) {
  const board = document.createElement('chess-board');
  board.draggablePieces = true;
  board.setPosition(game.fen, false);
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
    const ruling = await play(game, { from, to }, choose);
    board.setPosition(game.fen, false);
    mark();
    report(ruling, game);
  }

  // Any piece may be picked up: if it may not move, the drop is refused, and `play` says why.
  board.addEventListener('drag-start', ({ detail: { source } }) => mark(game.destinations().get(source)));
  board.addEventListener('drop', ({ detail: { source, target, setAction } }) => {
    // The element slides a dropped piece, and stumbles when the next is picked up before that has ended. An action that it
    // does not know ends the drag at once.
    setAction('none');
    mark();
    if (target !== 'offboard' && target !== source) drop(source, target);
  });
  mark();
}
