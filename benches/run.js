// Measures everything, prints the tables and writes them to RESULTS.md.
//
//   node benches/run.js              all of it, in some minutes
//   node benches/run.js --quick      a look at all of it; writes nothing
//   node benches/run.js moves fen    only these rows of calls; writes nothing

import { writeFileSync } from 'node:fs';
import { launch } from './compare/chromium.js';
import { table } from './compare/table.js';
import { conditions, load } from './conditions.js';
import { calls, downloads, gameLengths, pgnSizes, starts } from './sections.js';

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const quick = process.argv.includes('--quick');
const effort = quick ? { processes: 1, rounds: 5, slice: 8 } : { processes: 3, rounds: 15, slice: 10 };

const loadBefore = load();
const browser = await launch();
const facts = conditions(browser.version());

/** @type {string[]} */
const parts = ['# Results', 'Written by `make bench`; [README.md](README.md) says how it is measured.'];
parts.push('## Calls', await calls(browser, effort, only));
if (only.length === 0) {
  parts.push('## Download', 'Bundled and minified by Vite, after Brotli.', await downloads());
  parts.push(
    '## Cold start',
    'From the start of the import to the first answer, in a page of Chromium with nothing in any cache.',
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
if (!quick && only.length === 0) writeFileSync(new URL('RESULTS.md', import.meta.url), report);
