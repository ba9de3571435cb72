// The facade for those who come from chess.js, in Node.

import './node.js';

export * from '../chess.js/all.js';
