import german from 'chess-arbiter/languages/de';
import * as api from 'chess-arbiter/slim';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

await api.init();
console.log(JSON.stringify({ slim: conformance(api, exported, german) }));
