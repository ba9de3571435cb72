// The slim entry for boards, for Node where the file system cannot be asked for without an import, and for `require`.

import * as files from 'node:fs';
import { useFiles } from './load.js';

useFiles(files);

export * from './rules-slim.js';
