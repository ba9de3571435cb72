// Whether the player to move is in check.

import { POSITIONS } from '../positions.js';
import { chessJsGames, chessopsPositions, games, inRow } from '../subjects.js';

/** @import { Row } from '../row.js' */

/** As often as a game is asked: so often that the way to the next does not count. */
const TIMES = 100;

/** @type {Row} */
export const inCheck = {
  title: '`game.inCheck()`',
  unit: 'call',
  targets: { 'chess.js': 5, chessops: 3 },
  against: { 'chess.js': '`inCheck`', chessops: '`isCheck`', ffish: '`isCheck`' },
  prepare: ({ ffish }) => {
    const [ours, chessJs, chessops] = [
      inRow(games(), TIMES),
      inRow(chessJsGames(), TIMES),
      inRow(chessopsPositions(), TIMES),
    ];
    const boards = ffish
      ? inRow(
          POSITIONS.map((fen) => new ffish.Board('chess', fen)),
          TIMES,
        )
      : [];
    return {
      operations: ours.length,
      contenders: {
        'chess-arbiter': () => {
          let checks = 0;
          for (const game of ours) if (game.inCheck()) checks += 1;
          return checks;
        },
        'chess.js': () => {
          let checks = 0;
          for (const game of chessJs) if (game.inCheck()) checks += 1;
          return checks;
        },
        chessops: () => {
          let checks = 0;
          for (const position of chessops) if (position.isCheck()) checks += 1;
          return checks;
        },
        ...(ffish && {
          ffish: () => {
            let checks = 0;
            for (const board of boards) if (board.isCheck()) checks += 1;
            return checks;
          },
        }),
      },
    };
  },
};
