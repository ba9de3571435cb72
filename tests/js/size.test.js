// The download may not grow past its budget, and the README says how large it is. Bytes are not noisy: they are the same on
// every machine.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { downloadSize } from '../../scripts/bundle-size.mjs';

/** @type {Record<string, { code: string, budget: number }>} */
const budgets = JSON.parse(readFileSync(new URL('../data/size-budgets.json', import.meta.url), 'utf8'));
const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(new URL('../../pkg/README.md', import.meta.url), 'utf8');

for (const [entry, { code, budget }] of Object.entries(budgets))
  test(`the ${entry} entry with all that it needs is within its budget, and as large as the README says`, async () => {
    const size = await downloadSize(code, root);
    assert(
      size <= budget,
      `${size} bytes after Brotli, and ${budget} is the budget in tests/data/size-budgets.json`,
    );
    const [, name] = code.split("'");
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${name}\` |`));
    const [, said] = / ([\d.]+) KB \|$/.exec(row ?? '') ?? [];
    assert(Math.abs(Number(said) * 1000 - size) < 600, `${size} bytes, and the README says: ${row}`);
  });
