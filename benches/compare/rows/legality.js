// Whether a move is legal: of a game, and of a FEN. Up to eight legal moves of each position, and as many of its illegal
// ones.

import { isLegal } from 'chess-arbiter';
import { POSITIONS } from '../positions.js';
import {
  chessopsPositions,
  games,
  illegalTries,
  inRow,
  legalTries,
  readWithChessops,
  zip,
} from '../subjects.js';

/** @import { Row } from '../row.js' */

/** @param {string} fen */
const tries = (fen) => {
  const legal = legalTries(fen);
  return [...legal, ...illegalTries(fen).slice(0, legal.length)];
};

/** @type {Row} */
export const gameIsLegal = {
  title: '`game.isLegal({ from, to })`',
  unit: 'call',
  targets: { chessops: 5 },
  against: {
    chessops: '`isLegal`',
    'chessops, context kept': '`isLegal` with the `ctx` of the position made beforehand',
    ffish: '`legalMoves`, split and searched',
  },
  prepare: ({ ffish }) => {
    const all = POSITIONS.map(tries);
    const ours = inRow(zip(games(), all));
    const chessops = inRow(zip(chessopsPositions(), all));
    const kept = chessops.map(([position, moves]) => ({ position, moves, context: position.ctx() }));
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
          let legal = 0;
          for (const [game, moves] of ours)
            for (const { named } of moves) if (game.isLegal(named)) legal += 1;
          return legal;
        },
        chessops: () => {
          let legal = 0;
          for (const [position, moves] of chessops)
            for (const { numbered } of moves) if (position.isLegal(numbered)) legal += 1;
          return legal;
        },
        'chessops, context kept': () => {
          let legal = 0;
          for (const { position, moves, context } of kept)
            for (const { numbered } of moves) if (position.isLegal(numbered, context)) legal += 1;
          return legal;
        },
        ...(ffish && {
          ffish: () => {
            let legal = 0;
            for (const [board, moves] of boards)
              for (const { uci } of moves) if (board.legalMoves().split(' ').includes(uci)) legal += 1;
            return legal;
          },
        }),
      },
    };
  },
};

/** @param {{ fen: string, move: import('../subjects.js').Try }[]} questions @returns {import('../row.js').Work} */
const work = (questions) => ({
  operations: questions.length,
  contenders: {
    'chess-arbiter': () => {
      let legal = 0;
      for (const { fen, move } of questions) if (isLegal(fen, move.named)) legal += 1;
      return legal;
    },
    chessops: () => {
      let legal = 0;
      for (const { fen, move } of questions) if (readWithChessops(fen).isLegal(move.numbered)) legal += 1;
      return legal;
    },
  },
});

/** More of a thousand FENs, each asked once in a pass: whoever remembers the last ones gains nothing. */
const COUNTERS = 50;

/** @type {Row} */
export const isLegalNewFen = {
  title: '`isLegal(fen, move)`, a new FEN each time',
  unit: 'call',
  targets: { chessops: 5 },
  against: { chessops: '`parseFen`, `fromSetup` and `isLegal`' },
  prepare: () =>
    work(
      Array.from({ length: COUNTERS }, (_, count) =>
        POSITIONS.map((fen) => {
          const moves = tries(fen);
          const move = /** @type {import('../subjects.js').Try} */ (moves[count % moves.length]);
          return { fen: fen.replace(/\d+$/, String(count + 20)), move };
        }),
      ).flat(),
    ),
};

/** @type {Row} */
export const isLegalSameFen = {
  title: '`isLegal(fen, move)`, the same FEN for all its moves',
  unit: 'call',
  targets: { chessops: 30 },
  against: { chessops: '`parseFen`, `fromSetup` and `isLegal`' },
  prepare: () =>
    work(POSITIONS.flatMap((fen) => [...tries(fen), ...tries(fen)].map((move) => ({ fen, move })))),
};
