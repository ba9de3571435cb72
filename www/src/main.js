// The demo page: one game, one board, and what is said about them. The parts know nothing of one another; they
// meet here.

import { Game } from 'chess-arbiter';
import { createBoard } from './board/board.js';
import { moveInWords } from './board/names.js';
import { byId } from './dom.js';
import { createFenForm } from './fen-form.js';
import { createLanguageSwitch } from './language.js';
import { createRemark } from './remark.js';
import { describeStatus } from './status.js';
import { createTranscript } from './transcript.js';

const HINT = 'Drag, tap, or use the arrow keys and Enter.';

const status = byId('status');
const undo = byId('undo');
const remark = createRemark(byId('remark'), './laws.html');

const transcript = createTranscript(byId('transcript'));
let game = transcript.listenTo(new Game());

const language = createLanguageSwitch(byId('language'), () => board.retell());
const board = createBoard(byId('board'), {
  game,
  locale: () => language.locale,
  onMove: refresh,
  onRefusal(refusal) {
    if (refusal) {
      remark.refuse(refusal, language.locale);
    } else {
      remarkOnLastMove();
    }
  },
});

const fenForm = createFenForm(/** @type {HTMLFormElement} */ (byId('fen-form')), start);

/**
 * Puts a new game on the board.
 *
 * @param {Game} next
 */
function start(next) {
  const last = game;
  game = transcript.listenTo(next);
  board.setGame(game);
  last.free();
  refresh();
}

function refresh() {
  status.textContent = describeStatus(game);
  remarkOnLastMove();
  undo.setAttribute('aria-disabled', String(game.history.length === 0));
  fenForm.show(game.fen);
}

function remarkOnLastMove() {
  const lastMove = game.history.at(-1);
  remark.say(lastMove ? moveInWords(lastMove) : HINT);
}

undo.addEventListener('click', () => {
  if (board.undo()) {
    refresh();
  }
});
byId('flip').addEventListener('click', () => board.flip());
byId('new-game').addEventListener('click', () => start(new Game()));

refresh();
// Something to look at before the first move.
game.isLegal('e2e5');
game.judge('e2e5');
game.movesFrom('e2');
