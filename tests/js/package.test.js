// The package as its users get it: the packed tarball, installed in fresh projects outside this workspace.
// Vite and the checkers are those of the workspace, so that nothing needs to be downloaded.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, createServer, preview } from 'vite';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const workspace = mkdtempSync(join(tmpdir(), 'chess-arbiter-'));

/** A program that asks each of the four verbs once, and what it must answer. */
const PROGRAM = `
import { apply, inCheck, isLegal, movesFrom } from 'chess-arbiter';
const fen = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const answers = JSON.stringify([
  isLegal(fen, 'e2e4'),
  isLegal(fen, { from: 'e2', to: 'e5' }),
  movesFrom(fen, 'e2').map((move) => move.to).sort(),
  apply(fen, 'e2e4'),
  inCheck('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'),
]);
`;
const ANSWERS = JSON.stringify([
  true,
  false,
  ['e3', 'e4'],
  'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1',
  true,
]);

let tarball = '';
/** @type {string[]} */
let packedFiles = [];

/**
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, encoding: 'utf8' });

/**
 * Makes a project that has the tarball installed.
 *
 * @param {Record<string, string>} files - its files by name
 * @returns {string} its folder
 */
function project(files) {
  const folder = mkdtempSync(join(workspace, 'project-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  run(folder, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', tarball);
  return folder;
}

before(() => {
  const [packed] = JSON.parse(
    run(join(ROOT, 'pkg'), 'npm', 'pack', '--json', '--pack-destination', workspace),
  );
  tarball = join(workspace, packed.filename);
  packedFiles = packed.files.map((/** @type {{ path: string }} */ file) => file.path);
});

after(() => rmSync(workspace, { recursive: true, force: true }));

test('the tarball holds the entry, its types, the module and the licences, and nothing that is not for users', () => {
  for (const file of [
    'LICENSE-APACHE',
    'LICENSE-MIT',
    'index.d.ts',
    'index.js',
    'package.json',
    'wasm/chess_arbiter.js',
    'wasm/chess_arbiter_bg.wasm',
    'wasm/embedded.js',
  ]) {
    assert.ok(packedFiles.includes(file), `${file} is missing`);
  }
  const strangers = packedFiles.filter(
    (file) =>
      !/^(LICENSE-\w+|README\.md|package\.json|[\w-]+\.(js|d\.ts)|(lib|wasm)\/[\w./-]+\.(js|wasm))$/.test(
        file,
      ),
  );
  assert.deepEqual(strangers, []);
});

test('the licences are those of the repository', () => {
  for (const name of ['LICENSE-MIT', 'LICENSE-APACHE']) {
    assert.equal(readFileSync(join(ROOT, 'pkg', name), 'utf8'), readFileSync(join(ROOT, name), 'utf8'), name);
  }
});

test('package and crate have one version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'pkg/package.json'), 'utf8'));
  const crate = /^version = "(.*)"$/m.exec(readFileSync(join(ROOT, 'Cargo.toml'), 'utf8'));
  assert.equal(version, crate?.[1]);
});

test('the module tells nothing of the machine that built it', () => {
  const module = readFileSync(join(ROOT, 'pkg/wasm/chess_arbiter_bg.wasm'), 'latin1');
  assert.ok(!module.includes(homedir()), `it contains ${homedir()}`);
  assert.ok(!module.includes(ROOT), `it contains ${ROOT}`);
});

test('every declared class and function exists, and every export is declared', async () => {
  const declarations = readFileSync(join(ROOT, 'pkg/index.d.ts'), 'utf8');
  const declared = [...declarations.matchAll(/^export (?:declare )?(?:function|class|const) (\w+)/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(Object.keys(await import('chess-arbiter')).sort(), [...new Set(declared)].sort());
});

test('publint finds nothing to complain of', () => {
  run(ROOT, 'node_modules/.bin/publint', 'run', tarball, '--strict');
});

test('the types resolve wherever ES modules do', () => {
  const offline = '--no-definitely-typed';
  run(ROOT, 'node_modules/.bin/attw', tarball, '--profile', 'esm-only', '--entrypoints', '.', offline);
});

test('a Node project answers, with no set-up', () => {
  const folder = project({ 'main.js': `${PROGRAM} console.log(answers);` });
  assert.equal(run(folder, process.execPath, 'main.js').trim(), ANSWERS);
});

test('a strict TypeScript project compiles against the types', () => {
  const folder = project({ 'main.ts': `${PROGRAM} export const text: string = answers;` });
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,esnext.disposable,dom'];
  run(folder, tsc, ...options, '--module', 'nodenext', 'main.ts');
  run(folder, tsc, ...options, '--module', 'esnext', '--moduleResolution', 'bundler', 'main.ts');
});

test('a Vite project, in development and built, answers in Chromium', async (t) => {
  const folder = project({
    'index.html':
      '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/main.js"></script>',
    'main.js': `${PROGRAM} document.body.textContent = answers;`,
  });
  /** @type {import('vite').InlineConfig} */
  const config = {
    root: folder,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  };

  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  });
  t.after(() => browser.close());

  /** @param {import('vite').ResolvedServerUrls | null} urls */
  const check = async (urls) => {
    const page = await browser.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (message) => message.type() === 'debug' || complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(urls?.local[0] ?? '');
    await page.waitForFunction((answers) => document.body.textContent === answers, ANSWERS);
    assert.deepEqual(complaints, []);
    await page.close();
  };

  await t.test('in development', async () => {
    const server = await (await createServer(config)).listen();
    try {
      await check(server.resolvedUrls);
    } finally {
      await server.close();
    }
  });

  await t.test('built', async () => {
    await build(config);
    const chunks = readdirSync(join(folder, 'dist/assets'));
    assert.deepEqual(
      chunks.filter((name) => !name.endsWith('.js')),
      [],
      'one script and no other file to serve',
    );
    const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
    try {
      await check(server.resolvedUrls);
    } finally {
      await server.close();
    }
  });
});
