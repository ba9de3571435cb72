// Games as such: making one, going from one to another, and verifying a move in each of many, as a server does.

import { Chess as ChessJs } from 'chess.js';
import { Game, parsePgn } from 'chess-arbiter';
import { Chess as Chessops } from 'chessops/chess';
import { readWithChessops, tryOf } from '../subjects.js';

/**
 * @import { PgnGame } from 'chess-arbiter'
 * @import { Row } from '../row.js'
 */

/** As many games as a pass makes. */
const MADE = 100;

/** @type {Row} */
export const newGame = {
  title: '`new Game()`',
  unit: 'game',
  targets: {},
  against: { 'chess.js': '`new Chess()`', chessops: '`Chess.default()`' },
  prepare: () => ({
    operations: MADE,
    contenders: {
      'chess-arbiter': () => {
        let made = 0;
        for (let count = 0; count < MADE; count += 1) if (new Game().line.length === 0) made += 1;
        return made;
      },
      'chess.js': () => {
        let made = 0;
        for (let count = 0; count < MADE; count += 1) if (new ChessJs().turn() === 'w') made += 1;
        return made;
      },
      chessops: () => {
        let made = 0;
        for (let count = 0; count < MADE; count += 1) if (Chessops.default().turn === 'white') made += 1;
        return made;
      },
    },
  }),
};

/** How long the games are between which is switched. */
const LONG = 80;

/**
 * The games of a file that have more moves than that.
 *
 * @param {string} pgn
 */
const longGames = (pgn) => parsePgn(pgn).games.filter(({ moves }) => moves.length > LONG);

/**
 * A game as it was after some plies.
 *
 * @param {PgnGame} game
 * @param {number} ply
 */
const playedTo = (game, ply) => Game.from({ ...game, moves: game.moves.slice(0, ply), result: '*' });

/** As many switches as a pass does. */
const SWITCHES = 100;

/** @type {Row} */
export const switchGames = {
  title: '`game.inCheck()` after a switch between two games of 80 plies',
  unit: 'switch and call',
  targets: {},
  against: {
    'the same game': '`inCheck` without a switch',
    chessops: '`isCheck` of one of two positions',
  },
  prepare: ({ pgn }) => {
    const [left, right] = longGames(pgn)
      .map((game) => playedTo(game, LONG))
      .filter((game) => !game.inCheck());
    if (!left || !right) throw new Error('The file has no two long games');
    const [here, there] = [left, right].map((game) => readWithChessops(game.fen));
    return {
      operations: SWITCHES,
      contenders: {
        'chess-arbiter': () => {
          let quiet = 0;
          for (let count = 0; count < SWITCHES; count += 1)
            if (!(count % 2 ? left : right).inCheck()) quiet += 1;
          return quiet;
        },
        'the same game': () => {
          let quiet = 0;
          for (let count = 0; count < SWITCHES; count += 1) if (!left.inCheck()) quiet += 1;
          return quiet;
        },
        chessops: () => {
          let quiet = 0;
          for (let count = 0; count < SWITCHES; count += 1)
            if (!(count % 2 ? here : there)?.isCheck()) quiet += 1;
          return quiet;
        },
      },
    };
  },
};

/** As many games as are alive. */
const ALIVE = 10_000;
/** The fewest plies of one of them. */
const SHORT = 20;

/** @type {Row} */
export const manyGames = {
  title: '`game.isLegal({ from, to })` of 10,000 games in turn',
  unit: 'move verified',
  targets: { chessops: 5 },
  against: { chessops: '`parseFen`, `fromSetup` and `isLegal` of their FENs' },
  prepare: ({ pgn }) => {
    const sources = longGames(pgn);
    const all = Array.from({ length: ALIVE }, (_, index) => {
      const source = /** @type {PgnGame} */ (sources[index % sources.length]);
      const ply = SHORT + (index % (LONG - SHORT));
      const game = playedTo(source, ply);
      const uci = source.moves[ply]?.move?.uci ?? '';
      // Every other move goes backwards, and is not legal.
      const move = tryOf(index % 2 ? uci.slice(2, 4) + uci.slice(0, 2) : uci);
      return { game, fen: game.fen, move };
    });
    return {
      operations: ALIVE,
      contenders: {
        'chess-arbiter': () => {
          let legal = 0;
          for (const { game, move } of all) if (game.isLegal(move.named)) legal += 1;
          return legal;
        },
        chessops: () => {
          let legal = 0;
          for (const { fen, move } of all) if (readWithChessops(fen).isLegal(move.numbered)) legal += 1;
          return legal;
        },
      },
    };
  },
};
