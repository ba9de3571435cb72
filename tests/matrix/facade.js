// What the facade for code written for chess.js must do wherever it runs. It is copied into the projects of the matrix, hence it
// imports nothing and knows no platform.

/** @import { Report } from './conformance.js' */

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The scholar's mate, with the FEN after each move. */
const PLAYED = [
  ['e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'],
  ['e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'],
  ['Bc4', 'rnbqkbnr/pppp1ppp/8/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2'],
  ['Nc6', 'r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 3'],
  ['Qh5', 'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3'],
  ['Nf6', 'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4'],
  ['Qxf7#', 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4'],
];
const NAMES = PLAYED.map(([san]) => san);

/**
 * @param {typeof import('chess-arbiter/chess.js')} api what was imported, or required
 * @returns {Report}
 */
export function facade({ Chess, DEFAULT_POSITION, Move, SQUARES, validateFen }) {
  /** @type {string[]} */
  const failures = [];
  let checks = 0;

  /**
   * @param {string} what
   * @param {unknown} actual
   * @param {unknown} expected
   */
  const equal = (what, actual, expected) => {
    checks += 1;
    const [is, due] = [actual, expected].map((value) => JSON.stringify(value));
    if (is !== due) failures.push(`${what}: ${is}, not ${due}`);
  };

  try {
    equal('the constants', [DEFAULT_POSITION, SQUARES.length, SQUARES[0]], [START, 64, 'a8']);
    const chess = new Chess();
    equal('20 moves', chess.moves().length, 20);
    for (const [index, [san = '', fen]] of PLAYED.entries()) {
      const before = chess.fen();
      const move = chess.move(san);
      equal(`${san} is a Move`, move instanceof Move, true);
      equal(`${san}: its texts`, [move.san, move.before, move.after], [san, before, fen]);
      equal(`${san}: the position`, chess.fen(), fen);
      equal(`${san}: whose turn`, chess.turn(), index % 2 === 0 ? 'b' : 'w');
      equal(`${san}: the history`, chess.history(), NAMES.slice(0, index + 1));
    }
    equal('mate', [chess.isCheckmate(), chess.isGameOver(), chess.moves()], [true, true, []]);
    equal('on f7', chess.get('f7'), { type: 'q', color: 'w' });
    equal('PGN', chess.pgn().split('\n').pop(), '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# *');
    const read = new Chess();
    read.loadPgn(chess.pgn());
    equal('PGN that is read', read.history(), NAMES);
    equal('undo', [chess.undo()?.san, chess.isCheckmate()], ['Qxf7#', false]);
    equal('perft', new Chess().perft(3), 8902);
    equal('a sound FEN', validateFen(START), { ok: true });
    let thrown;
    try {
      chess.move('Ke4');
    } catch (error) {
      thrown = /** @type {Error & { refusal?: { code: string } }} */ (error);
    }
    equal('a refusal', [thrown?.message, thrown?.refusal?.code], ['Invalid move: Ke4', 'own-piece']);
  } catch (error) {
    failures.push(String(error));
  }
  return { checks, failures };
}
