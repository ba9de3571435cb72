// The words that one page alone needs, in the language of the moment. Each language is a file of its own, which is loaded when
// it is chosen, and which the other pages do not load.

import { spokenLanguage } from './words.js';

/**
 * @template {{ page: Record<string, string> }} T
 * @param {T} english there at once, and where a language has no file
 * @param {Record<string, () => Promise<{ default: T }>>} files the other languages: each path ends with the tag and `.js`
 */
export function pageWords(english, files) {
  const loads = new Map(
    Object.entries(files).map(([path, load]) => [path.replace(/^.*\/|\.js$/g, ''), load]),
  );
  /** Those that are loaded. @type {Map<string, T>} */
  const loaded = new Map();

  /** The words of a language: of the moment, unless another is named. */
  const words = (tag = spokenLanguage()) => loaded.get(tag) ?? english;

  /**
   * @param {string} tag the language
   * @returns {Promise<Record<string, string>>} what stands on the page
   */
  async function load(tag) {
    const file = await loads.get(tag)?.();
    if (file) {
      loaded.set(tag, file.default);
    }
    return words(tag).page;
  }

  return { words, load };
}
