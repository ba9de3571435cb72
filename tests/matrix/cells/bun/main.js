import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

console.log(JSON.stringify({ import: conformance(api, exported, german) }));
