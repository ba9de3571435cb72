// The workspace of the module holds one position, and the moves that led to it. Before a question is asked, the position
// that it is about is put there, unless it is there already. Nothing else of a game lives in the module.
//
// All that is needed of a game is read before the module is entered: a field may be a getter, or stand behind a proxy, and
// ask about another game.

import {
  loadPosition,
  readFen,
  replay,
  replayWithFens,
  savePosition,
  validateFen,
} from '../wasm/chess_arbiter.js';
import { problemsOf } from './answers.js';
import { copied } from './copy.js';
import { describe, FenError } from './errors.js';
import { checkFen, fenOptions, NOT_UCI, packCandidate, wantedLanguage } from './input.js';
import { BUFFER_LENGTH, PASS, SNAPSHOT_LENGTH } from './layout.js';
import { answerOf, buffer, enter, isBusy, leave, renewals } from './module.js';

/**
 * @import { PgnMove } from '../index.js'
 *
 * @typedef {object} Situation what a `Game` says of its position
 * @property {string} start the FEN where it starts
 * @property {boolean} chess960
 * @property {boolean | 'set-up' | undefined} [composed] `'set-up'` for a board that need not be a position
 * @property {string | undefined} [language] the tag of the language in which it is explained
 * @property {PgnMove[]} line
 * @property {number} ply how many moves of the line have been made
 *
 * @typedef {Omit<Situation, 'line'> & { made: PgnMove[] }} Wanted the same, read once
 *
 * @typedef {object} Snapshot a position, as the module packs it, and what led to it
 * @property {string} start
 * @property {boolean} chess960
 * @property {boolean | 'set-up' | undefined} composed
 * @property {number} ply
 * @property {Uint32Array} numbers
 */

/** The FEN where the position in the workspace comes from; `undefined` if it is not known what is there. @type {string | undefined} */
let start;
let chess960 = false;
/** @type {boolean | 'set-up' | undefined} */
let composed;
let ply = 0;
/** The move that led there. @type {PgnMove | undefined} */
let last;

/** The renewal of the module after which that was true. */
let renewal = 0;

/** Whether it is the position of a FEN, and not of a game. */
let isOfFen = false;

/** How many moves can be taken back in the workspace; those before a snapshot cannot. */
let undoable = 0;

/**
 * Positions that had to leave the workspace, by the move that led to them: putting one back takes less time than making
 * all moves again. A move belongs to one game and one ply, so what led to it does not change; a copy of it is another key.
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

/**
 * Begins a question about the position of a game. {@link settle} must be called when it is answered, and `answerOf` answers it.
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
  const wanted = game.ply;
  const move = wanted > 0 ? game.line[wanted - 1] : undefined;
  const isAlike = startsAlike(game);
  if (isBusy || !isAlike || wanted !== ply || move !== last) return false;
  enter();
  return true;
}

/**
 * The same for a question about the moves that led to the position, too.
 *
 * @param {Situation} game
 */
export function seatWithMoves(game) {
  if (seatIfThere(game)) {
    if (undoable === ply) return;
    leave();
  }
  const wanted = read(game);
  const moves = packLine(wanted);
  begin();
  answerOf(playAll, wanted, moves);
}

/**
 * Begins a question about the position of a FEN.
 *
 * @param {unknown} fen
 * @param {boolean} isChess960
 * @param {boolean | 'set-up' | undefined} isComposed
 * @param {string | undefined} language the tag of the language in which a problem of the FEN is told
 */
export function seatFen(fen, isChess960, isComposed, language) {
  const isThere =
    !isBusy &&
    renewal === renewals &&
    ply === 0 &&
    fen === start &&
    isChess960 === chess960 &&
    isComposed === composed;
  const text = checkFen(fen);
  begin();
  if (isThere) return;
  answerOf(readAnew, text, isChess960, isComposed, language);
  start = /** @type {string} */ (fen);
  isOfFen = true;
}

/** @type {typeof readStart} */
function readAnew(fen, isChess960, isComposed, language) {
  keep();
  readStart(fen, isChess960, isComposed, language);
}

/** Ends a question: the workspace holds what it held. */
export function settle() {
  leave();
}

/**
 * Ends the question whether a FEN can be read: a game begins with it.
 *
 * @param {string} fen
 * @param {boolean} isChess960 whether it is a position of Chess960, as its castling rights may say
 */
export function settleAs(fen, isChess960) {
  start = fen;
  chess960 = isChess960;
  isOfFen = false;
  leave();
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
  isOfFen = false;
  leave();
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
  leave();
}

/**
 * Names the move that led to the position in the workspace anew: a game may hold a proxy of the one that was added to it.
 *
 * @param {PgnMove} added
 * @param {PgnMove} kept
 */
export function nameLast(added, kept) {
  if (last === added) last = kept;
}

/** Whether the last move can be taken back in the workspace. */
export function canUndo() {
  return undoable > 0;
}

/** Enters the module. If it is another instance than before, it is not known what its workspace holds. */
function begin() {
  enter();
  if (renewal === renewals) return;
  renewal = renewals;
  start = undefined;
}

/**
 * What a game says of its position, read once.
 *
 * @param {Situation} game
 */
function read(game) {
  const { start, chess960, composed, line, ply } = game;
  checkFen(start);
  if (!Number.isInteger(ply) || ply < 0 || ply > line.length)
    throw new RangeError(`The ply of the game must be a whole number from 0 to ${line.length}`);
  return { start, chess960, composed, language: wantedLanguage(game), ply, made: line.slice(0, ply) };
}

/**
 * Puts the position of a game into the workspace.
 *
 * @param {Situation} game
 */
function bring(game) {
  if (bringNext(game)) return;
  const wanted = read(game);
  const move = wanted.made[wanted.ply - 1];
  const snapshot = move ? snapshots.get(move) : starts.get(wanted.start);
  if (snapshot && isOf(snapshot, wanted)) {
    begin();
    answerOf(putBack, snapshot);
    ({ chess960, composed, ply } = snapshot);
    start = wanted.start;
    last = move;
    undoable = 0;
    isOfFen = false;
    return;
  }
  const moves = packLine(wanted);
  begin();
  answerOf(playAll, wanted, moves);
}

/**
 * The same, if the position comes one move after that in the workspace. It takes no longer for a long game.
 *
 * @param {Situation} game
 * @returns {boolean} whether it does
 */
function bringNext(game) {
  const { start, chess960, composed, line, ply: wanted } = game;
  const [before, move] = [line[wanted - 2], line[wanted - 1]];
  if (!move || wanted !== ply + 1) return false;
  const packed = packMove(move, wanted - 1);
  const isNext = before === last && startsAlike({ start, chess960, composed });
  if (isBusy || !isNext) return false;
  enter();
  answerOf(makeMove, packed, move);
  last = move;
  ply = wanted;
  undoable += 1;
  return true;
}

/**
 * Whether a game starts with the position with which that in the workspace began.
 *
 * @param {Pick<Situation, 'start' | 'chess960' | 'composed'>} game
 */
function startsAlike(game) {
  return (
    game.start === start && game.chess960 === chess960 && game.composed === composed && renewal === renewals
  );
}

/**
 * Whether a snapshot is of a position.
 *
 * @param {Snapshot} snapshot
 * @param {Wanted} wanted
 */
function isOf(snapshot, wanted) {
  return (
    snapshot.ply === wanted.ply &&
    snapshot.start === wanted.start &&
    snapshot.chess960 === wanted.chess960 &&
    snapshot.composed === wanted.composed
  );
}

/**
 * Puts a position back into the workspace.
 *
 * @param {Snapshot} snapshot
 */
function putBack({ numbers }) {
  keep();
  buffer().set(numbers);
  loadPosition();
}

/** Keeps a snapshot of the position of a game that is about to leave the workspace. */
function keep() {
  if (start === undefined || isOfFen) return;
  if (last ? snapshots.has(last) : starts.has(start)) return;
  savePosition();
  const numbers = buffer().slice(0, SNAPSHOT_LENGTH);
  if (last) snapshots.set(last, { start, chess960, composed, ply, numbers });
  else {
    if (starts.size === MOST_STARTS) starts.clear();
    // A FEN may be cut out of a long text.
    const own = copied(start);
    starts.set(own, { start: own, chess960, composed, ply, numbers });
  }
}

/**
 * Plays a game in the workspace, from its start.
 *
 * @param {Wanted} wanted
 * @param {number[]} moves all that were made, packed
 */
function playAll(wanted, moves) {
  keep();
  makeMoves(wanted, moves);
}

/**
 * Makes moves in the workspace, from a start.
 *
 * @param {Wanted} wanted
 * @param {number[]} moves all that were made, packed
 * @param {(count: number) => number} make makes those in the buffer, and returns how many are legal
 */
function makeMoves(wanted, moves, make = replay) {
  readStart(wanted.start, wanted.chess960, wanted.composed, wanted.language);
  for (let index = 0; index < moves.length; index += BUFFER_LENGTH) {
    const some = moves.slice(index, index + BUFFER_LENGTH);
    buffer().set(some);
    const made = index + make(some.length);
    if (made < index + some.length) throw notMade(made, wanted.made[made]);
  }
  ply = wanted.ply;
  last = wanted.made[ply - 1];
  undoable = ply;
}

/**
 * The FENs after each move of a game that was made.
 *
 * @param {Situation} game
 * @returns {string[]}
 */
export function fensAfter(game) {
  const wanted = read(game);
  const moves = packLine(wanted);
  begin();
  let fens = '';
  const playEach = () => {
    keep();
    makeMoves(wanted, moves, (count) => {
      const some = replayWithFens(count);
      fens += some;
      return some.split('\n').length - 1;
    });
  };
  answerOf(playEach);
  leave();
  return fens.split('\n').slice(0, -1);
}

/**
 * Makes a move in the workspace.
 *
 * @param {number} packed
 * @param {PgnMove} entry
 */
export function makeMove(packed, entry) {
  buffer()[0] = packed;
  if (replay(1) === 0) throw notMade(ply, entry);
}

/**
 * All moves that were made, packed.
 *
 * @param {Wanted} wanted
 */
function packLine({ made }) {
  return made.map(packMove);
}

/**
 * A move of a line, packed.
 *
 * @param {PgnMove} entry
 * @param {number} index
 */
export function packMove({ move }, index) {
  const candidate = move === null ? PASS : packCandidate(move);
  if (candidate === NOT_UCI) throw notThere(index, move);
  return candidate;
}

/**
 * The error for a move of a game that is not legal where it stands. What the workspace holds is not known then.
 *
 * @param {number} index
 * @param {PgnMove | undefined} entry
 */
function notMade(index, entry) {
  start = undefined;
  return notThere(index, entry?.move?.uci);
}

/**
 * @param {number} index
 * @param {unknown} move
 */
function notThere(index, move) {
  return new TypeError(`Move ${index + 1} of the game, ${describe(move)}, is not legal there`);
}

/**
 * Reads a FEN into the workspace. If it is refused, the workspace holds what it held.
 *
 * @param {string} fen
 * @param {boolean} isChess960
 * @param {boolean | 'set-up' | undefined} isComposed
 * @param {string | undefined} language
 */
function readStart(fen, isChess960, isComposed, language) {
  const options = fenOptions(isChess960, isComposed);
  if (!readFen(fen, options)) throw new FenError(fenProblems(fen, options, language), fen);
  start = fen;
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
