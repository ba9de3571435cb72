// Sentences of a language: its templates, filled with what the module says. No language is treated apart here.
//
// A template is text with slots, in a part of the syntax of ICU MessageFormat:
// - `{to}` is what the slot stands for; `{by:genitive}` is that in a form of the language; `{By}` begins with a capital.
// - `{by, plural, =2 {…} one {…} other {…}}` chooses by how many pieces `by` names, or by a number.
// - `{mover, select, f {…} other {…}}` chooses by the gender of a noun or, where it has none, by its key.

import english from '../languages/en.js';

/**
 * @import { Language } from '../index.js'
 *
 * @typedef {'pieces' | 'players' | 'sides'} Table where a language has the words for something
 *
 * @typedef {object} Noun
 * @property {Table} table
 * @property {string} key
 * @property {string} [square] where it stands
 *
 * @typedef {string | number | Noun | (string | Noun)[]} Fact what a slot stands for
 */

/** The languages that have been given so far, by their tags. */
const known = new Map([[english.tag, english]]);

/**
 * Makes a language known by its tag.
 *
 * @param {Language} language
 */
export function learn(language) {
  known.set(normal(language.tag), language);
}

/**
 * The language of a tag such as `de` or `de-AT`; English if it is unknown.
 *
 * @param {string | undefined} tag
 * @returns {Language}
 */
export function languageOf(tag) {
  if (tag === undefined) return english;
  const name = normal(tag);
  return known.get(name) ?? known.get(name.split('-', 1)[0] ?? '') ?? english;
}

/** The longest tag that is looked at. */
const LONGEST_TAG = 35;

/** @param {string} tag */
function normal(tag) {
  return tag.slice(0, LONGEST_TAG).toLowerCase().replaceAll('_', '-');
}

/**
 * A noun that is written in the words of a language.
 *
 * @param {Table} table
 * @param {string | undefined} key
 * @returns {Noun}
 */
export function noun(table, key = '') {
  return { table, key };
}

/**
 * Text from the user, in quotation marks. A character that is not printable ASCII is escaped, since it may be anything.
 *
 * @param {string} text
 * @param {Language} language
 */
export function quote(text, language) {
  const printable = text.replace(/[^ -~]/gu, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return sentence(language.quoted, language, { text: printable });
}

/**
 * Fills a template.
 *
 * @param {string} template
 * @param {Language} language
 * @param {Record<string, Fact>} facts what its slots stand for
 * @returns {string}
 */
export function sentence(template, language, facts) {
  let text = '';
  let at = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', at)) {
    const close = closing(template, open);
    text += template.slice(at, open) + filled(template.slice(open + 1, close), language, facts);
    at = close + 1;
  }
  return text + template.slice(at);
}

/**
 * Where the brace is closed that is opened at an index.
 *
 * @param {string} template
 * @param {number} open
 */
function closing(template, open) {
  let depth = 0;
  for (let at = open; at < template.length; at += 1) {
    if (template[at] === '{') depth += 1;
    else if (template[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return template.length;
}

/** A slot: its name, and its form or how it chooses. */
const SLOT = /^(\w+)(?::(\w+))?(?:, *(plural|select), *(.*))?$/s;

/**
 * What is written where a slot is.
 *
 * @param {string} slot
 * @param {Language} language
 * @param {Record<string, Fact>} facts
 */
function filled(slot, language, facts) {
  const [, name = '', form, how, choices] = SLOT.exec(slot) ?? [];
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  const fact = facts[key] ?? '';
  if (choices !== undefined) {
    const options = optionsOf(choices);
    const choice = how === 'plural' ? pluralOf(fact, options, language) : genderOf(fact, language);
    return sentence(options[choice] ?? options.other ?? '', language, facts);
  }
  const text = inWords(fact, form, language);
  return key === name ? text : text.charAt(0).toLocaleUpperCase(language.tag) + text.slice(1);
}

/**
 * The options of a choice: `one {is} other {are}`.
 *
 * @param {string} choices
 */
function optionsOf(choices) {
  /** @type {Record<string, string>} */
  const options = {};
  let at = 0;
  for (let open = choices.indexOf('{'); open >= 0; open = choices.indexOf('{', at)) {
    const close = closing(choices, open);
    options[choices.slice(at, open).trim()] = choices.slice(open + 1, close);
    at = close + 1;
  }
  return options;
}

/**
 * The option for a number: the number itself, or the form of the plural that it takes.
 *
 * @param {Fact} fact
 * @param {Record<string, string>} options
 * @param {Language} language
 */
function pluralOf(fact, options, language) {
  const count = Array.isArray(fact) ? fact.length : Number(fact);
  if (`=${count}` in options) return `=${count}`;
  // Not every engine of JavaScript knows the languages.
  if (typeof Intl === 'undefined' || !Intl.PluralRules) return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(language.tag).select(count);
}

/**
 * The option for a noun: its gender, or its key; for several, that of the first.
 *
 * @param {Fact} fact
 * @param {Language} language
 */
function genderOf(fact, language) {
  const first = Array.isArray(fact) ? fact[0] : fact;
  if (typeof first !== 'object') return String(first);
  return (first.table === 'pieces' && language.genders?.[/** @type {'k'} */ (first.key)]) || first.key;
}

/**
 * @param {Fact} fact
 * @param {string | undefined} form
 * @param {Language} language
 * @returns {string}
 */
function inWords(fact, form, language) {
  if (Array.isArray(fact)) {
    const items = fact.map((item) => inWords(item, form, language));
    const last = items.pop() ?? '';
    const [between, and] = language.list;
    return items.length > 0 ? items.join(between) + and + last : last;
  }
  if (typeof fact !== 'object') return String(fact);
  /** @type {Record<string, Record<string, string>>} */
  const forms = language[fact.table];
  const words = (form !== undefined && forms[form]) || Object.values(forms)[0];
  const word = words?.[fact.key] ?? '';
  return fact.square ? sentence(language.placed, language, { piece: word, square: fact.square }) : word;
}
