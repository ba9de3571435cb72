// A board that is being set up, as an editor shows it: plain data that need not be a position yet. The module reads it as a
// FEN, and decides what attacks what and what is wrong with it.

import { setupAttackers, setupProblems } from '../wasm/chess_arbiter.js';
import { problemsOf } from './answers.js';
import { FenError, wrongType } from './errors.js';
import { checkFen, checkNumber, packColor, packSquare } from './input.js';
import { needWhole, readList, within } from './module.js';
import { colorName, isSquare, kindNumber, letterOf, pieceOf, squareName, UPSIDE_DOWN } from './names.js';
import { validateFen } from './stateless.js';
import { Game } from './whole-game.js';

/** @import { Color, FenProblem, Options, Piece, Square } from '../index.js' */

/** The FEN of a board with nothing on it. */
export const EMPTY_FEN = '8/8/8/8/8/8/8/8 w - - 0 1';

/** What a FEN leaves out. */
const DEFAULTS = ['', 'w', '-', '-', '0', '1'];

/** The largest counter that a FEN may have. */
const LARGEST_COUNTER = 65_535;

export class Setup {
  /** @type {Partial<Record<Square, Piece>>} */
  pieces = {};
  /** @type {Color} */
  turn;
  /** @type {string} */
  castling;
  /** @type {Square | undefined} */
  enPassant;
  /** @type {number} */
  halfmoveClock;
  /** @type {number} */
  moveNumber;

  /** @param {string} [fen] */
  constructor(fen = EMPTY_FEN) {
    const problems = fenSyntax(fen);
    if (problems) throw new FenError(problems, fen);
    const fields = fen.trim().split(/\s+/);
    const [placement, turn, castling, enPassant, halfmove, move] = DEFAULTS.map(
      (usual, index) => fields[index] ?? usual,
    );
    for (const [index, letter] of lettersOf(/** @type {string} */ (placement)).entries())
      if (letter) this.pieces[squareName(index ^ UPSIDE_DOWN)] = pieceOf(letter);
    this.turn = /** @type {Color} */ (turn);
    this.castling = /** @type {string} */ (castling);
    this.enPassant = isSquare(enPassant) ? enPassant : undefined;
    this.halfmoveClock = Number(halfmove);
    this.moveNumber = Number(move);
  }

  get fen() {
    /** @type {(string | undefined)[]} */
    const letters = new Array(64);
    for (const [square, piece] of Object.entries(this.pieces))
      if (piece !== undefined)
        letters[packSquare(square, 'A key of pieces') ^ UPSIDE_DOWN] = checkedLetter(piece);
    return [
      placementOf(letters),
      colorName(packColor(this.turn)),
      this.castling || '-',
      this.enPassant ?? '-',
      checkNumber('halfmoveClock', this.halfmoveClock, LARGEST_COUNTER),
      checkNumber('moveNumber', this.moveNumber, LARGEST_COUNTER),
    ].join(' ');
  }

  /**
   * @param {Options} [options]
   * @returns {FenProblem[]}
   */
  problems(options) {
    return validateFen(this.fen, options);
  }

  /**
   * @param {Square} square
   * @param {Color} by
   * @returns {Square[]}
   */
  attackers(square, by) {
    return attackersOn(this.fen, square, by);
  }

  /** @param {Options} [options] */
  toGame(options) {
    return new Game(this.fen, options);
  }
}

/**
 * Why a text is not the FEN of any board; `undefined` if it is.
 *
 * @param {unknown} fen
 * @returns {FenProblem[] | undefined}
 */
export function fenSyntax(fen) {
  const text = checkFen(fen);
  needWhole();
  return within(() => {
    const problems = setupProblems(text);
    return problems && problemsOf(problems, undefined);
  });
}

/**
 * The squares of a player's pieces that attack a square on the board of a FEN.
 *
 * @param {string} fen
 * @param {Square} square
 * @param {Color} by
 */
export function attackersOn(fen, square, by) {
  const [number, color] = [packSquare(square, 'square'), packColor(by)];
  needWhole();
  return within(() => readList(setupAttackers(fen, number, color), squareName));
}

/**
 * The letter on each square of a FEN, from a8 to h1; `undefined` where nothing stands.
 *
 * @param {string} placement the first field of a FEN, or a whole one
 */
export function lettersOf(placement) {
  /** @type {(string | undefined)[]} */
  const letters = new Array(64).fill(undefined);
  for (let at = 0, index = 0; index < 64; at += 1) {
    const letter = /** @type {string} */ (placement[at]);
    if (letter === '/') continue;
    if (letter <= '8') index += Number(letter);
    else {
      letters[index] = letter;
      index += 1;
    }
  }
  return letters;
}

/**
 * The first field of a FEN.
 *
 * @param {(string | undefined)[]} letters those that {@link lettersOf} reads
 */
export function placementOf(letters) {
  let placement = '';
  for (let index = 0, empty = 0; index < 64; index += 1) {
    const letter = letters[index];
    if (letter === undefined) empty += 1;
    const isLast = (index & 7) === 7;
    if (empty > 0 && (letter !== undefined || isLast)) {
      placement += empty;
      empty = 0;
    }
    if (letter !== undefined) placement += letter;
    if (isLast && index < 63) placement += '/';
  }
  return placement;
}

/** @param {Piece} piece */
function checkedLetter(piece) {
  const { color, type } = piece ?? {};
  if (kindNumber(type) < 0)
    throw wrongType("The type of a piece must be 'p', 'n', 'b', 'r', 'q' or 'k'", type);
  return letterOf(type, colorName(packColor(color)));
}
