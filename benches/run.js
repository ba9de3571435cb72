// Measures everything, prints the tables and writes them to RESULTS.md. How near we came to our targets is only printed.
//
//   node benches/run.js              all of it, in some minutes
//   node benches/run.js --quick      a look at all of it; writes nothing
//   node benches/run.js moves fen    only these rows of calls; writes nothing

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from './compare/chromium.js';
import { ROWS } from './compare/rows/index.js';
import { goalTable, table } from './compare/table.js';
import { conditions, load } from './conditions.js';
import { calls, downloads, gameLengths, pgnSizes, starts } from './sections.js';

/**
 * @import { Goal } from './compare/table.js'
 * @import { Section } from './sections.js'
 */

const { values, positionals: only } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = only.filter((name) => !Object.hasOwn(ROWS, name));
if (unknown.length > 0) {
  console.error(
    `There is no row called ${unknown.join(', ')}. The rows are: ${Object.keys(ROWS).join(', ')}.`,
  );
  process.exit(2);
}
const { quick } = values;
const effort = quick ? { processes: 1, rounds: 5, slice: 8 } : { processes: 3, rounds: 15, slice: 10 };

const loadBefore = load();
const browser = await launch();
const facts = conditions(browser.version());

/** @type {string[]} */
const parts = ['# Results', 'Written by `make bench`; [README.md](README.md) says how it is measured.'];
/** @type {Goal[]} */
const goals = [];

/** @param {string} title @param {Section} section */
function add(title, section) {
  parts.push(title, section.report);
  goals.push(...section.goals);
}

add('## Calls', await calls(browser, effort, only));
if (only.length === 0) {
  add('## Download\n\nBundled and minified by Vite, after Brotli.', await downloads());
  add(
    '## Cold start\n\nFrom the start of the import to the first answer, in a page of Chromium with nothing in any cache.',
    await starts(browser, quick ? 3 : 25),
  );
  parts.push('## Length of a game', gameLengths(effort));
  parts.push('## Size of a PGN file', quick ? pgnSizes([1e3, 1e6]) : pgnSizes());
}
await browser.close();

const machine = Object.entries({ ...facts, 'load average': `${loadBefore} before, ${load()} after` });
parts.push('## Versions and machine', table(['', ''], machine));

const report = `${parts.join('\n\n')}\n`;
console.log(report);
if (goals.length > 0) console.log(`## Targets\n\n${goalTable(goals)}\n`);
if (!quick && only.length === 0) writeFileSync(new URL('RESULTS.md', import.meta.url), report);
