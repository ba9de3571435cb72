// A file of a thousand games: read, and each game replayed to its end.

import { Chess as ChessJs } from 'chess.js';
import { Game, parsePgn } from 'chess-arbiter';
import { makeFen } from 'chessops/fen';
import { parsePgn as parseWithChessops, startingPosition } from 'chessops/pgn';
import { parseSan } from 'chessops/san';

/** @import { Row } from '../row.js' */

/**
 * A number that depends on where a game ended.
 *
 * @param {string} fen
 */
const placementLength = (fen) => fen.indexOf(' ');

/** @type {Row} */
export const readAndReplayPgn = {
  title: '`parsePgn(text)` and each game replayed, 1,000 games',
  unit: 'file',
  targets: { 'chess.js': 50, chessops: 4 },
  against: { 'chess.js': '`loadPgn` for each game', chessops: '`parsePgn`, `parseSan` and `play`' },
  prepare: ({ pgn }) => {
    const texts = pgn.split(/\n\n(?=\[Event )/);
    return {
      operations: 1,
      contenders: {
        'chess-arbiter': () => {
          let sum = 0;
          for (const { start, moves } of parsePgn(pgn).games) {
            const game = new Game(start);
            for (const { move } of moves) if (move) game.apply(move);
            sum += placementLength(game.fen);
          }
          return sum;
        },
        'chess.js': () => {
          let sum = 0;
          for (const text of texts) {
            const game = new ChessJs();
            game.loadPgn(text);
            sum += placementLength(game.fen());
          }
          return sum;
        },
        chessops: () => {
          let sum = 0;
          for (const game of parseWithChessops(pgn)) {
            const position = startingPosition(game.headers).unwrap();
            for (const { san } of game.moves.mainline()) {
              const move = parseSan(position, san);
              if (!move) throw new Error(`chessops reads no move in ${san}`);
              position.play(move);
            }
            sum += placementLength(makeFen(position.toSetup()));
          }
          return sum;
        },
      },
    };
  },
};
