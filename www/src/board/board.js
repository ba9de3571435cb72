// A board that can be put anywhere on a page, as often as wanted. It joins the picture (view.js), the hand
// (controller.js), the keyboard and the promotion dialog, and shows what the game says. It holds no rule of chess.

import { createController } from './controller.js';
import { createKeyboard } from './keyboard.js';
import { articleName, moveInWords, pieceName } from './names.js';
import { pointersOf } from './pointers.js';
import { askPromotion } from './promotion-dialog.js';
import { createView } from './view.js';
import './board.css';

/** @import { Color, Game, Move, Refusal, Square } from 'chess-arbiter' */
/** @import { Attempt, Drop } from './controller.js' */

/**
 * @typedef {object} BoardOptions
 * @property {Game} game the game that rules on every move
 * @property {Color} [orientation] whose side is at the bottom; White's if left out
 * @property {string} [label] what a screen reader calls the board
 * @property {() => string} [locale] the language in which refusals are explained; English if left out
 * @property {(move: Move) => void} [onMove] called after a move was made on this board
 * @property {(refusal: Refusal | undefined) => void} [onRefusal] called when something is refused, and without a
 *   refusal when that is over: at the next pick-up, or when the position changes
 */

/** @typedef {ReturnType<typeof createBoard>} Board */

const FLASH_MS = 900;

/**
 * Puts back what is held, on whichever board of the page that is: a person has one hand.
 *
 * @type {(() => void) | undefined}
 */
let emptyTheHand;

/**
 * @param {HTMLElement} element an empty element; its width is the board's
 * @param {BoardOptions} options
 */
export function createBoard(element, options) {
  let { game, orientation = 'w' } = options;
  const locale = options.locale ?? (() => 'en');
  /** What is refused at the moment. @type {Attempt | undefined} */
  let refused;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let flash;

  element.classList.add('arbiter-board');

  const controller = createController(
    () => game,
    locale,
    (held) => {
      if (held && emptyTheHand !== putBack) {
        emptyTheHand?.();
        emptyTheHand = putBack;
      }
      view.mark('held', held ? [held.from] : []);
      view.mark('quiet', destinations(held?.moves, false));
      view.mark('capture', destinations(held?.moves, true));
      keyboard.refresh();
    },
  );
  const view = createView(element, game.fen, orientation, {
    pick,
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

  /**
   * @param {string} text
   * @param {string} [language] the one in which it is; English if left out
   */
  function announce(text, language = 'en') {
    voice.lang = language;
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
    const held = controller.held;
    if (!held) {
      pickByKeyboard(square);
    } else if (held.from === square) {
      putBack();
    } else {
      const drop = controller.drop(square);
      view.cancel();
      if (drop?.kind === 'refused' && game.get(square)?.color === game.turn) {
        // Another piece of one's own is a change of mind, as it is with the mouse.
        pickByKeyboard(square);
      } else if (drop) {
        settle(drop);
      }
    }
  }

  /**
   * Picks a piece up. That only the player to move has anything to pick up is a law too, and explained like the others.
   *
   * @param {Square} square
   * @returns {boolean} whether there is such a piece
   */
  function pick(square) {
    clearRefusal();
    view.point('hint', []);
    const picked = controller.pick(square);
    if (!picked && !game.outcome) {
      const attempt = { from: square, to: square };
      refuse(attempt, controller.explain(attempt));
    }
    return picked;
  }

  /** @param {Square} square */
  function pickByKeyboard(square) {
    const piece = game.get(square);
    if (pick(square) && piece) {
      const count = new Set(controller.held?.moves.map((move) => move.to)).size;
      announce(
        `Picked up the ${pieceName(piece)} on ${square}: ${count} ${count === 1 ? 'square' : 'squares'} to go to.`,
      );
    } else if (!refused) {
      announce(`Nothing to pick up on ${square}.`);
    }
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
      view.mark('refused', [drop.attempt.to]);
      flash = setTimeout(endFlash, FLASH_MS);
      refuse(drop.attempt, drop.refusal);
    } else {
      promote(drop.attempt);
    }
  }

  /** @param {Move} move */
  function moveMade(move) {
    show();
    announce(moveInWords(move));
    options.onMove?.(move);
  }

  /**
   * Says and shows why something is refused, until {@link clearRefusal}.
   *
   * @param {Attempt} attempt
   * @param {Refusal} refusal
   */
  function refuse(attempt, refusal) {
    const { arrows, culprits } = pointersOf(refusal);
    refused = attempt;
    view.mark('about', refusal.on);
    view.mark('culprit', culprits);
    view.point('blame', arrows);
    announce(`${refusal.message} ${articleName(refusal.article, locale())}.`, locale());
    options.onRefusal?.(refusal);
  }

  function clearRefusal() {
    endFlash();
    if (refused) {
      refused = undefined;
      view.mark('about', []);
      view.mark('culprit', []);
      view.point('blame', []);
      options.onRefusal?.(undefined);
    }
  }

  function endFlash() {
    clearTimeout(flash);
    view.mark('refused', []);
  }

  /** @param {Attempt} attempt */
  async function promote(attempt) {
    const { from, to } = attempt;
    const asked = game;
    const { fen } = game;
    await view.preview(from, to);
    const piece = await askPromotion({
      host: element,
      color: asked.turn,
      place: () => keyboard.boxOf(to),
    });
    // The page may have put another game or position on the board in the meantime.
    if (piece && asked === game && fen === game.fen) {
      moveMade(controller.promote(attempt, piece));
    } else {
      show();
      announce(`Put back on ${from}.`);
    }
  }

  /** Shows the position that the game is in. */
  function show() {
    const last = game.history.at(-1);
    view.mark('last-move', last ? [last.from, last.to] : []);
    view.point('hint', []);
    view.mark('check', game.inCheck() ? [game.king(game.turn)] : []);
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

    /** Shows where the game is after it was moved on or taken back by others than this board. */
    update() {
      putBack();
      clearRefusal();
      show();
      const last = game.history.at(-1);
      announce(last ? moveInWords(last) : 'The start of the game.');
    },

    /** Says what is refused once more, in the language of the moment. */
    retell() {
      if (refused) {
        refuse(refused, controller.explain(refused));
      }
    },

    /**
     * Points out a move, until the next piece is picked up or the position changes.
     *
     * @param {Square} from
     * @param {Square} to
     */
    hint(from, to) {
      putBack();
      clearRefusal();
      view.point('hint', [{ from, to }]);
      announce(`From ${from} to ${to}.`);
    },

    /** Turns the board round. */
    flip() {
      putBack();
      orientation = orientation === 'w' ? 'b' : 'w';
      keyboard.turn(orientation);
      return view.turn(orientation);
    },

    destroy() {
      putBack();
      clearRefusal();
      if (emptyTheHand === putBack) {
        emptyTheHand = undefined;
      }
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
