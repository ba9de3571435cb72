/**
 * A language in which refusals, problems and errors are explained.
 *
 * @packageDocumentation
 */

import type { Language } from '../index.js';

declare const language: Language;
export default language;
