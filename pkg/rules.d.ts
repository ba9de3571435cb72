/**
 * What a board needs for every drop, in a download of half the size: the rules, FEN and {@link Game}, without PGN, lines, perft,
 * premoves, `canMate`, `outcomeOnTime` and the starting positions of Chess960. All that is here is the same as in
 * `chess-arbiter`, but that `outcome` names no dead position unless the material says so.
 *
 * ```js
 * import { Game } from 'chess-arbiter/rules';
 *
 * const game = new Game();
 * game.judge('e2e5').refusal.code; // 'pawn-move'
 * ```
 *
 * A page may import both, in any order: there is one class of games and one of each error, and every game has PGN once
 * `chess-arbiter` is imported.
 *
 * @packageDocumentation
 */

import type { Options, Game as WholeGame } from './index.js';

export {
  apply,
  attackers,
  type CastlingRights,
  type CastlingSide,
  type Claim,
  type Color,
  destinations,
  FenError,
  type FenField,
  type FenProblem,
  type FenProblemCode,
  type File,
  formatSan,
  hasInsufficientMaterial,
  IllegalMoveError,
  inCheck,
  isLegal,
  isSquare,
  judge,
  type Language,
  type Move,
  type MoveInput,
  type MoveKind,
  MoveTextError,
  type MoveTextErrorCode,
  moves,
  movesFrom,
  type Options,
  type Outcome,
  outcome,
  type PgnComment,
  type PgnMove,
  type PgnResult,
  type Piece,
  type PieceKind,
  type Promotion,
  positionKey,
  type Rank,
  type Refusal,
  type RefusalCode,
  type RefusalDetail,
  type Ruling,
  readSan,
  type Square,
  STARTING_FEN,
  validateFen,
} from './index.js';

/**
 * A game as in `chess-arbiter`, without what needs the whole module there: `Game.from`, `Game.fromPgn`, `pgn`, `annotate`,
 * `premoves`, `perft`, `canMate` and `outcomeOnTime`.
 *
 * ```js
 * const game = new Game();
 * game.apply('e4').san; // 'e4'
 * game.turn; // 'b'
 * ```
 */
export interface Game
  extends Omit<WholeGame, 'annotate' | 'canMate' | 'clone' | 'outcomeOnTime' | 'perft' | 'pgn' | 'premoves'> {
  /** An independent copy. Of the fields that a subclass adds, plain data is copied, and what is of a class is shared. */
  clone(): this;
}

export const Game: {
  readonly prototype: Game;

  /**
   * @param fen - the starting position
   * @throws {@link FenError} if the FEN is refused
   */
  new (fen?: string, options?: Options): Game;
};
