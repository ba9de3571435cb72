// Making a move and taking it back.

import { POSITIONS } from '../positions.js';
import { chessJsGames, chessopsPositions, games, inRow, legalTries, zip } from '../subjects.js';

/** @import { Row } from '../row.js' */

/** @type {Row} */
export const applyAndUndo = {
  title: '`game.apply({ from, to })` and `game.undo()`',
  unit: 'move made and taken back',
  targets: { 'chess.js': 200, chessops: 2 },
  against: {
    'chess.js': '`move({ from, to })` and `undo`',
    chessops: '`clone` and `play`, which check and report nothing',
    ffish: '`push` and `pop`',
  },
  prepare: ({ ffish }) => {
    const all = POSITIONS.map(legalTries);
    const [ours, chessJs, chessops] = [
      inRow(zip(games(), all)),
      inRow(zip(chessJsGames(), all)),
      inRow(zip(chessopsPositions(), all)),
    ];
    const boards = ffish
      ? inRow(
          zip(
            POSITIONS.map((fen) => new ffish.Board('chess', fen)),
            all,
          ),
        )
      : [];
    return {
      operations: ours.flatMap(([, moves]) => moves).length,
      contenders: {
        'chess-arbiter': () => {
          let made = 0;
          for (const [game, moves] of ours)
            for (const { named } of moves) {
              made += game.apply(named).to.length;
              game.undo();
            }
          return made;
        },
        'chess.js': () => {
          let made = 0;
          for (const [game, moves] of chessJs)
            for (const { named } of moves) {
              made += game.move(named).to.length;
              game.undo();
            }
          return made;
        },
        chessops: () => {
          let made = 0;
          for (const [position, moves] of chessops)
            for (const { numbered } of moves) {
              const after = position.clone();
              after.play(numbered);
              made += after.turn === position.turn ? 0 : 2;
            }
          return made;
        },
        ...(ffish && {
          ffish: () => {
            let made = 0;
            for (const [board, moves] of boards)
              for (const { uci } of moves) {
                made += board.push(uci) ? 2 : 0;
                board.pop();
              }
            return made;
          },
        }),
      },
    };
  },
};
