// Whatever is compiled into the module or served with the demo may be used by anybody: its licence asks for a notice at most.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Licences that ask for a notice at most, and the one of the fonts. */
const PERMISSIVE = new Set(['0BSD', 'Apache-2.0', 'BSD-3-Clause', 'MIT', 'OFL-1.1', 'Unicode-3.0']);

/**
 * Whether a licence in the words of SPDX can be met by permissive ones: `A OR B` needs one, `A AND B` needs both.
 *
 * @param {string} licence
 */
function isPermissive(licence) {
  return licence
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => PERMISSIVE.has(name.replace(/[()]/g, ''))));
}

test('the crates in the module have permissive licences', () => {
  const options = ['--target', 'wasm32-unknown-unknown', '--all-features', '--edges', 'normal', '--offline'];
  const tree = execFileSync('cargo', ['tree', ...options, '--prefix', 'none', '--format', '{p}|{l}|'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const crates = tree.trim().split('\n');
  assert.ok(
    crates.some((line) => line.startsWith('wasm-bindgen ')),
    tree,
  );
  for (const line of crates) {
    const [crate, licence = ''] = line.split('|');
    assert.ok(isPermissive(licence), `${crate} is under "${licence}"`);
  }
});

test('the packages in the demo have permissive licences', () => {
  const { packages } = JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'));
  const served = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  assert.ok(served.length > 5);
  for (const [path, { license }] of served)
    assert.ok(isPermissive(license ?? ''), `${path} is under "${license}"`);
});

test('a licence that asks for more is not permissive', () => {
  assert.ok(isPermissive('(MIT OR GPL-3.0) AND Unicode-3.0'));
  assert.ok(!isPermissive('MIT AND GPL-3.0'));
  assert.ok(!isPermissive('GPL-3.0-or-later'));
  assert.ok(!isPermissive(''));
});

test('the package itself depends on nothing', () => {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(`${ROOT}/pkg/package.json`, 'utf8'));
  assert.deepEqual([dependencies, peerDependencies], [undefined, undefined]);
});
