// What the entries export that have the whole module: all of the package. They differ only in how they start it. Those for
// boards export `rules-api.js`.

export { FenError, IllegalMoveError, MoveTextError, PgnError } from './errors.js';
export { canMate, chess960, outcomeOnTime, perft } from './extras.js';
export { STARTING_FEN } from './game.js';
export { formatSan } from './letters.js';
export { isSquare } from './names.js';
export { decodePgn } from './pgn/decode.js';
export { addLine, deleteLine, promoteLine, walk } from './pgn/lines.js';
export { parsePgn } from './pgn/read.js';
export { readPgn } from './pgn/stream.js';
export { formatPgn } from './pgn/write.js';
export { Setup } from './setup.js';
export {
  apply,
  attackers,
  destinations,
  hasInsufficientMaterial,
  inCheck,
  isLegal,
  judge,
  moves,
  movesFrom,
  outcome,
  positionKey,
  readSan,
  validateFen,
} from './stateless.js';
export { Game } from './whole-game.js';
