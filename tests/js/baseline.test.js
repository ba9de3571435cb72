// The built package in the oldest engines that the README names, as far as a new one can stand in for them: without what
// their libraries lack, and without what their syntax lacks. Node 18 itself is a cell of the matrix.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';
import { declaredExports } from '../matrix/support.js';

const DIST = new URL('../../pkg/dist/', import.meta.url);

/** What came after Chrome 91, Firefox 90, Safari 15 or Node 18. */
const LATER = [
  ...['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].flatMap((name) => [
    `Array.prototype.${name}`,
    `Object.getPrototypeOf(Uint8Array.prototype).${name}`,
  ]),
  'String.prototype.at',
  'String.prototype.isWellFormed',
  'String.prototype.toWellFormed',
  'Array.fromAsync',
  'ArrayBuffer.prototype.transfer',
  'ArrayBuffer.prototype.resize',
  'Map.groupBy',
  'Object.groupBy',
  'Object.hasOwn',
  'Promise.withResolvers',
  'Promise.try',
  'RegExp.escape',
  'globalThis.Iterator',
  'globalThis.structuredClone',
  'process.getBuiltinModule',
];

for (const entry of ['index.js', 'index.cjs', 'node.cjs', 'no-wasm.js'])
  test(`dist/${entry} uses nothing of the library that came later`, () => {
    const program = `
const { conformance } = await import(${JSON.stringify(new URL('../matrix/conformance.js', import.meta.url))});
for (const method of Object.getOwnPropertyNames(Object.getPrototypeOf(Object.getPrototypeOf([].values()))))
  if (method !== 'constructor') delete Object.getPrototypeOf(Object.getPrototypeOf([].values()))[method];
for (const name of ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf']) delete Set.prototype[name];
${LATER.map((name) => `delete ${name};`).join('\n')}
const api = await import(${JSON.stringify(new URL(entry, DIST))});
console.log(JSON.stringify(conformance(api, ${JSON.stringify(declaredExports())})));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      encoding: 'utf8',
    });
    const { checks, failures } = JSON.parse(output);
    assert.deepEqual(failures, []);
    assert.ok(checks > 40);
  });

test('no file calls what came later', () => {
  // By name: what no test reaches counts too.
  const names = LATER.map((name) => name.slice(name.lastIndexOf('.') + 1)).filter((name) => name !== 'with');
  const call = new RegExp(`\\.(${[...new Set(names)].join('|')})\\(|\\bstructuredClone\\(`);
  for (const file of [
    'shared.js',
    'facade.js',
    'index.js',
    'slim.js',
    'load.js',
    'board.js',
    'translated.js',
  ])
    assert.doesNotMatch(readFileSync(new URL(file, DIST), 'utf8'), call, file);
});

for (const file of [
  'shared.js',
  'index.js',
  'slim.js',
  'load.js',
  'board.js',
  'translated.js',
  'global.js',
  'shared.cjs',
])
  test(`dist/${file} uses no syntax that came later`, () => {
    const text = readFileSync(new URL(file, DIST), 'utf8');
    for (const target of ['firefox90', 'node18']) {
      const options = /** @type {const} */ ({ target, sourceType: 'unambiguous' });
      const { code, errors } = transformSync(fileURLToPath(new URL(file, DIST)), text, options);
      const same = transformSync(fileURLToPath(new URL(file, DIST)), text, { sourceType: 'unambiguous' });
      assert.deepEqual(errors, []);
      assert.equal(code, same.code, `it is written otherwise for ${target}`);
    }
    // Safari knows them since 16.4.
    assert.doesNotMatch(text, /\(\?<[=!]/, 'a look behind in a regular expression');
  });
