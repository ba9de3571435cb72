// The page docs/matrix.md. It is written from what the cells found when they last ran, which is kept in results.json, so
// that one group can be run without the others, and a test tells when the page is out of date.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './support.js';

/** @import { Cell } from './cell.js' */

/**
 * @typedef {object} Results
 * @property {{ packed: number, unpacked: number }} size of the tarball, in KiB
 * @property {Record<string, string>} versions on which each cell has passed, by its name
 */

export const RESULTS = join(ROOT, 'tests/matrix/results.json');
export const PAGE = join(ROOT, 'docs/matrix.md');

/** @returns {Results} */
export const readResults = () => JSON.parse(readFileSync(RESULTS, 'utf8'));

/** The group that a cell is run with. @param {Cell} cell */
export const groupOf = ({ kind }) => kind.toLowerCase().replaceAll(' ', '-');

/**
 * @param {Cell[]} cells
 * @param {Results} results
 */
export function tableOf(cells, { size, versions }) {
  const kinds = [...new Set(cells.map(({ kind }) => kind))];
  const tables = kinds.map((kind) => {
    const rows = cells
      .filter((cell) => cell.kind === kind)
      .map(({ name, what }) => `| ${name} | ${versions[name] ?? 'not yet'} | ${what} |`);
    return `## ${kind}\n\n| on | version | what is run |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `<!-- Written by \`make test-matrix\`; do not edit. -->

# Where the package has been run

Every row with a version has passed: it installs the packed tarball (${size.packed} KiB, ${size.unpacked} KiB unpacked, which holds every format; a page loads one) in a
project of its own, outside of this repository, and runs there [the same conformance script](../tests/matrix/conformance.js):
every export, every error, a count of positions, and a game that is played. "The policy" is the Content Security Policy
\`default-src 'self'; script-src 'self' 'wasm-unsafe-eval'\`. \`make test-matrix ARGS=bundlers\` runs one group.

${tables.join('\n')}
## Where it does not run

| on | why | instead |
|---|---|---|
| webpack 4 | it reads neither \`exports\` nor \`??\` | webpack 5, or \`chess-arbiter/dist/global.js\` in a \`<script>\` |
| Chrome and Edge before 115, on the main thread | they compile at most 4 KiB there without waiting | \`chess-arbiter/slim\`, which waits; \`chess-arbiter/no-wasm\`; a worker |
| \`bun build --compile\`, with \`chess-arbiter/slim\` | it leaves out the file | \`chess-arbiter\`, which has it embedded |
| React Native, with \`chess-arbiter/slim\` | there is no WebAssembly | \`chess-arbiter\` |
`;
}
