import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { conformance } from './conformance.js';
import { exported } from './exports.js';

test('chess', async () => {
  const report = conformance(api, exported, german);
  await commands.writeFile('vitest.json', JSON.stringify(report));
  expect(report.failures).toEqual([]);
});
