// Writes pkg/dist: the package once more for `require`, with its types. It is for what cannot `require` an ES module
// (Node before 20.19, Jest); everything else gets the ES modules, so that a program holds one copy of the package.
// It reads the module from its file, which embedding a second time would only make the package larger.
//
//   node scripts/build-cjs.mjs
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PKG = fileURLToPath(new URL('../pkg/', import.meta.url));

/** What `require('chess-arbiter')` gives: the default entry, but for where the module comes from. */
const ENTRY = '\0require-entry';
const ENTRY_TEXT = `
import { readFileSync } from 'node:fs';
import { initSync } from '${PKG}wasm/chess_arbiter.js';
initSync({ module: readFileSync(require.resolve('../wasm/chess_arbiter_bg.wasm')) });
export * from '${PKG}lib/api.js';
`;

rmSync(`${PKG}dist`, { recursive: true, force: true });
const bundle = await rolldown({
  cwd: PKG,
  platform: 'node',
  input: { index: ENTRY, slim: `${PKG}slim.js`, board: `${PKG}board.js` },
  external: ['node:fs'],
  // The address of a module, as if it lay beside the one that it was made from.
  transform: { define: { 'import.meta.url': 'require("node:url").pathToFileURL(__dirname).href' } },
  plugins: [
    {
      name: 'require-entry',
      resolveId: (id) => (id === ENTRY ? id : null),
      load: (id) => (id === ENTRY ? ENTRY_TEXT : null),
    },
  ],
});
await bundle.write({
  dir: `${PKG}dist`,
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: 'shared.cjs',
  comments: { legal: false },
});
await bundle.close();

// A language is plain data.
mkdirSync(`${PKG}dist/languages`, { recursive: true });
for (const file of readdirSync(`${PKG}languages`).filter((name) => name.endsWith('.js'))) {
  const { default: language } = await import(`${PKG}languages/${file}`);
  const text = `'use strict';\nexports.default = ${JSON.stringify(language)};\n`;
  writeFileSync(`${PKG}dist/languages/${file.replace('.js', '.cjs')}`, text);
}

// The declarations are the same; a .d.cts says that a CommonJS module stands behind them.
mkdirSync(`${PKG}dist`, { recursive: true });
for (const name of ['index', 'slim', 'board', 'languages/language']) {
  const types = readFileSync(`${PKG}${name}.d.ts`, 'utf8').replace(
    /from '(\.+)\/index\.js'/g,
    "from '$1/index.cjs'",
  );
  writeFileSync(`${PKG}dist/${name}.d.cts`, types);
}
