// The numbers and names that both sides of the boundary use. A test in `src/wasm/layout.rs` compares the crate with
// the same file, so that the two sides cannot drift apart.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as layout from '../../pkg/lib/layout.js';

test('the layout of the package is that of the crate', () => {
  const shared = JSON.parse(readFileSync(new URL('../data/layout.json', import.meta.url), 'utf8'));
  assert.deepEqual({ ...layout }, shared);
});
