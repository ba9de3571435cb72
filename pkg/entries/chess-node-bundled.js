// What bundlers take for Node: see node-bundled.js.

import './chess.js';
import './chess-node.js';

export * from './chess.js';
