// What bundlers take for Node, of the entry for boards. It does as `node-bundled.js` does.

import './rules.js';
import './rules-node.js';

export * from './rules.js';
