// The words of the gallery.

import english from '../words/gallery/en.js';
import { pageWords } from './page-words.js';

/** @import { GalleryWords } from './words.js' */

const FILES = /** @type {Record<string, () => Promise<{ default: GalleryWords }>>} */ (
  import.meta.glob(['../words/gallery/*.js', '!../words/gallery/en.js'])
);

export const { words: galleryWords, load: loadGalleryWords } = pageWords(english, FILES);
