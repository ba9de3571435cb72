// What is open on the page: the games of a file, and the walk through the one that is on the board. Moves and games that are
// opened can be taken back and brought again, with all that was in them.

import { lastOf, remove, scoreOfPgn } from './score.js';
import { Walk } from './walk.js';

/** @import { Claim, Move } from 'chess-arbiter' */
/** @import { GameOfFile } from '../input/read-games.js' */
/** @import { Entry, Score } from './score.js' */

/**
 * A game of a file, whose score is made when it is wanted.
 *
 * @typedef {object} OpenGame
 * @property {number} number its number in the file, from 1
 * @property {Record<string, string>} tags
 * @property {boolean} chess960
 * @property {() => Score} score always the same object
 */

/** What is or was open. @typedef {{ games: OpenGame[], current: OpenGame, walk: Walk }} Opened */

/** A move that was taken back. @typedef {{ entry: Entry, index: number }} TakenBack */

/** A claim that was taken back. @typedef {{ claim: Claim, claimedAt: Entry }} Unclaimed */

/** How many games that were opened before are kept. */
const MAX_KEPT = 20;

/**
 * @param {Score} score
 * @returns {OpenGame} a single game
 */
export function openGameOf(score) {
  return { number: 1, tags: score.tags, chess960: score.chess960, score: () => score };
}

/**
 * @param {GameOfFile[]} read
 * @returns {OpenGame[]} the games of a file
 */
export function openGamesOf(read) {
  return read.map((game) => {
    /** @type {Score | undefined} */
    let score;
    return {
      ...game,
      score() {
        score ??= scoreOfPgn(game.read());
        return score;
      },
    };
  });
}

export class Session {
  /** @type {Opened[]} */
  #before = [];
  /** What can be brought again, the latest last. @type {(Opened | TakenBack | Unclaimed)[]} */
  #undone = [];

  /** @param {Score} score */
  constructor(score) {
    this.current = openGameOf(score);
    this.games = [this.current];
    this.walk = new Walk(score);
  }

  /**
   * Opens the games of a file, or a single one.
   *
   * @param {OpenGame[]} games one at least
   * @param {Entry} [entry] where to begin in the first
   */
  open(games, entry) {
    const [first] = games;
    if (first) {
      this.#before.push(this.#opened);
      this.#before.splice(0, this.#before.length - MAX_KEPT);
      this.games = games;
      this.begin(first, entry);
    }
  }

  /**
   * Goes to another of the open games.
   *
   * @param {OpenGame} game
   * @param {Entry} [entry] where to begin; at the start if left out
   */
  begin(game, entry) {
    this.#undone = [];
    this.current = game;
    this.walk = new Walk(game.score());
    this.walk.goTo(entry ?? this.walk.score.root);
  }

  /** Forgets what was open before. */
  forget() {
    this.#before = [];
  }

  /** @returns {Opened} */
  get #opened() {
    const { games, current, walk } = this;
    return { games, current, walk };
  }

  /** @param {Opened} opened */
  #return({ games, current, walk }) {
    this.games = games;
    this.current = current;
    this.walk = walk;
    // The rest of the package may have come since, which knows of dead positions.
    walk.askOutcomes();
  }

  /**
   * Takes in a move that was just made in the game of the walk.
   *
   * @param {Move} move
   */
  follow(move) {
    const { here, score } = this.walk;
    const known = here.children.length;
    this.walk.follow(move);
    if (here.children.length > known) {
      this.#undone = [];
      here.claim = undefined;
      // A game that goes on has not ended yet.
      if (lastOf(score.root) === this.walk.here) {
        score.result = '*';
      }
    }
  }

  /**
   * Claims a draw in the position on the board.
   *
   * @param {Claim} claim
   */
  claim(claim) {
    this.#undone = [];
    this.walk.here.claim = claim;
  }

  get canUndo() {
    const { here } = this.walk;
    if (here.claim) {
      return true;
    }
    return here.parent ? here.children.length === 0 : this.#before.length > 0;
  }

  get canRedo() {
    return this.#undone.length > 0;
  }

  /**
   * Takes back the last move of a line, or the claim after it; at the start of a game, that this game was opened.
   *
   * @returns {'move' | 'claim' | 'game' | undefined} what was taken back
   */
  undo() {
    const { here } = this.walk;
    if (here.claim) {
      this.#undone.push({ claim: here.claim, claimedAt: here });
      here.claim = undefined;
      return 'claim';
    }
    if (here.parent && here.children.length === 0) {
      const index = here.parent.children.indexOf(here);
      this.walk.goTo(here.parent);
      remove(here);
      this.#undone.push({ entry: here, index });
      return 'move';
    }
    const before = here.parent ? undefined : this.#before.pop();
    if (before) {
      this.#undone.push(this.#opened);
      this.#return(before);
      return 'game';
    }
    return undefined;
  }

  /** @returns {'move' | 'claim' | 'game' | undefined} what was brought again */
  redo() {
    const last = this.#undone.pop();
    if (!last) {
      return undefined;
    }
    if ('games' in last) {
      this.#before.push(this.#opened);
      this.#return(last);
      return 'game';
    }
    if ('claim' in last) {
      last.claimedAt.claim = last.claim;
      this.walk.goTo(last.claimedAt);
      return 'claim';
    }
    const { entry, index } = last;
    entry.parent?.children.splice(index, 0, entry);
    this.walk.goTo(entry);
    return 'move';
  }
}
