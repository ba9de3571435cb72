import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { conformance } from '../conformance.js';
import { exported } from '../exports.js';

postMessage(conformance(api, exported, german));
