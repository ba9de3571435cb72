// Writes docs/recipes: for each board the files of its example, as they are tested. A test compares the pages with
// what this would write.
//
//   node scripts/recipes-doc.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Recipe
 * @property {string} title
 * @property {string} folder in `examples`
 * @property {string[]} files the glue first, then what little it needs besides
 * @property {string} about what to know about this board
 */

/** @type {Recipe[]} */
export const RECIPES = [
  {
    title: 'chessground',
    folder: 'chessground',
    files: ['board.js'],
    about: `chessground is under the GPL, version 3 or later, and so is what is bundled with it, this glue included. The example
stands in a folder of its own, outside of the workspace; nothing of it is in the package or in the demo.

\`movable.free\` lets every drop through, so that one that is not legal can be explained; the destinations are shown all the
same. chessground marks the king in check by itself, and draws the arrows of a refusal.`,
  },
  {
    title: 'cm-chessboard',
    folder: 'cm-chessboard',
    files: ['board.js'],
    about: `Two of its files are pictures that must be served. \`?url\` is how Vite gives their addresses; with another bundler
write \`new URL('…', import.meta.url)\`.`,
  },
  {
    title: 'react-chessboard',
    folder: 'react-chessboard',
    files: ['board.js'],
    about: `Written without JSX, so that it runs as it is; \`createElement(Chessboard, { options })\` is \`<Chessboard options={options} />\`.`,
  },
  {
    title: 'chessboard.js',
    folder: 'chessboardjs',
    files: ['board.js', 'jquery.js', 'pieces.js', 'board.css'],
    about: `chessboard.js is a script that wants jQuery on the window, and jQuery 4 no longer has what it calls: take 3.7. Its npm
package has no pictures of pieces; \`pieces.js\` draws letters instead.`,
  },
  {
    title: 'chessboard-element',
    folder: 'chessboard-element',
    files: ['board.js'],
    about: `A web component, whose squares are marked through its parts.`,
  },
];

/**
 * The page of a recipe.
 *
 * @param {Recipe} recipe
 */
export function recipePage({ title, folder, files, about }) {
  const { dependencies, license } = JSON.parse(
    readFileSync(`${ROOT}examples/${folder}/package.json`, 'utf8'),
  );
  const versions = Object.entries(dependencies)
    .filter(([name]) => name !== 'chess-arbiter')
    .map(([name, version]) => `${name} ${version}`);
  const code = files.map((file) => {
    const text = readFileSync(`${ROOT}examples/${folder}/${file}`, 'utf8');
    const language = file.split('.').at(-1);
    return `\`${file}\`:\n\n\`\`\`${language}\n${text}\`\`\`\n`;
  });
  return `<!-- Written by scripts/recipes-doc.mjs; do not edit. -->

# ${title}

Every drop is ruled on by the package; the board shows where a piece may go, asks for the piece of a promotion, marks the
king in check, and the refusal of a drop goes to \`report\`. Tested with ${versions.join(', ')}: [the whole
example](../../examples/${folder}). Licence of the example: ${license}.

${about}

\`\`\`js
import { STARTING_FEN } from 'chess-arbiter';
import { mount } from './board.js';

mount(document.querySelector('#board'), STARTING_FEN, (ruling, game) => {
  console.log(ruling.legal ? ruling.move.san : ruling.refusal.message, game.fen);
});
\`\`\`

${code.join('\n')}
\`play\`, \`checkedKing\` and the dialog of a promotion are part of the package, in \`chess-arbiter/board\`: what all of these
boards need, and none of them has. The dialog is \`<dialog class="chess-promotion">\` and brings no style of its own.
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${ROOT}docs/recipes`, { recursive: true });
  for (const recipe of RECIPES) writeFileSync(`${ROOT}docs/recipes/${recipe.folder}.md`, recipePage(recipe));
}
