// A game that walks through a score: it stands at one entry, and goes to any other by taking moves back as far as the
// lines agree, and making the others. `Game.redo` would know only the way that it came; the score knows them all.

import { Game } from 'chess-arbiter';
import { addMove, lastOf, pathTo } from './score.js';

/** @import { Move } from 'chess-arbiter' */
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
    // How the main line ends is shown from the beginning.
    this.goTo(lastOf(score.root));
    this.goTo(score.root);
  }

  /** @param {Entry} entry one that is playable */
  goTo(entry) {
    const path = pathTo(entry);
    while (this.here.parent && !path.includes(this.here)) {
      this.game.undo();
      this.here = this.here.parent;
    }
    for (const next of path.slice(path.indexOf(this.here) + 1)) {
      this.game.apply(/** @type {Move} */ (next.move).uci);
      this.here = next;
    }
    this.here.outcome = this.game.outcome;
  }

  /**
   * Follows a move that was made on the game.
   *
   * @param {Move} move
   */
  follow(move) {
    this.here = addMove(this.here, move);
    this.here.outcome = this.game.outcome;
  }
}
