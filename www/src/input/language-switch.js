// A switch for the language in which the package explains refusals and the page speaks. The choice is remembered.

import { LANGUAGES } from '../browser/languages.js';
import { recall, remember } from '../browser/storage.js';
import { speak, spokenLanguage } from '../messages/words.js';

/** @import { Language } from 'chess-arbiter' */

const KEY = 'chess-arbiter.language';

/**
 * @param {HTMLElement} element where the switch goes, with a label in it already
 * @param {() => void} onChange called when the language is there
 * @param {(tag: string) => Promise<Record<string, string>>} [loadMore] loads the words that only this page has
 * @returns {{ readonly language: Language | string, ready: Promise<void> }} the language that is spoken; and when the one that
 *   was chosen on an earlier visit is
 */
export function createLanguageSwitch(element, onChange, loadMore = async () => ({})) {
  /** @type {Language | string} */
  let language = 'en';
  const select = document.createElement('select');
  select.id = 'language-select';
  select.append(...Object.entries(LANGUAGES).map(([tag, { name }]) => optionOf(tag, name)));

  async function change() {
    const chosen = select.value;
    try {
      const [loaded, more] = await Promise.all([LANGUAGES[chosen]?.load(), loadMore(chosen)]);
      // While it was loaded, another may have been chosen.
      if (loaded && chosen === select.value) {
        const [spoken, words] = loaded;
        language = spoken.default;
        speak(chosen, words.default, more);
        onChange();
      }
    } catch (error) {
      // It could not be loaded: the page goes on as it was, unless another has been chosen since.
      if (chosen === select.value) {
        select.value = spokenLanguage();
      }
      console.warn(error);
    }
  }

  select.addEventListener('change', () => {
    remember(KEY, select.value);
    change();
  });
  element.append(select);
  const remembered = recall(KEY) ?? 'en';
  let ready = Promise.resolve();
  if (remembered !== 'en' && Object.hasOwn(LANGUAGES, remembered)) {
    select.value = remembered;
    ready = change();
  }
  return {
    ready,
    get language() {
      return language;
    },
  };
}

/**
 * @param {string} tag
 * @param {string} name
 */
function optionOf(tag, name) {
  const option = document.createElement('option');
  option.value = tag;
  option.lang = tag;
  option.textContent = name;
  return option;
}
