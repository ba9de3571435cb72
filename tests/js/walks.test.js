// The built module and the crate as it runs natively say the same of the positions of random games.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { walk } from './support/walks.js';

/** @type {string[]} */
const EXPECTED = JSON.parse(readFileSync(new URL('../data/walks.json', import.meta.url), 'utf8'));

test('walks through the module are those of the crate', () => {
  assert.ok(EXPECTED.length > 0);
  assert.deepEqual(
    EXPECTED.map((_, number) => walk(number)),
    EXPECTED,
  );
});
