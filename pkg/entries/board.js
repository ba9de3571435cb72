// What a chess board on a web page needs beside the rules: to make a drop and ask for the piece of a promotion, to find
// the king in check, and to know what a refusal points at. Nothing here draws a board; the recipes show how to.

/** @import { Color, Game, MoveInput, Promotion, Refusal, Ruling, Square } from '../rules.js' */
/** @import { Pointers, PromotionLabels } from '../board.js' */

/**
 * @param {Game} game
 * @returns {Square | undefined}
 */
export function checkedKing(game) {
  return game.inCheck() ? game.king(game.turn) : undefined;
}

/**
 * @param {Refusal} refusal
 * @returns {Pointers}
 */
export function pointersOf({ by, on }) {
  const [target] = on;
  if (!target) return { arrows: [], culprits: by };
  return {
    arrows: by.filter((square) => !on.includes(square)).map((from) => ({ from, to: target })),
    culprits: by.filter((square) => on.includes(square)),
  };
}

/**
 * @param {Game} game
 * @param {{ from: Square, to: Square, promotion?: Promotion }} move
 * @param {(color: Color, move: { from: Square, to: Square }) => Promise<Promotion | undefined>} [choose]
 * @returns {Promise<Ruling>}
 */
export async function play(game, { from, to, promotion }, choose = (color) => choosePromotion(color)) {
  const ruling = makeIfLegal(game, { from, to, promotion });
  if (ruling.refusal?.code !== 'promotion-required') return ruling;
  const { fen } = game;
  const chosen = await choose(game.turn, { from, to });
  // While the player chose, another move may have been made or taken back.
  return chosen && game.fen === fen ? makeIfLegal(game, { from, to, promotion: chosen }) : ruling;
}

/**
 * @param {Game} game
 * @param {MoveInput} move
 * @returns {Ruling}
 */
function makeIfLegal(game, move) {
  const ruling = game.judge(move);
  if (ruling.legal) game.apply(ruling.move);
  return ruling;
}

/** @type {[Promotion, white: string, black: string][]} */
const PIECES = [
  ['q', '♕', '♛'],
  ['r', '♖', '♜'],
  ['b', '♗', '♝'],
  ['n', '♘', '♞'],
];

/** @type {PromotionLabels} */
const ENGLISH = { title: 'Promote the pawn to', q: 'Queen', r: 'Rook', b: 'Bishop', n: 'Knight' };

/**
 * @param {Color} color
 * @param {PromotionLabels} [labels]
 * @returns {Promise<Promotion | undefined>}
 */
export function choosePromotion(color, labels = ENGLISH) {
  const dialog = document.createElement('dialog');
  dialog.className = 'chess-promotion';
  dialog.setAttribute('aria-label', labels.title);
  for (const [piece, white, black] of PIECES) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = color === 'w' ? white : black;
    button.title = labels[piece];
    button.setAttribute('aria-label', labels[piece]);
    button.addEventListener('click', () => dialog.close(piece));
    dialog.append(button);
  }
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(PIECES.find(([piece]) => piece === dialog.returnValue)?.[0]);
    });
  });
}
