import { checkedKing, play } from 'chess-arbiter/board';
import markersFile from 'cm-chessboard/assets/extensions/markers/markers.svg?url';
import piecesFile from 'cm-chessboard/assets/pieces/standard.svg?url';
import { Chessboard, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js';
import { MARKER_TYPE, Markers } from 'cm-chessboard/src/extensions/markers/Markers.js';
import 'cm-chessboard/assets/chessboard.css';
import 'cm-chessboard/assets/extensions/markers/markers.css';

/** cm-chessboard needs absolute addresses. */
const address = (file) => new URL(file, document.baseURI).href;
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function mount(element, game, report, choose) {
  const board = new Chessboard(element, {
    position: game.fen,
    style: { pieces: { file: address(piecesFile) }, animationDuration: still.matches ? 0 : 200 },
    extensions: [{ class: Markers, props: { sprite: address(markersFile) } }],
  });

  function mark() {
    board.removeMarkers();
    const king = checkedKing(game);
    if (king) board.addMarker(MARKER_TYPE.circleDanger, king);
  }

  async function drop(from, to) {
    const ruling = await play(game, { from, to }, choose);
    await board.setPosition(game.fen, true);
    mark();
    report(ruling, game);
  }

  board.enableMoveInput((event) => {
    switch (event.type) {
      case INPUT_EVENT_TYPE.moveInputStarted:
        for (const to of game.destinations().get(event.squareFrom) ?? [])
          board.addMarker(MARKER_TYPE.dot, to);
        return true; // Any piece: if it may not move, the drop is refused, and `play` says why.
      case INPUT_EVENT_TYPE.validateMoveInput:
        return true; // The piece stays where it is dropped until `drop` sets the position.
      case INPUT_EVENT_TYPE.moveInputFinished:
        return void drop(event.squareFrom, event.squareTo);
      case INPUT_EVENT_TYPE.moveInputCanceled:
        mark();
    }
  });
  mark();
}
