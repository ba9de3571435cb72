// What Enter and Space do on a square of the keyboard's grid: pick a piece up, put it back, or drop it.

import { pieceName, say } from '../messages/words.js';

/** @import { Square } from 'chess-arbiter/rules' */
/** @import { Announcer } from './announcer.js' */
/** @import { Drop } from './held-piece.js' */
/** @import { BoardState } from './state.js' */

/**
 * What the keyboard can do to the board.
 *
 * @typedef {object} KeyboardActions
 * @property {(square: Square) => boolean} pick whether there is a piece to pick up
 * @property {() => void} putBack
 * @property {(square: Square) => Drop | undefined} drop
 * @property {(drop: Drop) => void} settle
 */

/**
 * @param {BoardState} state
 * @param {Announcer} announcer
 * @param {KeyboardActions} actions
 * @returns {(square: Square) => void} to be called when a square is activated
 */
export function createKeyboardMoves(state, announcer, { pick, putBack, drop, settle }) {
  /** @param {Square} square */
  function pickAndTell(square) {
    const piece = state.game.get(square);
    if (pick(square) && piece) {
      const count = new Set(state.held?.moves.map((move) => move.to)).size;
      announcer.say(say('pickedUp', { piece: pieceName(piece), square, count }));
    } else if (!state.refused && !state.game.outcome) {
      announcer.say(say('nothing', { square }));
    }
  }

  return (square) => {
    if (!state.held) {
      pickAndTell(square);
      return;
    }
    if (state.held.from === square) {
      putBack();
      return;
    }
    const dropped = drop(square);
    if (dropped && !dropped.stays && state.game.get(square)?.color === state.game.turn) {
      // As with the mouse, another piece of one's own is picked up instead.
      pickAndTell(square);
    } else if (dropped) {
      settle(dropped);
    }
  };
}

/**
 * What a screen reader says of a square.
 *
 * @param {BoardState} state
 * @param {Square} square
 */
export function describeSquare({ game, held }, square) {
  const piece = game.get(square);
  const contents = `${square}, ${piece ? pieceName(piece) : say('empty')}`;
  if (held?.from === square) {
    return `${contents}, ${say('held')}`;
  }
  const move = held?.moves.find((candidate) => candidate.to === square);
  return move ? `${contents}, ${say(move.captured ? 'legalCapture' : 'legalMove')}` : contents;
}
