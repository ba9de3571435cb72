// The cells of the matrix: each is a folder of `cells`, copied out of the workspace, with its tools installed at the
// versions that its lock file pins and the packed package beside them. A cell returns how many checks have passed,
// and throws if anything is wrong.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { START as BOARD_START, driveBoard, driveDemo, LOOKS } from './boards.js';
import { IMPORTED, installed, nodeProgram, printed, startServer } from './cell.js';
import { facadeCells } from './facade-cells.js';
import { frameworkCells } from './framework-cells.js';
import { checkReports, makeProject, POLICY, ROOT, reportsOf, run, serve } from './support.js';
import { toolCells } from './tool-cells.js';
import { startFirefox, startWebKit } from './webdriver.js';

/** @import { Cell, Context } from './cell.js' */

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

/**
 * Sends moves to a server that verifies them.
 *
 * @param {string} url
 * @param {string} report the name of the one that it gives for `GET`
 */
async function verifyByHttp(url, report) {
  const reports = await (await fetch(url)).json();
  const checks = checkReports(reports, [report]);
  const send = (/** @type {string} */ move) =>
    fetch(url, { method: 'POST', body: JSON.stringify({ fen: START, move }) });
  const good = await send('e2e4');
  assert.deepEqual([good.status, await good.json()], [200, { fen: AFTER_E4 }]);
  const bad = await send('c1f4');
  assert.equal(bad.status, 422);
  assert.deepEqual(await bad.json(), {
    message: 'The bishop on c1 cannot reach f4: the pawn on d2 is in the way.',
    code: 'path-blocked',
  });
  return checks + 4;
}

/**
 * Opens what a bundler has built, under the policy, in Chromium.
 *
 * @param {Context} context
 * @param {string} folder that is served
 */
async function openBuilt({ browser }, folder) {
  const server = await serve(folder, {
    'content-security-policy': POLICY + inlineMaps(folder),
  });
  try {
    const { reports, complaints } = await reportsOf(await browser(), server.url);
    const checks = checkReports(reports, ['page', 'worker']);
    assert.deepEqual(complaints, []);
    return checks + 1;
  } finally {
    server.close();
  }
}

/** What the policy must add for the import maps that a bundler (Parcel) writes into the page. @param {string} folder */
function inlineMaps(folder) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const maps = [...html.matchAll(/<script type="?importmap"?>(.*?)<\/script>/gs)];
  return maps
    .map(([, map = '']) => ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`)
    .join('');
}

/** Puts the file of the module beside the script, as the README says. @param {string} folder */
const copyModule = (folder) =>
  cpSync(
    join(folder, 'node_modules/chess-arbiter/dist/chess_arbiter.wasm'),
    join(folder, 'dist/chess_arbiter.wasm'),
  );

/**
 * A bundler.
 *
 * @param {string} name
 * @param {string} fixture
 * @param {(context: Context) => Promise<number> | number} check
 * @param {string} [what]
 * @returns {Cell}
 */
const bundler = (
  name,
  fixture,
  check,
  what = 'a built page in Chromium, and the slim entry in its worker, under the policy; `require` gives the same copy',
) => ({ kind: 'Bundlers', name, fixture, what, version: installed(fixture), check });

/**
 * A board: its example is built with Vite, and its pieces are dragged in Chromium.
 *
 * @param {string} name
 * @param {string} licence
 * @param {string} [module] its package
 * @returns {Cell}
 */
const board = (name, licence, module = name) => ({
  kind: 'Boards',
  name: name === 'chessboardjs' ? 'chessboard.js' : name,
  fixture: `examples/${name}`,
  what: `[recipe](recipes/${name}.md); its licence: ${licence}`,
  version: installed(module),
  async check({ folder, browser }) {
    run(folder, 'node_modules/.bin/vite', 'build', '--logLevel', 'warn');
    const server = await serve(join(folder, 'dist'));
    const page = await (await browser()).newPage();
    /** @type {string[]} */
    const thrown = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    try {
      await page.goto(`${server.url}?fen=${encodeURIComponent(BOARD_START)}`);
      const checks = await driveBoard(page, /** @type {import('./boards.js').Look} */ (LOOKS[name]));
      assert.deepEqual(thrown, []);
      return checks + 1;
    } finally {
      await page.close();
      server.close();
    }
  },
});

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((left, right) => left + right, 0);

/** Puts the page into a cell. @param {string} folder */
const addPage = (folder) => cpSync(join(ROOT, 'tests/matrix/page'), folder, { recursive: true });

const ENGINE =
  'the default entry on a page and the slim one in a worker, under the policy; a game on the demo; the boards of the gallery';

/** What the last engine called itself. */
let engineVersion = '';

/**
 * Lets the page require the package too: it must get the copy that it imports.
 *
 * @param {string} folder
 */
function addRequire(folder) {
  writeFileSync(join(folder, 'required.cjs'), "module.exports = require('chess-arbiter');\n");
  appendFileSync(
    join(folder, 'main.js'),
    `import required from './required.cjs';
page.checks += 1;
if (required.Game !== api.Game) page.failures.push('require and import give two copies');\n`,
  );
}

/** @param {string} folder @param {string} tarball @param {() => Promise<import('./webdriver.js').Engine>} start */
async function engine(folder, tarball, start) {
  const browser = await start();
  engineVersion = browser.version;
  try {
    return await inEngine(folder, tarball, browser);
  } finally {
    await browser.close();
  }
}

/**
 * Runs the conformance script in a browser, plays on the demo and drives the boards of the gallery.
 *
 * @param {string} folder
 * @param {string} tarball
 * @param {import('./webdriver.js').Engine} page
 */
async function inEngine(folder, tarball, page) {
  addPage(folder);
  makeProject(folder, tarball);
  // No bundler: what is imported by its name is imported by its place.
  for (const file of ['main.js', 'worker.js']) {
    const text = readFileSync(join(folder, file), 'utf8');
    const place = (/** @type {string} */ name) => `'./node_modules/chess-arbiter/dist/${name}.js'`;
    const plain = text
      .replace("'chess-arbiter/slim'", place('slim'))
      .replace("'chess-arbiter/languages/de'", place('languages/de'))
      .replace("'chess-arbiter'", place('index'));
    writeFileSync(join(folder, file), plain);
  }
  const bare = await serve(folder, { 'content-security-policy': POLICY });
  // A build of its own: nobody builds it anew meanwhile.
  const built = join(folder, 'demo');
  const vite = join(ROOT, 'node_modules/.bin/vite');
  run(join(ROOT, 'www'), vite, 'build', '--outDir', built, '--logLevel', 'warn');
  const demo = await serve(built);
  try {
    await page.goto(bare.url);
    let reports;
    for (let attempt = 0; attempt < 100 && !reports; attempt += 1) {
      await page.waitForTimeout(100);
      reports = await page.evaluate(() => document.body.dataset.reports);
    }
    let checks = checkReports(JSON.parse(reports ?? '{}'), ['page', 'worker']);
    await page.goto(demo.url);
    checks += await driveDemo(page);
    for (const name of ['cm-chessboard', 'react-chessboard', 'chessboardjs', 'chessboard-element']) {
      await page.goto(`${demo.url}boards.html?fen=${encodeURIComponent(BOARD_START)}`);
      const look = /** @type {import('./boards.js').Look} */ (LOOKS[name]);
      await page.locator(`#${name} .card-board > .board`).scrollIntoViewIfNeeded();
      checks += await driveBoard(page, look, `#${name}`).catch((error) => {
        throw new Error(`${name}: ${error.message}`);
      });
    }
    return checks;
  } finally {
    await page.close();
    bare.close();
    demo.close();
  }
}

/** @type {Cell[]} */
export const cells = [
  {
    kind: 'Runtimes',
    name: 'Node, ES modules',
    what: '`import`; the slim entry finds its file',
    version: () => process.versions.node,
    check({ folder, tarball }) {
      makeProject(folder, tarball, {
        'main.js': IMPORTED,
        'slim.js': nodeProgram(`import * as api from 'chess-arbiter/slim';
await api.init();
console.log(JSON.stringify({ slim: conformance(api, exported) }));`),
      });
      return (
        printed('import', run(folder, process.execPath, 'main.js')) +
        printed('slim', run(folder, process.execPath, 'slim.js'))
      );
    },
  },
  {
    kind: 'Runtimes',
    name: 'Node, CommonJS',
    what: '`require`, of the ES module and, where Node cannot, of CommonJS',
    version: () => process.versions.node,
    check({ folder, tarball }) {
      makeProject(folder, tarball, {
        'main.cjs': `const required = require('chess-arbiter');
const { default: german } = require('chess-arbiter/languages/de');
Promise.all([import('./conformance.js'), import('./exports.js')]).then(([{ conformance }, { exported }]) => {
  console.log(JSON.stringify({ require: conformance(required, exported, german) }));
});`,
      });
      const without = '--no-experimental-require-module';
      return (
        printed('require', run(folder, process.execPath, 'main.cjs')) +
        printed('require', run(folder, process.execPath, without, 'main.cjs'))
      );
    },
  },
  {
    kind: 'Runtimes',
    name: 'Deno',
    fixture: 'deno',
    what: '`import`, `require` (one copy), slim; not `deno compile`, which downloads a runtime of its own',
    version: installed('deno'),
    check({ folder }) {
      const deno = (/** @type {string} */ script) =>
        run(folder, 'node_modules/.bin/deno', 'run', '--no-remote', '--allow-read', '--quiet', script);
      return (
        printed('import', deno('main.js')) +
        printed('require', deno('required.cjs')) +
        printed('slim', deno('slim.js'))
      );
    },
  },
  {
    kind: 'Runtimes',
    name: 'Bun',
    fixture: 'bun',
    what: '`import`, `require` (one copy), slim; `bun build --compile`',
    version: installed('bun'),
    check({ folder }) {
      run(folder, process.execPath, 'node_modules/bun/install.js');
      const bun = (/** @type {string} */ script) => run(folder, 'node_modules/.bin/bun', script);
      const alone = join(folder, 'alone');
      mkdirSync(alone);
      run(folder, 'node_modules/.bin/bun', 'build', '--compile', 'main.js', '--outfile', join(alone, 'main'));
      return (
        printed('import', bun('main.js')) +
        printed('require', bun('required.cjs')) +
        printed('slim', bun('slim.js')) +
        printed('import', run(alone, join(alone, 'main')))
      );
    },
  },
  {
    kind: 'Runtimes',
    name: 'workerd',
    fixture: 'workerd',
    what: 'a worker that verifies moves sent by HTTP',
    version: installed('workerd'),
    async check({ folder }) {
      run(folder, process.execPath, 'build.js');
      const command = ['node_modules/.bin/workerd', 'serve', 'config.capnp', '--control-fd=1'];
      const server = await startServer(folder, command, {}, /"port":\s*(\d+)/);
      try {
        return await verifyByHttp(server.url, 'worker');
      } finally {
        server.stop();
      }
    },
  },
  bundler(
    'Vite',
    'vite',
    async (context) => {
      const { folder, browser } = context;
      addPage(folder);
      run(folder, 'node_modules/.bin/vite', 'build', '--logLevel', 'warn');
      const built = await openBuilt(context, join(folder, 'dist'));
      const command = ['node_modules/.bin/vite', '--host', '127.0.0.1', '--port', '0'];
      const server = await startServer(folder, command, { NO_COLOR: '1' }, /127\.0\.0\.1:(\d+)/);
      try {
        const { reports } = await reportsOf(await browser(), `${server.url}/`);
        return built + checkReports(reports, ['page', 'worker']);
      } finally {
        server.stop();
      }
    },
    'a built page in Chromium, and the slim entry in its worker, under the policy; the same in development',
  ),
  bundler('webpack', 'webpack', (context) => {
    const { folder } = context;
    addPage(folder);
    addRequire(folder);
    run(folder, process.execPath, 'build.js');
    cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
    return openBuilt(context, join(folder, 'dist'));
  }),
  bundler(
    'Rollup',
    'rollup',
    (context) => {
      const { folder } = context;
      addPage(folder);
      run(folder, 'node_modules/.bin/rollup', '--config', '--failAfterWarnings', '--silent');
      cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
      copyModule(folder);
      return openBuilt(context, join(folder, 'dist'));
    },
    'a built page in Chromium, and the slim entry in its worker, under the policy; for slim, the `.wasm` file is copied beside the script',
  ),
  bundler(
    'esbuild',
    'esbuild',
    async (context) => {
      const { folder } = context;
      addPage(folder);
      addRequire(folder);
      run(folder, process.execPath, 'build.js');
      cpSync(join(folder, 'index.html'), join(folder, 'dist/index.html'));
      copyModule(folder);
      writeFileSync(join(folder, 'program.js'), IMPORTED);
      run(folder, process.execPath, 'conditions.js');
      const alone = join(folder, 'alone');
      const checks = readdirSync(alone).map((file) => printed('import', run(alone, process.execPath, file)));
      return sum(checks) + (await openBuilt(context, join(folder, 'dist')));
    },
    'as webpack; for slim, the `.wasm` file is copied beside the script; for each platform and format, with conditions of its own',
  ),
  bundler(
    'Parcel',
    'parcel',
    (context) => {
      const { folder } = context;
      addPage(folder);
      addRequire(folder);
      run(folder, 'node_modules/.bin/parcel', 'build', 'index.html', '--no-cache', '--public-url', './');
      return openBuilt(context, join(folder, 'dist'));
    },
    'as webpack; Parcel writes an import map into the page, which the policy must allow by its digest',
  ),
  bundler(
    'Next.js',
    'next',
    async ({ folder, browser }) => {
      const env = { NEXT_TELEMETRY_DISABLED: '1' };
      run(folder, 'env', 'NEXT_TELEMETRY_DISABLED=1', 'node_modules/.bin/next', 'build');
      const command = ['node_modules/.bin/next', 'start', '--hostname', '127.0.0.1', '--port', '0'];
      const server = await startServer(folder, command, env, /127\.0\.0\.1:(\d+)/);
      try {
        const { reports, complaints } = await reportsOf(await browser(), `${server.url}/`);
        const checks = checkReports(reports, ['page', 'worker']);
        assert.deepEqual(complaints, []);
        const html = await (await fetch(`${server.url}/`)).text();
        assert.ok(html.includes(AFTER_E4), 'the server component has asked');
        return (
          checks +
          2 +
          (await verifyByHttp(`${server.url}/api/verify`, 'server')) +
          (await verifyByHttp(`${server.url}/api/edge`, 'edge'))
        );
      } finally {
        server.stop();
      }
    },
    'a client component and its worker in Chromium; a server component; routes that verify a move, in Node and in the edge runtime',
  ),
  ...frameworkCells,
  board('chessground', 'GPL-3.0-or-later'),
  board('cm-chessboard', 'MIT'),
  board('react-chessboard', 'MIT'),
  board('chessboardjs', 'MIT', '@chrisoakman/chessboardjs'),
  board('chessboard-element', 'MIT'),
  {
    kind: 'Browsers',
    name: 'Chromium',
    what: ENGINE,
    version: () => engineVersion,
    async check({ folder, tarball, browser }) {
      const chromium = await browser();
      engineVersion = chromium.version();
      const page = /** @type {any} */ (await chromium.newPage());
      return inEngine(folder, tarball, page);
    },
  },
  {
    kind: 'Browsers',
    name: 'Firefox',
    what: ENGINE,
    version: () => engineVersion,
    check: ({ folder, tarball }) => engine(folder, tarball, startFirefox),
  },
  {
    kind: 'Browsers',
    name: 'WebKit (WebKitGTK)',
    what: ENGINE,
    version: () => engineVersion,
    check: ({ folder, tarball }) => engine(folder, tarball, startWebKit),
  },
  ...toolCells,
  ...facadeCells,
];
