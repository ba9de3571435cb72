// Sentences of a language: its templates, filled with what the module says. No language is treated apart here.
//
// A template is text with slots, in a part of the syntax of ICU MessageFormat:
// - `{to}` is what the slot stands for; `{by:genitive}` is that in a form of the language; `{By}` begins with a capital.
// - `{by, plural, =2 {…} one {…} other {…}}` chooses by how many pieces `by` names, or by a number.
// - `{mover, select, f {…} other {…}}` chooses by the gender of a noun or, where it has none, by its key.

import { english as rulesEnglish } from '../languages/en.js';

/**
 * @import { Language } from '../index.js'
 *
 * @typedef {'pieces' | 'players' | 'sides'} Table where a language has the words for something
 *
 * @typedef {object} Noun
 * @property {Table} table
 * @property {string} key
 * @property {string} square where it stands; empty if that is not said
 *
 * @typedef {string | number | Noun | (string | Noun)[]} Fact what a slot stands for
 */

/** English, as far as the rules need it: `pgn/problems.js` has the rest. */
const english = /** @type {Language} */ (/** @type {unknown} */ (rulesEnglish));

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
 * @param {string} [square] where it stands
 * @returns {Noun}
 */
export function noun(table, key = '', square = '') {
  return { table, key, square };
}

/**
 * How a language names another one.
 *
 * @param {[code: string, english: string]} known
 * @param {Language} language
 */
export function languageName([code, name], language) {
  // Not every engine of JavaScript knows the names.
  if (language.tag === english.tag || typeof Intl === 'undefined' || !Intl.DisplayNames) return name;
  return new Intl.DisplayNames([language.tag], { type: 'language' }).of(code) ?? name;
}

/**
 * Text from the user, in quotation marks. A character that shows nothing of its own, such as a control character, is escaped.
 *
 * @param {string} text
 * @param {Language} language
 */
export function quote(text, language) {
  const escaped = (/** @type {string} */ letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`;
  const printable = text.replace(/(?! )[\p{C}\p{Z}\p{Mn}\p{Me}]/gu, escaped);
  return sentence(language.quoted, language, { text: printable });
}

/**
 * A template, taken apart: text, and slots between.
 *
 * @typedef {object} Slot
 * @property {string} name
 * @property {boolean} isCapital whether it begins with a capital letter
 * @property {string | undefined} form
 * @property {string | undefined} choice how it chooses, if it does
 * @property {Record<string, string>} options what it chooses from
 *
 * @typedef {(string | Slot)[]} Parts
 */

/** Each template is taken apart when it is first filled: that takes longer than to fill it. @type {Map<string, Parts>} */
const taken = new Map();

/**
 * Fills a template.
 *
 * @param {string} template
 * @param {Language} language
 * @param {Record<string, Fact>} facts what its slots stand for
 * @returns {string}
 */
export function sentence(template, language, facts) {
  let parts = taken.get(template);
  if (!parts) {
    parts = partsOf(template);
    taken.set(template, parts);
  }
  let text = '';
  for (const part of parts) text += typeof part === 'string' ? part : filled(part, language, facts);
  return text;
}

/**
 * @param {string} template
 * @returns {Parts}
 */
function partsOf(template) {
  /** @type {Parts} */
  const parts = [];
  let at = 0;
  for (let open = template.indexOf('{'); open >= 0; open = template.indexOf('{', at)) {
    const close = closing(template, open);
    parts.push(template.slice(at, open), slotOf(template.slice(open + 1, close)));
    at = close + 1;
  }
  parts.push(template.slice(at));
  return parts;
}

/** A slot: its name, and its form or how it chooses. */
const SLOT = /^(\w+)(?::(\w+))?(?:, *(plural|select), *(.*))?$/s;

/**
 * @param {string} slot
 * @returns {Slot}
 */
function slotOf(slot) {
  const [, written = '', form, choice, options = ''] = SLOT.exec(slot) ?? [];
  const name = written.charAt(0).toLowerCase() + written.slice(1);
  return { name, isCapital: name !== written, form, choice, options: optionsOf(options) };
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

/**
 * What is written where a slot is.
 *
 * @param {Slot} slot
 * @param {Language} language
 * @param {Record<string, Fact>} facts
 */
function filled({ name, isCapital, form, choice, options }, language, facts) {
  const fact = facts[name] ?? '';
  if (choice) {
    const option = choice === 'plural' ? pluralOf(fact, options, language) : genderOf(fact, language);
    return sentence(options[option] ?? options.other ?? '', language, facts);
  }
  const text = inWords(fact, form, language);
  return isCapital ? text.charAt(0).toLocaleUpperCase(language.tag) + text.slice(1) : text;
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

/** Those of each language that has been spoken: to make them takes long. @type {Map<string, Intl.PluralRules>} */
const pluralRules = new Map();

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
  const rules = pluralRules.get(language.tag) ?? new Intl.PluralRules(language.tag);
  pluralRules.set(language.tag, rules);
  return rules.select(count);
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
  if (typeof fact !== 'object') return String(fact);
  if (!Array.isArray(fact)) return nounInWords(fact, form, language);
  let text = '';
  for (const [index, item] of fact.entries()) {
    if (index > 0) text += language.list[index + 1 < fact.length ? 0 : 1];
    text += inWords(item, form, language);
  }
  return text;
}

/**
 * @param {Noun} noun
 * @param {string | undefined} form
 * @param {Language} language
 */
function nounInWords({ table, key, square }, form, language) {
  /** @type {Record<string, Record<string, string>>} */
  const forms = language[table];
  const words = form === undefined ? undefined : forms[form];
  const piece = (words ?? firstOf(forms))?.[key] ?? '';
  return square ? sentence(language.placed, language, { piece, square }) : piece;
}

/**
 * The usual form.
 *
 * @param {Record<string, Record<string, string>>} forms
 */
function firstOf(forms) {
  for (const form in forms) return forms[form];
  return undefined;
}
