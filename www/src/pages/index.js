// The page of the board: one game, its board, and the panel beside it. The parts know nothing of one another; this file
// joins them.

import { formatPgn, STARTING_FEN } from 'chess-arbiter';
import { createBoard } from '../board/board.js';
import { createAddress } from '../browser/address.js';
import { copyText } from '../browser/clipboard.js';
import { byId } from '../browser/dom.js';
import { createChess960Form } from '../input/chess960-form.js';
import { createFenForm } from '../input/fen-form.js';
import { createIncoming, looksLikeFen } from '../input/incoming.js';
import { createLanguageSwitch } from '../input/language-switch.js';
import { createPgnForm } from '../input/pgn-form.js';
import { describeGameStatus } from '../messages/game-status.js';
import { createPageNotice } from '../messages/page-notice.js';
import { createRuling } from '../messages/ruling.js';
import { createTranscript } from '../messages/transcript.js';
import { moveInWords, say } from '../messages/words.js';
import { readFragment, writeFragment } from '../score/fragment.js';
import { createGameChooser } from '../score/game-chooser.js';
import { createMovesList } from '../score/moves-list.js';
import { emptyScore, pgnOfScore, remove, scoreOfGame, scoreOfPgn } from '../score/score.js';
import { createSteps } from '../score/steps.js';
import { Walk } from '../score/walk.js';

/** @import { Entry, Score } from '../score/score.js' */

const gameStatus = byId('game-status');
const undo = byId('undo');
const ruling = createRuling(byId('ruling'), './laws.html');
const pageNotice = createPageNotice(byId('page-notice'));

const transcript = createTranscript(byId('transcript'));
let walk = new Walk(emptyScore(STARTING_FEN));
let game = transcript.listenTo(walk.game);

const language = () => spoken.language;
const spoken = createLanguageSwitch(byId('language'), () => {
  scoreChanged();
  board.repeat();
  gameChooser.repeat();
});
const board = createBoard(byId('board'), {
  game,
  language,
  onMove(move) {
    walk.follow(move);
    scoreChanged();
  },
  onRefusal(refusal) {
    if (refusal) {
      ruling.refuse(refusal);
    } else {
      showLastMove();
    }
  },
});

const movesList = createMovesList(byId('moves'), goTo);
const steps = createSteps(byId('steps'), () => walk, goTo);
const gameChooser = createGameChooser(byId('game-chooser'), (score) => begin(score));
const fenForm = createFenForm(form('fen-form'), (loaded) => open([scoreOfGame(loaded)]), language);
const pgnForm = createPgnForm(form('pgn-form'), (games) => open(games.map(scoreOfPgn)), language);
createChess960Form(form('chess960-form'), (fen) => open([emptyScore(fen, true)]));
createIncoming(byId('drop-hint'), (text) => {
  if (looksLikeFen(text)) {
    fenForm.load(text.trim());
  } else {
    pgnForm.load(text);
  }
});
const address = createAddress(() => writeFragment(walk.score, walk.here), openLink);

/** @param {string} id */
function form(id) {
  return /** @type {HTMLFormElement} */ (byId(id));
}

/**
 * Opens the games of a file, or a single one.
 *
 * @param {Score[]} scores
 * @param {Entry} [entry] where to begin in the first
 */
function open(scores, entry) {
  const [first] = scores;
  if (first) {
    gameChooser.show(scores);
    pgnForm.clear();
    begin(first, entry);
  }
}

/**
 * Puts a game on the board.
 *
 * @param {Score} score
 * @param {Entry} [entry] where to begin; at the start if left out
 */
function begin(score, entry = score.root) {
  walk = new Walk(score);
  walk.goTo(entry);
  game = transcript.listenTo(walk.game);
  board.setGame(game);
  scoreChanged();
}

/** @param {Entry} entry */
function goTo(entry) {
  walk.goTo(entry);
  board.update();
  refresh();
}

function scoreChanged() {
  movesList.show(walk.score);
  refresh();
}

/** Whether the board shows the last move of a line: only that can be taken back. */
function atLastMove() {
  return walk.here.parent !== undefined && walk.here.children.length === 0;
}

function refresh() {
  gameStatus.textContent = describeGameStatus(game);
  showLastMove();
  undo.setAttribute('aria-disabled', String(!atLastMove()));
  movesList.mark(walk.here);
  steps.refresh();
  fenForm.show(game.fen);
  address.update();
}

/**
 * Opens the game of a link.
 *
 * @param {string} fragment
 */
function openLink(fragment) {
  try {
    const { score, here } = readFragment(fragment, language());
    open([score], here);
  } catch {
    open([emptyScore(STARTING_FEN)]);
    spoken.ready.then(() => explainLink(fragment));
  }
}

/**
 * Says why a link cannot be followed.
 *
 * @param {string} fragment
 */
function explainLink(fragment) {
  try {
    readFragment(fragment, language());
  } catch (error) {
    pageNotice.warn(`${say('badLink')} ${error instanceof Error ? error.message : ''}`);
  }
}

/**
 * Copies a text into the clipboard.
 *
 * @param {string} what the name of what is copied
 * @param {string} text
 * @param {() => void} [select] selects the text for a person to copy, if the browser does not let the page copy
 */
async function copy(what, text, select) {
  if (await copyText(text)) {
    pageNotice.say(say('copied', { what }));
  } else {
    select?.();
    pageNotice.warn(`${say('copyRefused')} ${select ? say('marked') : text}`);
  }
}

function showLastMove() {
  const { lastMove } = game;
  ruling.say(lastMove ? moveInWords(lastMove) : say('hint'));
}

undo.addEventListener('click', () => {
  const { here } = walk;
  if (here.parent && atLastMove()) {
    remove(here);
    walk.goTo(here.parent);
    board.update();
    scoreChanged();
  }
});
byId('flip').addEventListener('click', () => board.flip());
byId('new-game').addEventListener('click', () => open([emptyScore(STARTING_FEN)]));
byId('copy-fen').addEventListener('click', () => copy('FEN', game.fen, fenForm.select));
byId('copy-pgn').addEventListener('click', () => {
  const pgn = formatPgn(pgnOfScore(walk.score));
  copy('PGN', pgn, () => pgnForm.select(pgn));
});
byId('copy-link').addEventListener('click', () => copy(say('link'), address.link()));

if (location.hash.length > 1) {
  openLink(location.hash);
} else {
  scoreChanged();
}
// So that the transcript has rows before the first move.
game.isLegal('e2e5');
game.judge('e2e5');
game.movesFrom('e2');
