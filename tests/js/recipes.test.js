// The recipes show the files of the examples as they are, and no board needs more than sixty lines.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { RECIPES, recipePage } from '../../scripts/recipes-doc.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(`${ROOT}${path}`, 'utf8');

test('every example has a recipe', () => {
  const entries = readdirSync(`${ROOT}examples`, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  assert.deepEqual(RECIPES.map(({ folder }) => folder).sort(), folders.sort());
});

for (const recipe of RECIPES) {
  test(`${recipe.title}: the page shows the files as they are (else: node scripts/recipes-doc.mjs)`, () => {
    assert.equal(read(`docs/recipes/${recipe.folder}.md`), recipePage(recipe));
  });

  test(`${recipe.title}: at most sixty lines of code`, () => {
    assert.ok(read(`examples/${recipe.folder}/${recipe.files[0]}`).trim().split('\n').length <= 60);
  });
}

test('the package and the demo depend on nothing of chessground', () => {
  for (const file of ['pkg/package.json', 'www/package.json', 'package.json', 'package-lock.json'])
    assert.ok(!read(file).includes('chessground'), file);
});
