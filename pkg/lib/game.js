// A game: plain data with verbs. All of its state lies in its own fields, so that it can be proxied, cloned, compared
// and sent like any other object. The module is asked about its position, and keeps nothing of it.
//
// A method changes a field only after the module has answered, so that whatever is thrown, the game is as it was. And only
// after the workspace is settled: a change may run an effect at once, which asks about any game.
//
// The verbs that only the whole module has are in `whole-game.js`.

import {
  attackers,
  claims,
  destinations,
  halfmoveClock,
  hasInsufficientMaterial,
  inCheck,
  isChess960,
  judgePass,
  king,
  moveNumber,
  moves,
  movesFrom,
  outcome,
  pass,
  pieceOn,
  pieces,
  points,
  positionKey,
  repetitions,
  rights,
  turn,
  undo,
  fen as writtenFen,
} from '../wasm/chess_arbiter.js';
import { refusalOf } from './answers.js';
import { applyMove, isLegalMove, ruleOn, sanMove, wantedPieces } from './bridge.js';
import { copy } from './copy.js';
import { destinationsOf } from './destinations.js';
import { IllegalMoveError, wrongType } from './errors.js';
import {
  checkNumber,
  packCandidate,
  packColor,
  packSquare,
  wantedLanguage,
  wantsChess960,
  wantsComposed,
  wantsStrictness,
} from './input.js';
import { RESULTS } from './layout.js';
import { answerOf, readList } from './module.js';
import { colorName, squareName } from './names.js';
import { newMove, resultOf } from './pgn/tree.js';
import {
  unpackClaims,
  unpackEnPassant,
  unpackIfAny,
  unpackMove,
  unpackOutcome,
  unpackPiece,
  unpackRights,
} from './unpack.js';
import {
  canUndo,
  makeMove,
  nameLast,
  packMove,
  seat,
  seatFen,
  seatIfThere,
  seatWithMoves,
  settle,
  settleAfter,
  settleAs,
  settleBefore,
} from './workspace.js';

/**
 * @import {
 *   CastlingRights, Claim, Color, Move, MoveInput, Options, Outcome, PgnComment, PgnMove, PgnResult, Piece, PieceKind, Square,
 * } from '../index.js'
 * @import { Situation } from './workspace.js'
 */

export const STARTING_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** @type {Record<Color | 'draw', PgnResult>} */
const RESULT_OF_WINNER = { w: '1-0', b: '0-1', draw: '1/2-1/2' };

/** Immer's `immerable`, by which `produce` knows that it may draft a game as it does plain objects. */
const IMMERABLE = /* @__PURE__ */ Symbol.for('immer-draftable');

export class Game {
  /** @type {Record<string, string>} */
  tags = {};
  /** @type {string} */
  start;
  /** @type {boolean} */
  chess960;
  /** @type {PgnComment[]} */
  comments = [];
  /** @type {PgnMove[]} */
  line = [];
  ply = 0;

  /**
   * @param {string} [fen]
   * @param {Options} [options]
   */
  constructor(fen = STARTING_FEN, options) {
    this.start = fen;
    this.chess960 = wantsChess960(options);
    if (fen === STARTING_FEN && options === undefined) return;
    const [composed, language] = [wantsComposed(options), wantedLanguage(options)];
    if (composed) this.composed = composed;
    if (language !== undefined) this.language = language;
    seatFen(fen, this.chess960, composed, language);
    const is960 = answerOf(isChess960);
    settleAs(fen, is960);
    this.chess960 = is960;
  }

  get [IMMERABLE]() {
    return true;
  }

  clone() {
    const Class = /** @type {new () => this} */ (this.constructor);
    return Object.assign(new Class(), copy({ ...this }));
  }

  /** @param {MoveInput} move */
  isLegal(move) {
    const candidate = packCandidate(move);
    seat(this);
    const answer = answerOf(isLegalMove, move, candidate);
    settle();
    return answer;
  }

  /** @param {Square} square */
  movesFrom(square) {
    const number = packSquare(square, 'square');
    seat(this);
    const list = answerOf(listMovesFrom, number);
    settle();
    return list;
  }

  /** @param {MoveInput} move */
  apply(move) {
    const candidate = packCandidate(move);
    const { language } = this;
    checkWritable(this);
    seat(this);
    const entry = newMove(answerOf(applyMove, move, candidate, language));
    add(this, entry);
    return /** @type {Move} */ (entry.move);
  }

  pass() {
    const { language } = this;
    checkWritable(this);
    seat(this);
    const move = answerOf(makePass, language);
    add(this, newMove(null, move.color));
    return move;
  }

  /**
   * @param {MoveInput} move
   * @param {Pick<Options, 'language'>} [options]
   */
  judge(move, options) {
    const language = wantedLanguage(options) ?? this.language;
    const candidate = packCandidate(move);
    return ask(this, () => ruleOn(move, candidate, language));
  }

  inCheck() {
    seat(this);
    const answer = answerOf(inCheck);
    settle();
    return answer;
  }

  moves() {
    return ask(this, () => readList(moves(), unpackMove));
  }

  destinations() {
    return ask(this, () => destinationsOf(destinations()));
  }

  /** @returns {Move | undefined} */
  undo() {
    const { ply, line } = this;
    if (ply === 0) return undefined;
    checkWritable(this);
    const move = moveAt(this, ply - 1);
    const before = ply > 1 ? line[ply - 2] : undefined;
    if (canUndo() && seatIfThere(this)) {
      answerOf(undo);
      settleBefore(before);
    }
    this.ply = ply - 1;
    return move;
  }

  /** @returns {Move | undefined} */
  redo() {
    const { ply, line } = this;
    const next = line[ply];
    if (!next) return undefined;
    checkWritable(this);
    const move = moveAt(this, ply);
    const packed = packMove(next, ply);
    seat(this);
    answerOf(makeMove, packed, next);
    settleAfter(next);
    this.ply = ply + 1;
    return move;
  }

  /**
   * @param {string} san
   * @param {Pick<Options, 'language'> & { strict?: boolean | undefined, pieces?: string | undefined }} [options]
   */
  readSan(san, options) {
    const language = wantedLanguage(options) ?? this.language;
    const [strictly, pieces] = [wantsStrictness(options), wantedPieces(options)];
    return ask(this, () => sanMove(san, strictly, pieces, language));
  }

  /** @param {number} ply */
  fenAt(ply) {
    const wanted = checkNumber('A number of plies', ply, Number.MAX_SAFE_INTEGER);
    return wanted > this.ply ? undefined : ask(at(this, wanted), writtenFen);
  }

  /** @param {Square} square */
  get(square) {
    const number = packSquare(square, 'square');
    return ask(this, () => unpackIfAny(pieceOn(number), unpackPiece));
  }

  pieces() {
    /** @type {(packed: number) => [Square, Piece]} */
    const entry = (packed) => [squareName(packed), unpackPiece(packed)];
    return ask(this, () => new Map(readList(pieces(), entry)));
  }

  /** @param {Color} color */
  king(color) {
    const number = packColor(color);
    return ask(this, () => squareName(king(number)));
  }

  /**
   * @param {Square} square
   * @param {Color} by
   */
  attackers(square, by) {
    const [number, color] = [packSquare(square, 'square'), packColor(by)];
    return ask(this, () => readList(attackers(number, color), squareName));
  }

  /** @param {Color} color */
  hasInsufficientMaterial(color) {
    const number = packColor(color);
    return ask(this, () => hasInsufficientMaterial(number));
  }

  /**
   * @param {Color} color
   * @returns {PieceKind[]}
   */
  captured(color) {
    packColor(color);
    const captures = this.line.slice(0, this.ply).filter((entry) => entry.move && entry.color !== color);
    return captures.flatMap(({ move }) => move?.captured ?? []);
  }

  repetitions() {
    return askOfMoves(this, repetitions);
  }

  get fen() {
    return ask(this, writtenFen);
  }

  get turn() {
    return ask(this, () => colorName(turn()));
  }

  get key() {
    return ask(this, positionKey);
  }

  /** @returns {Record<Color, CastlingRights>} */
  get castlingRights() {
    return ask(this, () => unpackRights(rights()));
  }

  get enPassant() {
    return ask(this, () => unpackEnPassant(rights()));
  }

  get halfmoveClock() {
    return ask(this, halfmoveClock);
  }

  get moveNumber() {
    return ask(this, moveNumber);
  }

  get materialBalance() {
    return ask(this, () => points(0) - points(1));
  }

  /** @returns {Outcome | undefined} */
  get outcome() {
    return askOfMoves(this, () => unpackIfAny(outcome(), unpackOutcome));
  }

  /** @returns {Claim[]} */
  get claims() {
    return askOfMoves(this, () => unpackClaims(claims()));
  }

  /** @returns {PgnResult} */
  get result() {
    const ended = this.outcome;
    return ended ? RESULT_OF_WINNER[ended.winner ?? 'draw'] : resultOf(this.tags.Result);
  }

  set result(result) {
    if (!RESULTS.includes(result)) throw wrongType(`A result must be one of ${RESULTS.join(', ')}`, result);
    checkWritable(this);
    this.tags.Result = result;
  }

  /** @returns {Move[]} */
  get history() {
    return this.line.slice(0, this.ply).map((_, index) => moveAt(this, index));
  }

  /** @returns {Move | undefined} */
  get lastMove() {
    return this.ply > 0 ? moveAt(this, this.ply - 1) : undefined;
  }
}

/**
 * The legal moves from a square of the position in the workspace.
 *
 * @param {number} square
 */
function listMovesFrom(square) {
  return readList(movesFrom(square), unpackMove);
}

/**
 * Makes a null move in the workspace.
 *
 * @param {string | undefined} language the tag of the language in which a refusal is told
 */
function makePass(language) {
  const color = turn();
  const square = squareName(king(color));
  if (!pass()) throw new IllegalMoveError(refusalOf(judgePass(), language), PASS_UCI, writtenFen());
  return passMove(colorName(color), square);
}

/** A null move, as UCI writes it. */
const PASS_UCI = '0000';

/**
 * Answers a question about the position of a game.
 *
 * @template T
 * @param {Situation} game
 * @param {() => T} question
 * @returns {T}
 */
export function ask(game, question) {
  seat(game);
  const answer = answerOf(question);
  settle();
  return answer;
}

/**
 * The same for a question about the moves that led to the position, too.
 *
 * @template T
 * @param {Situation} game
 * @param {() => T} question
 * @returns {T}
 */
export function askOfMoves(game, question) {
  seatWithMoves(game);
  const answer = answerOf(question);
  settle();
  return answer;
}

/**
 * The game as it was, or will be, after some plies.
 *
 * @param {Game} game
 * @param {number} ply
 * @returns {Situation}
 */
function at({ start, chess960, composed, language, line }, ply) {
  return { start, chess960, composed, language, line, ply };
}

/**
 * Adds the move to a game that was just made in the workspace. What was taken back before is forgotten.
 *
 * @param {Game} game
 * @param {PgnMove} entry
 */
function add(game, entry) {
  settleAfter(entry);
  const { line, ply } = game;
  const replaced = line[ply];
  if (line.length > ply + 1) line.length = ply + 1;
  line[ply] = entry;
  const kept = /** @type {PgnMove} */ (line[ply]);
  // Some proxies ignore what they are told.
  if (kept === replaced) throw readOnly();
  if (kept !== entry) nameLast(entry, kept);
  game.ply = ply + 1;
}

/**
 * Throws if the game is frozen or a store's snapshot, before anything is changed.
 *
 * @param {Game} game
 */
export function checkWritable(game) {
  const { ply } = game;
  try {
    game.ply = ply;
  } catch (cause) {
    throw readOnly(cause);
  }
}

/** @param {unknown} [cause] */
function readOnly(cause) {
  return new TypeError('This game is read-only: change the original or a clone', { cause });
}

/**
 * The move of a game that was made after some plies. A null move is told as one of the king that stays.
 *
 * @param {Game} game
 * @param {number} index
 * @returns {Move}
 */
function moveAt(game, index) {
  const { color, move } = /** @type {PgnMove} */ (game.line[index]);
  return (
    move ??
    passMove(
      color,
      ask(at(game, index), () => squareName(king(packColor(color)))),
    )
  );
}

/**
 * @param {Color} color
 * @param {Square} square where the king stands
 * @returns {Move}
 */
function passMove(color, square) {
  return { color, from: square, to: square, piece: 'k', kind: 'pass', san: '--', uci: PASS_UCI };
}
