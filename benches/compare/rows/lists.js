// Lists of moves: with their notation, which is read of each, and as destinations for a board.

import { chessgroundDests } from 'chessops/compat';
import { POSITIONS } from '../positions.js';
import { chessJsGames, chessopsPositions, games, inRow, squaresToPickUp, zip } from '../subjects.js';

/** @import { Row } from '../row.js' */

/** @type {Row} */
export const movesFrom = {
  title: '`game.movesFrom(square)`, with notation',
  unit: 'call',
  targets: { 'chess.js': 100 },
  against: { 'chess.js': '`moves({ square, verbose: true })`' },
  inBrowser: true,
  prepare: () => {
    const squares = squaresToPickUp();
    const [ours, chessJs] = [inRow(zip(games(), squares)), inRow(zip(chessJsGames(), squares))];
    return {
      operations: ours.flatMap(([, own]) => own).length,
      contenders: {
        'chess-arbiter': () => {
          let letters = 0;
          for (const [game, own] of ours)
            for (const square of own) for (const move of game.movesFrom(square)) letters += move.san.length;
          return letters;
        },
        'chess.js': () => {
          let letters = 0;
          for (const [game, own] of chessJs)
            for (const square of own)
              for (const move of game.moves({ square, verbose: true })) letters += move.san.length;
          return letters;
        },
      },
    };
  },
};

/** @type {Row} */
export const moves = {
  title: '`game.moves()`, with notation',
  unit: 'call',
  targets: { 'chess.js': 100 },
  against: { 'chess.js': '`moves({ verbose: true })`', ffish: '`legalMovesSan`, split' },
  prepare: ({ ffish }) => {
    const [ours, chessJs] = [inRow(games()), inRow(chessJsGames())];
    const boards = ffish ? inRow(POSITIONS.map((fen) => new ffish.Board('chess', fen))) : [];
    return {
      operations: ours.length,
      contenders: {
        'chess-arbiter': () => {
          let letters = 0;
          for (const game of ours) for (const move of game.moves()) letters += move.san.length;
          return letters;
        },
        'chess.js': () => {
          let letters = 0;
          for (const game of chessJs)
            for (const move of game.moves({ verbose: true })) letters += move.san.length;
          return letters;
        },
        ...(ffish && {
          ffish: () => {
            let letters = 0;
            for (const board of boards)
              for (const san of board.legalMovesSan().split(' ')) letters += san.length;
            return letters;
          },
        }),
      },
    };
  },
};

/** @type {Row} */
export const destinations = {
  title: '`game.destinations()`',
  unit: 'call',
  targets: { chessops: 4, 'chess.js': 200 },
  against: { chessops: '`chessgroundDests`', 'chess.js': '`moves({ verbose: true })`, put into a map' },
  inBrowser: true,
  prepare: () => {
    const [ours, chessJs, chessops] = [inRow(games()), inRow(chessJsGames()), inRow(chessopsPositions())];
    return {
      operations: ours.length,
      // The number of pieces that can move: chessops lists the rook's square of a castling move too.
      contenders: {
        'chess-arbiter': () => {
          let pieces = 0;
          for (const game of ours) pieces += game.destinations().size;
          return pieces;
        },
        chessops: () => {
          let pieces = 0;
          for (const position of chessops) pieces += chessgroundDests(position).size;
          return pieces;
        },
        'chess.js': () => {
          let pieces = 0;
          for (const game of chessJs) {
            /** @type {Map<string, string[]>} */
            const map = new Map();
            for (const { from, to } of game.moves({ verbose: true })) {
              const known = map.get(from);
              if (known) known.push(to);
              else map.set(from, [to]);
            }
            pieces += map.size;
          }
          return pieces;
        },
      },
    };
  },
};
