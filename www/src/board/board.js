// A board that can be put anywhere on a page, any number of times. This file joins its parts: the picture (view.js), the
// keyboard, the piece that is held, the promotion dialog, and what is shown of a refusal. It holds no rule of chess.

import { checkedKing, play } from 'chess-arbiter/board';
import { outcomeInWords } from '../messages/game-status.js';
import { moveInWords, say } from '../messages/words.js';
import { createAnnouncer } from './announcer.js';
import { captures, createHeldPiece, forgetHolder, holdAlone, quietMoves } from './held-piece.js';
import { createKeyboard } from './keyboard.js';
import { createKeyboardMoves, describeSquare } from './keyboard-moves.js';
import { createPromotion } from './promotion.js';
import { createRefusalDisplay } from './refusal-display.js';
import { createState } from './state.js';
import { createView } from './view.js';
import './board.css';

/** @import { Color, Game, Language, Move, Outcome, Refusal, Square } from 'chess-arbiter/rules' */
/** @import { Drop } from './held-piece.js' */

/**
 * @typedef {object} BoardOptions
 * @property {Game} game the game that rules on every move
 * @property {Color} [orientation] whose side is at the bottom; White's if left out
 * @property {() => string} [label] what a screen reader calls the board, in the language of the moment
 * @property {() => Language | string} [language] the language in which refusals are explained; English if left out
 * @property {(move: Move) => void} [onMove] called after a move was made on this board
 * @property {(refusal: Refusal | undefined) => void} [onRefusal] called when something is refused, and without a
 *   refusal when that is over: at the next pick-up, or when the position changes
 * @property {(text: string) => void} [onOver] called with the reason when the game is over and takes no move
 */

/** @typedef {ReturnType<typeof createBoard>} Board */

/**
 * @param {HTMLElement} element an empty element; its width is the board's
 * @param {BoardOptions} options
 */
export function createBoard(element, options) {
  const {
    orientation = 'w',
    label = () => say('board'),
    language = () => 'en',
    onMove,
    onRefusal,
    onOver,
  } = options;
  const state = createState(options.game, orientation);

  element.classList.add('arbiter-board');
  const heldPiece = createHeldPiece(state, showHeld);
  const view = createView(element, state.game.fen, orientation, {
    pick,
    drop: heldPiece.drop,
    release: heldPiece.release,
    settle,
  });
  const keyboard = createKeyboard(element, {
    label,
    orientation,
    describe: (square) => describeSquare(state, square),
    isHeld: (square) => state.held?.from === square,
    onActivate: (square) => activate(square),
  });
  const announcer = createAnnouncer(element);
  const refusalDisplay = createRefusalDisplay(state, { view, announcer, language, onRefusal });
  const promotion = createPromotion(element, view, keyboard.boxOf);
  const activate = createKeyboardMoves(state, announcer, { pick, putBack, drop: dropByKeyboard, settle });

  function showHeld() {
    const { held } = state;
    if (held) {
      holdAlone(putBack);
    }
    view.mark('held', held ? [held.from] : []);
    view.mark('quiet', quietMoves(held?.moves ?? []));
    view.mark('capture', captures(held?.moves ?? []));
    keyboard.refresh();
  }

  /** @param {Square} from @param {Square} to */
  function point(from, to) {
    interrupt();
    view.point('hint', [{ from, to }]);
  }

  /** Shows the position of the game. */
  function showPosition() {
    const { game } = state;
    const last = game.lastMove;
    const king = checkedKing(game);
    view.mark('last-move', last ? [last.from, last.to] : []);
    view.mark('check', king ? [king] : []);
    view.point('hint', []);
    keyboard.refresh();
    view.show(game.fen);
  }

  /**
   * Picks a piece up. Only the player to move may: that is a law too, and is explained like the others.
   *
   * @param {Square} square
   * @returns {boolean} whether there is a piece to pick up
   */
  function pick(square) {
    refusalDisplay.clear();
    view.point('hint', []);
    const { game } = state;
    // Where no move is left, in mate or stalemate, pieces may be tried: the refusals say why.
    const picked = !(game.outcome && game.moves().length > 0) && heldPiece.pick(square);
    if (!picked && game.outcome) {
      sayOver(game.outcome);
    } else if (!picked) {
      refusalDisplay.show({ from: square, to: square });
    }
    return picked;
  }

  /** @param {Outcome} outcome */
  function sayOver(outcome) {
    const text = say('over', { reason: outcomeInWords(outcome) });
    announcer.say(text);
    onOver?.(text);
  }

  function putBack() {
    const from = state.held?.from;
    view.cancel();
    heldPiece.release();
    if (from) {
      announcer.say(say('putBack', { square: from }));
    }
  }

  /** @param {Square} square */
  function dropByKeyboard(square) {
    const drop = heldPiece.drop(square);
    view.cancel();
    return drop;
  }

  /**
   * Makes the move of a drop, or shows why it is refused.
   *
   * @param {Drop} drop
   */
  async function settle({ attempt, stays }) {
    const { game } = state;
    const { fen } = game;
    const { legal, move } = await play(game, attempt, promotion.choose);
    if (legal) {
      made(move);
    } else if (game !== state.game || fen !== game.fen) {
      // While the player was asked for the piece of a promotion, the page has put another position on the board.
      return;
    } else if (stays) {
      // A promotion for which no piece was chosen.
      showPosition();
      announcer.say(say('putBack', { square: attempt.from }));
    } else {
      refusalDisplay.flash(attempt.to);
      refusalDisplay.show(attempt);
    }
  }

  /** @param {Move} move that was just made in the game */
  function made(move) {
    showPosition();
    announcer.say(moveInWords(move));
    onMove?.(move);
  }

  /** Ends what the player is doing, before the page changes the position. */
  function interrupt() {
    promotion.dismiss();
    putBack();
    refusalDisplay.clear();
  }

  /** @param {KeyboardEvent} event */
  function onEscape(event) {
    if (event.key === 'Escape' && state.held) {
      event.preventDefault();
      putBack();
    }
  }
  document.addEventListener('keydown', onEscape);

  /**
   * A second tap drops the piece. It must not also click on what is then under the finger.
   *
   * @param {TouchEvent} event
   */
  function onTouchStart(event) {
    if (state.held && event.cancelable) {
      event.preventDefault();
    }
  }
  element.addEventListener('touchstart', onTouchStart, { capture: true, passive: false });

  showPosition();

  return {
    /**
     * Puts another game on the board.
     *
     * @param {Game} game
     */
    setGame(game) {
      interrupt();
      state.game = game;
      showPosition();
    },

    /** Shows the position after something other than this board has changed the game. */
    update() {
      interrupt();
      showPosition();
      const last = state.game.lastMove;
      announcer.say(last ? moveInWords(last) : say('start'));
    },

    /**
     * Makes a move that is given as text, or says why it is refused or that the game is over.
     *
     * @param {string} text
     * @returns {boolean} whether it was made
     * @throws {MoveTextError} if the text names no move
     */
    playText(text) {
      interrupt();
      view.point('hint', []);
      const { game } = state;
      const { legal } = game.judge(text, { language: language() });
      if (!legal) {
        refusalDisplay.show(text);
        return false;
      }
      if (game.outcome) {
        sayOver(game.outcome);
        return false;
      }
      made(game.apply(text));
      return true;
    },

    /** Says all of it once more, in the language of the moment: what stands on the squares, and what is refused. */
    repeat() {
      keyboard.refresh();
      refusalDisplay.repeat();
    },

    /**
     * Points out a move by an arrow alone, until the next piece is picked up or the position changes.
     *
     * @param {Square} from
     * @param {Square} to
     */
    point,

    /**
     * Points out a move, and tells a screen reader.
     *
     * @param {Square} from
     * @param {Square} to
     */
    hint(from, to) {
      point(from, to);
      announcer.say(say('fromTo', { from, to }));
    },

    /** Turns the board round. */
    flip() {
      putBack();
      state.orientation = state.orientation === 'w' ? 'b' : 'w';
      keyboard.turn(state.orientation);
      return view.turn(state.orientation);
    },

    destroy() {
      interrupt();
      forgetHolder(putBack);
      document.removeEventListener('keydown', onEscape);
      element.removeEventListener('touchstart', onTouchStart, { capture: true });
      keyboard.destroy();
      view.destroy();
      announcer.destroy();
      element.classList.remove('arbiter-board');
    },
  };
}
