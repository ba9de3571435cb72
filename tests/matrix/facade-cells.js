// The cells of the facade for code written for chess.js: the packed package in a new project, where chess.js is never
// installed.
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed, printed } from './cell.js';
import { checkReports, makeProject, POLICY, ROOT, reportsOf, run, serve } from './support.js';

/** @import { Cell } from './cell.js' */

/** @param {string} folder */
const addFacade = (folder) => cpSync(join(ROOT, 'tests/matrix/facade.js'), join(folder, 'facade.js'));

const PAGE = `import * as api from 'chess-arbiter/chess.js';
import { facade } from './facade.js';
document.body.dataset.reports = JSON.stringify({ facade: facade(api) });`;

/** @type {Cell[]} */
export const facadeCells = [
  {
    kind: 'Code for chess.js',
    name: '`chess-arbiter/chess.js` in Node',
    what: '`import`; `require`, of the ES module and, where Node cannot, of CommonJS',
    version: () => process.versions.node,
    check({ folder, tarball }) {
      makeProject(folder, tarball, {
        'main.js': `import * as api from 'chess-arbiter/chess.js';
import { facade } from './facade.js';
console.log(JSON.stringify({ facade: facade(api) }));`,
        'main.cjs': `const api = require('chess-arbiter/chess.js');
import('./facade.js').then(({ facade }) => console.log(JSON.stringify({ facade: facade(api) })));`,
      });
      addFacade(folder);
      const without = '--no-experimental-require-module';
      const runs = [['main.js'], ['main.cjs'], [without, 'main.cjs']];
      const checks = runs.map((command) => printed('facade', run(folder, process.execPath, ...command)));
      return checks.reduce((sum, count) => sum + count);
    },
  },
  {
    kind: 'Code for chess.js',
    name: '`chess-arbiter/chess.js`, bundled by Vite',
    fixture: 'vite',
    what: 'a built page in Chromium, under the policy',
    version: installed('vite'),
    async check({ folder, browser }) {
      addFacade(folder);
      cpSync(join(ROOT, 'tests/matrix/page/index.html'), join(folder, 'index.html'));
      writeFileSync(join(folder, 'main.js'), PAGE);
      run(folder, 'node_modules/.bin/vite', 'build', '--logLevel', 'warn');
      const server = await serve(join(folder, 'dist'), { 'content-security-policy': POLICY });
      try {
        const { reports, complaints } = await reportsOf(await browser(), server.url);
        if (complaints.length > 0) throw new Error(complaints.join('\n'));
        return checkReports(reports, ['facade']) + 1;
      } finally {
        server.close();
      }
    },
  },
];
