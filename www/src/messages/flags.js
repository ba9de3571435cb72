// What a fallen flag means (FIDE 6.9), for each player: a button that asks, the verdict in words, and a checkmate to look at.

import { wholePackage } from '../browser/whole-package.js';
import { describeGameStatus } from './game-status.js';
import { say, spokenWords } from './words.js';

/** @import { Color, Game as WholeGame, Move } from 'chess-arbiter' */
/** @import { Game } from 'chess-arbiter/rules' */
/** @import { Wanted } from './wanted.js' */

/** How many moves are tried for a checkmate: few enough that the page does not stand still. */
const NODES = 50_000;

/** @type {Record<Color, Color>} */
const OPPONENT = { w: 'b', b: 'w' };

/** @typedef {'over' | 'flagLost' | 'flagDrawn' | 'flagUndecided'} Verdict */

/**
 * How the game ends when the player's time runs out. Where the quick answer is not certain, a longer search may be.
 *
 * @param {WholeGame} game
 * @param {Color} player
 * @returns {{ verdict: Verdict, line?: Move[] }}
 */
function askModule(game, player) {
  const { winner, reason } = game.outcomeOnTime(player);
  if (reason !== 'time') {
    return { verdict: 'over' };
  }
  if (!winner) {
    return { verdict: 'flagDrawn' };
  }
  const { answer, line } = game.canMate(winner, { nodes: NODES });
  if (answer) {
    return { verdict: 'flagLost', line };
  }
  return { verdict: answer === false ? 'flagDrawn' : 'flagUndecided' };
}

/**
 * @param {HTMLElement} element has a button for each player, a line for the verdict, and a button to look at a checkmate
 * @param {() => Game} gameOf the game on the board
 * @param {Wanted} wanted
 * @param {(line: Move[]) => void} onMate shows moves that end in mate
 */
export function createFlags(element, gameOf, wanted, onMate) {
  const verdictLine = /** @type {HTMLElement} */ (element.querySelector('[aria-live]'));
  const mateButton = /** @type {HTMLButtonElement} */ (element.querySelector('[data-mate]'));
  /** The place in the game that is shown. @type {object | undefined} */
  let here;
  /**
   * The last question, and where it was asked.
   *
   * @type {{ at: object | undefined, player: Color, verdict: Verdict, line?: Move[] } | undefined}
   */
  let asked;

  function write() {
    const shown = asked?.at === here ? asked : undefined;
    verdictLine.textContent = shown ? inWords(shown) : '';
    mateButton.textContent = say('showMate');
    mateButton.hidden = !shown?.line;
  }

  /** @param {{ player: Color, verdict: Verdict }} answer */
  function inWords({ player, verdict }) {
    if (verdict === 'over') {
      return describeGameStatus(gameOf());
    }
    const { players } = spokenWords();
    return say(verdict, {
      player: players[player],
      opponent: players[OPPONENT[player]],
      count: NODES.toLocaleString(document.documentElement.lang),
    });
  }

  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (
    element.querySelectorAll('[data-flag]')
  )) {
    button.addEventListener('click', async () => {
      const player = /** @type {Color} */ (button.dataset.flag);
      const at = here;
      // While the package loads, the game may go on.
      const game = gameOf().clone();
      if (await wanted(wholePackage)) {
        asked = { at, player, ...askModule(/** @type {WholeGame} */ (game), player) };
        write();
      }
    });
  }
  mateButton.addEventListener('click', () => {
    if (asked?.line) {
      onMate(asked.line);
    }
  });

  return {
    /**
     * Shows the verdict that was given at this place in the game, if it was, in the language of the moment.
     *
     * @param {object} place
     */
    show(place) {
      here = place;
      write();
    },

    /** Goes back to the button that led to a checkmate, or to the first if another question has been asked since. */
    focus() {
      const button = mateButton.hidden ? element.querySelector('button') : mateButton;
      button?.focus({ preventScroll: true });
    },
  };
}
