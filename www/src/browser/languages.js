// The languages that the page offers. Each is loaded when it is chosen: the sentences of the package, and the page's own
// words.

import english from 'chess-arbiter/languages/en';
import englishWords from '../words/en.js';

/** @import { Language } from 'chess-arbiter' */
/** @import { Words } from '../messages/words.js' */

/**
 * @typedef {() => Promise<[{ default: Language }, { default: Words }]>} Load
 *
 * @typedef {{ name: string, load: Load }} Offer
 */

/** By their tags; the first is the default. @type {Record<string, Offer>} */
export const LANGUAGES = {
  en: { name: 'English', load: async () => [{ default: english }, { default: englishWords }] },
  de: {
    name: 'Deutsch',
    load: () => Promise.all([import('chess-arbiter/languages/de'), import('../words/de.js')]),
  },
  fr: {
    name: 'Français',
    load: () => Promise.all([import('chess-arbiter/languages/fr'), import('../words/fr.js')]),
  },
  es: {
    name: 'Español',
    load: () => Promise.all([import('chess-arbiter/languages/es'), import('../words/es.js')]),
  },
  it: {
    name: 'Italiano',
    load: () => Promise.all([import('chess-arbiter/languages/it'), import('../words/it.js')]),
  },
  pt: {
    name: 'Português',
    load: () => Promise.all([import('chess-arbiter/languages/pt'), import('../words/pt.js')]),
  },
  nl: {
    name: 'Nederlands',
    load: () => Promise.all([import('chess-arbiter/languages/nl'), import('../words/nl.js')]),
  },
  pl: {
    name: 'Polski',
    load: () => Promise.all([import('chess-arbiter/languages/pl'), import('../words/pl.js')]),
  },
  ru: {
    name: 'Русский',
    load: () => Promise.all([import('chess-arbiter/languages/ru'), import('../words/ru.js')]),
  },
  tr: {
    name: 'Türkçe',
    load: () => Promise.all([import('chess-arbiter/languages/tr'), import('../words/tr.js')]),
  },
  zh: {
    name: '简体中文',
    load: () => Promise.all([import('chess-arbiter/languages/zh'), import('../words/zh.js')]),
  },
  ja: {
    name: '日本語',
    load: () => Promise.all([import('chess-arbiter/languages/ja'), import('../words/ja.js')]),
  },
};
