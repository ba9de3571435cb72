// The stateful half of the package: one object a board, its position in WebAssembly memory.

import { readFen, readList, refusalError, ruleOn } from './engine.js';
import {
  checkDepth,
  packCandidate,
  packColor,
  packSquare,
  UNREADABLE,
  wantedLocale,
  wantsChess960,
} from './input.js';
import { colorName, moveName, pieceName, squareName } from './names.js';

/**
 * @import { Arbiter } from '../wasm/chess_arbiter.js'
 * @import { Color, MoveInput, Options, Outcome, Piece, Square } from '../index.js'
 */

export const STARTING_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/**
 * `Symbol.dispose`; where the platform has none, `using` cannot be written and any symbol will do.
 *
 * @type {typeof Symbol.dispose}
 */
const DISPOSE = Symbol.dispose ?? Symbol('dispose');

export class Game {
  /** @type {Arbiter | undefined} */
  #arbiter;
  /** @type {string} */
  #locale;

  /**
   * @param {string} [fen]
   * @param {Options} [options]
   */
  constructor(fen = STARTING_FEN, options) {
    this.#locale = wantedLocale(options);
    this.#arbiter = readFen(fen, wantsChess960(options));
  }

  get #live() {
    if (this.#arbiter) return this.#arbiter;
    throw new TypeError('This game has been freed.');
  }

  /** @param {MoveInput} move */
  isLegal(move) {
    const candidate = packCandidate(move);
    const arbiter = this.#live;
    return candidate !== UNREADABLE && arbiter.isLegal(candidate);
  }

  /** @param {Square} square */
  movesFrom(square) {
    return readList(this.#live.movesFrom(packSquare(square, 'square')), moveName);
  }

  /** @param {MoveInput} move */
  apply(move) {
    const candidate = packCandidate(move);
    const arbiter = this.#live;
    const made = candidate === UNREADABLE ? 0 : arbiter.apply(candidate);
    if (made === 0) throw refusalError(arbiter, move, candidate, this.#locale);
    return moveName(made);
  }

  /**
   * @param {MoveInput} move
   * @param {Pick<Options, 'locale'>} [options]
   */
  judge(move, options) {
    return ruleOn(this.#live, move, wantedLocale(options, this.#locale));
  }

  inCheck() {
    return this.#live.inCheck();
  }

  moves() {
    return readList(this.#live.moves(), moveName);
  }

  destinations() {
    /** @type {Map<Square, Square[]>} */
    const destinations = new Map();
    readList(this.#live.moves(), (packed) => {
      const [from, to] = [squareName(packed), squareName(packed >> 6)];
      const known = destinations.get(from);
      if (!known) destinations.set(from, [to]);
      else if (known.at(-1) !== to) known.push(to); // The four promotions to a square come together.
    });
    return destinations;
  }

  undo() {
    const undone = this.#live.undo();
    return undone === 0 ? undefined : moveName(undone);
  }

  /** @param {Square} square */
  get(square) {
    const packed = this.#live.get(packSquare(square, 'square'));
    return packed === 0 ? undefined : pieceName(packed);
  }

  pieces() {
    /** @type {(packed: number) => [Square, Piece]} */
    const entry = (packed) => [squareName(packed), pieceName(packed)];
    return new Map(readList(this.#live.pieces(), entry));
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
    return this.#live.outcome();
  }

  free() {
    this.#arbiter?.free();
    this.#arbiter = undefined;
  }

  [DISPOSE]() {
    this.free();
  }
}
