// The facade for those who come from chess.js, in the edge runtime.

import './edge-light.js';

export * from '../chess.js/all.js';
