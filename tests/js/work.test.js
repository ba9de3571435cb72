// Text of four times the length takes four times the work, whatever it consists of. Work is counted, not timed
// (`support/work.js`), so that a machine that is busy changes nothing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { startCounting } from './support/work.js';

const { api, workOf } = await startCounting(
  readFileSync(new URL('../../pkg/dist/chess_arbiter.wasm', import.meta.url)),
);
const { Chess, formatPgn, Game, parsePgn, PgnError, readPgn, Setup, STARTING_FEN, walk } = api;

/** The repetitions that are compared with four times as many. */
const FEW = 1_000;

/** Four times the work, and some more for lists that were copied as they grew. If it were quadratic, it would be sixteen. */
const MOST = 6;

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 ';

/**
 * Pieces of PGN that are repeated, each with what comes before them and after.
 *
 * @type {[before: string, repeated: string, after?: string][]}
 */
const PIECES = [
  ['', '1. e4 e5 *\n\n'],
  ['', '[Event "x"]\n\n'],
  ['', '[Event "x"]\n\n1. e4 *\n\n'],
  ['', '[Variant ""]', '1. e4 *'],
  ['', '[Variant "Chess960"]', '1. e4 *'],
  ['', `[FEN "${STARTING_FEN}"]`, '1. e4 *'],
  ['', '[FEN "nonsense"]\n', '1. e4 *'],
  ['', '[SetUp "1"]', '1. e4 *'],
  ['', '[', '1. e4 *'],
  ['', '[Event "', '1. e4 *'],
  ['', '[Event "\\"', '1. e4 *'],
  ['', '["', '1. e4 *'],
  ['', ']', '1. e4 *'],
  ['[Event "', '\\"', '"]\n\n1. e4 *'],
  ['[Event "', 'é', '"]\n\n1. e4 *'],
  ['', '[X "😀"]', '1. e4 *'],
  ['1. e4 ', '{', '} e5 *'],
  ['1. e4 ', '{} ', 'e5 *'],
  ['1. e4 ', '{x} ', 'e5 *'],
  ['1. e4 ', '{}{', ' e5 *'],
  ['1. e4 {', 'word ', '} e5 *'],
  ['1. e4 {', '\n', '} e5 *'],
  ['1. e4 ', '}', 'e5 *'],
  ['1. e4 ', '(', 'e5 *'],
  ['1. e4 ', '(1. d4) ', 'e5 *'],
  ['1. e4 ', '(1. d4 d5 (1... e5)) ', 'e5 *'],
  ['1. e4 ', '()', 'e5 *'],
  ['1. e4 ', ')', 'e5 *'],
  ['1. e4 ', '$', ' e5 *'],
  ['1. e4 ', '$1 ', 'e5 *'],
  ['1. e4 ', '$255', ' e5 *'],
  ['1. e4', '!', ' e5 *'],
  ['1. e4 ', '?! ', ' e5 *'],
  ['1. e4 ', ';', '\ne5 *'],
  ['1. e4 ', '; x\n', 'e5 *'],
  ['1. e4 ', '%', ' e5 *'],
  ['1. e4\n', '% x\n', 'e5 *'],
  ['', '-- '],
  ['', '1. -- -- '],
  ['', '0000 '],
  ['', SHUFFLE],
  ['', `1. ${SHUFFLE}`],
  ['', '1.'],
  ['', '1...... '],
  ['1. e4 ', '9', ' e5 *'],
  ['', 'e4 '],
  ['', 'N'],
  ['', 'Nb1xd2=Q+ '],
  ['', 'O-O '],
  ['', 'e2e4 '],
  ['', 'x'],
  ['', '* '],
  ['', '1-0 '],
  ['1. e4 {', '[%clk 0:10:00]', '} e5 *'],
  ['1. e4 {', '[%clk ', '} e5 *'],
  ['1. e4 {', '[%', '} e5 *'],
  ['1. e4 {', '[%eval #3]', '} e5 *'],
  ['1. e4 {[%csl ', 'Gd4,', ']} e5 *'],
  ['1. e4 {[%cal ', 'Ge2e4,', ']} e5 *'],
  ['1. e4 {[%emt ', '1', ']} e5 *'],
  ['1. e4 ', ' ', 'e5 *'],
  ['1. e4 ', '\n', 'e5 *'],
  ['1. e4 ', '\r\n', 'e5 *'],
  ['1. e4 ', '\0', 'e5 *'],
  ['', '\ufeff', '1. e4 *'],
  ['', '\u00a0', '1. e4 *'],
  ['', '\ud83d', '1. e4 *'],
  ['1. e4 ', '<x>', 'e5 *'],
  ['1. e4 ', 'x {y} ', 'e5 *'],
];

/** @param {string} text */
const parts = (text) => [text.slice(0, text.length / 2), text.slice(text.length / 2)];

/** The ways in which PGN is read and used. @type {Record<string, (text: string) => unknown>} */
const READERS = {
  'parsePgn()': (text) => parsePgn(text),
  'parsePgn(), strictly': (text) => parsePgn(text, { strict: true }),
  'readPgn() of parts': async (text) => {
    for await (const _ of readPgn(parts(text)));
  },
  'formatPgn()': (text) => parsePgn(text).games.map(formatPgn),
  'walk()': (text) => parsePgn(text).games.map((game) => [...walk(game)].length),
  'Game.fromPgn() and its questions': (text) => {
    const [game] = parsePgn(text).games;
    if (!game) return undefined;
    const played = Game.from(game);
    return [played.history, played.outcome, played.repetitions(), played.claims, played.clone().pgn()];
  },
  'chess.js, loadPgn()': (text) => {
    const chess = new Chess();
    try {
      chess.loadPgn(text);
    } catch (error) {
      assert(error instanceof Error && error.message.startsWith('Invalid'), String(error));
    }
    return [chess.pgn({ maxWidth: 80 }), chess.history({ verbose: true })];
  },
};

/** FENs, moves and other short text. @type {Record<string, (count: number) => unknown>} */
const SHORT = {
  'ranks of a FEN': (count) => new Setup(`${'8/'.repeat(count)}8 w - - 0 1`),
  'pieces of a FEN': (count) => api.validateFen('k'.repeat(count)),
  'fields of a FEN': (count) => api.validateFen(`8/8/8/8/8/8/8/8${' w'.repeat(count)}`),
  'spaces of a FEN': (count) => api.isLegal(`${' '.repeat(count)}${STARTING_FEN}`, 'e4'),
  'castling rights': (count) => api.validateFen(STARTING_FEN.replace('KQkq', 'KQkq'.repeat(count))),
  digits: (count) => api.validateFen(`${STARTING_FEN}${'1'.repeat(count)}`),
  'UCI text': (count) => api.isLegal(STARTING_FEN, 'e2e4'.repeat(count)),
  SAN: (count) => api.readSan(STARTING_FEN, `N${'f'.repeat(count)}3`),
  'signs behind SAN': (count) => api.isLegal(STARTING_FEN, `e4${'!'.repeat(count)}`),
  'a move of chess.js': (count) => new Chess().move(`e4${'!'.repeat(count)}#`),
  'a FEN of chess.js': (count) => new Chess(`${' '.repeat(count)}${STARTING_FEN}`),
  'a comment of chess.js': (count) => new Chess().setComment('{}'.repeat(count)),
};

/**
 * @param {string} name
 * @param {(count: number) => unknown} call
 */
async function assertLinear(name, call) {
  const careless = async (/** @type {number} */ count) => {
    try {
      await call(count);
    } catch (error) {
      if (!(error instanceof Error && ('code' in error || error instanceof PgnError))) throw error;
    }
  };
  // What is made once, such as the tables of a language, is made before.
  await careless(FEW);
  const once = await workOf(() => careless(FEW));
  const more = await workOf(() => careless(4 * FEW));
  assert(
    more <= MOST * once + 1_000,
    `${name}: ${once} became ${more}, ${(more / once).toFixed(1)} times as much`,
  );
}

test('the counter counts, and finds a loop that is quadratic', async () => {
  const once = await workOf(() => parsePgn(SHUFFLE.repeat(FEW)));
  const more = await workOf(() => parsePgn(SHUFFLE.repeat(4 * FEW)));
  assert(once > 4 * FEW && more > 3 * once, `${once}, ${more}`);
  const quadratic = (/** @type {number} */ count) => {
    for (let left = count / 50; left > 0; left -= 1) parsePgn(SHUFFLE.repeat(count / 50));
  };
  await assert.rejects(assertLinear('quadratic', quadratic), /times as much/);
});

for (const [name, read] of Object.entries(READERS))
  test(`${name} takes linear work, whatever PGN repeats`, async () => {
    for (const [before, repeated, after = ''] of PIECES)
      await assertLinear(`${name} of ${JSON.stringify(before + repeated)}...`, (count) =>
        read(before + repeated.repeat(count) + after),
      );
  });

for (const [name, call] of Object.entries(SHORT))
  test(`no end of ${name} takes more than linear work`, () => assertLinear(name, call));
