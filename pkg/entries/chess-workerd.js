// The facade for those who come from chess.js, in workerd.

import './workerd.js';

export * from '../chess.js/all.js';
