// All rows of calls, in the order of the table.

import { inCheck } from './check.js';
import { facadeRows } from './facade.js';
import { readAndWriteFen } from './fen.js';
import { manyGames, newGame, switchGames } from './games.js';
import { judge } from './judge.js';
import { gameIsLegal, isLegalNewFen, isLegalSameFen } from './legality.js';
import { destinations, moves, movesFrom } from './lists.js';
import { perftRows } from './perft.js';
import { readAndReplayPgn } from './pgn.js';
import { applyAndUndo } from './play.js';

/** @import { Row } from '../row.js' */

/** @type {Record<string, Row>} */
export const ROWS = {
  ...perftRows,
  'is-legal': gameIsLegal,
  'moves-from': movesFrom,
  moves,
  destinations,
  'apply-undo': applyAndUndo,
  'in-check': inCheck,
  judge,
  'is-legal-new-fen': isLegalNewFen,
  'is-legal-same-fen': isLegalSameFen,
  fen: readAndWriteFen,
  'new-game': newGame,
  'switch-games': switchGames,
  'many-games': manyGames,
  pgn: readAndReplayPgn,
  ...facadeRows,
};
