// The slim entry for Node, which reads the file of the module.

import * as files from 'node:fs';
import { useFiles } from './load.js';

useFiles(files);

export * from './slim.js';
