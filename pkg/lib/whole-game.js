// The verbs of a game that only the whole module has: PGN, what is said of moves, and what no board asks at a drop.
//
// They are added to the class itself and make no class of their own. So on a page that imports the entry for boards in one
// place and all in another, every game is of the same class, and all have these verbs.

import { canMate, outcomeOnTime, perft, premoves } from '../wasm/chess_arbiter.js';
import { PgnError, wrongType } from './errors.js';
import { ask, askOfMoves, checkWritable, Game as RulesGame } from './game.js';
import { checkGame } from './game-data.js';
import {
  checkDepth,
  checkOptions,
  packColor,
  packSquare,
  wantedLanguage,
  wantedNodes,
  wantsIncomplete,
} from './input.js';
import { needWhole, readList } from './module.js';
import { squareName } from './names.js';
import { commentOf, nagsOf } from './pgn/annotate.js';
import { readText } from './pgn/read.js';
import { checkObject, checkTags } from './pgn/tree.js';
import { formatPgn } from './pgn/write.js';
import { unpackCanMate, unpackOutcomeOnTime } from './unpack.js';

/** @import { Annotation, CanMate, Color, FromPgnOptions, GameData, OutcomeOnTime, PgnGame, Square } from '../index.js' */

/** The class of games, with these verbs. They are left out of a bundle that does not use it. */
export const Game = /* @__PURE__ */ withAll();

function withAll() {
  class Whole extends RulesGame {
    /**
     * A game from data, such as what JSON or a worker gives back of a game, or a game of a PGN file.
     *
     * @param {GameData | PgnGame} data
     */
    static from(data) {
      // biome-ignore lint/complexity/noThisInStatic: a subclass gives its own games
      return Object.assign(newGame(this), checkGame(data));
    }

    /**
     * The game that a PGN file begins with.
     *
     * @param {string} text
     * @param {FromPgnOptions} [options]
     */
    static fromPgn(text, options) {
      const [first] = readText(text, options);
      if (first instanceof Error) throw first;
      const language = wantedLanguage(options);
      // biome-ignore lint/complexity/noThisInStatic: a subclass gives its own games
      const game = newGame(this);
      if (language !== undefined) game.language = language;
      if (!first) return game;
      const [error] = first.errors ?? [];
      if (error && !wantsIncomplete(options)) throw new PgnError(error);
      const { moves: line, result, errors, warnings, ...rest } = first;
      Object.assign(game, rest, { line, ply: line.length });
      game.result = result;
      return game;
    }

    /** @param {Square} square */
    premoves(square) {
      const number = packSquare(square, 'square');
      needWhole();
      return ask(this, () => readList(premoves(number), squareName));
    }

    /** @param {number} depth */
    perft(depth) {
      const plies = checkDepth(depth);
      needWhole();
      return ask(this, () => perft(plies));
    }

    /**
     * @param {Color} color
     * @param {{ nodes?: number | undefined }} [options]
     * @returns {CanMate}
     */
    canMate(color, options) {
      const [number, nodes] = [packColor(color), wantedNodes(options)];
      needWhole();
      return ask(this, () => unpackCanMate(canMate(number, nodes)));
    }

    /**
     * @param {Color} color
     * @returns {OutcomeOnTime}
     */
    outcomeOnTime(color) {
      const number = packColor(color);
      needWhole();
      return askOfMoves(this, () => unpackOutcomeOnTime(outcomeOnTime(number)));
    }

    /** @param {Annotation} annotation */
    annotate(annotation) {
      const { comment, nags } = /** @type {Annotation} */ (checkObject(annotation, 'An annotation'));
      if (comment === undefined && nags === undefined)
        throw wrongType('An annotation must have a comment or nags', annotation);
      const said = {
        ...(comment !== undefined && { comments: commentOf(comment) }),
        ...(nags && { nags: nagsOf(nags) }),
      };
      checkWritable(this);
      const entry = this.ply > 0 ? this.line[this.ply - 1] : undefined;
      if (!entry && said.nags)
        throw new TypeError('Before the first move there is none to annotate with numbers');
      Object.assign(entry ?? this, said);
    }

    /** @param {{ tags?: Record<string, string> | undefined }} [options] */
    pgn(options) {
      const { tags = {} } = checkOptions(options);
      const added = checkTags(tags);
      return formatPgn({ ...this, tags: { ...checkTags(this.tags), ...added }, result: this.result });
    }
  }
  addTo(RulesGame, Whole, ['from', 'fromPgn']);
  addTo(RulesGame.prototype, Whole.prototype, [
    'premoves',
    'perft',
    'canMate',
    'outcomeOnTime',
    'annotate',
    'pgn',
  ]);
  return /** @type {typeof Whole} */ (/** @type {unknown} */ (RulesGame));
}

/**
 * A game of the class that was asked for one, such as a subclass. There is none in `list.map(Game.from)`.
 *
 * @param {unknown} receiver
 * @returns {InstanceType<typeof Game>}
 */
function newGame(receiver) {
  const Class = typeof receiver === 'function' ? /** @type {typeof Game} */ (receiver) : Game;
  return new Class();
}

/**
 * Adds verbs as a class declares them.
 *
 * @param {object} to
 * @param {object} from
 * @param {string[]} names
 */
function addTo(to, from, names) {
  for (const name of names)
    Object.defineProperty(to, name, {
      .../** @type {object} */ (Object.getOwnPropertyDescriptor(from, name)),
    });
}
