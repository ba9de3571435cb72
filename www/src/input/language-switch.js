// A switch for the language in which the package explains refusals and the page speaks. The choice is remembered. The texts of
// the lessons and of the footer are in English.

import { LANGUAGES } from '../browser/languages.js';
import { recall, remember } from '../browser/storage.js';
import { speak } from '../messages/words.js';

/** @import { Language } from 'chess-arbiter' */

const KEY = 'chess-arbiter.language';

/**
 * @param {HTMLElement} element where the switch goes, with a label in it already
 * @param {() => void} onChange called when the language is there
 * @returns {{ readonly language: Language | string }} the language that is spoken
 */
export function createLanguageSwitch(element, onChange) {
  /** @type {Language | string} */
  let language = 'en';
  const select = document.createElement('select');
  select.id = 'language-select';
  select.append(...Object.entries(LANGUAGES).map(([tag, { name }]) => optionOf(tag, name)));

  async function change() {
    const chosen = select.value;
    const loaded = await LANGUAGES[chosen]?.load();
    // While it was loaded, another may have been chosen.
    if (loaded && chosen === select.value) {
      const [spoken, words] = loaded;
      language = spoken.default;
      speak(chosen, words.default);
      onChange();
    }
  }

  select.addEventListener('change', () => {
    remember(KEY, select.value);
    change();
  });
  element.append(select);
  const remembered = recall(KEY) ?? 'en';
  if (remembered !== 'en' && Object.hasOwn(LANGUAGES, remembered)) {
    select.value = remembered;
    change();
  }
  return {
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
