// The demo page: one game, one board, and what is said about them. The parts know nothing of one another; they
// meet here.

import { STARTING_FEN } from 'chess-arbiter';
import { createBoard } from './board/board.js';
import { moveInWords } from './board/names.js';
import { byId } from './dom.js';
import { createFenForm } from './fen-form.js';
import { createLanguageSwitch } from './language.js';
import { createRemark } from './remark.js';
import { createMovesList } from './score/moves-list.js';
import { emptyScore, remove, scoreOfGame } from './score/score.js';
import { createSteps } from './score/steps.js';
import { Walk } from './score/walk.js';
import { describeStatus } from './status.js';
import { createTranscript } from './transcript.js';

/** @import { Entry, Score } from './score/score.js' */

const HINT = 'Drag, tap, or use the arrow keys and Enter.';

const status = byId('status');
const undo = byId('undo');
const remark = createRemark(byId('remark'), './laws.html');

const transcript = createTranscript(byId('transcript'));
let walk = new Walk(emptyScore(STARTING_FEN));
let game = transcript.listenTo(walk.game);

const language = createLanguageSwitch(byId('language'), () => board.retell());
const board = createBoard(byId('board'), {
  game,
  locale: () => language.locale,
  onMove(move) {
    walk.follow(move);
    scoreChanged();
  },
  onRefusal(refusal) {
    if (refusal) {
      remark.refuse(refusal, language.locale);
    } else {
      remarkOnLastMove();
    }
  },
});

const movesList = createMovesList(byId('moves'), goTo);
const steps = createSteps(byId('steps'), () => walk, goTo);
const fenForm = createFenForm(/** @type {HTMLFormElement} */ (byId('fen-form')), (loaded) =>
  open(scoreOfGame(loaded)),
);

/**
 * Puts a game on the board.
 *
 * @param {Score} score
 * @param {Entry} [entry] where to begin; at the start if left out
 */
function open(score, entry = score.root) {
  const last = walk.game;
  walk = new Walk(score);
  walk.goTo(entry);
  game = transcript.listenTo(walk.game);
  board.setGame(game);
  last.free();
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

/** Whether the board shows the end of a line: only its last move can be taken back, others are stepped over. */
function atAnEnd() {
  return walk.here.parent !== undefined && walk.here.children.length === 0;
}

function refresh() {
  status.textContent = describeStatus(game);
  remarkOnLastMove();
  undo.setAttribute('aria-disabled', String(!atAnEnd()));
  movesList.mark(walk.here);
  steps.refresh();
  fenForm.show(game.fen);
}

function remarkOnLastMove() {
  const lastMove = game.history.at(-1);
  remark.say(lastMove ? moveInWords(lastMove) : HINT);
}

undo.addEventListener('click', () => {
  const { here } = walk;
  if (here.parent && atAnEnd()) {
    remove(here);
    walk.goTo(here.parent);
    board.update();
    scoreChanged();
  }
});
byId('flip').addEventListener('click', () => board.flip());
byId('new-game').addEventListener('click', () => open(emptyScore(STARTING_FEN)));

scoreChanged();
// Something to look at before the first move.
game.isLegal('e2e5');
game.judge('e2e5');
game.movesFrom('e2');
