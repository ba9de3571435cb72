// The bytes of the module that is embedded in the package.

import text from '../wasm/chess_arbiter_embedded.js';
import { decode } from './decode.js';

export const embeddedBytes = () => decode(text);
