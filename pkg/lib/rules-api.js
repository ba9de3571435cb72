// What the entries for boards export.

export { FenError, IllegalMoveError, MoveTextError } from './errors.js';
export { Game, STARTING_FEN } from './game.js';
export { formatSan } from './letters.js';
export { isSquare } from './names.js';
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
