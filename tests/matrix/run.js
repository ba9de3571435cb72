// Runs the cells of the matrix. `--write` puts what they found into docs/matrix.md; groups and parts of names select cells.
//
//   node tests/matrix/run.js [--write] [group or name...]
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { cells } from './cells.js';
import { addPackage, packPackage, ROOT, run, temporaryFolder } from './support.js';
import { groupOf, PAGE, RESULTS, readResults, tableOf } from './table.js';

const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');
const writes = process.argv.includes('--write');

/** Whether a word names the group of a cell, or is part of its name. */
const names = (/** @type {string} */ word, /** @type {import('./cell.js').Cell} */ cell) =>
  groupOf(cell) === word || cell.name.toLowerCase().includes(word.toLowerCase());

const unknown = wanted.filter((word) => !cells.some((cell) => names(word, cell)));
if (unknown.length > 0) {
  const known = cells.map((cell) => `${groupOf(cell)}: ${cell.name}`).join('\n  ');
  console.error(`No cell or group is called ${unknown.join(', ')}. They are:\n  ${known}`);
  process.exit(2);
}

const workspace = temporaryFolder();
const { tarball, size, unpackedSize } = packPackage(workspace);

/** @type {Promise<import('@playwright/test').Browser> | undefined} */
let running;
const browser = () => {
  const executablePath = findChromium();
  running ??= chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
  return running;
};

const results = readResults();
results.size = { packed: Math.round(size / 1024), unpacked: Math.round(unpackedSize / 1024) };
let failed = 0;

/** The folder of a cell, with everything installed. @param {import('./cell.js').Cell} cell */
function prepare({ fixture, name }) {
  const folder = join(workspace, name.replaceAll(/\W+/g, '-').toLowerCase());
  mkdirSync(folder);
  if (!fixture) return folder;
  const isExample = fixture.startsWith('examples/');
  cpSync(join(ROOT, isExample ? '' : 'tests/matrix/cells', fixture), folder, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  if (isExample) {
    const own = join(folder, 'package.json');
    writeFileSync(own, readFileSync(own, 'utf8').replace(/("chess-arbiter": )".*?"/, `$1"file:${tarball}"`));
  }
  // Not `npm ci`: it stops at an optional dependency of other platforms that the registry does not have.
  run(
    folder,
    'npm',
    ...[
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--silent',
      '--ignore-scripts',
      '--prefer-offline',
    ],
  );
  addPackage(folder, tarball);
  return folder;
}

for (const cell of cells) {
  if (wanted.length > 0 && !wanted.some((word) => names(word, cell))) continue;
  const started = performance.now();
  let [version, result] = ['', ''];
  let folder = '';
  try {
    folder = prepare(cell);
    const context = { folder, tarball, browser };
    const checks = await cell.check(context);
    version = cell.version(context);
    result = `${checks} checks`;
    results.versions[cell.name] = version;
  } catch (error) {
    failed += 1;
    delete results.versions[cell.name];
    result = 'FAILED';
    console.error(`${cell.name}: ${error instanceof Error ? error.message : error}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${cell.name} ${version}: ${result} (${seconds} s)`);
  if (folder && !process.env.KEEP) rmSync(folder, { recursive: true, force: true });
}

await (await running)?.close();
if (!process.env.KEEP) rmSync(workspace, { recursive: true, force: true });

if (writes) {
  writeFileSync(RESULTS, `${JSON.stringify(results, undefined, 2)}\n`);
  writeFileSync(PAGE, tableOf(cells, results));
}
process.exitCode = failed > 0 ? 1 : 0;
