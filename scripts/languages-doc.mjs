// Writes docs/languages.md: what a language consists of, and an example of each sentence in all languages, from the answers
// of the built package. A test compares the page with what this would write.
//
//   node scripts/languages-doc.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Game, judge, parsePgn, readSan, validateFen } from 'chess-arbiter';

/** @import { FenProblem, Language, RefusalCode, RefusalDetail } from 'chess-arbiter' */

const FOLDER = new URL('../pkg/languages/', import.meta.url);
const PAGE = new URL('../docs/languages.md', import.meta.url);

/** @param {string} file */
const data = (file) => JSON.parse(readFileSync(new URL(`../tests/data/${file}`, import.meta.url), 'utf8'));

/** English first. @returns {Promise<Language[]>} */
async function allLanguages() {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.js'));
  const modules = await Promise.all(files.map((file) => import(new URL(file, FOLDER).href)));
  return modules
    .map((module) => module.default)
    .sort((a, b) => Number(b.tag === 'en') - Number(a.tag === 'en') || (a.tag < b.tag ? -1 : 1));
}

/**
 * What tells an example in a language.
 *
 * @typedef {(language: Language) => string | undefined} Teller
 */

/**
 * What a call throws, in words.
 *
 * @param {() => unknown} call
 */
function thrownBy(call) {
  try {
    call();
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
  throw new Error('Nothing was thrown');
}

/** The special cases, by what tells of each. @type {Record<RefusalDetail, Teller>} */
const DETAILS = {
  'same-square': ofMove('4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a1'),
  'king-away': ofMove('4k3/8/8/8/8/8/8/R2K3R w - - 0 1', 'O-O'),
  'no-rook': ofMove('4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1g1'),
  'en-passant': (language) => {
    const game = new Game('6k1/2p5/8/K2P3r/8/8/8/8 b - - 0 1', { language });
    game.apply('c7c5');
    return game.judge('d5c6').refusal?.message;
  },
  'en-passant-unknown': ofMove('4k3/8/8/K2pP2r/8/8/8/8 w - - 0 2', 'e5d6'),
  pass: (language) => thrownBy(() => new Game('4k3/8/8/8/7b/8/8/4K3 w - - 0 1', { language }).pass()),
};

/**
 * @param {string} fen
 * @param {string} move
 * @param {boolean} [chess960]
 * @returns {Teller}
 */
function ofMove(fen, move, chess960 = false) {
  return (language) => judge(fen, move, { chess960, language }).refusal?.message;
}

/**
 * The examples of the refusals: for each code the first, and the first in which several pieces are to blame.
 *
 * @param {Language} english
 * @returns {[code: string, tellers: Teller[]][]}
 */
function refusals(english) {
  /** @type {{ code: RefusalCode, fen: string, move: string, chess960?: boolean, by: string[] }[]} */
  const rows = data('refusals.json');
  const known = Object.values(DETAILS).map((tell) => tell(english));
  return Object.keys(english.refusals).map((code) => {
    const detail = DETAILS[/** @type {RefusalDetail} */ (code)];
    if (detail) return [code, [detail]];
    const told = rows
      .filter((row) => row.code === code)
      .map((row) => ({ ...row, tell: ofMove(row.fen, row.move, row.chess960) }))
      .filter(({ tell }) => !known.some((message) => sameWords(message, tell(english))));
    const examples = [told.find(({ by }) => by.length < 2), told.find(({ by }) => by.length > 1)];
    return [code, examples.flatMap((example) => example?.tell ?? [])];
  });
}

/**
 * Whether two sentences differ in what they name alone.
 *
 * @param {string | undefined} one
 * @param {string | undefined} other
 */
function sameWords(one = '', other = '') {
  const bare = (/** @type {string} */ text) =>
    text.replace(/(?:the|The) \w+ on [a-h][1-8]|[a-h][1-8]|White|Black|\w+side/g, '');
  return bare(one) === bare(other);
}

/** @returns {[code: string, tellers: Teller[]][]} */
function fenProblems() {
  /** @type {{ fen: string, problems: { code: string }[] }[]} */
  const rows = data('messages.json').fen;
  const codes = [...new Set(rows.flatMap(({ problems }) => problems.map(({ code }) => code)))];
  return codes.map((code) => {
    const of = (/** @type {FenProblem} */ problem) => problem.code === code;
    const { fen } = rows.find(({ problems }) => problems.some((problem) => problem.code === code)) ?? {
      fen: '',
    };
    return [code, [(language) => validateFen(fen, { language }).find(of)?.message]];
  });
}

/** @returns {[code: string, tellers: Teller[]][]} */
function moveTexts() {
  /** @type {{ fen: string, text: string, strict?: boolean, code: string, sentence?: string }[]} */
  const rows = data('messages.json').moves;
  const name = (/** @type {{ code: string, sentence?: string }} */ { code, sentence = code }) => sentence;
  return rows
    .filter(
      (row, index) =>
        row.code !== 'illegal-move' && rows.findIndex((other) => name(other) === name(row)) === index,
    )
    .map((row) => [
      name(row),
      [
        (language) =>
          thrownBy(() => readSan(row.fen, row.text, { language, strict: row.strict })).replace(
            `'${row.text}': `,
            '',
          ),
      ],
    ]);
}

/** @returns {[code: string, tellers: Teller[]][]} */
function pgnErrors() {
  /** @type {{ text: string, code: string }[]} */
  const rows = data('messages.json').pgn;
  return rows
    .filter(({ code }) => !/move$|piece$|bad-fen/.test(code) || code === 'variation-without-move')
    .map(({ text, code }) => [code, [(language) => parsePgn(text, { language }).errors[0]?.message]]);
}

/** @returns {[code: string, tellers: Teller[]][]} */
function pgnWarnings() {
  /** @type {{ text: string, code: string }[]} */
  const rows = data('messages.json').warnings;
  return rows
    .filter(({ code }) => code !== 'castling-impossible')
    .map(({ text, code }) => [
      code,
      [
        (language) =>
          parsePgn(text, { language })
            .games.flatMap((game) => game.warnings ?? [])
            .find((told) => told.code === code)?.message,
      ],
    ]);
}

/** @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/**
 * The examples of some sentences, each in all languages.
 *
 * @param {[code: string, tellers: Teller[]][]} sentences
 * @param {Language[]} languages
 */
function chapter(sentences, languages) {
  return sentences
    .map(([code, tellers]) => {
      const rows = languages.map((language) => {
        const told = tellers.map((tell) => cell(String(tell(language)))).join('<br>');
        return `| ${language.tag} | ${told} |`;
      });
      return `### \`${code}\`\n\n| | |\n|---|---|\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

/**
 * The pieces in each form of a language.
 *
 * @param {Language} language
 */
function words({ tag, name, letters, pieces, players, sides }) {
  const forms = [pieces, players, sides].flatMap((table) =>
    Object.entries(table).map(([form, list]) => `${form}: ${Object.values(list).join(', ')}`),
  );
  return `| ${tag} | ${name} | ${Object.values(letters).join(' ')} | ${forms.map(cell).join('<br>')} |`;
}

/** The text of docs/languages.md. */
export async function languagesPage() {
  const languages = await allLanguages();
  const [english = /** @type {never} */ (undefined)] = languages;
  return `<!-- Written by scripts/languages-doc.mjs; do not edit. -->

# The languages

Refusals, problems of a FEN and errors of move texts and of PGN are told in ${languages.length} languages. English is there without asking.
Each of the others is a module of its own, which costs nothing unless it is imported:

\`\`\`js
import { Game } from 'chess-arbiter';
import fr from 'chess-arbiter/languages/fr';

const game = new Game(undefined, { language: fr });
game.judge('c1f4').refusal.message; // 'Le fou en c1 ne peut pas atteindre f4 : le pion en d2 barre le passage.'
game.language; // 'fr'
\`\`\`

A language that was given once is known by its tag: \`{ language: 'fr' }\`. A tag that is not known means English.

**To correct a sentence**, find it below by its code, and change it in \`pkg/languages/<tag>.js\`.

**To add a language**, copy \`pkg/languages/en.js\` under its tag, translate it, and run \`node scripts/languages-doc.mjs\` and
\`node --test tests/js/languages.test.js\`. A language is data: no other file is changed for it.

## What a language consists of

The type \`Language\` in [pkg/index.d.ts](../pkg/index.d.ts) describes each part. A sentence has slots in braces, in a part of the
syntax of ICU MessageFormat:

| slot | is |
|---|---|
| \`{to}\` | what the slot stands for, in the first of its forms |
| \`{By}\` | the same, beginning with a capital letter |
| \`{by:genitive}\` | the same in another form: \`pieces\`, \`players\` and \`sides\` have as many as the language needs, called as it likes |
| \`{by, plural, =2 {…} one {…} other {…}}\` | a text that depends on how many pieces there are, or on a number: exactly 2, or a category of \`Intl.PluralRules\` |
| \`{mover, select, f {…} other {…}}\` | a text that depends on the gender of the piece, as \`genders\` has it |

| in | slots |
|---|---|
| \`refusals\` | \`mover\`: the piece that is to move, on its square. \`by\`: the pieces to blame, on their squares. \`from\`, \`to\`: the squares of the move. \`king\`: the square of the king of the player to move. \`on\`: the squares that it is about; \`last\`: the last of them, where a rook castles from. \`player\`: who is to move; \`opponent\`: the other. \`side\`: where to castle. \`named\`: the piece that a promotion names |
| \`fen\` | \`player\`, \`side\`, \`rank\`, \`count\`; \`squares\`: all squares; \`king\`: the first of them; \`checkers\`: the others; \`text\`: what stands there, in quotation marks |
| \`moveTexts\` | \`piece\`, \`moves\` |
| \`pgn\` | in \`place\`: \`game\`, \`line\`, \`column\`, \`text\`, and the \`problem\` |

## The words

| | | letters | forms |
|---|---|---|---|
${languages.map(words).join('\n')}

## Refusals

Where a second sentence stands, several pieces are to blame. [docs/refusals.md](refusals.md) says when each code is the answer.

${chapter(refusals(english), languages)}
## Problems of a FEN

${chapter(fenProblems(), languages)}
## Why a text is no move

${chapter(moveTexts(), languages)}
## Errors of PGN

${chapter([...pgnErrors(), ...pgnWarnings()], languages)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, await languagesPage());
