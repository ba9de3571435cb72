// Reading a FEN and writing it again.

import { Chess as ChessJs } from 'chess.js';
import { Game } from 'chess-arbiter';
import { makeFen } from 'chessops/fen';
import { POSITIONS } from '../positions.js';
import { readWithChessops } from '../subjects.js';

/** @import { Row } from '../row.js' */

/** @type {Row} */
export const readAndWriteFen = {
  title: '`new Game(fen)` and `fen`',
  unit: 'position',
  targets: { 'chess.js': 10, chessops: 5 },
  against: {
    'chess.js': '`new Chess(fen)` and `fen`',
    chessops: '`parseFen`, `fromSetup`, `toSetup` and `makeFen`',
    ffish: '`new Board(fen)`, `fen` and `delete`',
  },
  prepare: ({ ffish }) => ({
    operations: POSITIONS.length,
    contenders: {
      'chess-arbiter': () => {
        let letters = 0;
        for (const fen of POSITIONS) {
          const game = new Game(fen);
          letters += game.fen.length;
        }
        return letters;
      },
      'chess.js': () => {
        let letters = 0;
        for (const fen of POSITIONS) letters += new ChessJs(fen).fen().length;
        return letters;
      },
      chessops: () => {
        let letters = 0;
        for (const fen of POSITIONS) letters += makeFen(readWithChessops(fen).toSetup()).length;
        return letters;
      },
      ...(ffish && {
        ffish: () => {
          let letters = 0;
          for (const fen of POSITIONS) {
            const board = new ffish.Board('chess', fen);
            letters += board.fen().length;
            board.delete();
          }
          return letters;
        },
      }),
    },
  }),
};
