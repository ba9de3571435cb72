import { writeFileSync } from 'node:fs';
import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { expect, test } from 'vitest';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

test('chess', () => {
  const report = conformance(api, exported, german);
  writeFileSync('vitest.json', JSON.stringify(report));
  expect(report.failures).toEqual([]);
});
