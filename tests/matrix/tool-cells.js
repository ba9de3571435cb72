// The cells of what a program is tested, checked, installed and run with, other than the platforms, bundlers and boards of
// cells.js.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';
import { IMPORTED, installed, nodeProgram, printed } from './cell.js';
import {
  checkReports,
  commonjs,
  declaredExports,
  makeProject,
  reportsOf,
  run,
  temporaryFolder,
  typeOptions,
  typeProject,
} from './support.js';

/** @import { Cell } from './cell.js' */

/** The conformance script for what knows no ES modules. @param {string} folder */
function addCommonjs(folder) {
  writeFileSync(join(folder, 'conformance.cjs'), commonjs('tests/matrix/conformance.js'));
  writeFileSync(join(folder, 'exports.cjs'), `exports.exported = ${JSON.stringify(declaredExports())};\n`);
}

/** The report that a test of a cell has written. @param {string} folder @param {string} name */
function written(folder, name) {
  return checkReports({ [name]: JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) }, [name]);
}

const REQUIRED = `const { conformance } = require('./conformance.cjs');
const { exported } = require('./exports.cjs');
const { default: german } = require('chess-arbiter/languages/de');
console.log(JSON.stringify({ require: conformance(require('chess-arbiter'), exported, german) }));
`;

/**
 * A release of Node, from npm.
 *
 * @param {string} name of the package in the cell
 * @returns {Cell}
 */
const release = (name) => ({
  kind: 'Runtimes',
  name: name === 'node18' ? 'Node, the oldest' : 'Node, the newest',
  fixture: 'nodes',
  what: '`import`, `require`, slim with `init()` and `initSync()`',
  version: (context) => installed(name)(context).replace('v', ''),
  check({ folder }) {
    addCommonjs(folder);
    const files = {
      'main.js': IMPORTED,
      'main.cjs': REQUIRED,
      'slim.js': nodeProgram(`import * as api from 'chess-arbiter/slim';
await api.init();
console.log(JSON.stringify({ slim: conformance(api, exported) }));`),
      'sync.cjs': `require('chess-arbiter/slim').initSync();
${REQUIRED.replace("'chess-arbiter'", "'chess-arbiter/slim'")}`,
    };
    let checks = 0;
    for (const [file, text] of Object.entries(files)) {
      writeFileSync(join(folder, file), text);
      const output = run(folder, `node_modules/${name}/bin/node`, '--no-warnings', file);
      checks += printed(Object.keys(JSON.parse(output))[0] ?? '', output);
    }
    return checks;
  },
});

/**
 * A bundler that makes one file for Node, which is then run with nothing beside it.
 *
 * @param {string} name
 * @param {string} fixture
 * @param {string} what
 * @param {(folder: string) => void} build writes `built/index.js`
 * @returns {Cell}
 */
const single = (name, fixture, what, build) => ({
  kind: 'Bundlers',
  name,
  fixture,
  what,
  version: installed(fixture === 'ncc' ? '@vercel/ncc' : fixture),
  check({ folder }) {
    addCommonjs(folder);
    writeFileSync(join(folder, 'main.cjs'), REQUIRED);
    build(folder);
    const alone = temporaryFolder();
    cpSync(join(folder, 'built'), alone, { recursive: true });
    try {
      return printed('require', run(alone, process.execPath, 'index.js'));
    } finally {
      rmSync(alone, { recursive: true });
    }
  },
});

/** @type {Cell[]} */
export const toolCells = [
  release('node18'),
  release('node26'),
  {
    kind: 'Runtimes',
    name: 'Hermes (React Native)',
    fixture: 'hermes',
    what: '`chess-arbiter` is the entry without WebAssembly; bundled by Metro with the presets of React Native',
    version: installed('hermes-engine-cli'),
    check({ folder }) {
      run(folder, process.execPath, 'build.js');
      const hermes = 'node_modules/hermes-engine-cli/linux64-bin/hermes';
      return printed('hermes', run(folder, hermes, '-O', 'bundle.js'));
    },
  },
  single('ncc', 'ncc', 'a program for Node in one file', (folder) => {
    run(folder, 'node_modules/.bin/ncc', 'build', 'main.cjs', '--out', 'built');
    if (existsSync(join(folder, 'built/index.cjs')))
      cpSync(join(folder, 'built/index.cjs'), join(folder, 'built/index.js'));
  }),
  single('Browserify', 'browserify', 'a classic script; here it is run in Node', (folder) => {
    const built = run(folder, 'node_modules/.bin/browserify', 'main.cjs');
    mkdirSync(join(folder, 'built'));
    writeFileSync(join(folder, 'built/index.js'), built);
  }),
  {
    kind: 'Test runners',
    name: 'Jest',
    fixture: 'jest',
    what: 'its environments `node` and `jsdom`, each with CommonJS and with ES modules',
    version: installed('jest'),
    check({ folder }) {
      addCommonjs(folder);
      let checks = 0;
      for (const environment of ['node', 'jsdom'])
        for (const format of ['cjs', 'mjs']) {
          const options = [`--env=${environment}`, '--runInBand', `main.test.${format}`];
          run(
            folder,
            process.execPath,
            '--experimental-vm-modules',
            'node_modules/jest/bin/jest.js',
            ...options,
          );
          checks += written(folder, 'jest');
          rmSync(join(folder, 'jest.json'));
        }
      return checks;
    },
  },
  {
    kind: 'Test runners',
    name: 'Vitest',
    fixture: 'vitest',
    what: 'its environments `node` and `jsdom`, and its browser mode in Chromium',
    version: installed('vitest'),
    check({ folder }) {
      const chromium = JSON.stringify({ executablePath: findChromium(), args: chromiumArguments });
      let checks = 0;
      for (const options of [
        ['--environment=node'],
        ['--environment=jsdom'],
        ['--config=browser.config.js'],
      ]) {
        const vitest = ['node_modules/node24/bin/node', 'node_modules/vitest/vitest.mjs', 'run'];
        run(folder, 'env', `CHROMIUM=${chromium}`, ...vitest, ...options);
        checks += written(folder, 'vitest');
        rmSync(join(folder, 'vitest.json'));
      }
      return checks;
    },
  },
  {
    kind: 'Test runners',
    name: 'node:test',
    what: 'a test as ES module',
    version: () => process.versions.node,
    check({ folder, tarball }) {
      makeProject(folder, tarball, {
        'main.test.js': nodeProgram(`import * as api from 'chess-arbiter';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
test('chess', () => writeFileSync('node.json', JSON.stringify(conformance(api, exported))));`),
      });
      run(folder, process.execPath, '--test');
      return written(folder, 'node');
    },
  },
  {
    kind: 'TypeScript',
    name: 'TypeScript 5.0 and the newest',
    fixture: 'typescript',
    what: 'strict, with `exactOptionalPropertyTypes` and without `skipLibCheck`; resolution `node10`, `node16`, `nodenext`, `bundler`; with the library of the DOM and without',
    version: (context) => `${installed('typescript50')(context)}, ${installed('typescript')(context)}`,
    check({ folder }) {
      for (const [name, text] of Object.entries(typeProject())) writeFileSync(join(folder, name), text);
      let checks = 0;
      for (const name of ['typescript50', 'typescript'])
        for (const options of typeOptions(name === 'typescript')) {
          run(folder, process.execPath, `node_modules/${name}/bin/tsc`, ...options);
          checks += 1;
        }
      return checks;
    },
  },
  {
    kind: 'Package managers',
    name: 'pnpm',
    fixture: 'pnpm',
    what: '`import` from its store of links',
    version: installed('pnpm'),
    check({ folder, tarball }) {
      makeProject(join(folder, 'project'), tarball, { 'main.js': IMPORTED });
      rmSync(join(folder, 'project/node_modules'), { recursive: true });
      const store = ['--store-dir', join(folder, 'store'), '--offline', '--ignore-scripts'];
      run(join(folder, 'project'), process.execPath, pnpmFile(folder), 'add', `file:${tarball}`, ...store);
      return printed('import', run(join(folder, 'project'), process.execPath, 'main.js'));
    },
  },
  {
    kind: 'Package managers',
    name: 'Yarn',
    fixture: 'yarn',
    what: "Plug'n'Play: the package stays in its archive",
    version: installed('@yarnpkg/cli-dist'),
    check({ folder, tarball }) {
      const project = join(folder, 'project');
      makeProject(project, tarball, { 'main.js': IMPORTED, 'yarn.lock': '', '.yarnrc.yml': YARN });
      rmSync(join(project, 'node_modules'), { recursive: true });
      const yarn = join(folder, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js');
      run(project, process.execPath, yarn, 'add', `chess-arbiter@file:${tarball}`);
      assert.ok(!existsSync(join(project, 'node_modules')));
      return printed('import', run(project, process.execPath, yarn, 'node', 'main.js'));
    },
  },
  {
    kind: 'Browsers',
    name: 'An extension (Manifest V3)',
    what: 'a page and a service worker under its default policy, with `chess-arbiter/no-wasm`; and with `chess-arbiter`, once the manifest says `"content_security_policy": { "extension_pages": "script-src \'self\' \'wasm-unsafe-eval\'" }`',
    version: () => extensionVersion,
    async check({ folder, tarball }) {
      const wasm = { extension_pages: "script-src 'self' 'wasm-unsafe-eval'" };
      return (
        (await inExtension(join(folder, 'no-wasm'), tarball, 'no-wasm', {})) +
        (await inExtension(join(folder, 'wasm'), tarball, 'index', { content_security_policy: wasm }))
      );
    },
  },
];

/** What the browser of the extension calls itself. */
let extensionVersion = '';

/**
 * Loads an extension into Chromium: its service worker and its page run the conformance script.
 *
 * @param {string} folder
 * @param {string} tarball
 * @param {string} entry of the package
 * @param {object} manifest what its manifest says more
 */
async function inExtension(folder, tarball, entry, manifest) {
  const main = nodeProgram(`import * as api from './node_modules/chess-arbiter/dist/${entry}.js';
const report = conformance(api, exported);`);
  makeProject(folder, tarball, {
    'manifest.json': JSON.stringify({
      manifest_version: 3,
      name: 'Chess',
      version: '1.0',
      background: { service_worker: 'worker.js', type: 'module' },
      ...manifest,
    }),
    'worker.js': `${main}\nself.report = report;`,
    'main.js': `${main}\ndocument.body.dataset.reports = JSON.stringify({ page: report });`,
    'page.html': '<!doctype html><body><script type="module" src="main.js"></script></body>',
  });
  const executablePath = findChromium();
  const context = await chromium.launchPersistentContext(join(folder, '../profile'), {
    headless: false,
    args: [...chromiumArguments, '--headless=new', `--load-extension=${folder}`],
    ignoreDefaultArgs: ['--disable-extensions'],
    ...(executablePath && { executablePath }),
  });
  try {
    extensionVersion = `Chromium ${context.browser()?.version()}`;
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const report = await worker.evaluate(() => Reflect.get(self, 'report'));
    const { reports, complaints } = await reportsOf(context, new URL('page.html', worker.url()).href);
    assert.deepEqual(complaints, []);
    return checkReports({ ...reports, worker: report }, ['page', 'worker']) + 1;
  } finally {
    await context.close();
    rmSync(join(folder, '../profile'), { recursive: true });
  }
}

const YARN = `nodeLinker: pnp
enableTelemetry: false
enableGlobalCache: false
enableImmutableInstalls: false
`;

/** Where pnpm's program lies. @param {string} folder */
function pnpmFile(folder) {
  const { bin } = JSON.parse(readFileSync(join(folder, 'node_modules/pnpm/package.json'), 'utf8'));
  return join(folder, 'node_modules/pnpm', typeof bin === 'string' ? bin : bin.pnpm);
}
