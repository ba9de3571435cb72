import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

const report = conformance(api, exported, german);
if (typeof WebAssembly !== 'undefined') report.failures.push('there is WebAssembly');
print(JSON.stringify({ hermes: report }));
