// What the tests of the packed package share: the tarball, fresh projects that have it installed, and pages that are
// served to a browser.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @import { Browser } from '@playwright/test' */
/** @import { Report } from './conformance.js' */

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The policy under which the package must work. */
export const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

/** A folder outside of the workspace. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'chess-arbiter-'));

/**
 * Runs a command and returns what it writes; what it complains of is part of the error if it fails.
 *
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
export function run(cwd, command, ...args) {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout, stderr, message } = /** @type {import('node:child_process').ExecException} */ (error);
    throw new Error(`${message}\n${stdout}\n${stderr}`);
  }
}

/**
 * Packs the package.
 *
 * @param {string} folder where the tarball goes
 * @returns {{ tarball: string, files: { path: string, size: number }[], size: number, unpackedSize: number }}
 */
export function packPackage(folder) {
  const [packed] = JSON.parse(run(join(ROOT, 'pkg'), 'npm', 'pack', '--json', '--pack-destination', folder));
  return { ...packed, tarball: join(folder, packed.filename) };
}

/** The values that the declarations of the package promise. @param {string} [name] */
export function declaredExports(name = 'index') {
  const declarations = readFileSync(join(ROOT, `pkg/${name}.d.ts`), 'utf8');
  const declared = [
    ...declarations.matchAll(/^export (?:declare )?(?:function|class|const) (\w+)/gm),
    // Of a list that is exported again, a line each; types say that they are.
    ...declarations.matchAll(/^ {2}(\w+),$/gm),
  ];
  return [...new Set(declared.map(([, value]) => /** @type {string} */ (value)))].sort();
}

/**
 * Makes a project: the files that are given, the conformance script, and the packed package.
 *
 * @param {string} folder
 * @param {string} tarball
 * @param {Record<string, string>} [files] by their names
 */
export function makeProject(folder, tarball, files = {}) {
  const own = { 'package.json': '{ "private": true, "type": "module" }', ...files };
  for (const [name, text] of Object.entries(own)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  addPackage(folder, tarball);
}

/**
 * Adds the conformance script and the packed package to a project.
 *
 * @param {string} folder
 * @param {string} tarball
 */
export function addPackage(folder, tarball) {
  cpSync(join(ROOT, 'tests/matrix/conformance.js'), join(folder, 'conformance.js'));
  writeFileSync(
    join(folder, 'exports.js'),
    `export const exported = ${JSON.stringify(declaredExports())};\n`,
  );
  run(
    folder,
    'npm',
    ...['install', '--offline', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--silent'],
    tarball,
  );
}

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder, each file with its own type.
 *
 * @param {string} folder
 * @param {Record<string, string>} [headers] sent with each file
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serve(folder, headers = {}) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (path === '/favicon.ico') {
      response.writeHead(204).end(); // Browsers ask for it, and complain of a 404.
      return;
    }
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...headers,
    });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A port that nobody listens on. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** How long a page may take to say what it found. */
const PATIENCE = 60_000;

/**
 * Opens a page that writes its reports, as JSON and by their names, into `document.body.dataset.reports`.
 *
 * @param {Pick<Browser, 'newPage'>} browser
 * @param {string} url
 * @returns {Promise<{ reports: Record<string, Report>, complaints: string[] }>} with what the page complained of
 */
export async function reportsOf(browser, url) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  try {
    await page.goto(url);
    await page.waitForFunction(() => document.body.dataset.reports, undefined, { timeout: PATIENCE });
    return {
      reports: JSON.parse(await page.evaluate(() => document.body.dataset.reports ?? '')),
      complaints,
    };
  } catch (error) {
    throw new Error(`${error}\nThe page complained: ${complaints.join('\n') || 'of nothing'}`);
  } finally {
    await page.close();
  }
}

/**
 * Throws unless every report is of many checks and of no failure.
 *
 * @param {Record<string, Report>} reports
 * @param {string[]} names those that must be there
 * @returns {number} how many checks there were
 */
export function checkReports(reports, names) {
  let sum = 0;
  for (const name of names) {
    const report = reports[name];
    if (!report) throw new Error(`there is no report of ${name}`);
    if (report.failures.length > 0) throw new Error(`${name}: ${report.failures.join('; ')}`);
    if (report.checks < 40) throw new Error(`${name}: only ${report.checks} checks`);
    sum += report.checks;
  }
  return sum;
}

/**
 * A project in TypeScript that uses every entry.
 *
 * @returns {Record<string, string>} its files
 */
export function typeProject() {
  const use = `export const answer: string = apply(STARTING_FEN, 'e2e4');
export const game: Game = new Game(answer);`;
  const all = `import { apply, Game, STARTING_FEN } from 'chess-arbiter';\n${use}
import { play } from 'chess-arbiter/board';
import { Game as Same } from 'chess-arbiter/no-wasm';
import { initSync, type Ruling } from 'chess-arbiter/slim';
import { Game as Board, judge } from 'chess-arbiter/rules';
import { init } from 'chess-arbiter/rules/slim';
export const board: Board = game;
export const played: Promise<Ruling> = play(new Board(), { from: 'e2', to: 'e4' });
// @ts-expect-error: a game for boards has no PGN.
export const pgn = new Board().pgn();
// @ts-expect-error
export const whole: Game = board;
export const loaded = init().then(() => judge(STARTING_FEN, 'e2e4'));
export const ruling: Promise<Ruling> = play(game, { from: 'e7', to: 'e5' });
export const same: Same = game;
initSync(new Uint8Array(8));`;
  const page = `import { init, initSync } from 'chess-arbiter/slim';
export const module: Promise<WebAssembly.Module> = init(new URL('https://host.example/'));
export const more = [init(), init('module.wasm'), init(new Request('')), init(new Response())];
module.then(initSync);`;
  return {
    'main.ts': all,
    'page.ts': page,
    'main.cts': `import { apply, Game, STARTING_FEN } from 'chess-arbiter';\n${use}
import slim = require('chess-arbiter/slim');
import rules = require('chess-arbiter/rules');
export const board: rules.Game = new rules.Game();
slim.initSync(new Uint8Array(8));`,
  };
}

/**
 * The ways to check {@link typeProject}: each kind of resolution, with the library of the DOM and without it.
 *
 * @param {boolean} isNewest whether the compiler is the newest, which resolves as Node 10 did no longer
 */
export function typeOptions(isNewest) {
  const strict = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--skipLibCheck',
    'false',
    '--target',
    'es2022',
  ];
  const ways = [
    ['--module', 'nodenext', 'main.cts'],
    ['--module', 'node16', 'main.cts'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
    ...(isNewest ? [] : [['--module', 'commonjs', '--moduleResolution', 'node10']]),
  ];
  return ways.flatMap((way) => [
    [...strict, '--lib', 'es2022', ...way, 'main.ts'],
    [...strict, '--lib', 'es2022,dom', ...way, 'main.ts', 'page.ts'],
  ]);
}

/**
 * The text of an ES module without imports as a CommonJS module.
 *
 * @param {string} file
 */
export function commonjs(file) {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return text.replaceAll(/^export function (\w+)/gm, 'exports.$1 = $1;\nfunction $1');
}
