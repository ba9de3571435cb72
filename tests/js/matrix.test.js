// The page of the matrix says what is true of this package: nothing on it is written by hand.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { cells } from '../matrix/cells.js';
import { packPackage, ROOT, temporaryFolder } from '../matrix/support.js';
import { PAGE, readResults, tableOf } from '../matrix/table.js';

const results = readResults();

test('docs/matrix.md is what the cells last found', () => {
  assert.equal(readFileSync(PAGE, 'utf8'), tableOf(cells, results), 'run `make test-matrix`');
});

test('every cell has passed', () => {
  assert.deepEqual(
    cells.map(({ name }) => name).filter((name) => !results.versions[name]),
    [],
  );
  assert.deepEqual(
    Object.keys(results.versions).filter((name) => !cells.some((cell) => cell.name === name)),
    [],
  );
});

test('the versions are those that the cells install', () => {
  const stale = cells.filter(({ name, fixture = '' }) => {
    const file = join(ROOT, 'tests/matrix/cells', fixture, 'package.json');
    if (!fixture || fixture.startsWith('examples/') || !existsSync(file)) return false;
    const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
    const pinned = JSON.stringify([dependencies, devDependencies]);
    return (results.versions[name] ?? '').split(', ').some((version) => !pinned.includes(version));
  });
  assert.deepEqual(
    stale.map(({ name }) => name),
    [],
  );
});

test('the sizes are those of the package, to a fiftieth', () => {
  const folder = temporaryFolder();
  const { size, unpackedSize } = packPackage(folder);
  rmSync(folder, { recursive: true });
  for (const [actual, said] of [
    [size, results.size.packed],
    [unpackedSize, results.size.unpacked],
  ])
    assert.ok(
      Math.abs(Number(actual) / 1024 / Number(said) - 1) < 0.02,
      `${Number(actual) / 1024} KiB, not ${said}: run \`make test-matrix\``,
    );
});
