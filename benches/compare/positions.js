// The positions that every comparison of calls goes through: a fixed mix of openings, middlegames, endgames, checks
// and special moves, so that no row is measured on a position that suits somebody.

export const POSITIONS = [
  // Openings.
  'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
  'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
  'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3',
  'rnbqk2r/ppp1ppbp/3p1np1/8/2PPP3/2N2N2/PP3PPP/R1BQKB1R b KQkq - 0 5',
  // Middlegames; the first is known as Kiwipete.
  'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
  'r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10',
  'r2q1rk1/pb1nbppp/1p2pn2/2pp4/2PP4/1PN1PN2/PBQ1BPPP/R4RK1 w - - 2 11',
  'r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 3 9',
  '2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16',
  'r3r1k1/2p2ppp/p1p1bn2/8/1q2P3/2NPQN2/PPP3PP/R4RK1 b - - 2 15',
  // Endgames.
  '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1',
  '8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 40',
  '8/5pk1/6p1/R4b1p/3P3P/1r4P1/5PK1/4B3 w - - 4 43',
  '4k3/8/8/4p3/3pP3/3P4/8/4K3 w - - 0 1',
  '8/3Q1pk1/5bp1/8/8/1q5P/5PP1/6K1 b - - 3 52',
  // Checks: by a knight, by a bishop that can be met in several ways, and by two pieces at once.
  'r1bqk2r/ppppbppp/3N1n2/8/2B1P3/8/PPPP1PPP/R1BQK2R b KQkq - 0 7',
  'rnbqk1nr/pppp1ppp/8/4p3/1bP5/3P4/PP2PPPP/RNBQKBNR w KQkq - 1 3',
  'rnb1kbnr/ppp2ppp/5N2/8/8/8/PPPP1PPP/R1BQR1K1 b kq - 0 8',
  // Promotions with and without a capture, and a capture en passant.
  'r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1',
  'rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8',
  'rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3',
];

/** The positions of the perft rows, with the depths for peers in JavaScript and for peers in WebAssembly. */
export const PERFTS = [
  { name: 'start', fen: /** @type {string} */ (POSITIONS[0]), shallow: 4, deep: 5 },
  { name: 'Kiwipete', fen: /** @type {string} */ (POSITIONS[4]), shallow: 3, deep: 4 },
  { name: 'rook endgame', fen: /** @type {string} */ (POSITIONS[10]), shallow: 4, deep: 6 },
  { name: 'middlegame', fen: /** @type {string} */ (POSITIONS[5]), shallow: 3, deep: 4 },
];
