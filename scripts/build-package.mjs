// Writes pkg/dist, which is what is published: the entries of pkg/entries as ES modules, as CommonJS and as one classic
// script, for the engines that the README names.
//
// The entries of a format share one chunk, and those that have the whole module another one. So what one has made is known to the others, and a constant stands where it is
// used: V8 reads one that is imported anew each time, which takes a third of the time of a question. The names of functions
// and classes are kept; all else is minified, which is a tenth of the time that it takes to import.
//
//   node scripts/build-package.mjs
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PKG = fileURLToPath(new URL('../pkg/', import.meta.url));
const DIST = `${PKG}dist/`;

/**
 * The syntax that the oldest engines of the README know: this one knows the least. What `pkg/lib` may call is checked by
 * `tests/js/baseline.test.js`.
 */
const TARGET = 'firefox90';

/** The entries as ES modules, by the names of their files. */
const IMPORTED = {
  index: 'index',
  slim: 'slim',
  board: 'board',
  'no-wasm': 'no-wasm',
  node: 'node',
  'node-slim': 'node-slim',
  workerd: 'workerd',
  'edge-light': 'edge-light',
  rules: 'rules',
  'rules-slim': 'rules-slim',
  'rules-no-wasm': 'rules-no-wasm',
  'rules-node': 'rules-node',
  'rules-node-slim': 'rules-node-slim',
  'rules-workerd': 'rules-workerd',
  'rules-edge-light': 'rules-edge-light',
  chess: 'chess',
  'chess-no-wasm': 'chess-no-wasm',
  'chess-node': 'chess-node',
  'chess-workerd': 'chess-workerd',
  'chess-edge-light': 'chess-edge-light',
};

/** The entries as CommonJS. What is embedded is one of its own: in Node it is taken only if it must be. */
const REQUIRED = {
  index: 'index',
  slim: 'slim',
  board: 'board',
  'no-wasm': 'no-wasm',
  node: 'node-require',
  'node-slim': 'node-slim',
  embedded: 'embedded',
  rules: 'rules',
  'rules-slim': 'rules-slim',
  'rules-no-wasm': 'rules-no-wasm',
  'rules-node': 'rules-node-require',
  'rules-node-slim': 'rules-node-slim',
  'rules-embedded': 'rules-embedded',
  chess: 'chess',
  'chess-no-wasm': 'chess-no-wasm',
  'chess-node': 'chess-node-require',
};

/** What all entries share. */
const SHARED = /pkg\/lib\/|pkg\/languages\/en\.js$|wasm\/chess_arbiter\.js$|entries\/(start|decode)\.js$/;

/** What those share that have the whole module. */
const WHOLE = /pkg\/lib\/(pgn\/(?!tree)|whole-game|game-data|extras|setup|api)/;

/** The entries that have declarations, and their files. */
const DECLARED = {
  index: 'index.d.ts',
  slim: 'slim.d.ts',
  board: 'board.d.ts',
  'no-wasm': 'no-wasm.d.ts',
  rules: 'rules.d.ts',
  'rules-slim': 'rules/slim.d.ts',
  chess: 'chess.js/index.d.ts',
};

/** @param {Record<string, string>} names */
const entries = (names) =>
  Object.fromEntries(Object.entries(names).map(([file, name]) => [file, `${PKG}entries/${name}.js`]));

/**
 * @param {import('rolldown').InputOptions} input
 * @param {import('rolldown').OutputOptions} output
 */
async function build(input, output) {
  const bundle = await rolldown({
    cwd: PKG,
    platform: 'neutral',
    external: ['node:fs', 'url', './embedded.cjs', './rules-embedded.cjs', /chess_arbiter\w*\.wasm/],
    ...input,
    transform: { target: TARGET, ...input.transform },
    optimization: { inlineConst: { mode: 'smart', pass: 3 } },
  });
  await bundle.write({
    dir: DIST,
    comments: { legal: false, jsdoc: false, annotation: true },
    minify: {
      compress: true,
      mangle: { toplevel: false, keepNames: { class: true, function: false } },
      // Node shows the line that threw: it is to be one that can be read.
      codegen: false,
    },
    codeSplitting: {
      groups: [
        { name: 'translated', test: /wasm\/chess_arbiter_no_wasm\.js$/ },
        { name: 'rules-translated', test: /wasm\/chess_arbiter_rules_no_wasm\.js$/ },
        {
          name: 'shared',
          test: (id) => SHARED.test(id) && !WHOLE.test(id),
          priority: 1,
        },
        { name: 'whole', test: WHOLE },
        { name: 'load', test: /entries\/load\.js$/ },
        { name: 'facade', test: /pkg\/chess\.js\// },
      ],
    },
    ...output,
  });
  await bundle.close();
}

rmSync(DIST, { recursive: true, force: true });

/**
 * The entries of the facade import another for what it starts: the file as it lies beside them, so that it stays whole.
 *
 * @param {Record<string, string>} names
 * @param {string} extension
 * @returns {import('rolldown').Plugin}
 */
const startedByAnother = (names, extension) => ({
  name: 'started-by-another',
  resolveId: (id, importer) => {
    if (!importer || !/\/entries\/chess[^/]*\.js$/.test(importer)) return null;
    const [file] = Object.entries(names).find(([, name]) => id === `./${name}.js`) ?? [];
    return file === undefined ? null : { id: `./${file}${extension}`, external: true };
  },
});

await build(
  { input: entries(IMPORTED), plugins: [startedByAnother(IMPORTED, '.js')] },
  { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
);

// These only refer to two of those.
const BUNDLED = ['node-bundled', 'rules-node-bundled', 'chess-node-bundled'];
await build(
  {
    input: entries(Object.fromEntries(BUNDLED.map((name) => [name, name]))),
    external: ['./index.js', './node.js', './rules.js', './rules-node.js', './chess.js', './chess-node.js'],
  },
  { format: 'es', entryFileNames: '[name].js' },
);

await build(
  {
    input: entries(REQUIRED),
    plugins: [
      startedByAnother(REQUIRED, '.cjs'),
      {
        name: 'one-embedded',
        resolveId: (id, importer) =>
          importer && /^\.\/(rules-)?embedded\.js$/.test(id) ? id.replace('.js', '.cjs') : null,
      },
    ],
    transform: { define: { 'import.meta.url': 'require("url").pathToFileURL(__filename).href' } },
  },
  { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs', exports: 'named' },
);

await build(
  { input: entries({ global: 'global' }) },
  { format: 'iife', entryFileNames: '[name].js', minify: true, codeSplitting: false },
);

for (const name of ['chess_arbiter', 'chess_arbiter_rules'])
  copyFileSync(`${PKG}wasm/${name}_bg.wasm`, `${DIST}${name}.wasm`);

// The declarations are the same; a .d.cts says that a CommonJS module stands behind them.
for (const [name, file] of Object.entries(DECLARED)) {
  const types = readFileSync(`${PKG}${file}`, 'utf8').replace(/(?<=from ')\.\.?\/(\w+)\.js'/g, "./$1.cjs'");
  writeFileSync(`${DIST}${name}.d.cts`, types);
}

// A language is plain data.
mkdirSync(`${DIST}languages`);
const languages = readdirSync(`${PKG}languages`).filter((file) => file.endsWith('.js'));
for (const file of languages) {
  const { default: language } = await import(`${PKG}languages/${file}`);
  const data = JSON.stringify(language);
  writeFileSync(`${DIST}languages/${file}`, `export default ${data};\n`);
  writeFileSync(
    `${DIST}languages/${file.replace('.js', '.cjs')}`,
    `'use strict';\nexports.default = ${data};\n`,
  );
}
const declared = readFileSync(`${PKG}languages/language.d.ts`, 'utf8');
writeFileSync(`${DIST}languages/language.d.ts`, declared.replace("'../index.js'", "'../../index.js'"));
writeFileSync(`${DIST}languages/language.d.cts`, declared.replace("'../index.js'", "'../index.cjs'"));
