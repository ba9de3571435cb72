// Damaged files: whatever happens to a text, reading it throws nothing, and the games before the damage come through.
//
//   DAMAGED_TEXTS=100000 node --test tests/js/damage.test.js
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatPgn, PgnError, parsePgn, readPgn } from 'chess-arbiter';

const COUNT = Number(process.env.DAMAGED_TEXTS ?? 2_000);

/** Games with everything that a game may have. */
const GAMES = [
  '[Event "First"]\n[White "Müller \\"M\\""]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 $1 {[%clk 0:10:00] a comment} (2. Bc4 Bc5 (2... Nf6 3. d3)) Nc6 1-0\n\n',
  '[Event "Second"]\n[FEN "4k3/P7/8/8/8/8/8/4K2R w K - 0 1"]\n[SetUp "1"]\n\n1. a8=Q+ {[%eval #3]} Kd7 2. O-O *\n\n',
  '[Event "Third"]\n[Variant "Chess960"]\n[FEN "bqnrnkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRNKRB w GDgd - 0 1"]\n\n1. b3 ± b6 ; a line\n2. Nf3 Nf6 3. O-O 1/2-1/2\n\n',
  '[Event "Fourth"]\n\n1. d4 -- 2. c4 {two\nlines} d5 {[%csl Gd4][%cal Rd1d4]} 0-1\n\n',
  '[Event "Fifth"]\n[Round "5.1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n',
];
const TEXT = GAMES.join('');
const WHOLE = parsePgn(TEXT).games.map((game) => JSON.stringify(game));

/** What is put into a text: pieces of PGN, and of other things. */
const SCRAPS = [
  ...'{}()[];%"\\*$!?.\n\r\t \0\u001a\ufeff½é€😀\ud83d',
  '\n\n',
  '\r\n\r\n',
  '[Event "',
  '"]',
  '1.',
  '1-0',
  '--',
  'O-O',
  'e8=Q',
  '[%clk ',
  '[%eval #',
  '[FEN "8/8/8/8 w - - 0 1"]',
  '[Variant "Atomic"]',
  '$99999999999',
  '('.repeat(150),
  'x'.repeat(300),
];

/**
 * Numbers that are the same in each run (a linear congruential generator).
 *
 * @param {number} seed
 */
function numbersFrom(seed) {
  let state = seed;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * A text with damage at one place and perhaps at others after it, and where the first is.
 *
 * @param {(below: number) => number} random
 */
function damaged(random) {
  const first = random(TEXT.length);
  let text = TEXT;
  for (let count = random(4); count >= 0; count -= 1) {
    const at = count === 0 ? first : first + random(text.length - first);
    const end = at + random(2) * random(40);
    const scrap = SCRAPS[random(SCRAPS.length)] ?? '';
    const moved = text.slice(first + random(100), first + random(100));
    text = text.slice(0, at) + [scrap, moved, ''][random(3)] + text.slice(end);
  }
  return { text: random(10) === 0 ? text.slice(0, first + random(100)) : text, first };
}

test(`${COUNT} damaged texts throw nothing, and the games before the damage come through`, async () => {
  // A game is over for certain once the first tag of the next has come.
  let end = 0;
  const safeFrom = GAMES.map((game) => {
    end += game.length;
    return end + '[Event "x'.length;
  });
  const random = numbersFrom(1);
  for (let count = 0; count < COUNT; count += 1) {
    const { text, first } = damaged(random);
    const safe = safeFrom.filter((from) => from <= first).length;
    const { games, errors } = parsePgn(text);
    const hint = JSON.stringify(text);
    assert.deepEqual(
      games.slice(0, safe).map((game) => JSON.stringify(game)),
      WHOLE.slice(0, safe),
      hint,
    );
    for (const game of games.slice(safe)) assert.equal(parsePgn(formatPgn(game)).games.length, 1, hint);
    for (const error of errors) assert(error instanceof PgnError && error.line > 0 && error.column > 0, hint);
    for (const _ of readPgn(text, { strict: true }));
    if (count % 10 > 0) continue;
    const parts = [text.slice(0, first), text.slice(first)];
    let read = 0;
    for await (const game of readPgn(parts)) read += game instanceof PgnError ? 0 : 1;
    assert.equal(read, games.length, hint);
  }
});
