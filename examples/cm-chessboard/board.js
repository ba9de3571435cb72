import { checkedKing, play } from 'chess-arbiter/board';
import { Game } from 'chess-arbiter/rules';
import markersFile from 'cm-chessboard/assets/extensions/markers/markers.svg?url';
import piecesFile from 'cm-chessboard/assets/pieces/standard.svg?url';
import { Chessboard, INPUT_EVENT_TYPE } from 'cm-chessboard/src/Chessboard.js';
import { MARKER_TYPE, Markers } from 'cm-chessboard/src/extensions/markers/Markers.js';
import 'cm-chessboard/assets/chessboard.css';
import 'cm-chessboard/assets/extensions/markers/markers.css';

/** cm-chessboard needs absolute addresses. */
const address = (file) => new URL(file, document.baseURI).href;

export function mount(element, fen, report) {
  const game = new Game(fen);
  const board = new Chessboard(element, {
    position: fen,
    style: { pieces: { file: address(piecesFile) } },
    extensions: [{ class: Markers, props: { sprite: address(markersFile) } }],
  });

  function mark() {
    board.removeMarkers();
    const king = checkedKing(game);
    if (king) board.addMarker(MARKER_TYPE.circleDanger, king);
  }

  function pick(square) {
    for (const to of game.destinations().get(square) ?? []) board.addMarker(MARKER_TYPE.dot, to);
    return game.get(square)?.color === game.turn;
  }

  async function drop(from, to) {
    const ruling = await play(game, { from, to });
    await board.setPosition(game.fen, true);
    mark();
    report(ruling, game);
  }

  board.enableMoveInput((event) => {
    switch (event.type) {
      case INPUT_EVENT_TYPE.moveInputStarted:
        return pick(event.squareFrom);
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
