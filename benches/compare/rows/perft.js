// Counting move sequences through the package. Peers in JavaScript are too slow for the depths at which those in
// WebAssembly take long enough, so each position has two rows; in each all count to the same depth.

import { Chess as ChessJs } from 'chess.js';
import { perft } from 'chess-arbiter';
import { perft as chessopsPerft } from 'chessops/debug';
import { PERFTS } from '../positions.js';
import { readWithChessops } from '../subjects.js';

/** @import { Row } from '../row.js' */

/** @type {Record<string, Row>} */
export const perftRows = {};

for (const { name, fen, shallow, deep } of PERFTS) {
  const id = name.toLowerCase().replace(' ', '-');
  const nodes = perft(fen, shallow);
  perftRows[`perft-${id}-js`] = {
    title: `\`perft(fen, ${shallow})\`, ${name}`,
    unit: 'node',
    targets: { 'chess.js': 300, chessops: 40 },
    against: { 'chess.js': '`perft`', chessops: '`perft`' },
    inBrowser: true,
    prepare: () => {
      const chessJs = new ChessJs(fen);
      const chessops = readWithChessops(fen);
      return {
        operations: nodes,
        contenders: {
          'chess-arbiter': () => perft(fen, shallow),
          'chess.js': () => chessJs.perft(shallow),
          chessops: () => chessopsPerft(chessops, shallow),
        },
      };
    },
  };
  perftRows[`perft-${id}-wasm`] = {
    title: `\`perft(fen, ${deep})\`, ${name}`,
    unit: 'node',
    targets: { shakmaty: 1.25, 'cozy-chess': 0.6 },
    against: { shakmaty: '`perft`, in WASM', 'cozy-chess': 'its example, in WASM' },
    inBrowser: true,
    prepare: ({ peers }) => ({
      operations: perft(fen, deep),
      contenders: {
        'chess-arbiter': () => perft(fen, deep),
        shakmaty: () => peers.shakmaty_perft(fen, deep),
        'cozy-chess': () => peers.cozy_perft(fen, deep),
      },
    }),
  };
}
