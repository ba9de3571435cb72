// What every board on a web page needs beside the rules, and most boards do not bring: the game is asked, the piece of
// a promotion is asked for, the king in check is found. It draws on no board; the recipes show how each of them does.

/** @import { Color, Game, Promotion, Ruling, Square } from './index.js' */
/** @import { PromotionLabels } from './board.js' */

/**
 * @param {Game} game
 * @returns {Square | undefined}
 */
export function checkedKing(game) {
  return game.inCheck() ? game.king(game.turn) : undefined;
}

/**
 * @param {Game} game
 * @param {{ from: Square, to: Square, promotion?: Promotion }} move
 * @param {(color: Color) => Promise<Promotion | undefined>} [choose]
 * @returns {Promise<Ruling>}
 */
export async function play(game, { from, to, promotion }, choose = choosePromotion) {
  let ruling = game.judge({ from, to, promotion });
  if (ruling.refusal?.code === 'promotion-required') {
    const { fen } = game;
    const chosen = await choose(game.turn);
    // Whoever chose may have taken a while: another move may have been made, or taken back.
    if (chosen && game.fen === fen) ruling = game.judge({ from, to, promotion: chosen });
  }
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
