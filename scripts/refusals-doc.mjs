// Writes what is documented of each refusal code: docs/refusals.md, and the type `RefusalCode` in pkg/index.d.ts. The
// meanings are the table below; articles and positions are from the examples of the tests, and the sentences are the
// answers of the built package. Tests compare both files with what this would write.
//
//   node scripts/refusals-doc.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judge } from 'chess-arbiter';

/** @import { RefusalCode } from 'chess-arbiter' */

const EXAMPLES = new URL('../tests/data/refusals.json', import.meta.url);
const PAGE = new URL('../docs/refusals.md', import.meta.url);
const DECLARATIONS = new URL('../pkg/index.d.ts', import.meta.url);

/** Between these two lines of the declarations stands what is written here. */
const BEGIN = '// Written by scripts/refusals-doc.mjs, up to the end mark; do not edit.\n';
const END = '// End of what scripts/refusals-doc.mjs writes.\n';

/**
 * For each code, in the order in which the laws are asked: when it is the answer, what `by` names and what `on`.
 *
 * @type {Record<RefusalCode, [when: string, by: string, on: string]>}
 */
const MEANINGS = {
  'no-piece': ['nothing stands on the first square', 'nothing', 'the first square'],
  'not-your-turn': ['the piece belongs to the player who is not to move', 'the piece', 'nothing'],
  'own-piece': [
    "a piece of one's own stands where it would go; a king that may still castle, put on its own rook, castles instead",
    'that piece',
    'its square',
  ],
  'bishop-move': ['not how a bishop moves', 'the bishop', 'where it would go'],
  'rook-move': ['not how a rook moves', 'the rook', 'where it would go'],
  'queen-move': ['not how a queen moves', 'the queen', 'where it would go'],
  'knight-move': ['not how a knight moves', 'the knight', 'where it would go'],
  'king-move': ['more than one square, and not a castling gesture', 'the king', 'where it would go'],
  'pawn-move': ['not how any pawn moves or takes', 'the pawn', 'where it would go'],
  'pawn-first-move': ["two squares, and not from the pawn's first square", 'the pawn', 'where it would go'],
  'pawn-blocked': [
    'a square straight ahead that must be vacant is not',
    'the one or two pieces in the way',
    'their squares',
  ],
  'pawn-capture': ['a diagonal step, and nothing is there to take', 'the pawn', 'where it would go'],
  'en-passant-late': [
    'it looks like a capture en passant, but the pawn beside has not just made its double step, or is not recorded to have',
    'the pawn beside',
    'where the capturing pawn would go',
  ],
  'path-blocked': [
    'a bishop, a rook or a queen would jump over a piece',
    'the first piece in the way',
    'all squares between',
  ],
  'promotion-piece': ['a promotion to a king or a pawn is asked for', 'the piece', 'where it would go'],
  'promotion-not-due': [
    'a promotion is asked for, but no pawn reaches the last rank',
    'the piece',
    'where it would go',
  ],
  'castling-moved': [
    'the right to castle is gone: the king or that rook has moved, or there is no rook',
    'nothing',
    "the king's square and the rook's",
  ],
  'castling-blocked': [
    'a square between king and rook is not vacant, or in Chess960 one that either of them crosses or lands on',
    'the pieces in the way',
    'all squares that must be vacant',
  ],
  'castling-in-check': ['the king is in check', 'the checkers', "the king's square"],
  'castling-through-check': ['a square that the king crosses is attacked', 'the attackers', 'that square'],
  'castling-into-check': [
    'the square where the king lands is attacked, or would be once the rook has left',
    'the attackers',
    'that square',
  ],
  'king-attacked': [
    'the king would step onto an attacked square; it does not shield the squares behind it from a checker',
    'the attackers',
    'where it would go',
  ],
  'in-check': [
    'the king is in check, and the move does not end it; or the player passes in check',
    'the checkers',
    "the king's square",
  ],
  pinned: [
    'the move would expose its own king; a capture en passant may expose it by taking two pawns off a line',
    'the pieces that would then attack the king',
    "the king's square",
  ],
  'promotion-required': [
    'a pawn reaches the last rank and names no piece; the move is legal in every other way',
    'the pawn',
    'where it would go',
  ],
};

/**
 * The codes in their order, each with its meaning and its first example.
 */
function codesWithExamples() {
  /** @type {{ code: RefusalCode, article: string, fen: string, move: string, chess960?: boolean }[]} */
  const examples = JSON.parse(readFileSync(EXAMPLES, 'utf8'));
  const codes = /** @type {[RefusalCode, [string, string, string]][]} */ (Object.entries(MEANINGS));
  return codes.map(([code, [when, by, on]]) => {
    const example = examples.find((row) => row.code === code);
    if (!example) throw new Error(`tests/data/refusals.json has no example of ${code}`);
    return { ...example, when, by, on };
  });
}

/** The type `RefusalCode` with its documentation. */
function refusalCodeType() {
  const codes = codesWithExamples();
  return `
/**
 * Why a move is refused, in the order in which an arbiter would explain it: when several laws refuse, the
 * first speaks. A union of literals, so that a \`switch\` is checked for completeness.
 *
 * | code | article | when |
 * |---|---|---|
${codes.map(({ code, article, when }) => ` * | \`${code}\` | ${article} | ${when} |`).join('\n')}
 */
export type RefusalCode =
${codes.map(({ code }) => `  | '${code}'`).join('\n')};

`;
}

/**
 * The text of pkg/index.d.ts with the type `RefusalCode` as it must be.
 *
 * @param {string} declarations
 */
export function withRefusalCodes(declarations) {
  const [before, rest] = declarations.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error('pkg/index.d.ts has lost the marks around RefusalCode');
  return before + BEGIN + refusalCodeType() + END + after;
}

/** The text of docs/refusals.md. */
export function refusalsPage() {
  const codes = codesWithExamples();
  const chapters = codes.map(({ code, article, fen, move, chess960 = false, when, by, on }, index) => {
    const { refusal: english } = judge(fen, move, { chess960 });
    const squares = (/** @type {string[] | undefined} */ list) =>
      list?.length ? list.map((square) => `\`${square}\``).join(' ') : 'empty';
    return `### ${index + 1}. \`${code}\`

Article ${article}: ${when}.

| | names | in the example |
|---|---|---|
| \`by\` | ${by} | ${squares(english?.by)} |
| \`on\` | ${on} | ${squares(english?.on)} |

Example: \`${move}\` in \`${fen}\`

> ${english?.message}
`;
  });
  const list = codes.map(
    ({ code, article, when }, index) =>
      `| ${index + 1} | [\`${code}\`](#${index + 1}-${code}) | ${article} | ${when} |`,
  );
  return `<!-- Written by scripts/refusals-doc.mjs; do not edit. -->

# Why a move is refused

\`judge(fen, move)\` and \`game.judge(move)\` answer either \`{ legal: true, move }\` or \`{ legal: false, refusal }\`. The same
refusal is the property \`refusal\` of the \`IllegalMoveError\` that \`apply\` throws. It is a plain object:

| property | is |
|---|---|
| \`code\` | the reason, for a program: one of the ${codes.length} below |
| \`article\` | the article of the law that refuses: 3.1 to 3.9, or by its FIDE number where it is outside chapter 3 |
| \`message\` | the reason, for a person: one sentence that names the pieces and the squares, in the language of the option \`language\`: [docs/languages.md](languages.md) has all of them |
| \`by\` | the squares of the pieces that cause the refusal |
| \`on\` | the squares that it is about |

**Order.** Often several laws refuse the same move. The first one in this list is the answer. The order is that in which an
arbiter would explain it: whose piece it is, how it moves, what is in its way, and only then what would happen to the king.
\`promotion-required\` is the last, so it means that the move is legal except that it names no piece: a board may open its
promotion dialog on this code alone.

**Drawing it.** If \`by\` and \`on\` have no square in common, draw an arrow from each square of \`by\` to each of \`on\`: it shows
who attacks what, or who would go where. If they have one, pieces are in the way: mark the squares of \`on\`, and those of \`by\` more
strongly. Nothing else has to be computed: \`by\` already holds every attacker and every checker, and of a path only the first
piece in the way.

\`\`\`js
const { refusal } = game.judge({ from, to });
if (refusal?.code === 'promotion-required') askForPiece();
else if (refusal) {
  const { by, on, message } = refusal;
  show(message);
  mark(on, 'square');
  mark(by, 'culprit');
  if (!by.some((square) => on.includes(square)))
    for (const culprit of by) for (const square of on) drawArrow(culprit, square);
}
\`\`\`

## All codes

| | code | article | when |
|---|---|---|---|
${list.join('\n')}

## One by one

${chapters.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PAGE, refusalsPage());
  writeFileSync(DECLARATIONS, withRefusalCodes(readFileSync(DECLARATIONS, 'utf8')));
}
