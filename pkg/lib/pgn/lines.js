// The lines of a game as a tree: to walk it, and to add, promote and delete lines. Plain functions over plain data, so
// that a bundler drops those that are not used. The module is asked what is legal and which position stands where. What
// changes a tree first finds out all that it needs, and then makes its changes, which call nothing that could fail: a line may
// have more moves than a call takes arguments.
//
// A path names a move: the index of a move in the main line, then, for each variation entered, the number of the variation
// of that move and an index in it. `[3]` is the fourth move of the main line; `[3, 0, 1]` is the second move of the first
// variation that replaces it.

import { fen as writtenFen } from '../../wasm/chess_arbiter.js';
import { applyMove } from '../bridge.js';
import { describe, wrongType } from '../errors.js';
import { packCandidate } from '../input.js';
import { answerOf } from '../module.js';
import { seat, settle, settleAfter } from '../workspace.js';
import { newMove, wholeLine } from './tree.js';

/**
 * @import { GameData, MoveInput, PgnGame, PgnMove, PgnPath, PgnVisit } from '../../index.js'
 * @import { Situation } from '../workspace.js'
 *
 * @typedef {object} Spot where a path leads
 * @property {PgnMove[]} line the line that the move is in
 * @property {number} index its index there, which may be one past the end
 * @property {PgnMove[]} before the moves that lead to it
 * @property {{ line: PgnMove[], index: number, variation: number } | undefined} parent what the line replaces
 */

/**
 * @param {PgnGame | GameData} game
 * @returns {Generator<PgnVisit, void, undefined>}
 */
export function* walk(game) {
  /** @type {{ line: PgnMove[], start: number, path: PgnPath, index: number }[]} */
  const open = [{ line: wholeLine(game), start: 0, path: [], index: 0 }];
  /** The moves that lead to the one that is visited. @type {PgnMove[]} */
  const made = [];
  for (let current = open[open.length - 1]; current; current = open[open.length - 1]) {
    const { line, index } = current;
    const move = line[index];
    if (!move) {
      open.pop();
      continue;
    }
    current.index += 1;
    const start = current.start + index;
    const path = [...current.path, index];
    // The variations of the move before, which have been visited since, took its place.
    const previous = line[index - 1];
    if (previous) made[start - 1] = previous;
    made.length = start;
    made.push(move);
    yield { move, ply: start + 1, path, fen: fenAfter(game, made) };
    for (const [number, variation] of [...move.variations.entries()].reverse())
      open.push({ line: variation, start, path: [...path, number], index: 0 });
  }
}

/**
 * @param {PgnGame | GameData} game
 * @param {PgnPath} path
 * @param {MoveInput[]} moves
 * @returns {PgnPath}
 */
export function addLine(game, path, moves) {
  const { line, index, before } = find(game, path);
  const added = makeMoves(game, before, moves);
  if (added.length === 0) throw new TypeError('A line must have a move');
  const replaced = line[index];
  if (!replaced) {
    for (let at = 0; at < added.length; at += 1) line[index + at] = /** @type {PgnMove} */ (added[at]);
    return path;
  }
  const where = [...path, replaced.variations.length, 0];
  replaced.variations.push(added);
  return where;
}

/**
 * @param {PgnGame | GameData} game
 * @param {PgnPath} path
 * @returns {PgnPath}
 */
export function promoteLine(game, path) {
  const { line, parent } = find(game, path, true);
  if (!parent) throw new RangeError('The main line cannot be promoted');
  const { line: outer, index, variation } = parent;
  const replaced = outer.slice(index);
  const [first] = /** @type {[PgnMove]} */ (replaced);
  const [promoted] = /** @type {[PgnMove]} */ (line);
  const others = first.variations.filter((_, number) => number !== variation);
  const variations = [replaced, ...others, ...promoted.variations];
  const where = [...path.slice(0, -3), index + /** @type {number} */ (path[path.length - 1])];
  const ply = plyBefore(game, outer, index);
  // First of all, since a proxy may have the game looked at after each change.
  if (ply !== undefined) /** @type {GameData} */ (game).ply = ply;
  first.variations = [];
  promoted.variations = variations;
  outer.length = index;
  for (let at = 0; at < line.length; at += 1) outer[index + at] = /** @type {PgnMove} */ (line[at]);
  return where;
}

/**
 * @param {PgnGame | GameData} game
 * @param {PgnPath} path
 */
export function deleteLine(game, path) {
  const { line, index, parent } = find(game, path, true);
  const ply = plyBefore(game, line, index);
  const replaced = index === 0 ? parent?.line[parent.index] : undefined;
  const variations = replaced?.variations.filter((_, number) => number !== parent?.variation);
  if (ply !== undefined) /** @type {GameData} */ (game).ply = ply;
  line.length = index;
  if (replaced && variations) replaced.variations = variations;
}

/**
 * Where a path leads.
 *
 * @param {PgnGame | GameData} game
 * @param {PgnPath} path
 * @param {boolean} [mustExist] whether a move must be there
 * @returns {Spot}
 */
function find(game, path, mustExist = false) {
  if (!Array.isArray(path)) throw wrongType('A path must be an array such as [3] or [3, 0, 1]', path);
  let line = wholeLine(game);
  /** @type {PgnMove[]} */
  const before = [];
  /** @type {Spot['parent']} */
  let parent;
  for (let at = 0; at + 2 < path.length; at += 2) {
    const [index, variation] = [Number(path[at]), Number(path[at + 1])];
    const next = line[index]?.variations[variation];
    if (!next) throw noSuchMove(path);
    before.push(...line.slice(0, index));
    parent = { line, index, variation };
    line = next;
  }
  const index = Number(path[path.length - 1]);
  const most = mustExist ? line.length - 1 : line.length;
  if (path.length % 2 === 0 || !Number.isInteger(index) || index < 0 || index > most) throw noSuchMove(path);
  before.push(...line.slice(0, index));
  return { line, index, before, parent };
}

/** @param {PgnPath} path */
function noSuchMove(path) {
  return new RangeError(`The game has no move at ${describe(path.join(', '))}`);
}

/**
 * Where a game stands that is taken back to before a change; `undefined` if that need not be.
 *
 * @param {PgnGame | GameData} game
 * @param {PgnMove[]} line the line that changes
 * @param {number} index
 */
function plyBefore(game, line, index) {
  const isLater = 'line' in game && game.line === line && game.ply !== undefined && game.ply > index;
  return isLater ? index : undefined;
}

/**
 * @param {PgnGame | GameData} game
 * @param {PgnMove[]} line
 * @returns {Situation}
 */
function after({ start, chess960, ...rest }, line) {
  const { composed, language } = /** @type {GameData} */ (rest);
  return { start, chess960, composed, language, line, ply: line.length };
}

/**
 * @param {PgnGame | GameData} game
 * @param {PgnMove[]} line
 */
function fenAfter(game, line) {
  seat(after(game, line));
  const fen = answerOf(writtenFen);
  settle();
  return fen;
}

/**
 * Makes moves after some that lead to a position.
 *
 * @param {PgnGame | GameData} game
 * @param {PgnMove[]} before
 * @param {MoveInput[]} moves
 * @returns {PgnMove[]}
 */
function makeMoves(game, before, moves) {
  if (!Array.isArray(moves)) throw wrongType('The moves of a line must be an array', moves);
  const line = [...before];
  for (const move of moves) {
    const candidate = packCandidate(move);
    const situation = after(game, line);
    seat(situation);
    const entry = newMove(answerOf(applyMove, move, candidate, situation.language));
    line.push(entry);
    settleAfter(entry);
  }
  return line.slice(before.length);
}
