// The stateful half of the package: an object for each board, whose position is in WebAssembly memory.

import { isLegalIn, readFen, readList, readMove, refusalError, release, ruleOn, sanMove } from './bridge.js';
import { PgnError } from './errors.js';
import {
  checkDepth,
  checkPly,
  packCandidate,
  packColor,
  packSquare,
  wantedLanguage,
  wantsChess960,
  wantsStrictness,
} from './input.js';
import { TO_SHIFT } from './layout.js';
import { colorName, squareName } from './names.js';
import { readPgn } from './pgn/read.js';
import { checkTags, newMove } from './pgn/tree.js';
import { formatPgn } from './pgn/write.js';
import { unpackClaims, unpackIfAny, unpackMove, unpackOutcome, unpackPiece } from './unpack.js';

/**
 * @import { Arbiter } from '../wasm/chess_arbiter.js'
 * @import { Claim, Color, Move, MoveInput, Options, Outcome, PgnResult, Piece, Square } from '../index.js'
 */

export const STARTING_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * `Symbol.dispose`, or any symbol on a platform that has none: there nobody can write `using`.
 *
 * @type {typeof Symbol.dispose}
 */
const DISPOSE = Symbol.dispose ?? Symbol('dispose');

/** @type {Record<Color | 'draw', PgnResult>} */
const RESULTS = { w: '1-0', b: '0-1', draw: '1/2-1/2' };

export class Game {
  /** @type {Arbiter | undefined} */
  #arbiter;
  /** @type {number} */
  #language;

  /** @type {Record<string, string>} */
  tags = {};

  /**
   * @param {string} [fen]
   * @param {Options} [options]
   */
  constructor(fen = STARTING_FEN, options) {
    this.#language = wantedLanguage(options);
    this.#arbiter = readFen(fen, wantsChess960(options));
  }

  /**
   * The game that a PGN file begins with.
   *
   * @param {string} text
   * @param {Pick<Options, 'locale'>} [options]
   */
  static fromPgn(text, options) {
    const [first] = readPgn(text);
    if (first instanceof Error) throw first;
    if (!first) return new Game(STARTING_FEN, options);
    const [error] = first.errors ?? [];
    if (error) throw new PgnError(error);
    const game = new Game(first.start, { ...options, chess960: first.chess960 });
    for (const { move } of first.moves) if (move) game.apply(move);
    game.tags = { ...first.tags, Result: first.result };
    return game;
  }

  get #live() {
    if (this.#arbiter) return this.#arbiter;
    throw new TypeError('This game has been freed.');
  }

  /** @param {MoveInput} move */
  isLegal(move) {
    const candidate = packCandidate(move);
    return isLegalIn(this.#live, move, candidate);
  }

  /** @param {Square} square */
  movesFrom(square) {
    return readList(this.#live.movesFrom(packSquare(square, 'square')), unpackMove);
  }

  /** @param {MoveInput} move */
  apply(move) {
    const candidate = packCandidate(move);
    const arbiter = this.#live;
    const read = readMove(arbiter, move, candidate, this.#language);
    const made = typeof read === 'number' ? arbiter.apply(read) : 0;
    if (made === 0) throw refusalError(arbiter, move, read, this.#language);
    return unpackMove(made);
  }

  /**
   * @param {MoveInput} move
   * @param {Pick<Options, 'locale'>} [options]
   */
  judge(move, options) {
    const language = wantedLanguage(options, this.#language);
    const candidate = packCandidate(move);
    return ruleOn(this.#live, move, candidate, language);
  }

  inCheck() {
    return this.#live.inCheck();
  }

  moves() {
    return readList(this.#live.moves(), unpackMove);
  }

  destinations() {
    /** @type {Map<Square, Square[]>} */
    const destinations = new Map();
    readList(this.#live.destinations(), (packed) => {
      const [from, to] = [squareName(packed), squareName(packed >> TO_SHIFT)];
      const known = destinations.get(from);
      if (!known) destinations.set(from, [to]);
      else if (known.at(-1) !== to) known.push(to); // The four promotions to a square come together.
    });
    return destinations;
  }

  undo() {
    return unpackIfAny(this.#live.undo(), unpackMove);
  }

  redo() {
    return unpackIfAny(this.#live.redo(), unpackMove);
  }

  /**
   * @param {string} san
   * @param {{ strict?: boolean, locale?: string }} [options]
   */
  readSan(san, options) {
    const [strictly, language] = [wantsStrictness(options), wantedLanguage(options, this.#language)];
    return sanMove(this.#live, san, strictly, language);
  }

  /** @param {number} ply */
  fenAt(ply) {
    return this.#live.fenAt(checkPly(ply));
  }

  /** @param {Square} square */
  get(square) {
    return unpackIfAny(this.#live.get(packSquare(square, 'square')), unpackPiece);
  }

  pieces() {
    /** @type {(packed: number) => [Square, Piece]} */
    const entry = (packed) => [squareName(packed), unpackPiece(packed)];
    return new Map(readList(this.#live.pieces(), entry));
  }

  /** @param {Color} color */
  king(color) {
    return squareName(this.#live.king(packColor(color)));
  }

  /**
   * @param {Square} square
   * @param {Color} by
   */
  attackers(square, by) {
    return readList(this.#live.attackers(packSquare(square, 'square'), packColor(by)), squareName);
  }

  /** @param {number} depth */
  perft(depth) {
    return this.#live.perft(checkDepth(depth));
  }

  get fen() {
    return this.#live.fen();
  }

  get turn() {
    return colorName(this.#live.turn());
  }

  get chess960() {
    return this.#live.chess960();
  }

  /** @returns {Outcome | undefined} */
  get outcome() {
    return unpackIfAny(this.#live.outcome(), unpackOutcome);
  }

  /** @returns {Move[]} */
  get history() {
    /** @type {Move[]} */
    const history = [];
    for (let made = this.#live.madeAfter(0); made !== 0; made = this.#live.madeAfter(history.length))
      history.push(unpackMove(made));
    return history;
  }

  /** @returns {Claim[]} */
  get claims() {
    return unpackClaims(this.#live.claims());
  }

  /** @param {{ tags?: Record<string, string> }} [options] */
  pgn({ tags } = {}) {
    const all = { ...checkTags(this.tags), ...(tags === undefined ? {} : checkTags(tags)) };
    const { outcome } = this;
    const result = outcome ? RESULTS[outcome.winner ?? 'draw'] : /** @type {PgnResult} */ (all.Result ?? '*');
    const moves = this.history.map((move) => newMove(move));
    const start = /** @type {string} */ (this.fenAt(0));
    return formatPgn({ tags: all, start, chess960: this.chess960, comments: [], moves, result });
  }

  repetitions() {
    return this.#live.repetitions();
  }

  free() {
    if (this.#arbiter) release(this.#arbiter);
    this.#arbiter = undefined;
  }

  [DISPOSE]() {
    this.free();
  }
}
