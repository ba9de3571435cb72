// The bytes of the module for boards that is embedded in the package.

import text from '../wasm/chess_arbiter_rules_embedded.js';
import { decode } from './decode.js';

export const embeddedBytes = () => decode(text);
