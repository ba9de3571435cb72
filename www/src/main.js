// The demo page: one game, one board, and what is said about them. The parts know nothing of one another; they
// meet here.

import { Game } from 'chess-arbiter';
import { createBoard } from './board/board.js';
import { moveInWords } from './board/names.js';
import { createFenForm } from './fen-form.js';
import { describeStatus } from './status.js';
import { createTranscript } from './transcript.js';

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function byId(id) {
  const element = document.getElementById(id);
  if (!element) {
    throw new Error(`The page has no element #${id}.`);
  }
  return element;
}

const HINT = 'Drag, tap, or use the arrow keys and Enter.';

const status = byId('status');
const remark = byId('remark');
const undo = byId('undo');

const transcript = createTranscript(byId('transcript'));
let game = transcript.listenTo(new Game());

const board = createBoard(byId('board'), {
  game,
  onMove: refresh,
  onRefused({ from, to }) {
    remark.textContent = `Refused: ${from} to ${to} is not a legal move.`;
    remark.className = 'refused';
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
  const lastMove = game.history.at(-1);
  status.textContent = describeStatus(game);
  remark.textContent = lastMove ? moveInWords(lastMove) : HINT;
  remark.className = '';
  undo.setAttribute('aria-disabled', String(!lastMove));
  fenForm.show(game.fen);
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
game.movesFrom('e2');
