import * as api from 'chess-arbiter';
import { conformance } from '../conformance.js';
import { exported } from '../exports.js';

postMessage(conformance(api, exported));
