// The entry for a classic script: everything of the package is in `ChessArbiter`.

import * as board from './board.js';
import * as api from './index.js';

Object.assign(globalThis, { ChessArbiter: { ...api, ...board } });
