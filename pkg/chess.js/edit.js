// Edits of the board: a piece that is put or removed, and castling rights. The game goes on from a new start; the moves that
// were made stay as they were described.

import { placementOf } from '../lib/setup.js';
import { letterIfAny } from './board.js';
import { fieldOf, withField } from './fen.js';
import { setStart } from './headers.js';
import { lettersOn } from './position.js';
import { startAt } from './start.js';
import { allMade, enPassantOf, fenOf } from './timeline.js';

/** @import { Color } from '../index.js' */
/** @import { Headers } from './headers.js' */
/** @import { Board } from './position.js' */
/** @import { Timeline } from './timeline.js' */

/**
 * What a game is after it has gone on from another board.
 *
 * @param {Timeline} chess
 * @param {string} text
 */
export function edited(chess, text) {
  return { ...startAt(text), _past: allMade(chess) };
}

/**
 * Puts a piece on a square, or takes it off.
 *
 * @param {Board & { _header: Headers }} chess
 * @param {number} index
 * @param {string | undefined} letter
 */
export function change(chess, index, letter) {
  const letters = [...lettersOn(chess)];
  letters[index] = letter;
  const fen = withField(withField(fenOf(chess), 0, placementOf(letters)), 3, '-');
  const after = edited(chess, fen);
  // Once moves have been made, the headers stay as they are.
  if (after._past.length === 0) setStart(chess._header, /** @type {string} */ (after._fens[0]));
  Object.assign(chess, after);
}

/**
 * The castling rights of a player in a FEN.
 *
 * @param {string} fen
 * @param {Color} color
 */
export function rightsIn(fen, color) {
  const rights = fieldOf(fen, 2);
  return { k: rights.includes(letterIfAny('k', color)), q: rights.includes(letterIfAny('q', color)) };
}

/**
 * Gives castling rights or takes them, and returns whether the board allows all that was asked.
 *
 * @param {Timeline} chess
 * @param {Color} color
 * @param {Partial<Record<'k' | 'q', boolean>>} rights
 */
export function setRights(chess, color, rights) {
  const fen = fenOf(chess);
  const now = fieldOf(fen, 2);
  const letters = [...'KQkq'].filter((letter) => {
    const side = /** @type {'k' | 'q'} */ (letter.toLowerCase());
    const asked = letter === letterIfAny(side, color) ? rights[side] : undefined;
    return asked ?? now.includes(letter);
  });
  const wanted = letters.join('') || '-';
  const after =
    wanted === now ? undefined : edited(chess, withField(withField(fen, 2, wanted), 3, enPassantOf(chess)));
  const got = rightsIn(after?._fens[0] ?? fen, color);
  const isAllowed = (rights.k ?? got.k) === got.k && (rights.q ?? got.q) === got.q;
  Object.assign(chess, after);
  return isAllowed;
}
