// The title of the game, above the moves; if the file has several games, a choice between them, and a field to search them.

import { create } from '../browser/dom.js';
import { say } from '../messages/words.js';

/** @import { OpenGame } from './session.js' */

/** So many games are found without a search. */
const FEW = 8;
/** More are not listed: one searches for them. */
const MANY = 1000;

/**
 * @param {HTMLElement} element hidden while the game has no title
 * @param {(game: OpenGame) => void} onChoose
 */
export function createGameChooser(element, onChoose) {
  /** Says what the choice says, in the language of the moment. */
  let repeat = () => {};

  /** @param {OpenGame[]} games */
  function choice(games) {
    let shown = games;
    const select = create('select', 'game-choice');
    list();

    function list() {
      select.replaceChildren(
        ...shown
          .slice(0, MANY)
          .map((game) => new Option(`${game.number}. ${titleOf(game)}`, String(game.number))),
      );
    }

    function choose() {
      const game = shown[select.selectedIndex];
      if (game) {
        onChoose(game);
      }
    }
    select.addEventListener('change', choose);
    const name = () => select.setAttribute('aria-label', say('gameChoice', { count: games.length }));
    if (games.length <= FEW) {
      repeat = name;
      return [select];
    }

    const field = create('input', 'game-search');
    const found = create('p', 'game-count');
    /** What is searched, made at the first search. @type {string[] | undefined} */
    let texts;
    field.type = 'search';
    found.setAttribute('aria-live', 'polite');
    field.addEventListener('input', () => {
      const current = select.value;
      const words = field.value.toLowerCase().split(/\s+/);
      texts ??= games.map(textOf);
      const searched = texts;
      shown = games.filter((_, index) => words.every((word) => searched[index]?.includes(word)));
      list();
      // The game on the board stays chosen if it is among those that are found.
      select.value = current;
      count();
    });
    field.addEventListener('keydown', (event) => {
      if (event.key === 'Enter' && shown.length > 0) {
        select.selectedIndex = 0;
        choose();
      }
    });
    function count() {
      found.textContent = say('gamesFound', { count: shown.length, total: games.length });
    }

    repeat = () => {
      name();
      field.placeholder = say('searchGames');
      field.setAttribute('aria-label', say('searchGames'));
      count();
    };
    return [field, found, select];
  }

  return {
    repeat: () => repeat(),

    /**
     * @param {OpenGame[]} games the games of a file
     * @param {number} index the one that is on the board
     */
    show(games, index) {
      const title = games[index] ? titleOf(games[index]) : '';
      if (games.length > 1) {
        const parts = choice(games);
        const select = /** @type {HTMLSelectElement} */ (parts[parts.length - 1]);
        element.replaceChildren(...parts);
        repeat();
        select.selectedIndex = index;
      } else {
        repeat = () => {};
        element.replaceChildren(create('p', 'game-title', title));
      }
      element.hidden = games.length < 2 && title === '';
    },
  };
}

/**
 * @param {OpenGame} game
 * @returns {string} its players, its event and its year, as far as they are known
 */
export function titleOf({ tags, chess960 }) {
  const known = (/** @type {string} */ name) => tags[name]?.replace(/^[?.\s]*$/, '') ?? '';
  const [white, black] = [known('White'), known('Black')];
  const players = white || black ? `${white || '?'} – ${black || '?'}` : '';
  const year = known('Date').slice(0, 4).replace('????', '');
  return [players, known('Event'), year, chess960 && 'Chess960'].filter(Boolean).join(', ');
}

/**
 * @param {OpenGame} game
 * @returns {string} what a search looks through: the number, and what every tag says
 */
function textOf({ number, tags }) {
  return `${number}. ${Object.values(tags).join(' ')}`.toLowerCase();
}
