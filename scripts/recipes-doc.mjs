// Writes docs/recipes: a page for each board, with the files of its example. A test compares the pages with the output
// of this script.
//
//   node scripts/recipes-doc.mjs
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {object} Recipe
 * @property {string} title
 * @property {string} folder in `examples`
 * @property {string[]} files that of the board first, then the files that it needs
 * @property {string} about what is special about this board
 */

/** @type {Recipe[]} */
export const RECIPES = [
  {
    title: 'chessground',
    folder: 'chessground',
    files: ['board.js'],
    about: `chessground is under the GPL, version 3 or later, and so is what is bundled with it, this code included. The example is in
a folder outside the workspace; neither the package nor the demo contains anything of it.

\`movable.free\` and the colour \`both\` let every drop through, so that an illegal one can be explained; legal destinations
are still shown.
chessground marks the king in check itself, and draws what \`pointersOf\` answers for a refusal.`,
  },
  {
    title: 'cm-chessboard',
    folder: 'cm-chessboard',
    files: ['board.js'],
    about: `Two of its files are pictures that must be served. In Vite \`?url\` gives their addresses; with another bundler
write \`new URL('…', import.meta.url)\`.`,
  },
  {
    title: 'react-chessboard',
    folder: 'react-chessboard',
    files: ['board.tsx'],
    about: `In TypeScript. react-chessboard hands over squares as \`string\`, and \`null\` for a drop beside the board; \`isSquare\` narrows them.

No state is changed that React compares: each move is made in a clone, so StrictMode and the React Compiler see a new game.

react-chessboard makes a button of each piece, without a name. The pictures of \`pieces\` have one.`,
  },
  {
    title: 'chessboard.js',
    folder: 'chessboardjs',
    files: ['board.js', 'jquery.js', 'pieces.js', 'board.css'],
    about: `chessboard.js is a script that needs jQuery on the window. jQuery 4 no longer has the functions that it calls: use 3.7. Its
npm package has no pictures of pieces; \`pieces.js\` draws them from the chess symbols of Unicode. \`board.css\` keeps a finger
that drags a piece from scrolling the page.`,
  },
  {
    title: 'chessboard-element',
    folder: 'chessboard-element',
    files: ['board.js'],
    about: `A web component. Its squares are marked through its parts. Its own animation of a drop is switched off: it throws where the
dropped piece took another, and when the next piece is picked up too soon.`,
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
  const call = readFileSync(`${ROOT}examples/mount.js`, 'utf8');
  // A module of TypeScript is imported without its extension.
  const main = files[0] === 'board.tsx' ? call.replace('./board.js', './board') : call;
  const code = files.map((file) => {
    const text = readFileSync(`${ROOT}examples/${folder}/${file}`, 'utf8');
    const language = file.split('.').at(-1);
    return `\`${file}\`:\n\n\`\`\`${language}\n${text}\`\`\`\n`;
  });
  return `<!-- Written by scripts/recipes-doc.mjs; do not edit. -->

# ${title}

The package rules on every drop. The board shows where a piece may go, asks for the piece of a promotion and marks the king
in check; each ruling goes to \`report\`. Any piece may be picked up: if it may not move, the ruling of its drop says why. Tested with ${versions.join(', ')}: [the whole
example](../../examples/${folder}). Licence of the example: ${license}.

${about}

\`\`\`js
${main}\`\`\`

${code.join('\n')}
\`chess-arbiter/board\` is part of the package: \`play\` makes a drop and asks for the piece of a promotion, \`checkedKing\`
finds the king to mark, and \`pointersOf\` says what a refusal points at. The dialog of a promotion is
\`<dialog class="chess-promotion">\` and has no style of its own. \`mount\` takes another as its fourth argument: the
\`choose\` of \`play\`. \`new Game(fen, { language: de })\` explains in another language.
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(`${ROOT}docs/recipes`, { recursive: true });
  for (const recipe of RECIPES) writeFileSync(`${ROOT}docs/recipes/${recipe.folder}.md`, recipePage(recipe));
}
