// The workspace of the module holds one position, and the moves that led to it. Before a question is asked, the position
// that it is about is put there, unless it is there already. Nothing else of a game lives in the module.
//
// A question that is cut short, by a stack overflow for one, may leave anything in the workspace. So what it holds counts
// as unknown from the moment a question begins until it is answered, and an unknown position is put there anew.

import {
  bufferAddress,
  loadPosition,
  moduleMemory,
  readFen,
  replay,
  savePosition,
  validateFen,
} from '../wasm/chess_arbiter.js';
import { problemsOf } from './answers.js';
import { describe, FenError } from './errors.js';
import { checkFen, fenOptions, packCandidate, wantedLanguage } from './input.js';
import { BUFFER_LENGTH, PASS, SNAPSHOT_LENGTH } from './layout.js';

/**
 * @import { PgnMove } from '../index.js'
 *
 * @typedef {object} Situation what a `Game` says of its position, or what a FEN and its options say
 * @property {string} start the FEN where it starts
 * @property {boolean} chess960
 * @property {boolean | undefined} [composed]
 * @property {string | undefined} [language] the tag of the language in which it is explained
 * @property {PgnMove[]} line
 * @property {number} ply how many moves of the line have been made
 *
 * @typedef {object} Snapshot a position, as the module packs it, and what led to it
 * @property {string} start
 * @property {boolean} chess960
 * @property {number} ply
 * @property {Uint32Array} numbers
 */

/** Whether it is known what the workspace holds. */
let isKnown = false;

/** What the workspace holds, if that is known. @type {string | undefined} */
let start;
let chess960 = false;
/** @type {boolean | undefined} */
let composed;
let ply = 0;
/** The move that led there. @type {PgnMove | undefined} */
let last;

/** Whether it is the position of a FEN, and not of a game. */
let isOfFen = false;

/** How many moves can be taken back in the workspace; those before a snapshot cannot. */
let undoable = 0;

/**
 * Positions that had to leave the workspace, by the move that led to them: putting one back takes less time than making
 * all moves again. A move belongs to one game and one ply, so what led to it cannot change; a copy of it is another key.
 *
 * @type {WeakMap<PgnMove, Snapshot>}
 */
const snapshots = new WeakMap();

/**
 * The positions of starts that were read last, by their FEN.
 *
 * @type {Map<string, Snapshot>}
 */
const starts = new Map();

/** How many starts are kept. */
const MOST_STARTS = 64;

/** The static buffer. */
let view = new Uint32Array(0);

function buffer() {
  // The view is empty at first, and again whenever the memory has grown.
  if (view.length === 0) view = new Uint32Array(moduleMemory().buffer, bufferAddress(), BUFFER_LENGTH);
  return view;
}

/**
 * The list that the first numbers in the buffer stand for.
 *
 * @template T
 * @param {number} count
 * @param {(packed: number) => T} unpack
 * @returns {T[]}
 */
export function readList(count, unpack) {
  const numbers = buffer();
  const list = new Array(count);
  for (let index = 0; index < count; index += 1) list[index] = unpack(numbers[index] ?? 0);
  return list;
}

/**
 * Begins a question about the position of a game. {@link settle} must be called when it is answered.
 *
 * @param {Situation} game
 */
export function seat(game) {
  if (!seatIfThere(game)) bring(game);
}

/**
 * The same, if the position is in the workspace already.
 *
 * @param {Situation} game
 * @returns {boolean} whether it is
 */
export function seatIfThere(game) {
  if (
    isKnown &&
    game.ply === ply &&
    (ply === 0 || game.line[ply - 1] === last) &&
    game.start === start &&
    game.chess960 === chess960
  ) {
    isKnown = false;
    return true;
  }
  return false;
}

/**
 * The same for a question about the moves that led to the position, too.
 *
 * @param {Situation} game
 */
export function seatWithMoves(game) {
  seat(game);
  if (undoable < ply) makeMoves(game);
}

/**
 * Begins a question about the position of a FEN.
 *
 * @param {unknown} fen
 * @param {boolean} isChess960
 * @param {boolean | undefined} isComposed
 * @param {unknown} speaker the options or the game that say in which language a problem of the FEN is told
 */
export function seatFen(fen, isChess960, isComposed, speaker) {
  if (isKnown && ply === 0 && fen === start && isChess960 === chess960 && isComposed === composed)
    isKnown = false;
  else {
    keep();
    readStart(fen, isChess960, isComposed, speaker);
    isOfFen = true;
  }
}

/** Ends a question: the workspace holds what it held. */
export function settle() {
  isKnown = true;
}

/**
 * Ends the question whether a FEN can be read: a game begins with it.
 *
 * @param {Situation} game
 */
export function settleAs(game) {
  ({ start, chess960 } = game);
  isOfFen = false;
  isKnown = true;
}

/**
 * Ends a question that has made a move: the workspace holds the position after it.
 *
 * @param {PgnMove} move
 */
export function settleAfter(move) {
  last = move;
  ply += 1;
  undoable += 1;
  isKnown = true;
}

/**
 * Ends a question that has taken the last move back, as {@link canUndo} allows.
 *
 * @param {PgnMove | undefined} move the move before
 */
export function settleBefore(move) {
  last = move;
  ply -= 1;
  undoable -= 1;
  isKnown = true;
}

/**
 * Names the move that led to the position in the workspace anew: a game may hold a proxy of the one that was added to it.
 *
 * @param {PgnMove} added
 * @param {PgnMove} kept
 */
export function nameLast(added, kept) {
  if (isKnown && last === added) last = kept;
}

/** Whether the last move can be taken back in the workspace. */
export function canUndo() {
  return undoable > 0;
}

/**
 * Puts the position of a game into the workspace.
 *
 * @param {Situation} game
 */
function bring(game) {
  const { line } = game;
  if (isKnown && isNext(game)) {
    isKnown = false;
    makeMove(game, ply);
    last = line[ply];
    ply += 1;
    undoable += 1;
    return;
  }
  if (!Number.isInteger(game.ply) || game.ply < 0 || game.ply > line.length)
    throw new RangeError(`The ply of the game must be a whole number from 0 to ${line.length}`);
  keep();
  const move = game.ply > 0 ? line[game.ply - 1] : undefined;
  const snapshot = move ? snapshots.get(move) : starts.get(game.start);
  if (
    snapshot &&
    snapshot.ply === game.ply &&
    snapshot.start === game.start &&
    snapshot.chess960 === game.chess960
  ) {
    buffer().set(snapshot.numbers);
    loadPosition();
    ({ start, chess960, composed, ply } = game);
    last = move;
    undoable = 0;
    isOfFen = false;
  } else makeMoves(game);
}

/**
 * Whether the position of a game comes one move after that in the workspace.
 *
 * @param {Situation} game
 */
function isNext(game) {
  return (
    game.ply === ply + 1 &&
    game.line.length > ply &&
    (ply === 0 || game.line[ply - 1] === last) &&
    game.start === start &&
    game.chess960 === chess960 &&
    game.composed === composed
  );
}

/** Keeps a snapshot of the position of a game that is about to leave the workspace. */
function keep() {
  if (!isKnown || start === undefined || isOfFen) return;
  isKnown = false;
  if (last ? snapshots.has(last) : starts.has(start)) return;
  savePosition();
  const snapshot = { start, chess960, ply, numbers: buffer().slice(0, SNAPSHOT_LENGTH) };
  if (last) snapshots.set(last, snapshot);
  else {
    if (starts.size === MOST_STARTS) starts.clear();
    starts.set(start, snapshot);
  }
}

/**
 * Makes the moves of a game in the workspace, from its start.
 *
 * @param {Situation} game
 */
function makeMoves(game) {
  readStart(game.start, game.chess960, game.composed, game);
  for (let index = 0; index < game.ply; index += BUFFER_LENGTH)
    makeMovesFrom(game, index, Math.min(index + BUFFER_LENGTH, game.ply));
  ply = game.ply;
  last = ply > 0 ? game.line[ply - 1] : undefined;
  undoable = ply;
}

/**
 * Makes a move of a game in the workspace.
 *
 * @param {Situation} game
 * @param {number} index
 */
export function makeMove(game, index) {
  makeMovesFrom(game, index, index + 1);
}

/**
 * Makes as many moves of a game in the workspace as the buffer holds.
 *
 * @param {Situation} game
 * @param {number} from
 * @param {number} to
 */
function makeMovesFrom({ line }, from, to) {
  const numbers = buffer();
  for (let index = from; index < to; index += 1) {
    const move = line[index]?.move;
    numbers[index - from] = move ? packCandidate(move) : PASS;
  }
  const made = from + replay(to - from);
  if (made < to)
    throw new TypeError(
      `Move ${made + 1} of the game, ${describe(line[made]?.move?.uci)}, is not legal there`,
    );
}

/**
 * Reads a FEN into the workspace.
 *
 * @param {unknown} fen
 * @param {boolean} isChess960
 * @param {boolean | undefined} isComposed
 * @param {unknown} speaker as {@link seatFen}
 */
function readStart(fen, isChess960, isComposed, speaker) {
  const text = checkFen(fen);
  const options = fenOptions(isChess960, isComposed);
  isKnown = false;
  if (!readFen(text, options)) throw new FenError(fenProblems(text, options, wantedLanguage(speaker)), text);
  start = /** @type {string} */ (fen);
  chess960 = isChess960;
  composed = isComposed;
  ply = 0;
  last = undefined;
  undoable = 0;
  isOfFen = false;
}

/**
 * @param {string} text
 * @param {number} options
 * @param {string | undefined} language
 */
export function fenProblems(text, options, language) {
  return problemsOf(validateFen(text, options), language);
}
