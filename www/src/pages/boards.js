// The page of the gallery. The file that a recipe shows mounts its board here, and stands beside it. A board is loaded when it
// comes near the window: most weigh more than all else here. If one cannot be loaded, the others still are.

import '../browser/trusted-html.js';
import { choosePromotion } from 'chess-arbiter/board';
import { FenError, Game, validateFen } from 'chess-arbiter/rules';
import { copyText } from '../browser/clipboard.js';
import { byId, create } from '../browser/dom.js';
import { whenNear } from '../browser/near.js';
import { createLanguageSwitch } from '../input/language-switch.js';
import { galleryWords, loadGalleryWords } from '../messages/gallery-words.js';
import { describeGameStatus } from '../messages/game-status.js';
import { createPageNotice } from '../messages/page-notice.js';
import { fill, say, spokenLanguage, spokenWords } from '../messages/words.js';
import { recipeOf } from './recipes.js';

/** @import { Color, Promotion, Ruling } from 'chess-arbiter/rules' */

/** @typedef {(ruling: Ruling, game: Game) => void} Report */

/** @typedef {(element: Element, game: Game, report: Report, choose: (color: Color) => Promise<Promotion | undefined>) => void} Mount */

// Named one by one, to leave out chessground: it is under the GPL, and must not be bundled with this page.
const boards = import.meta.glob([
  '../../../examples/cm-chessboard/board.js',
  '../../../examples/react-chessboard/board.tsx',
  '../../../examples/chessboardjs/board.js',
  '../../../examples/chessboard-element/board.js',
]);
const pageNotice = createPageNotice(byId('page-notice'));
const problem = byId('problem');
const fen = new URLSearchParams(location.search).get('fen') ?? undefined;
const start = readStart();
/** What says each card once more, in the language of the moment. @type {(() => void)[]} */
const repeats = [sayProblem];
const spoken = createLanguageSwitch(
  byId('language'),
  () => {
    for (const repeat of repeats) repeat();
  },
  loadGalleryWords,
);
sayProblem();
for (const [path, load] of Object.entries(boards)) {
  const folder = path.split('/').at(-2) ?? '';
  showBoard(byId(folder), load);
  showCode(byId(folder), folder);
}

/** The position of the address, or the usual one if it cannot be read. */
function readStart() {
  try {
    return new Game(fen);
  } catch (error) {
    if (error instanceof FenError) {
      return new Game();
    }
    throw error;
  }
}

/** Says what is wrong with the position of the address, if the boards could not begin with it. */
function sayProblem() {
  const found = fen === undefined ? [] : validateFen(fen, { language: spoken.language });
  const messages = found.filter(({ repaired }) => !repaired).map(({ message }) => message);
  problem.textContent =
    messages.length > 0 ? fill(galleryWords().texts.badFen, { problems: messages.join(' ') }) : '';
}

/**
 * @param {HTMLElement} card
 * @param {() => Promise<unknown>} load
 */
async function showBoard(card, load) {
  const [element, ruling, position] = ['.board', '.ruling', '.fen'].map((name) => card.querySelector(name));
  if (!element || !ruling || !position) {
    throw new Error(`The card #${card.id} is not complete.`);
  }
  /** The game on the board, as far as it is known: one that has ruled on a legal move, or the first. */
  let game = start.clone();
  let failure = '';

  function sayStatus() {
    // The language is known by its tag once it has been given.
    game.language = new Game(game.fen, { language: spoken.language }).language;
    ruling?.classList.toggle('refused', failure !== '');
    // cm-chessboard says that it is a picture, but not of what.
    element?.querySelector('svg[role=img]')?.setAttribute('aria-label', say('board'));
    if (ruling) {
      ruling.textContent = failure
        ? fill(galleryWords().texts.notLoaded, { reason: failure })
        : describeGameStatus(game);
    }
  }
  repeats.push(sayStatus);
  position.textContent = game.fen;
  sayStatus();
  await whenNear(element, '50%');
  try {
    const { mount } = /** @type {{ mount: Mount }} */ (await load());
    mount(
      element,
      game,
      (ruled, reported) => {
        game = ruled.legal ? reported : game;
        ruling.textContent = ruled.legal ? ruled.move.san : ruled.refusal.message;
        ruling.classList.toggle('refused', !ruled.legal);
        position.textContent = game.fen;
      },
      (color) => choosePromotion(color, promotionLabels()),
    );
    sayStatus();
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    sayStatus();
  }
}

function promotionLabels() {
  const { q, r, b, n } = spokenWords().names;
  const capital = (/** @type {string} */ name) =>
    `${name.charAt(0).toLocaleUpperCase(spokenLanguage())}${name.slice(1)}`;
  return { title: say('promote'), q: capital(q), r: capital(r), b: capital(b), n: capital(n) };
}

/**
 * @param {HTMLElement} card
 * @param {string} folder
 */
function showCode(card, folder) {
  const code = card.querySelector('.code');
  for (const { name, text } of recipeOf(folder)) {
    code?.append(...fileOf(folder, name, text));
  }
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {string} text
 */
function fileOf(folder, name, text) {
  const listing = create('pre', '', create('code', '', text));
  // So that the keyboard can scroll it.
  listing.tabIndex = 0;
  listing.setAttribute('role', 'region');
  listing.setAttribute('aria-label', `${folder}/${name}`);
  const button = create('button', 'button');
  button.type = 'button';
  button.addEventListener('click', async () => {
    if (await copyText(text)) {
      pageNotice.say(say('copied', { what: name }));
    } else {
      getSelection()?.selectAllChildren(listing);
      pageNotice.warn(`${say('copyRefused')} ${say('marked')}`);
    }
  });
  function sayButton() {
    button.textContent = spokenWords().page.copy ?? '';
    button.setAttribute('aria-label', fill(galleryWords().texts.copyFile, { file: `${folder}/${name}` }));
  }
  repeats.push(sayButton);
  sayButton();
  return [create('div', 'file-head', create('h3', '', create('code', '', name)), button), listing];
}
