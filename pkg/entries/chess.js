// The facade for those who come from chess.js.

import './index.js';

export * from '../chess.js/all.js';
