// The title of the game, above the moves; if the file has several games, a choice between them.

import { create } from '../browser/dom.js';
import { say } from '../messages/words.js';

/** @import { Score } from './score.js' */

/**
 * @param {HTMLElement} element hidden while the game has no title
 * @param {(score: Score) => void} onChoose
 */
export function createGameChooser(element, onChoose) {
  /** @param {Score[]} scores */
  function choice(scores) {
    const select = create('select', 'game-choice');
    select.append(
      ...scores.map((score, index) => new Option(`${index + 1}. ${titleOf(score)}`, String(index))),
    );
    select.addEventListener('change', () => {
      const score = scores[select.selectedIndex];
      if (score) {
        onChoose(score);
      }
    });
    return select;
  }

  /** Names the choice in the language of the moment. */
  function repeat() {
    const select = element.querySelector('select');
    select?.setAttribute('aria-label', say('gameChoice', { count: select.length }));
  }

  return {
    repeat,

    /** @param {Score[]} scores the games of a file, the first of which is on the board */
    show(scores) {
      const [first] = scores;
      const title = first ? titleOf(first) : '';
      if (scores.length > 1) {
        element.replaceChildren(choice(scores));
        repeat();
      } else {
        element.replaceChildren(create('p', 'game-title', title));
      }
      element.hidden = scores.length < 2 && title === '';
    },
  };
}

/** @param {Score} score */
function titleOf({ tags, chess960 }) {
  const known = (/** @type {string} */ name) => tags[name]?.replace(/^[?.\s]*$/, '') ?? '';
  const [white, black] = [known('White'), known('Black')];
  const players = white || black ? `${white || '?'} – ${black || '?'}` : '';
  const year = known('Date').slice(0, 4).replace('????', '');
  return [players, known('Event'), year, chess960 && 'Chess960'].filter(Boolean).join(', ');
}
