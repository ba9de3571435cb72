// The demo page: one game, one board, and what is said about them. The parts know nothing of one another; they
// meet here.

import { formatPgn, STARTING_FEN } from 'chess-arbiter';
import { createAddress } from './address.js';
import { createBoard } from './board/board.js';
import { moveInWords } from './board/names.js';
import { createChess960Form } from './chess960-form.js';
import { copyText } from './clipboard.js';
import { byId } from './dom.js';
import { createFenForm } from './fen-form.js';
import { readFragment, writeFragment } from './fragment.js';
import { createIncoming, looksLikeFen } from './incoming.js';
import { createLanguageSwitch } from './language.js';
import { createNotice } from './notice.js';
import { createPgnForm } from './pgn-form.js';
import { createRemark } from './remark.js';
import { createGameChooser } from './score/game-chooser.js';
import { createMovesList } from './score/moves-list.js';
import { emptyScore, pgnOfScore, remove, scoreOfGame, scoreOfPgn } from './score/score.js';
import { createSteps } from './score/steps.js';
import { Walk } from './score/walk.js';
import { describeStatus } from './status.js';
import { createTranscript } from './transcript.js';

/** @import { Entry, Score } from './score/score.js' */

const HINT = 'Drag, tap, or use the arrow keys and Enter.';

const status = byId('status');
const undo = byId('undo');
const remark = createRemark(byId('remark'), './laws.html');
const notice = createNotice(byId('notice'));

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
const gameChooser = createGameChooser(byId('game-chooser'), (score) => begin(score));
const fenForm = createFenForm(form('fen-form'), (loaded) => open([scoreOfGame(loaded)]));
const pgnForm = createPgnForm(form('pgn-form'), (games) => open(games.map(scoreOfPgn)));
createChess960Form(form('chess960-form'), (fen) => open([emptyScore(fen, true)]));
createIncoming(byId('drop-hint'), (text) => {
  if (looksLikeFen(text)) {
    fenForm.load(text.trim());
  } else {
    pgnForm.load(text);
  }
});
const address = createAddress(() => writeFragment(walk.score, walk.here), follow);

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
  address.update();
}

/**
 * Opens the game of a link.
 *
 * @param {string} fragment
 */
function follow(fragment) {
  try {
    const { score, here } = readFragment(fragment);
    open([score], here);
  } catch (error) {
    open([emptyScore(STARTING_FEN)]);
    notice.warn(`The link cannot be followed. ${error instanceof Error ? error.message : ''}`);
  }
}

/**
 * @param {string} what
 * @param {string} text
 * @param {() => void} [otherwise] shows the text for a person to copy, where the browser does not allow it to the page
 */
async function copy(what, text, otherwise) {
  if (await copyText(text)) {
    notice.say(`${what} copied.`);
  } else {
    otherwise?.();
    notice.warn(
      `The browser does not let this page copy. ${otherwise ? 'The text is marked for you.' : text}`,
    );
  }
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
byId('new-game').addEventListener('click', () => open([emptyScore(STARTING_FEN)]));
byId('copy-fen').addEventListener('click', () => copy('FEN', game.fen, fenForm.select));
byId('copy-pgn').addEventListener('click', () => {
  const pgn = formatPgn(pgnOfScore(walk.score));
  copy('PGN', pgn, () => pgnForm.select(pgn));
});
byId('copy-link').addEventListener('click', () => copy('Link', address.link()));

if (location.hash.length > 1) {
  follow(location.hash);
} else {
  scoreChanged();
}
// Something to look at before the first move.
game.isLegal('e2e5');
game.judge('e2e5');
game.movesFrom('e2');
