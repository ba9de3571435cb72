// Refusing an illegal move: with the law and the pieces to blame, against an error that says that it is illegal.

import { POSITIONS } from '../positions.js';
import { chessJsGames, games, illegalTries, inRow, zip } from '../subjects.js';

/** @import { Row } from '../row.js' */

/** @type {Row} */
export const judge = {
  title: '`game.judge({ from, to })` of an illegal move',
  unit: 'call',
  targets: { 'chess.js': 20 },
  against: { 'chess.js': '`move({ from, to })`, which throws' },
  prepare: () => {
    const all = POSITIONS.map(illegalTries);
    const [ours, chessJs] = [inRow(zip(games(), all)), inRow(zip(chessJsGames(), all))];
    return {
      operations: ours.flatMap(([, moves]) => moves).length,
      contenders: {
        'chess-arbiter': () => {
          let refused = 0;
          for (const [game, moves] of ours)
            for (const { named } of moves) if (game.judge(named).refusal?.message) refused += 1;
          return refused;
        },
        'chess.js': () => {
          let refused = 0;
          for (const [game, moves] of chessJs)
            for (const { named } of moves) {
              try {
                game.move(named);
              } catch (error) {
                if (error instanceof Error && error.message) refused += 1;
              }
            }
          return refused;
        },
      },
    };
  },
};
