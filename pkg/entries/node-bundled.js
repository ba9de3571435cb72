// What bundlers take for Node: the default entry, since the file of the module may not be beside what they write.
//
// Some leave the package as it is and copy the files that it imports (Nitro, and so Nuxt). Node then asks for `node.js`, which
// must be among them. It comes second, so it starts nothing.

import './index.js';
import './node.js';

export * from './index.js';
