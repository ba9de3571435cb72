// What chess.js exports.

export { Chess } from './chess.js';
export {
  BISHOP,
  BLACK,
  DEFAULT_POSITION,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
  SEVEN_TAG_ROSTER,
  SQUARES,
  WHITE,
} from './constants.js';
export { validateFen } from './fen.js';
export { xoroshiro128 } from './hash.js';
export { Move } from './move.js';
export { SUFFIX_LIST } from './suffixes.js';
