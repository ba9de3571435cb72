// Which characters stand for the bytes of a module that is written as text, so that the text compresses best.
//
// Brotli foretells a character by the kinds of the two before it, and the kinds are those of text: spaces, digits, vowels,
// brackets (RFC 7932, 7.1). A module is no text, but if bytes after which the same bytes are likely are written with
// characters of one kind, the kinds foretell as much of it as they do of text. What is found is the same on every machine.

/** Kinds of characters as Brotli tells them apart; what is in none of them is one more. */
const KINDS = [
  ...[' ', "'", '%', '(<[{', ')>]}', ',:;', '.', '='],
  ...['0123456789', 'AEIOU', 'BCDFGHJKLMNPQRSTVWXYZ', 'aeiou', 'bcdfghjklmnpqrstvwxyz'],
];

/**
 * A character, and what Brotli knows by it where it is the last one, and where it is the one before.
 *
 * @typedef {{ character: string, kind: number, coarseKind: number }} Letter
 */

/**
 * @param {string} character
 * @returns {Letter}
 */
const letterOf = (character) => ({
  character,
  kind: 1 + KINDS.findIndex((kind) => kind.includes(character)),
  coarseKind: /[a-z]/.test(character) ? 2 : /[A-Z0-9]/.test(character) ? 1 : 0,
});

const COARSE_KINDS = 3;
const CONTEXTS = (KINDS.length + 1) * COARSE_KINDS;

/**
 * Gives characters to the numbers of a sequence: those that are given first are swapped in pairs, as long as that
 * lowers the entropy of the sequence in Brotli's contexts.
 *
 * @param {number[]} sequence numbers from 0
 * @param {string[]} first as many characters as there are numbers
 * @param {number} free how many of them, from the first on, may be swapped
 * @returns {string[]} the characters by number
 */
export function chooseAlphabet(sequence, first, free) {
  const letters = first.map(letterOf);
  const triples = countTriples(sequence, letters);
  let least = entropy(triples, letters.length);
  for (let before = Infinity; least < before; ) {
    before = least;
    for (const [at, one] of letters.slice(0, free).entries())
      for (const other of letters.slice(0, at)) {
        if (one.kind === other.kind && one.coarseKind === other.coarseKind) continue;
        swap(one, other);
        const swapped = entropy(triples, letters.length);
        if (swapped < least) least = swapped;
        else swap(one, other);
      }
  }
  return letters.map(({ character }) => character);
}

/**
 * How often a number follows two others, which are given as their letters.
 *
 * @typedef {{ before: Letter, last: Letter, number: number, times: number }} Triple
 */

/**
 * @param {number[]} sequence
 * @param {Letter[]} letters
 */
function countTriples(sequence, letters) {
  /** @type {Map<number, Triple>} */
  const triples = new Map();
  let key = 0;
  for (const [at, number] of sequence.entries()) {
    key = (key * letters.length + number) % letters.length ** 3;
    const [before, last] = sequence.slice(at - 2, at).map((number) => letters[number]);
    const triple = triples.get(key);
    if (triple) triple.times += 1;
    else if (before && last) triples.set(key, { before, last, number, times: 1 });
  }
  return [...triples.values()];
}

/**
 * How many bits the sequence takes, if each number costs what it is worth in its context.
 *
 * @param {Triple[]} triples
 * @param {number} numbers how many different ones there are
 */
function entropy(triples, numbers) {
  const times = new Uint32Array(CONTEXTS * numbers);
  const all = new Uint32Array(CONTEXTS);
  for (const { before, last, number, times: more } of triples) {
    const context = last.kind * COARSE_KINDS + before.coarseKind;
    times[context * numbers + number] = (times[context * numbers + number] ?? 0) + more;
    all[context] = (all[context] ?? 0) + more;
  }
  return weight(all) - weight(times);
}

/** @param {Uint32Array} counts */
function weight(counts) {
  let sum = 0;
  for (const count of counts) if (count > 0) sum += count * Math.log2(count);
  return sum;
}

/**
 * @param {Letter} one
 * @param {Letter} other
 */
function swap(one, other) {
  const { character, kind, coarseKind } = one;
  Object.assign(one, other);
  Object.assign(other, { character, kind, coarseKind });
}
