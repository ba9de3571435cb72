// The code that each board of the gallery takes: what to install, the files of its example as they are, and the call that
// puts the board on a page.

import call from '../../../examples/mount.js?raw';

/** @typedef {{ name: string, text: string }} File */

const FILES = /** @type {Record<string, () => Promise<string>>} */ (
  import.meta.glob(
    [
      '../../../examples/{cm-chessboard,chessboardjs,chessboard-element}/*.{js,css}',
      '../../../examples/react-chessboard/*.tsx',
      '!**/main.js',
    ],
    { query: '?raw', import: 'default' },
  )
);

const DEPENDENCIES = /** @type {Record<string, () => Promise<Record<string, string>>>} */ (
  import.meta.glob(
    '../../../examples/{cm-chessboard,react-chessboard,chessboardjs,chessboard-element}/package.json',
    { import: 'dependencies' },
  )
);

/**
 * @param {string} folder that of the example
 * @returns {Promise<File[]>} in the order in which they are read
 */
export async function recipeOf(folder) {
  const [dependencies] = await loaded(DEPENDENCIES, folder);
  const files = (await loaded(FILES, folder)).map(({ name, content }) => ({ name, text: content }));
  // The board's own file first, then what it imports.
  files.sort((one, other) => Number(isBoard(other)) - Number(isBoard(one)));
  return [{ name: 'npm', text: installing(dependencies?.content ?? {}) }, ...files, mainFor(files)];
}

/**
 * @template T
 * @param {Record<string, () => Promise<T>>} loads by the paths of the files
 * @param {string} folder
 * @returns {Promise<{ name: string, content: T }[]>}
 */
function loaded(loads, folder) {
  const own = Object.entries(loads).filter(([path]) => path.includes(`/${folder}/`));
  return Promise.all(
    own.map(async ([path, load]) => ({ name: path.split('/').at(-1) ?? '', content: await load() })),
  );
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
