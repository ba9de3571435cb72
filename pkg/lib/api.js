// What every entry point exports. The entry points differ only in how they load the module.

export { FenError, IllegalMoveError, MoveTextError, PgnError } from './errors.js';
export { Game, STARTING_FEN } from './game.js';
export { parsePgn, readPgn } from './pgn/read.js';
export { formatPgn } from './pgn/write.js';
export {
  apply,
  chess960,
  inCheck,
  isLegal,
  judge,
  movesFrom,
  perft,
  readSan,
  validateFen,
} from './stateless.js';
