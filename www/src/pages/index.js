// The page of the board: one game, its board, and the panel beside it. The parts know nothing of one another; this file
// joins them.

import { STARTING_FEN } from 'chess-arbiter/rules';
import { createBoard } from '../board/board.js';
import { createAddress } from '../browser/address.js';
import { byId } from '../browser/dom.js';
import { whenIdle } from '../browser/idle.js';
import { createLatest } from '../browser/latest.js';
import { createSoon } from '../browser/soon.js';
import { createSound } from '../browser/sound.js';
import { wholePackage, wholePackageCame } from '../browser/whole-package.js';
import { createEditorDrawer } from '../editor/drawer.js';
import { createChess960Form } from '../input/chess960-form.js';
import { createFenForm } from '../input/fen-form.js';
import { createIncoming, looksLikeFen } from '../input/incoming.js';
import { createLanguageSwitch } from '../input/language-switch.js';
import { createMoveForm } from '../input/move-form.js';
import { createPgnForm } from '../input/pgn-form.js';
import { createClaims } from '../messages/claims.js';
import { createFlags } from '../messages/flags.js';
import { describeGameStatus } from '../messages/game-status.js';
import { createPageNotice } from '../messages/page-notice.js';
import { createRuling } from '../messages/ruling.js';
import { createTranscript } from '../messages/transcript.js';
import { createWanted } from '../messages/wanted.js';
import { moveInWords, say, spokenWords } from '../messages/words.js';
import { writeFragment } from '../score/fragment.js';
import { createGameChooser, titleOf } from '../score/game-chooser.js';
import { keepGame, keptGame } from '../score/keep.js';
import { followLink } from '../score/link.js';
import { createMovesList } from '../score/moves-list.js';
import { createPreview } from '../score/preview.js';
import { emptyScore, lastOf, scoreOfGame, scoreOfMoves } from '../score/score.js';
import { openGameOf, openGamesOf, Session } from '../score/session.js';
import { createShare } from '../score/share.js';
import { createSteps } from '../score/steps.js';
import { bringIntoView } from './bring-into-view.js';
import { createCases, INVITATION } from './cases.js';

/** @import { Claim, Move } from 'chess-arbiter' */
/** @import { GameOfFile } from '../input/read-games.js' */
/** @import { Entry, Score } from '../score/score.js' */

const gameStatus = byId('game-status');
const [undo, redo] = [byId('undo'), byId('redo')];
const ruling = createRuling(byId('ruling'), './laws.html');
const pageNotice = createPageNotice(byId('page-notice'));
const wanted = createWanted(pageNotice);
/** What is to be opened and takes time to read or to load. */
const latest = createLatest();
const sound = createSound(/** @type {HTMLInputElement} */ (byId('sound')));

/** A game that invites to try a move, and the words for that. @type {{ score: Score, text: () => string }} */
let invitation = { score: emptyScore(INVITATION.fen), text: () => say('invite') };
/** The game is remembered once it has not changed for this long, also since browsers limit how often an address may change. */
const REMEMBER_MS = 200;
const remembering = createSoon(REMEMBER_MS);

const transcript = createTranscript(byId('transcript'));
const session = new Session(invitation.score);
let game = transcript.listenTo(session.walk.game);

const language = () => spoken.language;
const spoken = createLanguageSwitch(byId('language'), () => {
  showGame();
  board.repeat();
  gameChooser.repeat();
  fenForm.repeat();
  editor.refresh();
});
const board = createBoard(byId('board'), {
  game,
  language,
  onMove(move) {
    session.follow(move);
    sound.play(move.captured ? 'capture' : 'move');
    changed();
  },
  onRefusal(refusal) {
    moveForm.clear();
    if (refusal) {
      ruling.refuse(refusal);
      sound.play('refusal');
    } else {
      showLastMove();
    }
  },
  onOver: ruling.say,
});

const movesList = createMovesList(byId('moves'), goTo);
const steps = createSteps(byId('steps'), () => session.walk, goTo);
const claims = createClaims(byId('claims'), claimDraw);
const flags = createFlags(byId('flags'), () => game, wanted, showMate);
const preview = createPreview(byId('preview'), backToGame);
const gameChooser = createGameChooser(byId('game-chooser'), (chosen) => {
  session.begin(chosen);
  showBoard();
});
const moveForm = createMoveForm(form('move-form'), byId('ruling'), board.playText);
createCases(byId('cases'), ({ fen, attempt }) => {
  invitation = {
    score: emptyScore(fen),
    text: () => (attempt ? say('tryMove', attempt) : say('deadPosition')),
  };
  open(invitation.score);
  if (attempt) {
    board.hint(attempt.from, attempt.to);
  }
  bringIntoView();
});
const editor = createEditorDrawer(/** @type {HTMLDetailsElement} */ (byId('editor')), {
  wanted,
  language,
  position: () => game.fen,
  onPlay: (fen) => arrived(() => open(emptyScore(fen)), say('positionLoaded')),
});
const fenForm = createFenForm(form('fen-form'), {
  language,
  onLoad: (loaded, problems) =>
    arrived(() => open(scoreOfGame(loaded)), [say('positionLoaded'), ...problems].join(' ')),
});
const pgnForm = createPgnForm(form('pgn-form'), {
  language,
  wanted,
  latest,
  onLoad: openFile,
  onPosition: fenForm.load,
  onProgress: pageNotice.say,
});
createChess960Form(form('chess960-form'), { wanted, latest }, (fen) =>
  arrived(() => open(emptyScore(fen, true)), say('positionLoaded')),
);
createIncoming(byId('drop-hint'), (source) => {
  if (typeof source === 'string' && looksLikeFen(source)) {
    fenForm.load(source.trim());
  } else {
    pgnForm.load(source);
  }
});
const address = createAddress(openLink);
createShare({
  wanted,
  notice: pageNotice,
  fen: () => game.fen,
  score: () => session.walk.score,
  link: () => address.link(writeFragment(session.walk.score, session.walk.here)),
  selectFen: fenForm.select,
  selectPgn: pgnForm.select,
});

/** @param {string} id */
function form(id) {
  return /** @type {HTMLFormElement} */ (byId(id));
}

/**
 * Opens a game.
 *
 * @param {Score} score
 * @param {Entry} [entry] where to begin
 */
function open(score, entry) {
  session.open([openGameOf(score)], entry);
  pgnForm.clear();
  boardChanged();
}

/**
 * Opens the games of a file.
 *
 * @param {GameOfFile[]} read one at least
 * @param {string[]} problems what was wrong with any: the notice has the first, and the list below the field all
 */
function openFile(read, [problem = '']) {
  const games = openGamesOf(read);
  const [first] = games;
  const title = first && titleOf(first);
  const text =
    games.length > 1
      ? say('gamesLoaded', { count: games.length })
      : title
        ? say('gameLoaded', { title })
        : say('namelessGameLoaded');
  arrived(() => {
    session.open(games);
    boardChanged();
  }, `${text} ${problem}`.trim());
}

/**
 * Shows that something has come: the board is brought into view, and a notice says what it is.
 *
 * @param {() => void} come
 * @param {string} text
 */
function arrived(come, text) {
  come();
  bringIntoView();
  pageNotice.say(text);
}

/**
 * Shows a way to mate from the position on the board, as a game of its own. Taking that back leads to the game before.
 *
 * @param {Move[]} line
 */
function showMate(line) {
  const score = scoreOfMoves(game.fen, game.chess960, line);
  preview.add(score);
  session.open([openGameOf(score)]);
  boardChanged();
  bringIntoView();
  preview.focus();
}

function backToGame() {
  session.walk.goTo(session.walk.score.root);
  turnedBack(session.undo());
  flags.focus();
}

/** Shows another game, after the session has gone to it, and its title or those of its file. */
function boardChanged() {
  const { games, current } = session;
  gameChooser.show(games, games.indexOf(current));
  showBoard();
}

function showBoard() {
  game = transcript.listenTo(session.walk.game);
  board.setGame(game);
  changed();
}

/** @param {Entry} entry */
function goTo(entry) {
  session.walk.goTo(entry);
  board.update();
  refresh();
  keep();
}

/** To be called when the game has changed. */
function changed() {
  showGame();
  keep();
}

function showGame() {
  movesList.show(session.walk.score);
  refresh();
}

function refresh() {
  const { here, score } = session.walk;
  gameStatus.textContent = here.claim
    ? say('claimed', { reason: spokenWords().claims[here.claim] })
    : describeGameStatus(game);
  claims.show(here.claim || here.children.length > 0 ? [] : game.claims);
  flags.show(here);
  preview.show(score);
  showLastMove();
  undo.setAttribute('aria-disabled', String(!session.canUndo));
  redo.setAttribute('aria-disabled', String(!session.canRedo));
  movesList.mark(here);
  steps.refresh();
  fenForm.show(game);
}

/** Remembers the game, here and in the address. A preview leaves the game before remembered. */
function keep() {
  const { score, here } = session.walk;
  if (!preview.has(score)) {
    remembering.call((isLeaving) => {
      // A page that is loaded again has the address of before, whatever is done about it now.
      if (!isLeaving) {
        address.update(writeFragment(score, here));
      }
      keepGame(score, here, location.hash);
    });
  }
}

/** @param {Claim} claim */
function claimDraw(claim) {
  session.claim(claim);
  changed();
}

/**
 * Opens the game of a link.
 *
 * @param {string} fragment
 */
function openLink(fragment) {
  const { score, here } = followLink(fragment, spoken, pageNotice.warn);
  open(score, here);
}

function showLastMove() {
  const { lastMove } = game;
  ruling.say(lastMove ? moveInWords(lastMove) : greeting(session.walk.score));
}

/**
 * What is said before the first move.
 *
 * @param {Score} score
 */
function greeting(score) {
  if (preview.has(score)) {
    return say('mateShown');
  }
  return score === invitation.score ? invitation.text() : say('hint');
}

/** @param {'move' | 'claim' | 'game' | undefined} what was taken back or brought again */
function turnedBack(what) {
  if (what === 'move' || what === 'claim') {
    board.update();
    changed();
  } else if (what === 'game') {
    boardChanged();
    pageNotice.say(say('gameBack'));
  }
}

undo.addEventListener('click', () => turnedBack(session.undo()));
redo.addEventListener('click', () => turnedBack(session.redo()));
byId('flip').addEventListener('click', () => board.flip());
byId('new-game').addEventListener('click', () => open(emptyScore(STARTING_FEN)));

begin();
wholePackageCame.then(completeRules);
// If it cannot be loaded now, it is when it is wanted.
whenIdle()
  .then(wholePackage)
  .catch(() => {});

/** The page opens with the game of its link, with the one that was there at the last visit, or with the invitation. */
function begin() {
  const { hash } = location;
  const kept = keptGame();
  if (kept && (hash === '' || hash === kept.at)) {
    open(kept.score, kept.here);
  } else if (hash !== '') {
    openLink(hash);
  } else {
    movesList.show(session.walk.score);
    board.point(INVITATION.attempt.from, INVITATION.attempt.to);
  }
  session.forget();
  refresh();
  // So that the transcript has rows before the first move.
  game.isLegal('e1g1');
  game.judge('e1g1');
  game.movesFrom('e1');
}

/** The whole package alone knows of dead positions, and there may be one by now. */
function completeRules() {
  const { walk } = session;
  walk.askOutcomes();
  if (game.outcome || lastOf(walk.score.root).outcome) {
    showGame();
  }
}
