// The cells of the web frameworks. Each has a board of its own in `cells`, drawn in the way of the framework from the game that
// its state holds; all of them behave alike, and are driven alike.
import assert from 'node:assert/strict';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { driveBoard, START } from './boards.js';
import { installed, startServer } from './cell.js';
import { checkReports, freePort, ROOT, reportsOf, run, serve } from './support.js';

/** @import { Cell, Context } from './cell.js' */

const README = join(ROOT, 'pkg/README.md');

/** Newer than the Node that this package asks for: several frameworks want it. */
const NODE = 'node_modules/node24/bin/node';

/**
 * @typedef {object} Framework
 * @property {string} name
 * @property {string} fixture
 * @property {string} what
 * @property {string[]} packages whose versions are told
 * @property {string[]} build the command, without Node
 * @property {string} [folder] that is served as it is
 * @property {string[]} [server] the command that serves, with a `PORT` to put in, without Node
 * @property {(folder: string) => void} [prepare] adds to the cell
 * @property {(page: import('@playwright/test').Page) => Promise<number>} [drive] does more with the page
 * @property {boolean} [rendersOnServer] whether the page comes with a board, and with the report of the server
 */

/** @type {Framework[]} */
const FRAMEWORKS = [
  {
    name: 'Vue with Pinia',
    fixture: 'vue',
    what: 'a game in a `ref` of a store, and one in `reactive`',
    packages: ['vue', 'pinia'],
    build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    folder: 'dist',
  },
  {
    name: 'Nuxt',
    fixture: 'nuxt',
    what: 'a game in `reactive`; rendered by its server, then in the page',
    packages: ['nuxt'],
    build: ['node_modules/nuxt/bin/nuxt.mjs', 'build'],
    server: ['.output/server/index.mjs'],
    rendersOnServer: true,
  },
  {
    name: 'SvelteKit',
    fixture: 'sveltekit',
    what: 'a game in `$state.raw`; rendered by its server, then in the page',
    packages: ['@sveltejs/kit'],
    build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    server: ['node_modules/vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', 'PORT'],
    rendersOnServer: true,
  },
  {
    name: 'React Router',
    fixture: 'react-router',
    what: 'a game in `useState`; rendered by its server, then in the page',
    packages: ['react-router'],
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    server: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
    rendersOnServer: true,
  },
  {
    name: 'Angular',
    fixture: 'angular',
    what: 'a game in a `signal`; rendered while it is built, then in the page; the component of the README',
    packages: ['@angular/core'],
    build: ['node_modules/@angular/cli/bin/ng.js', 'build'],
    folder: 'dist/browser',
    rendersOnServer: true,
    prepare: addReadme,
    drive: driveReadme,
  },
  {
    name: 'Astro',
    fixture: 'astro',
    what: 'a script without a framework; the page is rendered by its server',
    packages: ['astro'],
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    server: ['dist/server/entry.mjs'],
    rendersOnServer: true,
  },
  {
    name: 'Solid',
    fixture: 'solid',
    what: 'a game in `createMutable`',
    packages: ['solid-js'],
    build: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    folder: 'dist',
  },
];

/**
 * Writes the component that the README has for Angular into its cell.
 *
 * @param {string} folder
 */
function addReadme(folder) {
  const [, code = ''] = /^## In Angular\n.*?^```ts\n(.*?)^```$/ms.exec(readFileSync(README, 'utf8')) ?? [];
  writeFileSync(join(folder, 'src/readme.ts'), code);
}

/**
 * Plays with the buttons of that component.
 *
 * @param {import('@playwright/test').Page} page
 */
async function driveReadme(page) {
  const component = page.locator('app-game');
  for (const move of ['e4', 'f5', 'Qh5+']) await component.getByText(move, { exact: true }).click();
  assert.equal(await component.locator('p').textContent(), 'Check!');
  return 1;
}

/** What every board looks like: the frameworks only say what stands where. */
const STYLE = `
.board { display: grid; width: 320px; height: 320px; grid-template: repeat(8, 40px) / repeat(8, 40px); user-select: none }`;

const LOOK = { area: '.board', destination: '.destination', check: '.check' };

const ENTITIES = /** @type {const} */ ({
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  '#34': '"',
  '#39': "'",
  '#x27': "'",
});

/**
 * The report that the server has written into its page, which comes with the board as well.
 *
 * @param {string} url
 */
async function checkServer(url) {
  const html = await (await fetch(url)).text();
  assert.ok(html.includes(START), 'the page comes with its position');
  const [, text = ''] = /class="server"[^>]*>(.*?)</s.exec(html) ?? [];
  const report = text.replace(/&(\w+|#\w+);/g, (_, name) => ENTITIES[/** @type {'amp'} */ (name)]);
  return checkReports({ server: JSON.parse(report || '{}') }, ['server']) + 1;
}

/**
 * @param {Context} context
 * @param {Framework} framework
 */
async function start({ folder }, { server, folder: served = '' }) {
  if (!server) return serve(join(folder, served));
  const port = String(await freePort());
  const command = server.map((part) => part.replace('PORT', port));
  const started = await startServer(
    folder,
    [NODE, ...command],
    { HOST: '127.0.0.1', PORT: port, NO_COLOR: '1' },
    new RegExp(`(${port})`),
  );
  return { url: `${started.url}/`, close: started.stop };
}

/** @param {Framework} framework @returns {Cell} */
const cellOf = (framework) => ({
  kind: 'Frameworks',
  name: framework.name,
  fixture: framework.fixture,
  what: framework.what,
  version: (context) => framework.packages.map((name) => installed(name)(context)).join(', '),
  async check(context) {
    const { folder, browser } = context;
    copyFileSync(join(ROOT, 'tests/matrix/cells/board.js'), join(folder, 'board.js'));
    framework.prepare?.(folder);
    run(folder, NODE, ...framework.build);
    const server = await start(context, framework);
    const chromium = await browser();
    const page = await chromium.newPage();
    try {
      let checks = framework.rendersOnServer ? await checkServer(server.url) : 0;
      const { reports, complaints } = await reportsOf(chromium, server.url);
      checks += checkReports(reports, ['page']);
      assert.deepEqual(complaints, []);
      await page.goto(server.url);
      await page.waitForFunction(() => document.body.dataset.reports);
      await page.addStyleTag({ content: STYLE });
      checks += await driveBoard(page, LOOK);
      return checks + 1 + ((await framework.drive?.(page)) ?? 0);
    } finally {
      await page.close();
      server.close();
    }
  },
});

export const frameworkCells = FRAMEWORKS.map(cellOf);
