// A game that walks through a score. To go from one entry to another it takes moves back to where their lines part, and
// makes the moves of the other line. `Game.redo` is not enough: it knows only the line that was taken back.

import { Game } from 'chess-arbiter/rules';
import { addMove, lastOf, pathTo } from './score.js';

/** @import { Move } from 'chess-arbiter/rules' */
/** @import { Entry, Score } from './score.js' */

export class Walk {
  /**
   * Begins at the start of the score.
   *
   * @param {Score} score
   */
  constructor(score) {
    this.score = score;
    this.game = new Game(score.start, { chess960: score.chess960 });
    /** Where the game is. @type {Entry} */
    this.here = score.root;
    this.askOutcomes();
  }

  /** Asks how the game ends: here, and at the end of the main line, whose outcome the list of moves shows from the beginning. */
  askOutcomes() {
    const { here, score } = this;
    this.goTo(lastOf(score.root));
    this.goTo(here);
  }

  /** @param {Entry} entry */
  goTo(entry) {
    const path = pathTo(entry);
    const onPath = new Set(path);
    while (this.here.parent && !onPath.has(this.here)) {
      this.game.undo();
      this.here = this.here.parent;
    }
    for (const next of path.slice(path.indexOf(this.here) + 1)) {
      if (next.move) {
        this.game.apply(next.move.uci);
      } else {
        this.game.pass();
      }
      this.here = next;
    }
    this.here.outcome = this.game.outcome;
  }

  /**
   * Goes to the entry of a move that was just made in the game.
   *
   * @param {Move} move
   */
  follow(move) {
    this.here = addMove(this.here, move);
    this.here.outcome = this.game.outcome;
  }
}
