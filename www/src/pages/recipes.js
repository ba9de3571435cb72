// The code that each board of the gallery takes: what to install, the files of its example as they are, and the call that
// puts the board on a page.

import call from '../../../examples/mount.js?raw';

/** @typedef {{ name: string, text: string }} File */

const FILES = /** @type {Record<string, string>} */ (
  import.meta.glob(
    [
      '../../../examples/{cm-chessboard,chessboardjs,chessboard-element}/*.{js,css}',
      '../../../examples/react-chessboard/*.tsx',
      '!**/main.js',
    ],
    { query: '?raw', import: 'default', eager: true },
  )
);

const DEPENDENCIES = /** @type {Record<string, Record<string, string>>} */ (
  import.meta.glob(
    '../../../examples/{cm-chessboard,react-chessboard,chessboardjs,chessboard-element}/package.json',
    { import: 'dependencies', eager: true },
  )
);

/**
 * @param {string} folder that of the example
 * @returns {File[]} in the order in which they are read
 */
export function recipeOf(folder) {
  const [dependencies] = ownOf(DEPENDENCIES, folder);
  const files = ownOf(FILES, folder).map(({ name, content }) => ({ name, text: content }));
  // The board's own file first, then what it imports.
  files.sort((one, other) => Number(isBoard(other)) - Number(isBoard(one)));
  return [{ name: 'npm', text: installing(dependencies?.content ?? {}) }, ...files, mainFor(files)];
}

/**
 * @template T
 * @param {Record<string, T>} contents by the paths of the files
 * @param {string} folder
 * @returns {{ name: string, content: T }[]}
 */
function ownOf(contents, folder) {
  return Object.entries(contents)
    .filter(([path]) => path.includes(`/${folder}/`))
    .map(([path, content]) => ({ name: path.split('/').at(-1) ?? '', content }));
}

/** @param {File} file */
function isBoard({ name }) {
  return /^board\.(js|tsx)$/.test(name);
}

/** @param {Record<string, string>} dependencies the versions by the names of the packages */
function installing(dependencies) {
  const packages = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  return `npm install ${packages.join(' ')}\n`;
}

/** @param {File[]} files */
function mainFor(files) {
  // A module of TypeScript is imported without its extension.
  const isTyped = files.some(({ name }) => name === 'board.tsx');
  return { name: 'main.js', text: isTyped ? call.replace('./board.js', './board') : call };
}
