// No regular expression of the package or of the demo can be made to search for long: recheck proves each to be linear.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import recheck from 'recheck';
import { parseAst } from 'rolldown/parseAst';

const ROOT = new URL('../../', import.meta.url);

/** What is written by hand and shipped. */
const FILES = ['pkg/lib', 'pkg/chess.js', 'pkg/entries', 'pkg/languages', 'www/src'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `${folder}/${name}`),
);

/**
 * The regular expressions in a tree.
 *
 * @param {any} node
 * @returns {{ pattern: string, flags: string }[]}
 */
function expressionsIn(node) {
  if (typeof node !== 'object' || node === null) return [];
  if (node.type === 'Literal' && node.regex) return [node.regex];
  return Object.values(node).flatMap(expressionsIn);
}

const found = FILES.flatMap((file) =>
  expressionsIn(parseAst(readFileSync(new URL(file, ROOT), 'utf8'))).map((expression) => ({
    file,
    ...expression,
  })),
);

/** Long enough for a busy machine, and for one on which recheck has no program of its own and runs in JavaScript. */
const PATIENCE_MS = 600_000;

/**
 * What is wrong with an expression; nothing, if it is linear.
 *
 * @param {string} pattern
 * @param {string} flags
 */
function flawOf(pattern, flags) {
  const found = recheck.checkSync(pattern, flags, { timeout: PATIENCE_MS });
  // Where it has no proof, it tries random texts, and what it says varies.
  if (found.status === 'safe') return found.checker === 'fuzz' ? 'not proved' : undefined;
  return found.status === 'vulnerable' ? found.attack.pattern : found.error.kind;
}

test('a regular expression that is not linear is found', () => {
  assert.equal(found.length > 30, true);
  assert.match(String(flawOf('^(a|a)*$', '')), /repeat/);
  assert.match(String(flawOf('[?!]*$', '')), /repeat/);
  assert.equal(flawOf('^(?!b)a*$', ''), 'not proved');
});

test('every regular expression is linear', () => {
  for (const { file, pattern, flags } of found)
    assert.equal(flawOf(pattern, flags), undefined, `/${pattern}/${flags} in ${file}`);
});
