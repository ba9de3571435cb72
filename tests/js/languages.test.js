// The languages: each says all that English says, of the same squares. English itself is held to the text of the crate by
// `tests/data/refusals.json` and `tests/data/messages.json`.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { formatSan, Game, judge, parsePgn, readSan, STARTING_FEN, validateFen } from 'chess-arbiter';
import en from 'chess-arbiter/languages/en';
import fr from 'chess-arbiter/languages/fr';
import { languagesPage } from '../../scripts/languages-doc.mjs';

/** @import { Language } from 'chess-arbiter' */

const FOLDER = new URL('../../pkg/dist/languages/', import.meta.url);

/** @type {Language[]} */
const LANGUAGES = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.js'))
    .map(async (file) => (await import(new URL(file, FOLDER).href)).default),
);

/** @param {string} file */
const data = (file) => JSON.parse(readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8'));

/** @type {{ fen: string, move: string, chess960?: boolean }[]} */
const REFUSALS = data('refusals.json');

/** The king is not at home, which only notation calls castling. */
const KINGS_AWAY = ['O-O', 'O-O-O'].map((move) => ({
  fen: '4k3/8/8/8/8/8/8/R2K3R w - - 0 1',
  move,
  chess960: false,
}));

/**
 * @type {{
 *   fen: { fen: string, composed?: boolean, problems: { code: string, message: string }[] }[],
 *   moves: { fen: string, text: string, strict?: boolean, code: string, message: string }[],
 *   pgn: { text: string, code: string, message: string }[],
 *   warnings: { text: string, code: string, message: string }[],
 * }}
 */
const MESSAGES = data('messages.json');

/**
 * The same position with the colours exchanged and the board turned over.
 *
 * @param {string} fen
 */
function mirrored(fen) {
  const [placement = '', turn, castling = '', square = '', ...rest] = fen.split(' ');
  const exchanged = (/** @type {string} */ text) =>
    [...text].map((letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase())).join('');
  const ranks = placement.split('/').reverse().map(exchanged).join('/');
  return [ranks, turn === 'w' ? 'b' : 'w', exchanged(castling), turned(square), ...rest].join(' ');
}

/**
 * The squares of a text, with the board turned over.
 *
 * @param {string} text
 */
const turned = (text) => text.replace(/([a-h])([1-8])/g, (_, file, rank) => file + (9 - rank));

/** @param {string} text */
const squaresOf = (text) => [...new Set(text.match(/[a-h][1-8]/g))].sort();

/** Text from the user may hold characters that are escaped. @param {string} text */
const withoutEscapes = (text) => text.replace(/\\u\{[0-9a-f]+\}/g, '');

/**
 * @param {string} message
 * @param {string} english what is said in English
 * @param {Language} language
 */
function check(message, english, language) {
  const what = `${language.tag}: ${message} (${english})`;
  assert.deepEqual(squaresOf(message), squaresOf(english), what);
  assert.doesNotMatch(withoutEscapes(message), /[{}]|undefined|NaN| {2}|^ | $| [.,]/, what);
  assert.match(message, /[.。]$/, what);
  // Scripts without capital letters have none to begin with, and a square begins with a small one.
  assert.match(message, /^(?:\p{Lu}|\p{Lo}|[a-h][1-8]|\P{L})/u, what);
  if (language !== en) assert.notEqual(message, english, what);
}

/**
 * A refusal in a language, in all positions that are tested.
 *
 * @param {Language} language
 * @returns {string[]}
 */
function refusalsIn(language) {
  const rows = [...REFUSALS, ...KINGS_AWAY].flatMap(({ fen, move, chess960 = false }) => [
    { fen, move, chess960 },
    { fen: mirrored(fen), move: turned(move), chess960 },
  ]);
  const told = rows.map(
    ({ fen, move, chess960 }) => judge(fen, move, { chess960, language }).refusal?.message,
  );
  return [...told, ...enPassantIn(language), ...passesIn(language)].map(String);
}

/**
 * A capture en passant that exposes the king, which no FEN tells of.
 *
 * @param {Language} language
 */
function enPassantIn(language) {
  const games = [
    { fen: '6k1/2p5/8/K2P3r/8/8/8/8 b - - 0 1', moves: ['c7c5', 'd5c6'] },
    { fen: '8/8/8/8/k2p3R/8/2P5/6K1 w - - 0 1', moves: ['c2c4', 'd4c3'] },
  ];
  return games.map(({ fen, moves: [first = '', second = ''] }) => {
    const game = new Game(fen, { language });
    game.apply(first);
    return game.judge(second).refusal?.message;
  });
}

/**
 * A player in check passes.
 *
 * @param {Language} language
 */
function passesIn(language) {
  const fens = ['4k3/8/8/8/7b/8/8/4K3 w - - 0 1', '4k3/8/3N4/8/8/8/8/4R1K1 b - - 0 1'];
  return fens.map((fen) => {
    try {
      new Game(fen, { language }).pass();
    } catch (error) {
      return /** @type {Error} */ (error).message;
    }
    return undefined;
  });
}

/**
 * What a warning says.
 *
 * @param {string} text
 * @param {string} code
 * @param {Language} [language]
 */
function warning(text, code, language) {
  const warnings = parsePgn(text, { language }).games.flatMap((game) => game.warnings ?? []);
  return warnings.find((told) => told.code === code)?.message ?? '';
}

const ENGLISH_REFUSALS = refusalsIn(en);

describe('English', () => {
  test('says of a FEN, of text and of PGN what the crate says', () => {
    for (const { fen, composed = false, problems } of MESSAGES.fen)
      assert.deepEqual(
        validateFen(fen, { composed }).map(({ code, message }) => ({ code, message })),
        problems,
      );
    for (const { fen, text, strict, message } of MESSAGES.moves)
      assert.throws(
        () => readSan(fen, text, { strict }),
        (/** @type {Error} */ error) => error.message.endsWith(message),
      );
    for (const { text, code, message } of MESSAGES.pgn) {
      const [error] = parsePgn(text).errors;
      assert.deepEqual([error?.code, error?.message], [code, message]);
    }
    for (const { text, code, message } of MESSAGES.warnings) assert.equal(warning(text, code), message);
  });
});

test('what `require` gives of a language is taken as the language', () => {
  const required = createRequire(import.meta.url)('chess-arbiter/languages/fr');
  const ruling = judge(STARTING_FEN, 'e2e5', { language: required });
  assert.deepEqual(ruling, judge(STARTING_FEN, 'e2e5', { language: fr }));
});

test('there are twelve languages, each under its own tag', () => {
  const tags = ['de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'ru', 'tr', 'zh'];
  assert.deepEqual(LANGUAGES.map(({ tag }) => tag).sort(), tags);
  assert.equal(new Set(LANGUAGES.map(({ name }) => name)).size, tags.length);
});

for (const language of LANGUAGES)
  describe(language.name, () => {
    test('has the sentences that English has, and no other', () => {
      for (const part of /** @type {const} */ (['letters', 'refusals', 'fen', 'moveTexts', 'pgn']))
        assert.deepEqual(Object.keys(language[part]).sort(), Object.keys(en[part]).sort(), part);
      for (const forms of [language.pieces, language.players, language.sides])
        for (const words of Object.values(forms))
          assert.deepEqual(Object.keys(words).sort(), Object.keys(Object.values(forms)[0] ?? {}).sort());
    });

    test('uses forms and slots that there are', () => {
      const slots = { mover: 'pieces', by: 'pieces', named: 'pieces', piece: 'pieces', player: 'players' };
      const tables = { ...slots, opponent: 'players', side: 'sides' };
      const templates = Object.values({ ...language.refusals, ...language.fen, ...language.moveTexts });
      for (const [, slot = '', form = ''] of templates.join().matchAll(/\{(\w+):(\w+)/g)) {
        const table = /** @type {'pieces'} */ (tables[/** @type {'by'} */ (slot.toLowerCase())]);
        assert(form in language[table], `{${slot}:${form}}`);
      }
    });

    test('explains every refusal, of both players, by one piece and by several', () => {
      const told = refusalsIn(language);
      for (const [index, english] of ENGLISH_REFUSALS.entries()) check(told[index] ?? '', english, language);
    });

    test('explains every problem of a FEN', () => {
      for (const { fen, composed = false, problems } of MESSAGES.fen) {
        const told = validateFen(fen, { composed, language });
        for (const [index, { message }] of problems.entries())
          check(told[index]?.message ?? '', message, language);
      }
    });

    test('explains why text is no move, and what is wrong with PGN', () => {
      for (const { fen, text, strict, message } of MESSAGES.moves)
        assert.throws(
          () => readSan(fen, text, { language, strict }),
          (/** @type {Error} */ error) => {
            check(error.message.replace(`'${text}': `, ''), message, language);
            return true;
          },
        );
      for (const { text, message } of MESSAGES.pgn.slice(0, 3))
        check(parsePgn(text, { language }).errors[0]?.message ?? '', message, language);
      for (const { text, code, message } of MESSAGES.warnings)
        if (!/\$|\[/.test(message)) check(warning(text, code, language), message, language);
      for (const { text } of MESSAGES.pgn) {
        const [error] = parsePgn(text, { language }).errors;
        assert.match(error?.message ?? '', /[.。]$/);
        assert.doesNotMatch(withoutEscapes(error?.message ?? '').replace("'{'", ''), /undefined| {2}|\{\w/);
      }
    });

    test('writes moves with letters that differ', () => {
      assert.equal(new Set(Object.values(language.letters)).size, 5);
      assert.equal(formatSan('O-O-O#', language), 'O-O-O#');
    });
  });

test('a language that is given to a game explains its FEN, its moves and what is read from PGN', () => {
  assert.throws(() => new Game('8/8/8/8/8/8/8/4K3 w - - 0 1', { language: fr }), {
    name: 'FenError',
    message: 'Les Noirs n’ont pas de roi.',
  });
  const game = new Game(STARTING_FEN, { language: fr });
  assert.equal(game.language, 'fr');
  const message = 'Le fou en c1 ne peut pas atteindre f4\u00a0: le pion en d2 barre le passage.';
  assert.equal(game.judge('c1f4').refusal?.message, message);
  assert.throws(() => game.readSan('Bf4'), { message });
  assert.equal(Game.from(JSON.parse(JSON.stringify(game))).judge('c1f4').refusal?.message, message);
  assert.throws(
    () => Game.fromPgn('1. Bf4 *', { language: fr }),
    /Partie 1, ligne 1, colonne 4.*le pion en d2/,
  );
});

test('a FEN that is refused is told in the language of any question', () => {
  for (const fen of ['x', '8/8/8/8/8/8/8/4K3 w - - 0 1'])
    assert.throws(
      () => judge(fen, 'e2e4', { language: fr }),
      (/** @type {Error} */ error) =>
        error.message ===
        validateFen(fen, { language: 'fr' })
          .map((problem) => problem.message)
          .join(' '),
    );
});

test('formatSan writes the letters of a language, and figurines', () => {
  assert.equal(formatSan('Nxe5+', fr), 'Cxe5+');
  assert.equal(formatSan('e8=Q#', 'fr'), 'e8=D#');
  assert.equal(formatSan('1. Nf3 Nc6 2. Bb5 O-O', 'figurine'), '1. ♘f3 ♘c6 2. ♗b5 O-O');
  assert.equal(formatSan('Nf3', 'xx'), 'Nf3');
  for (const value of [undefined, 5, {}])
    assert.throws(() => formatSan(/** @type {any} */ (value), 'fr'), TypeError);
  assert.throws(() => formatSan('Nf3', /** @type {any} */ ({})), TypeError);
});

test('docs/languages.md is what scripts/languages-doc.mjs writes', async () => {
  const page = readFileSync(new URL('../../docs/languages.md', import.meta.url), 'utf8');
  assert.equal(page, await languagesPage());
});
