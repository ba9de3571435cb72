// Writes pkg/dist, which is what is published: the entries of pkg/entries as ES modules, as CommonJS and as one classic
// script, for the engines that the README names.
//
// The entries share one chunk. So what one has made is known to the others, and a constant stands where it is used:
// V8 reads one that is imported anew each time, which takes a third of the time of a question.
//
//   node scripts/build-package.mjs
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const PKG = fileURLToPath(new URL('../pkg/', import.meta.url));
const DIST = `${PKG}dist/`;

/** The oldest engines that it is for. Their libraries set what `pkg/lib` may call; `tests/js/baseline.test.js` checks. */
const TARGET = ['chrome90', 'edge90', 'firefox90', 'safari15', 'ios15', 'node18'];

/** What `require` may give. The other entries are for platforms that need none. */
const REQUIRED = ['index', 'node', 'slim', 'slim-node', 'board', 'no-wasm'];
const IMPORTED = [...REQUIRED, 'workerd', 'edge-light'];

/** The entries that have declarations. */
const DECLARED = ['index', 'slim', 'board', 'no-wasm'];

/** @param {string[]} names */
const entries = (names) => Object.fromEntries(names.map((name) => [name, `${PKG}entries/${name}.js`]));

/**
 * @param {import('rolldown').InputOptions} input
 * @param {import('rolldown').OutputOptions} output
 */
async function build(input, output) {
  const bundle = await rolldown({
    cwd: PKG,
    platform: 'neutral',
    external: ['node:fs', 'url', /chess_arbiter\.wasm/],
    ...input,
    transform: { target: TARGET, ...input.transform },
    optimization: { inlineConst: { mode: 'smart', pass: 3 } },
  });
  await bundle.write({
    dir: DIST,
    comments: { legal: false, jsdoc: false, annotation: true },
    codeSplitting: {
      groups: [
        { name: 'embedded', test: /embedded\.js$/ },
        { name: 'translated', test: /wasm\/no-wasm\.js$/ },
        { name: 'shared', test: /pkg\/(lib|wasm)\/|entries\/start\.js$/ },
        { name: 'load', test: /entries\/(load|module-url)\.js$/ },
      ],
    },
    ...output,
  });
  await bundle.close();
}

rmSync(DIST, { recursive: true, force: true });

await build(
  { input: entries(IMPORTED) },
  { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
);

await build(
  {
    input: entries(REQUIRED),
    transform: { define: { 'import.meta.url': 'require("url").pathToFileURL(__filename).href' } },
  },
  { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: '[name].cjs', exports: 'named' },
);

await build(
  { input: entries(['global']) },
  { format: 'iife', entryFileNames: '[name].js', minify: true, codeSplitting: false },
);

copyFileSync(`${PKG}wasm/chess_arbiter_bg.wasm`, `${DIST}chess_arbiter.wasm`);

// The declarations are the same; a .d.cts says that a CommonJS module stands behind them.
for (const name of DECLARED) {
  const types = readFileSync(`${PKG}${name}.d.ts`, 'utf8').replaceAll(
    "from './index.js'",
    "from './index.cjs'",
  );
  writeFileSync(`${DIST}${name}.d.cts`, types);
}
