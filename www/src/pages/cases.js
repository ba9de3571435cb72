// Positions that invite to try a move: the one that the page opens with, and a famous case for each chip. What is legal in
// them, and whether the game is over, is for the module to say.

/** @import { Square } from 'chess-arbiter' */

/**
 * @typedef {object} Case
 * @property {string} fen
 * @property {{ from: Square, to: Square }} [attempt] the move to try; a game that is over has none
 */

/** A knight is pinned, castling leads through an attacked square, a pawn has just passed another. */
export const INVITATION = {
  fen: 'r2qk2r/pp3ppp/b1n2n2/3pP3/1b1P4/2N2N2/PPP2PPP/R1BQK2R w KQkq d6 0 10',
  attempt: /** @type {const} */ ({ from: 'e1', to: 'g1' }),
};

/** @type {Record<string, Case>} by the `data-case` of their chips */
const CASES = {
  // The Nimzo-Indian Defence.
  pinned: {
    fen: 'rnbqk2r/pppp1ppp/4pn2/8/1bPP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 2 4',
    attempt: { from: 'c3', to: 'e4' },
  },
  castling: {
    fen: 'r2qk2r/ppp2ppp/b1n2n2/3p4/3P4/2N2N2/PPP2PPP/R1BQK2R w KQkq - 0 9',
    attempt: { from: 'e1', to: 'g1' },
  },
  // The pawn came to d5 a move ago.
  enPassant: {
    fen: 'r1bqkbnr/1pp1pppp/p1n5/3pP3/8/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 4',
    attempt: { from: 'e5', to: 'd6' },
  },
  // Réti against Tartakower, Vienna 1910, after 10. Bg5.
  doubleCheck: {
    fen: 'rnbk1b1r/pp3ppp/2p5/4q1B1/4n3/8/PPP2PPP/2KR1BNR b - - 1 10',
    attempt: { from: 'e4', to: 'g5' },
  },
  // The study of Saavedra, 1895: a queen lets Black force stalemate, a rook wins.
  underpromotion: {
    fen: '8/2P5/8/8/3r4/8/2K5/k7 w - - 4 6',
    attempt: { from: 'c7', to: 'c8' },
  },
  // Every gap in the wall of pawns is attacked by a pawn.
  deadPosition: {
    fen: '8/8/4k3/1p1p1p1p/1P1P1P1P/4K3/8/8 w - - 0 60',
  },
};

/**
 * @param {HTMLElement} element has a button for each case
 * @param {(chosen: Case) => void} onChoose
 */
export function createCases(element, onChoose) {
  element.addEventListener('click', ({ target }) => {
    const name = target instanceof HTMLElement ? target.dataset.case : undefined;
    const chosen = name === undefined ? undefined : CASES[name];
    if (chosen) {
      onChoose(chosen);
    }
  });
}
