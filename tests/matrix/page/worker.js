// The slim entry in a worker: the bundler must bring the file along, and init() must find it.

import german from 'chess-arbiter/languages/de';
import * as api from 'chess-arbiter/slim';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

api.init().then(
  () => postMessage(conformance(api, exported, german)),
  (error) => postMessage({ checks: 0, failures: [`init: ${error}`] }),
);
