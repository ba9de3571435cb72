// The package as its users get it: the packed tarball, installed in fresh projects outside this workspace.
// Vite and the checkers are those of the workspace, so that nothing needs to be downloaded.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { rolldown } from 'rolldown';
import { build, createServer, preview } from 'vite';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import {
  checkReports,
  commonjs,
  declaredExports,
  makeProject,
  POLICY,
  packPackage,
  ROOT,
  reportsOf,
  run,
  serve,
  temporaryFolder,
  typeOptions,
  typeProject,
} from '../matrix/support.js';

const workspace = temporaryFolder();

/** A module that gives the report of an entry. */
const PROGRAM = `
import { conformance } from './conformance.js';
import { exported } from './exports.js';
import * as api from 'chess-arbiter';
const report = conformance(api, exported);
`;

let tarball = '';
/** @type {string[]} */
let packedFiles = [];

/**
 * Makes a project that has the tarball installed.
 *
 * @param {Record<string, string>} files - its files by name
 * @returns {string} its folder
 */
function project(files) {
  const folder = mkdtempSync(join(workspace, 'project-'));
  makeProject(folder, tarball, files);
  return folder;
}

before(() => {
  const packed = packPackage(workspace);
  tarball = packed.tarball;
  packedFiles = packed.files.map((file) => file.path);
});

after(() => rmSync(workspace, { recursive: true, force: true }));

test('the tarball holds the entries, their types, the module and the licences, and nothing that is not for users', () => {
  const formats = (/** @type {string} */ name) => [`dist/${name}.js`, `dist/${name}.cjs`];
  const entries = ['board', 'index', 'no-wasm', 'rules', 'slim'];
  for (const file of [
    'LICENSE-APACHE',
    'LICENSE-MIT',
    'dist/languages/fr.cjs',
    'dist/languages/fr.js',
    'dist/languages/language.d.cts',
    'dist/languages/language.d.ts',
    'package.json',
    'dist/chess_arbiter.wasm',
    'dist/chess_arbiter_rules.wasm',
    'dist/edge-light.js',
    'dist/global.js',
    'dist/rules-edge-light.js',
    'dist/rules-slim.d.cts',
    'dist/rules-workerd.js',
    'dist/workerd.js',
    'rules/slim.d.ts',
    'rules/slim.js',
    ...[
      ...entries,
      'node',
      'node-slim',
      'rules-node',
      'rules-no-wasm',
      'rules-slim',
      'shared',
      'whole',
      'chess',
      'chess-node',
      'facade',
    ].flatMap(formats),
    ...entries.flatMap((name) => [`${name}.d.ts`, `dist/${name}.d.cts`]),
    ...['board.js', 'no-wasm.js', 'rules.js', 'slim.js'],
    ...['chess.js/index.js', 'chess.js/index.d.ts', 'dist/chess.d.cts'],
  ]) {
    assert.ok(packedFiles.includes(file), `${file} is missing`);
  }
  const users =
    /^(LICENSE-\w+|README\.md|package\.json|(chess\.js\/)?[\w-]+\.(js|d\.ts)|dist\/[\w-]+\.(js|cjs|d\.cts)|dist\/languages\/\w+\.(js|cjs|d\.ts|d\.cts)|dist\/chess_arbiter(_rules)?\.wasm|rules\/slim\.(js|d\.ts))$/;
  const strangers = packedFiles.filter((file) => !users.test(file));
  assert.deepEqual(strangers, []);
});

test('every file that package.json names is there', () => {
  const text = readFileSync(join(ROOT, 'pkg/package.json'), 'utf8');
  const named = [...text.matchAll(/"\.\/((?:dist\/|rules\/)?[\w-]+\.[\w.]+)"/g)].map(([, file = '']) => file);
  // What is left of a colon is a name for others.
  const missing = named.filter((file) => !packedFiles.includes(file) && !text.includes(`"./${file}":`));
  assert.ok(named.length > 20);
  assert.deepEqual(missing, []);
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

test('the modules tell nothing of the machine that built them', () => {
  for (const name of ['chess_arbiter', 'chess_arbiter_rules']) {
    const module = readFileSync(join(ROOT, `pkg/wasm/${name}_bg.wasm`), 'latin1');
    assert.ok(!module.includes(homedir()), `${name} contains ${homedir()}`);
    assert.ok(!module.includes(ROOT), `${name} contains ${ROOT}`);
  }
});

test('no file names a source map that is not there', () => {
  const folder = join(project({}), 'node_modules/chess-arbiter');
  for (const file of packedFiles.filter((name) => /js$/.test(name)))
    assert.doesNotMatch(readFileSync(join(folder, file), 'utf8'), /sourceMappingURL/, file);
});

test('every declared class and function exists, and every export is declared', async () => {
  assert.deepEqual(Object.keys(await import('chess-arbiter')).sort(), declaredExports());
  const slim = [...declaredExports(), ...declaredExports('slim')].sort();
  assert.deepEqual(Object.keys(await import('chess-arbiter/slim')).sort(), slim);
  assert.deepEqual(Object.keys(await import('chess-arbiter/no-wasm')).sort(), declaredExports());
  assert.deepEqual(Object.keys(await import('chess-arbiter/board')).sort(), declaredExports('board'));
  const facade = Object.keys(await import('chess-arbiter/chess.js')).sort();
  assert.deepEqual(facade, declaredExports('chess.js/index'));
  assert.deepEqual(Object.keys(await import('chess-arbiter/rules')).sort(), declaredExports('rules'));
  const slimRules = [...declaredExports('rules'), ...declaredExports('slim')].sort();
  assert.deepEqual(Object.keys(await import('chess-arbiter/rules/slim')).sort(), slimRules);
});

test('publint finds nothing to complain of', () => {
  run(ROOT, 'node_modules/.bin/publint', 'run', tarball, '--strict');
});

test('the types resolve however the package is imported, or required', () => {
  const typeless = ['./chess_arbiter.wasm', './rules.wasm', './global.js']; // No JavaScript, and no module.
  run(ROOT, 'node_modules/.bin/attw', tarball, '--no-definitely-typed', '--exclude-entrypoints', ...typeless);
});

describe('Node', () => {
  const ESM = `${PROGRAM} console.log(JSON.stringify({ report }));`;
  const CJS = `
const { conformance } = require('./conformance.js');
const { exported } = require('./exports.js');
const report = conformance(require('chess-arbiter'), exported);
console.log(JSON.stringify({ report, file: require.resolve('chess-arbiter') }));`;
  /** @type {(folder: string, ...args: string[]) => any} */
  const node = (folder, ...args) => JSON.parse(run(folder, process.execPath, ...args));

  test('import', () => {
    checkReports(node(project({ 'main.js': ESM }), 'main.js'), ['report']);
  });

  for (const entry of ['node.js', 'node.cjs', 'index.js', 'index.cjs', 'no-wasm.js', 'no-wasm.cjs'])
    test(`dist/${entry}`, () => {
      const main = ESM.replace("'chess-arbiter'", `'./node_modules/chess-arbiter/dist/${entry}'`);
      checkReports(node(project({ 'main.js': main }), 'main.js'), ['report']);
    });

  /** The names that the entry for boards exports, and a program that asks it. */
  const RULES = {
    'exports.js': `export const exported = ${JSON.stringify(declaredExports('rules'))};\n`,
    'main.js': ESM.replace("'chess-arbiter'", "'chess-arbiter/rules'"),
  };

  /** A project with only what the entry for boards exports. @param {Record<string, string>} [files] */
  const rulesProject = (files) => {
    const folder = project(RULES);
    for (const [name, text] of Object.entries({ ...RULES, ...files }))
      writeFileSync(join(folder, name), text);
    return folder;
  };

  test('import of the rules', () => {
    checkReports(node(rulesProject(), 'main.js'), ['report']);
  });

  for (const entry of [
    'rules-node.js',
    'rules-node.cjs',
    'rules.js',
    'rules.cjs',
    'rules-no-wasm.js',
    'rules-no-wasm.cjs',
  ])
    test(`dist/${entry}`, () => {
      const main = ESM.replace("'chess-arbiter'", `'./node_modules/chess-arbiter/dist/${entry}'`);
      checkReports(node(rulesProject({ 'main.js': main }), 'main.js'), ['report']);
    });

  for (const entry of ['rules-node.js', 'rules-node.cjs'])
    test(`dist/${entry} takes the embedded module if the file is not there`, () => {
      const main = ESM.replace("'chess-arbiter'", `'./node_modules/chess-arbiter/dist/${entry}'`);
      const folder = rulesProject({ 'main.js': main });
      rmSync(join(folder, 'node_modules/chess-arbiter/dist/chess_arbiter_rules.wasm'));
      checkReports(node(folder, 'main.js'), ['report']);
    });

  for (const start of ['await api.init()', 'api.initSync()'])
    test(`rules/slim: ${start}`, () => {
      const main = ESM.replace("'chess-arbiter'", "'chess-arbiter/rules/slim'").replace(
        'const report',
        `${start};\nconst report`,
      );
      checkReports(node(rulesProject({ 'main.js': main }), 'main.js'), ['report']);
    });

  test('the rules, required with the ES module and without it', () => {
    const main = `
const rules = require('chess-arbiter/rules');
const whole = require('chess-arbiter');
console.log(rules.Game === whole.Game && whole.perft(new rules.Game().fen, 3));`;
    const folder = project({ 'main.cjs': main });
    assert.equal(node(folder, 'main.cjs'), 8902);
    assert.equal(node(folder, '--no-experimental-require-module', 'main.cjs'), 8902);
  });

  test('the entries know what another has made', () => {
    const main = `
import * as index from 'chess-arbiter';
import * as slim from 'chess-arbiter/slim';
import * as translated from 'chess-arbiter/no-wasm';
console.log(JSON.stringify(Object.keys(index).every((name) => index[name] === slim[name] && index[name] === translated[name])));`;
    assert.equal(node(project({ 'main.js': main }), 'main.js'), true);
  });

  for (const entry of ['node.js', 'node.cjs'])
    test(`dist/${entry} takes the embedded module if the file is not there`, () => {
      const main = ESM.replace("'chess-arbiter'", `'./node_modules/chess-arbiter/dist/${entry}'`);
      const folder = project({ 'main.js': main });
      rmSync(join(folder, 'node_modules/chess-arbiter/dist/chess_arbiter.wasm'));
      checkReports(node(folder, 'main.js'), ['report']);
    });

  for (const format of /** @type {const} */ (['es', 'cjs']))
    test(`bundled for Node as ${format}, without the file`, async () => {
      const folder = project({ 'main.js': ESM });
      const bundle = await rolldown({ cwd: folder, input: 'main.js', platform: 'node' });
      const file = `bundled.${format === 'es' ? 'mjs' : 'cjs'}`;
      await bundle.write({ file: join(folder, file), format });
      await bundle.close();
      rmSync(join(folder, 'node_modules'), { recursive: true });
      checkReports(node(folder, file), ['report']);
    });

  test('without TextDecoder and TextEncoder', () => {
    const program = PROGRAM.replace("import * as api from 'chess-arbiter';", '').replace(
      'const report',
      `delete globalThis.TextDecoder;
delete globalThis.TextEncoder;
const api = await import('chess-arbiter');
const comment = 'né ♞ 𝄞 \\ud800';
const pgn = '[White "Ünü 王"]\\n\\n1. e4 {' + comment + '} *';
const game = api.Game.fromPgn(pgn);
const text = [game.tags.White, game.line[0].comments[0].text];
const report`,
    );
    const answer = node(
      project({ 'main.js': `${program} console.log(JSON.stringify({ report, text }));` }),
      'main.js',
    );
    checkReports(answer, ['report']);
    assert.deepEqual(answer.text, ['Ünü 王', 'né ♞ 𝄞 \ufffd']);
  });

  test('require gives the ES module, where that can be required: there is one copy', () => {
    const folder = project({
      'main.cjs': CJS,
      'both.cjs': `const required = require('chess-arbiter');
import('chess-arbiter').then(({ Game }) => console.log(Game === required.Game));`,
    });
    const answer = node(folder, 'main.cjs');
    checkReports(answer, ['report']);
    assert.match(answer.file, /dist[\\/]node\.js$/);
    assert.equal(node(folder, 'both.cjs'), true);
  });

  test('require gives CommonJS, where ES modules cannot be required', () => {
    const folder = project({
      'main.cjs': CJS.replace("require('./conformance.js')", "require('./conformance.cjs')").replace(
        "require('./exports.js')",
        "require('./exports.cjs')",
      ),
      'conformance.cjs': commonjs('tests/matrix/conformance.js'),
      'exports.cjs': `exports.exported = ${JSON.stringify(declaredExports())};`,
      'both.cjs': "console.log(require('chess-arbiter').Game === require('chess-arbiter/slim').Game);",
    });
    const answer = node(folder, '--no-experimental-require-module', 'main.cjs');
    checkReports(answer, ['report']);
    assert.match(answer.file, /dist[\\/]node\.cjs$/);
    assert.equal(node(folder, '--no-experimental-require-module', 'both.cjs'), true);
  });

  /** @type {(start: string) => string} */
  const slim = (start) => `
import { readFileSync } from 'node:fs';
import { conformance } from './conformance.js';
import { exported } from './exports.js';
import * as api from 'chess-arbiter/slim';
const file = new URL(import.meta.resolve('chess-arbiter/chess_arbiter.wasm'));
${start}
const report = conformance(api, exported);
console.log(JSON.stringify({ report, answer }));`;

  for (const [name, start] of Object.entries({
    'init(), which finds the file': 'const answer = (await api.init()) instanceof WebAssembly.Module;',
    'init(url)': 'const answer = (await api.init(file)) instanceof WebAssembly.Module;',
    'init(bytes)': 'const answer = (await api.init(readFileSync(file))) instanceof WebAssembly.Module;',
    'init(module)': `const module = new WebAssembly.Module(readFileSync(file));
      const answer = (await api.init(module)) === module;`,
    'init twice: one promise, and another chance after a failure': `
      const failed = await api.init(new Uint8Array(3)).catch((error) => error);
      const answer = failed instanceof WebAssembly.CompileError && api.init() === api.init();
      await api.init();`,
    'init of nonsense throws a TypeError, and nothing is lost': `
      const answer = (await api.init(42).catch((error) => error)) instanceof TypeError;
      await api.init(file);`,
    'initSync(), which finds the file': 'const answer = api.initSync() === undefined;',
    'initSync(bytes)': 'const answer = api.initSync(readFileSync(file)) === undefined;',
    'initSync(module)':
      'const answer = api.initSync(new WebAssembly.Module(readFileSync(file))) === undefined;',
  })) {
    test(`slim: ${name}`, () => {
      const result = node(project({ 'main.js': slim(start) }), 'main.js');
      checkReports(result, ['report']);
      assert.equal(result.answer, true);
    });
  }

  test('slim: a question before the module is there throws a TypeError, and can be asked again', () => {
    const start = `const asked = [
  () => api.isLegal(api.STARTING_FEN, 'e2e4'), () => new api.Game().inCheck(), () => api.chess960(0), () => api.parsePgn('*'),
].map((ask) => { try { ask(); } catch (error) { return error instanceof TypeError; } });
await api.init();
const answer = asked.every((threw) => threw === true);`;
    const result = node(project({ 'main.js': slim(start) }), 'main.js');
    checkReports(result, ['report']);
    assert.equal(result.answer, true);
  });

  test('slim, required as CommonJS', () => {
    const folder = project({
      'main.cjs': `const api = require('chess-arbiter/slim');
api.init().then((module) => console.log(module instanceof WebAssembly.Module && api.perft(api.STARTING_FEN, 3)));`,
    });
    assert.equal(node(folder, '--no-experimental-require-module', 'main.cjs'), 8902);
    assert.equal(node(folder, 'main.cjs'), 8902);
  });
});

/** A program as a classic script. @param {string} program */
function classic(program) {
  const conformance = readFileSync(join(ROOT, 'tests/matrix/conformance.js'), 'utf8').replaceAll(
    /^export /gm,
    '',
  );
  const imports = /^import .*$/gm;
  return `${conformance}
const exported = ${JSON.stringify(declaredExports())};
const api = ChessArbiter;${program.replaceAll(imports, '')}`;
}

test('a strict TypeScript project compiles against the types, as ES module and as CommonJS', () => {
  const folder = project(typeProject());
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  for (const options of typeOptions(true)) run(folder, tsc, ...options);
});

describe('tree shaking', () => {
  /** What is left of the package in a bundle. @param {string} text */
  const bundled = async (text) => {
    const folder = project({ 'main.js': text });
    const bundle = await rolldown({ cwd: folder, input: 'main.js', platform: 'browser' });
    const { output } = await bundle.generate({ minify: false });
    await bundle.close();
    return output[0].code;
  };

  test('what nothing is used of leaves nothing behind', async () => {
    assert.doesNotMatch(await bundled("import { isLegal } from 'chess-arbiter/slim';"), /\S/);
  });

  test('a constant brings no code along', async () => {
    const code = await bundled(
      "import { STARTING_FEN } from 'chess-arbiter/slim'; console.log(STARTING_FEN);",
    );
    assert.ok(!code.includes('WebAssembly.'), 'the glue is there');
  });

  test('one verb brings neither Game nor PGN along', async () => {
    const code = await bundled("import { isLegal } from 'chess-arbiter/slim'; console.log(isLegal);");
    for (const stranger of ['class Game', 'function formatPgn', 'class PgnError'])
      assert.ok(!code.includes(stranger), `${stranger} is there`);
  });

  test('the default entry keeps its start, also where only its effect is imported', async () => {
    assert.match(await bundled("import 'chess-arbiter';"), /new WebAssembly\.Module\(/);
  });
});

describe('in Chromium', () => {
  /** @type {import('@playwright/test').Browser} */
  let browser;
  before(async () => {
    const executablePath = findChromium();
    browser = await chromium.launch({
      args: chromiumArguments,
      ...(executablePath && { executablePath }),
    });
  });
  after(() => browser.close());

  /** A page that runs a script; its reports are shown when they are there. @param {string} head */
  const page = (head) => `<!doctype html>${head}<body></body>`;
  const SHOW = '\nconst show = (reports) => (document.body.dataset.reports = JSON.stringify(reports));\n';

  /**
   * @param {string} url
   * @param {string[]} names
   */
  const check = async (url, names) => {
    const { reports, complaints } = await reportsOf(browser, url);
    checkReports(reports, names);
    assert.deepEqual(complaints, []);
  };

  const BARE = './node_modules/chess-arbiter/dist/';
  const IMPORT_MAP = JSON.stringify({
    imports: { 'chess-arbiter': `${BARE}index.js`, 'chess-arbiter/slim': `${BARE}slim.js` },
  });

  test('a page with an import map and no bundler; under the policy, which must allow the map', async () => {
    const folder = project({
      'index.html': page(
        `<script type="importmap">${IMPORT_MAP}</script><script type="module" src="/main.js"></script>`,
      ),
      'main.js': `${PROGRAM}${SHOW}
import { Game, init } from 'chess-arbiter/slim';
const module = await init();
if (!(module instanceof WebAssembly.Module) || Game !== api.Game) report.failures.push('slim is another copy');
show({ report });`,
    });
    const digest = createHash('sha256').update(IMPORT_MAP).digest('base64');
    const policy = `${POLICY} 'sha256-${digest}'`;
    const server = await serve(folder, { 'content-security-policy': policy });
    try {
      await check(server.url, ['report']);
    } finally {
      server.close();
    }
  });

  test('the pages without a bundler that the README shows', async () => {
    const readme = readFileSync(join(ROOT, 'pkg/README.md'), 'utf8');
    const pages = [...readme.matchAll(/^```html\n(.*?)^```$/gms)].map(([, html = '']) =>
      html.replace(/https:.*?(?=")/, `${BARE}global.js`),
    );
    assert.equal(pages.length, 2);
    for (const html of pages) {
      const server = await serve(project({ 'index.html': page(`</head><body>${html}`) }));
      const shown = await browser.newPage();
      try {
        await shown.goto(server.url);
        await shown.waitForFunction(() => [document.title, document.body.textContent].includes('e4'));
      } finally {
        await shown.close();
        server.close();
      }
    }
  });

  test('a page, a web worker and a service worker, each with both entries, under the policy', async () => {
    const local = (/** @type {string} */ text) => text.replaceAll("'chess-arbiter'", `'${BARE}index.js'`);
    const SLIM = `
import { conformance } from './conformance.js';
import { exported } from './exports.js';
import * as api from '${BARE}slim.js';
`;
    const folder = project({
      'index.html': page('<script type="module" src="/main.js"></script>'),
      'main.js': `${local(PROGRAM)}${SHOW}
const answer = (worker) => new Promise((resolve, reject) => {
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = (event) => reject(new Error(event.message));
});
const worker = await answer(new Worker('/worker.js', { type: 'module' }));
const slimWorker = new Worker('/slim-worker.js', { type: 'module' });
const { init } = await import('${BARE}slim.js');
slimWorker.postMessage(await init());
const posted = await answer(slimWorker);
const service = {};
for (const name of ['service', 'slim-service']) {
  const registration = await navigator.serviceWorker.register('/' + name + '.js', { type: 'module', scope: '/' + name });
  const installing = registration.installing ?? registration.waiting ?? registration.active;
  const channel = new MessageChannel();
  const answered = new Promise((resolve) => { channel.port1.onmessage = ({ data }) => resolve(data); });
  installing.postMessage('report', [channel.port2]);
  service[name] = await answered;
}
show({ page: report, worker, posted, service: service.service, slimService: service['slim-service'] });`,
      'worker.js': `${local(PROGRAM)} postMessage(report);`,
      'slim-worker.js': `${SLIM} onmessage = ({ data }) => {
  api.initSync(data);
  postMessage(conformance(api, exported));
};`,
      'service.js': `${local(PROGRAM)} onmessage = ({ ports }) => ports[0].postMessage(report);`,
      'slim-service.js': `${SLIM} onmessage = async ({ ports }) => {
  await api.init();
  ports[0].postMessage(conformance(api, exported));
};`,
    });
    const server = await serve(folder, { 'content-security-policy': POLICY });
    try {
      await check(server.url, ['page', 'worker', 'posted', 'service', 'slimService']);
    } finally {
      server.close();
    }
  });

  test('one classic script, on a page that is opened as a file', async () => {
    const folder = project({
      'index.html': page(
        '<script defer src="./node_modules/chess-arbiter/dist/global.js"></script><script defer src="./main.js"></script>',
      ),
      'main.js': `${classic(PROGRAM)}
report.checks += 1;
if (!ChessArbiter.checkedKing) report.failures.push('the helpers for boards are not there');${SHOW} show({ report });`,
    });
    await check(pathToFileURL(join(folder, 'index.html')).href, ['report']);
  });

  describe('under the strictest policies, with Trusted Types', () => {
    const TYPES = "require-trusted-types-for 'script'; trusted-types 'none'";
    const WASM = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; ${TYPES}`;
    const NO_WASM = `default-src 'none'; script-src 'self'; ${TYPES}`;

    /**
     * Runs the conformance script on a page.
     *
     * @param {string} entry
     * @param {string} policy
     * @param {string} [start] what comes before
     * @param {(url: string) => Promise<void>} [look] what is expected of the page
     */
    async function underPolicy(entry, policy, start = '', look = (url) => check(url, ['report'])) {
      const folder = project({
        'index.html': page('<script type="module" src="/main.js"></script>'),
        'main.js': `
import { conformance } from './conformance.js';
import { exported } from './exports.js';
import * as api from '${BARE}${entry}.js';
import { choosePromotion } from '${BARE}board.js';
${start}
const report = conformance(api, exported);
report.checks += 1;
choosePromotion('w');
if (!document.querySelector('dialog[open]')) report.failures.push('no dialog is open');${SHOW}
show({ report });`,
      });
      const server = await serve(folder, { 'content-security-policy': policy });
      try {
        await look(server.url);
      } finally {
        server.close();
      }
    }

    /** The page throws, because the policy refuses something. @param {string} url */
    async function fails(url) {
      const shown = await browser.newPage();
      const thrown = shown.waitForEvent('pageerror');
      await shown.goto(url);
      assert.match((await thrown).message, /unsafe-eval|fetch/);
      await shown.close();
    }

    test('the default entry needs no more than its script and WebAssembly', () => underPolicy('index', WASM));

    test('the slim entry fetches its file besides', () =>
      underPolicy('slim', `${WASM}; connect-src 'self'`, 'await api.init();'));

    test('without WebAssembly it needs no more than its script', () => underPolicy('no-wasm', NO_WASM));

    test('no less is enough', async () => {
      await underPolicy('index', NO_WASM, '', fails);
      await underPolicy('slim', WASM, 'await api.init();', fails);
    });
  });

  test('without WebAssembly, and under a policy that forbids it', async () => {
    const folder = project({
      'index.html': page('<script type="module" src="/main.js"></script>'),
      'main.js': `delete globalThis.WebAssembly;
const { conformance } = await import('./conformance.js');
const { exported } = await import('./exports.js');
const api = await import('${BARE}no-wasm.js');
const report = conformance(api, exported);${SHOW} show({ report });`,
    });
    const server = await serve(folder, {
      'content-security-policy': "default-src 'self'; script-src 'self'",
    });
    try {
      await check(server.url, ['report']);
    } finally {
      server.close();
    }
  });

  test('without WebAssembly the default entry says what to do', async () => {
    const folder = project({
      'index.html': page('<script type="module" src="/main.js"></script>'),
      'main.js': `delete globalThis.WebAssembly;
import('${BARE}index.js').catch(({ message }) => { document.body.textContent = message; });`,
    });
    const server = await serve(folder);
    const shown = await browser.newPage();
    try {
      await shown.goto(server.url);
      await shown.waitForFunction(() =>
        document.body.textContent?.includes("import 'chess-arbiter/no-wasm'"),
      );
    } finally {
      await shown.close();
      server.close();
    }
  });

  describe('a Vite project', () => {
    let folder = '';
    /** @type {import('vite').InlineConfig} */
    let config = {};
    before(() => {
      folder = project({
        'index.html': page('<link rel="icon" href="data:,"><script type="module" src="/main.js"></script>'),
        'main.js': `${PROGRAM}${SHOW} show({ report });`,
      });
      config = {
        root: folder,
        configFile: false,
        logLevel: 'error',
        server: { port: 0, host: '127.0.0.1' },
      };
    });

    test('in development', async () => {
      const server = await (await createServer(config)).listen();
      try {
        await check(server.resolvedUrls?.local[0] ?? '', ['report']);
      } finally {
        await server.close();
      }
    });

    test('built: one script and no other file to serve', async () => {
      await build(config);
      const chunks = readdirSync(join(folder, 'dist/assets'));
      assert.deepEqual(
        chunks.filter((name) => !name.endsWith('.js')),
        [],
      );
      const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
      try {
        await check(server.resolvedUrls?.local[0] ?? '', ['report']);
      } finally {
        await server.close();
      }
    });
  });
});
