// Runs the cells of the matrix and prints one table. `--write` puts it into docs/matrix.md; names select cells.
//
//   node tests/matrix/run.js [--write] [name...]
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { cells } from './cells.js';
import { addPackage, packPackage, ROOT, run, temporaryFolder } from './support.js';

const wanted = process.argv.slice(2).filter((argument) => argument !== '--write');
const writes = process.argv.includes('--write');

const workspace = temporaryFolder();
const { tarball, size, unpackedSize } = packPackage(workspace);

/** @type {Promise<import('@playwright/test').Browser> | undefined} */
let running;
const browser = () => {
  const executablePath = findChromium();
  running ??= chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
  return running;
};

/** @type {{ kind: string, row: string }[]} */
const rows = [];
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
  if (wanted.length > 0 && !wanted.some((name) => cell.name.toLowerCase().includes(name.toLowerCase())))
    continue;
  const started = performance.now();
  let [version, result] = ['', ''];
  let folder = '';
  try {
    folder = prepare(cell);
    const context = { folder, tarball, browser };
    const checks = await cell.check(context);
    version = cell.version(context);
    result = `${checks} checks`;
  } catch (error) {
    failed += 1;
    result = 'FAILED';
    console.error(`${cell.name}: ${error instanceof Error ? error.message : error}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${cell.name} ${version}: ${result} (${seconds} s)`);
  rows.push({ kind: cell.kind, row: `| ${cell.name} | ${version} | ${cell.what} | ${result} |` });
  if (folder && !process.env.KEEP) rmSync(folder, { recursive: true, force: true });
}

await (await running)?.close();
if (!process.env.KEEP) rmSync(workspace, { recursive: true, force: true });

const kinds = [...new Set(rows.map(({ kind }) => kind))];
const tables = kinds.map((kind) => {
  const own = rows.filter((row) => row.kind === kind).map(({ row }) => row);
  return `## ${kind}\n\n| on | version | what is run | result |\n|---|---|---|---|\n${own.join('\n')}\n`;
});
const page = `<!-- Written by \`make test-matrix\`; do not edit. -->

# Where the package has been run

Every row installs the packed tarball (${Math.round(size / 1024)} KiB, ${Math.round(unpackedSize / 1024)} KiB unpacked) in a project of its own, outside of this
repository, and runs there [the same conformance script](../tests/matrix/conformance.js): every export, every error, a count
of positions, and a game that is played. "The policy" is the Content Security Policy
\`default-src 'self'; script-src 'self' 'wasm-unsafe-eval'\`.

${tables.join('\n')}`;
console.log(`\n${page}`);
if (writes) writeFileSync(join(ROOT, 'docs/matrix.md'), page);
process.exitCode = failed > 0 ? 1 : 0;
