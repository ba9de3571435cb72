import * as api from 'chess-arbiter';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

console.log(JSON.stringify({ import: conformance(api, exported) }));
