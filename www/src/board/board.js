// A board that can be put anywhere on a page, as often as wanted. It joins the picture (view.js), the hand
// (controller.js), the keyboard and the promotion dialog, and shows what the game says. It holds no rule of chess.

import { createController } from './controller.js';
import { createKeyboard } from './keyboard.js';
import { moveInWords, pieceName } from './names.js';
import { askPromotion } from './promotion-dialog.js';
import { createView } from './view.js';
import './board.css';

/** @import { Color, Game, Move, Square } from 'chess-arbiter' */
/** @import { Drop } from './controller.js' */

/**
 * @typedef {object} BoardOptions
 * @property {Game} game the game that rules on every move
 * @property {Color} [orientation] whose side is at the bottom; White's if left out
 * @property {string} [label] what a screen reader calls the board
 * @property {(move: Move) => void} [onMove] called after a move was made on this board
 * @property {(attempt: { from: Square, to: Square }) => void} [onRefused] called after a drop was refused
 */

/** @typedef {ReturnType<typeof createBoard>} Board */

const REFUSAL_MS = 900;

/**
 * @param {HTMLElement} element an empty element; its width is the board's
 * @param {BoardOptions} options
 */
export function createBoard(element, options) {
  let { game, orientation = 'w' } = options;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let refusal;

  element.classList.add('arbiter-board');

  const controller = createController(
    () => game,
    (held) => {
      view.mark('held', held ? [held.from] : []);
      view.mark('quiet', destinations(held?.moves, false));
      view.mark('capture', destinations(held?.moves, true));
      keyboard.refresh();
    },
  );
  const view = createView(element, game.fen, orientation, {
    pick(square) {
      clearRefusal();
      return controller.pick(square);
    },
    drop: controller.drop,
    release: controller.release,
    settle,
  });
  const keyboard = createKeyboard(element, {
    label: options.label ?? 'Chess board',
    orientation,
    describe,
    isHeld: (square) => controller.held?.from === square,
    onActivate: activate,
  });
  const voice = document.createElement('p');
  voice.className = 'visually-hidden';
  voice.setAttribute('aria-live', 'polite');
  element.append(voice);

  /** @param {string} text */
  function announce(text) {
    // The same words twice would be no change, and so not spoken.
    voice.textContent = voice.textContent === text ? `${text}\u00a0` : text;
  }

  /** @param {Square} square */
  function describe(square) {
    const piece = game.get(square);
    const contents = `${square}, ${piece ? pieceName(piece) : 'empty'}`;
    const held = controller.held;
    if (held?.from === square) {
      return `${contents}, picked up`;
    }
    const move = held?.moves.find((candidate) => candidate.to === square);
    return move ? `${contents}, legal ${move.captured ? 'capture' : 'move'}` : contents;
  }

  /**
   * Enter or Space on a square: the keyboard's pick and drop.
   *
   * @param {Square} square
   */
  function activate(square) {
    clearRefusal();
    const held = controller.held;
    if (!held) {
      pickByKeyboard(square);
    } else if (held.from === square) {
      putBack();
    } else {
      const drop = controller.drop(square);
      view.cancel();
      // Another piece of one's own is a change of mind, as it is with the mouse.
      if (drop && !(drop.kind === 'refused' && pickByKeyboard(square))) {
        settle(drop);
      }
    }
  }

  /** @param {Square} square */
  function pickByKeyboard(square) {
    const picked = controller.pick(square);
    const piece = game.get(square);
    if (picked && piece) {
      const count = new Set(controller.held?.moves.map((move) => move.to)).size;
      announce(
        `Picked up the ${pieceName(piece)} on ${square}: ${count} ${count === 1 ? 'square' : 'squares'} to go to.`,
      );
    } else {
      announce(`Nothing to pick up on ${square}.`);
    }
    return picked;
  }

  function putBack() {
    const from = controller.held?.from;
    view.cancel();
    controller.release();
    if (from) {
      announce(`Put back on ${from}.`);
    }
  }

  /** @param {Drop} drop */
  function settle(drop) {
    if (drop.kind === 'made') {
      moveMade(drop.move);
    } else if (drop.kind === 'refused') {
      refuse(drop.from, drop.to);
    } else {
      promote(drop.from, drop.to, drop.choices);
    }
  }

  /** @param {Move} move */
  function moveMade(move) {
    show();
    announce(moveInWords(move));
    options.onMove?.(move);
  }

  /**
   * @param {Square} from
   * @param {Square} to
   */
  function refuse(from, to) {
    view.mark('refused', [to]);
    refusal = setTimeout(clearRefusal, REFUSAL_MS);
    announce(`Refused: ${from} to ${to} is not a legal move.`);
    options.onRefused?.({ from, to });
  }

  function clearRefusal() {
    clearTimeout(refusal);
    view.mark('refused', []);
  }

  /**
   * @param {Square} from
   * @param {Square} to
   * @param {Move[]} choices
   */
  async function promote(from, to, choices) {
    const asked = game;
    await view.preview(from, to);
    const piece = await askPromotion({
      host: element,
      color: asked.turn,
      choices: choices.flatMap((move) => move.promotion ?? []),
      place: () => keyboard.boxOf(to),
    });
    // The page may have put another game on the board in the meantime.
    if (piece && asked === game) {
      moveMade(controller.promote(from, to, piece));
    } else {
      show();
      announce(`Put back on ${from}.`);
    }
  }

  /** Shows the position that the game is in. */
  function show() {
    const last = game.history.at(-1);
    view.mark('last-move', last ? [last.from, last.to] : []);
    view.mark('check', game.inCheck() ? [kingOf(game)] : []);
    keyboard.refresh();
    return view.show(game.fen);
  }

  /** @param {KeyboardEvent} event */
  function onEscape(event) {
    if (event.key === 'Escape' && controller.held) {
      event.preventDefault();
      putBack();
    }
  }
  document.addEventListener('keydown', onEscape);

  /**
   * A second tap that drops a piece must not become a click on what then lies under the finger.
   *
   * @param {TouchEvent} event
   */
  function onTouchStart(event) {
    if (controller.held && event.cancelable) {
      event.preventDefault();
    }
  }
  element.addEventListener('touchstart', onTouchStart, { capture: true, passive: false });

  show();

  return {
    /** Whose side is at the bottom. */
    get orientation() {
      return orientation;
    },

    /**
     * Puts another game on the board.
     *
     * @param {Game} next
     */
    setGame(next) {
      putBack();
      clearRefusal();
      game = next;
      show();
    },

    /**
     * Takes the last move back.
     *
     * @returns {Move | undefined}
     */
    undo() {
      putBack();
      clearRefusal();
      const move = game.undo();
      if (move) {
        show();
      }
      return move;
    },

    /** Turns the board round. */
    flip() {
      putBack();
      orientation = orientation === 'w' ? 'b' : 'w';
      keyboard.turn(orientation);
      return view.turn(orientation);
    },

    destroy() {
      clearRefusal();
      document.removeEventListener('keydown', onEscape);
      element.removeEventListener('touchstart', onTouchStart, { capture: true });
      keyboard.destroy();
      view.destroy();
      voice.remove();
      element.classList.remove('arbiter-board');
    },
  };
}

/**
 * @param {Move[] | undefined} moves
 * @param {boolean} captures whether to list the squares of captures, or of the other moves
 */
function destinations(moves, captures) {
  return (moves ?? []).filter((move) => Boolean(move.captured) === captures).map((move) => move.to);
}

/**
 * The king of the player to move.
 *
 * @param {Game} game
 * @returns {Square}
 */
function kingOf(game) {
  for (const [square, piece] of game.pieces()) {
    if (piece.type === 'k' && piece.color === game.turn) {
      return square;
    }
  }
  throw new Error('A position always has both kings.');
}
