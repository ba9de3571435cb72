// The facade for those who come from chess.js, where Node requires it.

import './node-require.js';

export * from '../chess.js/all.js';
