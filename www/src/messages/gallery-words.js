// The words of the gallery, in the language of the moment. Each language is a file of its own, which is loaded when it is
// chosen, and which the other pages do not load.

import english from '../words/gallery/en.js';
import { spokenLanguage } from './words.js';

/** @import { GalleryWords } from './words.js' */

const FILES = /** @type {Record<string, () => Promise<{ default: GalleryWords }>>} */ (
  import.meta.glob(['../words/gallery/*.js', '!../words/gallery/en.js'])
);

/** Those that are loaded. @type {Map<string, GalleryWords>} */
const loaded = new Map([['en', english]]);

/**
 * @param {string} tag the language
 * @returns {Promise<Record<string, string>>} what stands on the page
 */
export async function loadGalleryWords(tag) {
  const file = await FILES[`../words/gallery/${tag}.js`]?.();
  if (file) {
    loaded.set(tag, file.default);
  }
  return galleryWords(tag).page;
}

/** The words of the moment. */
export function galleryWords(tag = spokenLanguage()) {
  return loaded.get(tag) ?? english;
}
