// The editor, in which a position is set up: its squares, a tray of pieces, who is to move and the castling rights. With
// every change the `Setup` that holds it says what is wrong with the position.

import { Setup, STARTING_FEN } from 'chess-arbiter';
import { create } from '../browser/dom.js';
import { pieceName, say } from '../messages/words.js';
import { createEditorBoard } from './editor-board.js';
import { drawPiece, letterOf, pieceOf } from './piece.js';
import './editor.css';

/** @import { Color, Language, Square } from 'chess-arbiter' */

/** The pieces of the tray; the empty one removes. */
const TRAY = [...'KQRBNP', '', ...'kqrbnp'];

/**
 * @typedef {object} EditorOptions
 * @property {(fen: string) => void} onPlay called with a position that is to be played
 * @property {() => Language | string} language the language in which problems are explained
 */

/** @typedef {ReturnType<typeof createEditor>} Editor */

/**
 * @param {HTMLElement} element the `<details>` with the parts of the editor
 * @param {EditorOptions} options
 */
export function createEditor(element, { onPlay, language }) {
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (element.querySelector(`[data-editor=${name}]`));
  const [tray, verdict, play] = [part('tray'), part('verdict'), part('play')];
  const inputs = /** @type {HTMLInputElement[]} */ ([...element.querySelectorAll('input')]);
  let setup = new Setup(STARTING_FEN);
  let tool = 'P';

  const tools = TRAY.map((letter) => {
    const button = create('button', 'editor-tool', letter ? drawPiece(letter) : '×');
    button.type = 'button';
    button.dataset.letter = letter;
    button.addEventListener('click', () => choose(letter));
    button.addEventListener('pointerdown', () => choose(letter));
    return button;
  });
  tray.append(...tools);

  const board = createEditorBoard(part('board'), tray, {
    at,
    put,
    use: (square) => put(square, at(square) === tool ? undefined : tool),
  });

  /**
   * The letter of the piece on a square.
   *
   * @param {Square} square
   */
  function at(square) {
    const piece = setup.pieces[square];
    return piece && letterOf(piece);
  }

  /** @param {string} letter */
  function choose(letter) {
    tool = letter;
    for (const button of tools) {
      button.setAttribute('aria-pressed', String(button.dataset.letter === tool));
    }
  }

  /**
   * @param {Square} square
   * @param {string | undefined} letter
   */
  function put(square, letter) {
    setup.pieces[square] = letter ? pieceOf(letter) : undefined;
    refresh();
  }

  /** @param {Square} square */
  function describe(square) {
    const piece = setup.pieces[square];
    return `${square}, ${piece ? pieceName(piece) : say('empty')}`;
  }

  /** @param {string} fen the position to begin with, as if it were the first of a game */
  function setUp(fen) {
    setup = Object.assign(new Setup(fen), { enPassant: undefined, halfmoveClock: 0, moveNumber: 1 });
    show();
  }

  /** Shows the position, and who moves and castles in it. */
  function show() {
    for (const input of inputs) {
      input.checked =
        input.type === 'radio' ? input.value === setup.turn : setup.castling.includes(input.value);
    }
    refresh();
  }

  function refresh() {
    const problems = setup.problems({ language: language() });
    const refused = problems.some(({ repaired }) => !repaired);
    board.show(describe, new Set(problems.flatMap(({ squares }) => squares)));
    verdict.classList.toggle('refused', refused);
    verdict.replaceChildren(
      ...(problems.length > 0
        ? problems.map(({ message }) => create('li', '', message))
        : [create('li', 'sound', say('positionCanBe'))]),
    );
    play.setAttribute('aria-disabled', String(refused));
    for (const button of tools) {
      const letter = button.dataset.letter ?? '';
      button.setAttribute('aria-label', letter ? pieceName(pieceOf(letter)) : say('erase'));
    }
  }

  for (const input of inputs) {
    input.addEventListener('change', () => {
      const checked = inputs.filter((candidate) => candidate.checked);
      setup.turn = /** @type {Color} */ (checked.find(({ type }) => type === 'radio')?.value ?? 'w');
      setup.castling = checked.flatMap(({ type, value }) => (type === 'checkbox' ? [value] : [])).join('');
      refresh();
    });
  }
  part('clear').addEventListener('click', () => {
    setup.pieces = {};
    setup.castling = '';
    show();
  });
  part('start').addEventListener('click', () => setUp(STARTING_FEN));
  play.addEventListener('click', () => {
    if (play.getAttribute('aria-disabled') === 'false') {
      onPlay(setup.fen);
    }
  });
  choose(tool);

  return {
    setUp,

    /** Says all of it once more, in the language of the moment. */
    refresh,
  };
}
