// A switch for the language in which the module explains refusals. The choice is remembered. The page itself is in English.

import { recall, remember } from '../browser/storage.js';

const KEY = 'chess-arbiter.language';
/** The languages that the switch offers; the first is the default. */
const LANGUAGES = /** @type {const} */ ({ en: 'English', de: 'Deutsch' });

/**
 * @param {HTMLElement} element where the switch goes, with a label in it already
 * @param {() => void} onChange
 * @returns {{ readonly locale: string }} the language that is chosen
 */
export function createLanguageSwitch(element, onChange) {
  let locale = recall(KEY) ?? 'en';
  if (!(locale in LANGUAGES)) {
    locale = 'en';
  }
  for (const [tag, name] of Object.entries(LANGUAGES)) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = 'language';
    input.value = tag;
    input.checked = tag === locale;
    input.addEventListener('change', () => {
      locale = tag;
      remember(KEY, tag);
      onChange();
    });
    const text = document.createElement('span');
    text.lang = tag;
    text.textContent = name;
    label.append(input, text);
    element.append(label);
  }
  return {
    get locale() {
      return locale;
    },
  };
}
