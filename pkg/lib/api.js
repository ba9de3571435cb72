// What every entry point exports. The entry points differ only in how they load the module.

export { FenError, IllegalMoveError, MoveTextError, PgnError } from './errors.js';
export { Game, STARTING_FEN } from './game.js';
export { formatSan } from './letters.js';
export { isSquare } from './names.js';
export { decodePgn } from './pgn/decode.js';
export { addLine, deleteLine, promoteLine, walk } from './pgn/lines.js';
export { parsePgn, readPgn } from './pgn/read.js';
export { formatPgn } from './pgn/write.js';
export {
  apply,
  attackers,
  canMate,
  chess960,
  destinations,
  hasInsufficientMaterial,
  inCheck,
  isLegal,
  judge,
  moves,
  movesFrom,
  outcome,
  outcomeOnTime,
  perft,
  positionKey,
  readSan,
  validateFen,
} from './stateless.js';
