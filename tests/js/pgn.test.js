// PGN through the package: files as they really are, trees of plain objects, and text again.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  FenError,
  formatPgn,
  Game,
  IllegalMoveError,
  PgnError,
  parsePgn,
  readPgn,
  STARTING_FEN,
} from 'chess-arbiter';
import de from 'chess-arbiter/languages/de';

/** @import { PgnComment, PgnGame, PgnMove } from 'chess-arbiter' */

const DATA = new URL('../data/pgn/', import.meta.url);

/** The corpus: a file for each habit, and the outline of what is found in it. */
const CORPUS = readdirSync(DATA)
  .filter((name) => name.endsWith('.pgn'))
  .map((name) => {
    const read = (/** @type {string} */ file) => readFileSync(new URL(file, DATA), 'utf8');
    return { name, text: read(name), outline: read(name.replace('.pgn', '.txt')) };
  });

/**
 * The only game of a text.
 *
 * @param {string} text
 */
function onlyGame(text) {
  const { games, errors } = parsePgn(text);
  assert.deepEqual([games.length, errors], [1, []]);
  return /** @type {PgnGame} */ (games[0]);
}

/**
 * What is found in a file, as `tests/notation/pgn/reading.rs` outlines it.
 *
 * @param {string} text
 */
function outline(text) {
  const games = [...readPgn(text)];
  return games.map((game) => (game instanceof PgnError ? errorLine(game) : gameLines(game))).join('\n');
}

/** @param {{ code: string, message: string }} error an error or a warning */
function errorLine(error) {
  return `${error.code}: ${error.message}\n`;
}

/** @param {PgnGame} game */
function gameLines(game) {
  const lines = Object.entries(game.tags).map(([name, value]) => `${name} = ${value}`);
  if (game.start !== STARTING_FEN || game.chess960)
    lines.push(`start: ${game.chess960 ? 'Chess960 ' : ''}${game.start}`);
  for (const comment of game.comments) lines.push(commentLine(comment));
  const fields = game.start.split(' ');
  const firstPly = Number(fields[5]) * 2 + (fields[1] === 'b' ? 1 : 0);
  moveLines(game.moves, firstPly, '', lines);
  lines.push(`result: ${game.result}`);
  // Hardly a game of the corpus has all seven tags.
  const warnings = (game.warnings ?? []).filter(({ code }) => code !== 'missing-tag');
  const problems = [...warnings, ...(game.errors ?? [])].map(errorLine);
  return lines.map((line) => `${line}\n`).join('') + problems.join('');
}

/**
 * @param {PgnMove[]} moves
 * @param {number} firstPly
 * @param {string} indent
 * @param {string[]} lines
 */
function moveLines(moves, firstPly, indent, lines) {
  for (const [index, { color, move, nags, comments, commentsBefore, variations }] of moves.entries()) {
    const ply = firstPly + index;
    assert.equal(color, ply % 2 === 0 ? 'w' : 'b');
    for (const comment of commentsBefore ?? []) lines.push(indent + commentLine(comment));
    const number = Math.min(Math.floor(ply / 2), 65_535) + (color === 'w' ? '.' : '...');
    const step = move ? `${move.san} (${move.uci})` : 'null move';
    lines.push(`${indent}${number} ${step}${nags.map((nag) => ` $${nag}`).join('')}`);
    for (const comment of comments) lines.push(`${indent}  ${commentLine(comment)}`);
    for (const variation of variations) moveLines(variation, ply, `${indent}    `, lines);
  }
}

/** @param {PgnComment} comment */
function commentLine({ text, raw, clock, elapsed, evaluation, squares, arrows }) {
  const parts = [JSON.stringify(text)];
  if (raw !== undefined && raw.trim() !== text) parts.push(`raw ${JSON.stringify(raw)}`);
  if (clock !== undefined) parts.push(`clock ${clock} ms`);
  if (elapsed !== undefined) parts.push(`elapsed ${elapsed} ms`);
  if (evaluation && 'mate' in evaluation) parts.push(`mate in ${evaluation.mate}`);
  else if (evaluation) parts.push(`evaluation ${evaluation.centipawns}`);
  if (evaluation?.depth !== undefined) parts.push(`depth ${evaluation.depth}`);
  const capital = (/** @type {string} */ color) => color.replace(/^./, (letter) => letter.toUpperCase());
  for (const { color, square } of squares ?? []) parts.push(`${capital(color)} ${square}`);
  for (const { color, from, to } of arrows ?? []) parts.push(`${capital(color)} ${from} to ${to}`);
  return parts.join(', ');
}

describe('parsePgn', () => {
  test('reads every file of the corpus as its outline says', () => {
    assert(CORPUS.length > 30);
    for (const { name, text, outline: expected } of CORPUS) assert.equal(outline(text), expected, name);
  });

  test('gives a tree of plain objects', () => {
    const game = onlyGame(`[White "A \\"B\\""]
      {before} 1. e4! {[%clk 0:01:00.5] [%eval -0.5,12] good} (1. d4 -- {passed}) {then} 1... e5 $6
      {[%csl Re5][%cal Ge7e5] [%eval #-3]} 1-0`);
    assert.deepEqual(game, {
      tags: { White: 'A "B"' },
      start: STARTING_FEN,
      chess960: false,
      comments: [{ text: 'before', raw: 'before' }],
      moves: [
        {
          color: 'w',
          move: { color: 'w', from: 'e2', to: 'e4', piece: 'p', kind: 'double-step', san: 'e4', uci: 'e2e4' },
          nags: [1],
          comments: [
            {
              text: 'good',
              raw: '[%clk 0:01:00.5] [%eval -0.5,12] good',
              clock: 60_500,
              evaluation: { centipawns: -50, depth: 12 },
            },
          ],
          variations: [
            [
              {
                color: 'w',
                move: {
                  color: 'w',
                  from: 'd2',
                  to: 'd4',
                  piece: 'p',
                  kind: 'double-step',
                  san: 'd4',
                  uci: 'd2d4',
                },
                nags: [],
                comments: [],
                variations: [],
              },
              {
                color: 'b',
                move: null,
                nags: [],
                comments: [{ text: 'passed', raw: 'passed' }],
                variations: [],
              },
            ],
          ],
        },
        {
          color: 'b',
          move: { color: 'b', from: 'e7', to: 'e5', piece: 'p', kind: 'double-step', san: 'e5', uci: 'e7e5' },
          nags: [6],
          commentsBefore: [{ text: 'then', raw: 'then' }],
          comments: [
            {
              text: '',
              raw: '[%csl Re5][%cal Ge7e5] [%eval #-3]',
              evaluation: { mate: -3 },
              squares: [{ color: 'red', square: 'e5' }],
              arrows: [{ color: 'green', from: 'e7', to: 'e5' }],
            },
          ],
          variations: [],
        },
      ],
      result: '1-0',
      errors: [],
      warnings: [
        {
          code: 'missing-tag',
          message: `Line 1, column 1, '[White "A \\"B\\""]': The tags Event, Site, Date, Round, Black and Result are missing.`,
          line: 1,
          column: 1,
          token: '[White "A \\"B\\""]',
        },
      ],
    });
    assert.deepEqual(structuredClone(game), game);
    assert.deepEqual(JSON.parse(JSON.stringify(game)), game);
  });

  test('gives the errors with all that is known of them', () => {
    const { games, errors } = parsePgn(`1. e4 *

[Event "Illegal"]
1. e4 e5 2. Bd2 *

[FEN "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1"]
1. Nd2 *

[FEN "8/8/8/8/8/8/8/4K3 w - - 0 1"]
1. Ke2 *

1. d4 *`);
    assert.deepEqual(
      games.map(({ moves, errors }) => [moves.length, errors?.length]),
      [
        [1, 0],
        [2, 1],
        [0, 1],
        [1, 0],
      ],
    );
    const [illegal, ambiguous, badFen] = /** @type {[PgnError, PgnError, PgnError]} */ (errors);
    assert(illegal instanceof PgnError && illegal instanceof Error);
    const { name, code, game, line, column, token, message } = illegal;
    assert.deepEqual(
      { name, code, game, line, column, token },
      { name: 'PgnError', code: 'illegal-move', game: 2, line: 4, column: 13, token: 'Bd2' },
    );
    assert.match(message, /^Game 2, line 4, column 13, 'Bd2': The bishop on c1 cannot /);
    assert.equal(illegal.refusal?.code, 'own-piece');
    assert.deepEqual([ambiguous.code, ambiguous.candidates], ['ambiguous-move', ['b1d2', 'f1d2']]);
    assert.deepEqual([badFen.code, badFen.problems[0]?.code], ['bad-fen', 'king-missing']);
    assert.deepEqual([illegal.candidates, illegal.problems, badFen.refusal], [[], [], null]);
  });

  test('keeps a tag of any name', () => {
    const { tags } = onlyGame('[__proto__ "a"] [constructor "b"] [toString "c"] [1 "d"] 1. e4 *');
    assert.deepEqual(Object.keys(tags), ['1', '__proto__', 'constructor', 'toString']);
    assert.equal(Object.getOwnPropertyDescriptor(tags, '__proto__')?.value, 'a');
    assert.equal(Object.getPrototypeOf(tags), Object.prototype);
  });

  test('keeps the first of two tags with one name', () => {
    assert.deepEqual(onlyGame('[Site "first"] [Site "second"] *').tags, { Site: 'first' });
  });

  test('finds nothing in a text without games', () => {
    for (const text of ['', ' \n', '\ufeff', '% nothing'])
      assert.deepEqual(parsePgn(text), { games: [], errors: [] });
  });
});

describe('parsePgn reads what people write', () => {
  test('with the letters of a language, if it is told which', () => {
    const text = '1. e4 e5 2. Sf3 Sc6 *';
    const { games, errors } = parsePgn(text, { pieces: 'de' });
    assert.deepEqual([games[0]?.moves.length, errors], [4, []]);
    assert.match(parsePgn(text).errors[0]?.message ?? '', /with those of German/);
    assert.throws(() => parsePgn(text, { pieces: 'xx' }), RangeError);
  });

  test('up to a length, if it is told one', () => {
    const tooLong = { name: 'RangeError', message: 'PGN must be no longer than 6 characters' };
    assert.equal(parsePgn('1. e4 *', { maxLength: 7 }).games.length, 1);
    assert.throws(() => parsePgn('1. e4 *', { maxLength: 6 }), tooLong);
    assert.throws(() => readPgn('1. e4 *', { maxLength: 6 }), tooLong);
    assert.throws(() => readPgn(new TextEncoder().encode('1. e4 *'), { maxLength: 6 }), tooLong);
    assert.throws(() => Game.fromPgn('1. e4 *', { maxLength: 6 }), tooLong);
    for (const maxLength of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])
      assert.throws(() => parsePgn('*', { maxLength }), RangeError);
    assert.throws(() => parsePgn('*', /** @type {any} */ ({ maxLength: '7' })), TypeError);
  });

  test('strictly only to the standard', () => {
    assert.equal(parsePgn('1. e4 e5 ± *', { strict: true }).errors[0]?.code, 'unknown-word');
    const { games, errors } = parsePgn('1. e4 Ke7 *\n\n1. d4 *', { strict: true });
    assert.deepEqual([games.length, errors.length], [1, 1]);
  });

  test('and writes comments back as they were', () => {
    const comment = '{  two\nlines, [%clk 0:01:00] and an end }';
    const game = onlyGame(`1. e4 ${comment} *`);
    assert(formatPgn(game).includes(`1. e4 ${comment} *`));
    const [read] = game.moves[0]?.comments ?? [];
    if (read) read.clock = 5_000;
    assert(formatPgn(game).includes('{[%clk 0:00:05] two lines, and an end}'));
  });
});

describe('readPgn', () => {
  test('gives games and errors in the order of the file, one at a time', () => {
    const found = readPgn('1. e4 *\n\n1. Ke3 *\n\n1. d4 *');
    const codes = [...found].map((game) => (game instanceof PgnError ? game.code : game.moves[0]?.move?.san));
    assert.deepEqual(codes, ['e4', 'illegal-move', 'd4']);
  });

  test('may be left early, and read by several at once', () => {
    const text = '1. e4 *\n'.repeat(1_000);
    for (const game of readPgn(text)) {
      assert(!(game instanceof PgnError));
      break;
    }
    const [one, other] = [readPgn(text), readPgn('1. d4 *')];
    assert.deepEqual(
      [one.next().done, other.next().done, one.next().done, other.next().done],
      [false, false, false, true],
    );
    one.return();
    assert.equal(one.next().done, true);
  });
});

describe('formatPgn', () => {
  test('keeps every tag, move, comment, annotation and variation of the corpus', () => {
    let games = 0;
    for (const { text } of CORPUS)
      for (const game of parsePgn(text).games) {
        const written = formatPgn(game);
        const { tags, errors: _errors, warnings: _warnings, ...rest } = onlyGame(written);
        const { tags: expectedTags, errors, warnings, ...expected } = game;
        assert.deepEqual(rest, expected, written);
        for (const [name, value] of Object.entries(expectedTags))
          if (!['Result', 'FEN', 'SetUp', 'Variant'].includes(name)) assert.equal(tags[name], value, name);
        assert.equal(formatPgn(onlyGame(written)), written);
        games += 1;
      }
    assert(games > 60);
  });

  test('takes the least that a game can be', () => {
    const least = /** @type {any} */ ({ start: STARTING_FEN, moves: [{ move: { from: 'e2', to: 'e4' } }] });
    assert.match(formatPgn(least), /\n\n1\. e4 \*\n$/);
    assert.match(formatPgn(/** @type {any} */ ({ start: STARTING_FEN })), /\n\n\*\n$/);
  });

  test('leaves the object as it was', () => {
    const game = onlyGame('{a} 1. e4 {[%csl Ra1]} (1. d4 (1. c4)) e5 *');
    const before = structuredClone(game);
    formatPgn(game);
    assert.deepEqual(game, before);
  });

  test('writes text that would end a tag or a comment as text', () => {
    const game = onlyGame('1. e4 {x} e5 *');
    game.tags.Site = 'a "quote" \\ and\na line"]\n[Round "9"]';
    game.moves[0]?.comments.push({ text: 'a } brace\nand 1-0\n\n[Event "x"]' });
    const read = onlyGame(formatPgn(game));
    assert.equal(read.tags.Site, 'a "quote" \\ and a line"] [Round "9"]');
    assert.equal(read.tags.Round, '?');
    assert.equal(read.moves[0]?.comments[1]?.text, 'a } brace and 1-0 [Event "x"]');
    assert.equal(read.moves.length, 2);
  });

  test('keeps characters outside the basic plane, and replaces half of one', () => {
    const game = onlyGame('1. e4 *');
    game.tags = { A: '\ud83d', B: '\ude42', C: '🙂' };
    game.comments = [{ text: 'x\ud83d' }, { text: '\ude42 世界 🙂' }];
    const read = onlyGame(formatPgn(game));
    assert.deepEqual([read.tags.A, read.tags.B, read.tags.C], ['\ufffd', '\ufffd', '🙂']);
    assert.deepEqual(
      read.comments.map(({ text }) => text),
      ['x\ufffd', '\ufffd 世界 🙂'],
    );
  });
});

describe('formatPgn refuses', () => {
  const good = () => onlyGame('[White "A"] {a} 1. e4 {b} (1. d4) e5 *');

  /**
   * What the change of a good game makes of it throws, and another good game is written all the same.
   *
   * @param {(game: any) => void} change
   * @param {RegExp | Function | object} error
   */
  function refused(change, error) {
    const game = good();
    change(game);
    assert.throws(() => formatPgn(game), /** @type {any} */ (error), String(change));
    assert.match(formatPgn(good()), /1\. e4 \{b\} \(1\. d4\) 1\.\.\. e5 \*/);
  }

  test('what is no game', () => {
    for (const value of [undefined, null, 0, 1n, 'game', true, Symbol('game'), () => {}, [], {}])
      assert.throws(() => formatPgn(/** @type {any} */ (value)), TypeError);
  });

  test('a move that is not legal, or none at all', () => {
    refused((game) => (game.moves[0].move.to = 'e5'), TypeError);
    refused((game) => game.moves.reverse(), TypeError);
    refused((game) => (game.moves[0].move = undefined), TypeError);
    refused((game) => (game.moves[0].move = 'e4'), TypeError);
    refused((game) => (game.moves[0].move = { from: 'e2', to: 'e9' }), TypeError);
    refused((game) => (game.moves[0].variations[0][0] = { color: 'x', move: null }), TypeError);
    refused((game) => game.moves[0].variations[0].push({ move: game.moves[0].move }), TypeError);
  });

  test('a start that is no position', () => {
    for (const start of [undefined, null, 5, '', 'x', '8/8/8/8/8/8/8/8 w - - 0 1', 'x'.repeat(1e6)])
      refused((game) => (game.start = start), TypeError);
  });

  test('lists that are none, and lists with holes or numbers in them', () => {
    for (const value of [null, 5, 'moves', {}, { length: 3 }, new Set()]) {
      refused((game) => (game.moves = value), TypeError);
      refused((game) => (game.comments = value), TypeError);
      refused((game) => (game.moves[0].nags = value), TypeError);
      refused((game) => (game.moves[0].comments = value), TypeError);
      refused((game) => (game.moves[0].variations = value), TypeError);
      refused((game) => (game.moves[0].variations[0] = value), TypeError);
    }
    for (const value of [undefined, null, 9, 10, 'e4', Symbol('e4')]) {
      refused((game) => game.moves.unshift(value), TypeError);
      refused((game) => game.moves.push(value), TypeError);
      refused((game) => game.comments.push(value), TypeError);
    }
    refused((game) => (game.moves = new Array(2)), TypeError);
  });

  test('texts that are none, and names that cannot be tags', () => {
    for (const value of [undefined, null, 5, {}, ['x'], Symbol('x')]) {
      refused((game) => (game.tags.White = value), /The tag White must be a string, not /);
      refused((game) => (game.comments[0].text = value), TypeError);
    }
    for (const name of ['', 'two words', 'a"b', 'a]b', 'a\nb', '\0', '\u007f'])
      refused((game) => (game.tags[name] = 'x'), /The name of a tag must be one word/);
    for (const tags of [5, 'tags', true]) refused((game) => (game.tags = tags), TypeError);
  });

  test('numbers that are none or out of range', () => {
    for (const value of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 32]) {
      refused((game) => (game.comments[0].clock = value), RangeError);
      refused((game) => (game.comments[0].elapsed = value), RangeError);
      refused((game) => game.moves[0].nags.push(value), RangeError);
      refused((game) => (game.comments[0].evaluation = { centipawns: 1, depth: value }), RangeError);
    }
    refused((game) => game.moves[0].nags.push(65_536), RangeError);
    for (const value of [null, '5', 5n, {}, Symbol('5')]) {
      refused((game) => (game.comments[0].clock = value), TypeError);
      refused((game) => game.moves[0].nags.push(value), TypeError);
      refused((game) => (game.comments[0].evaluation = { centipawns: value }), TypeError);
      refused((game) => (game.comments[0].evaluation = { mate: value }), TypeError);
    }
    for (const value of [null, 5, 'x', {}, { centipawns: 0.5 }, { mate: 2 ** 31 }])
      refused((game) => (game.comments[0].evaluation = value), TypeError);
  });

  test('squares, arrows and colours that are none', () => {
    refused((game) => (game.comments[0].squares = [{ color: 'red', square: 'e9' }]), TypeError);
    refused((game) => (game.comments[0].squares = [{ color: 'purple', square: 'e4' }]), TypeError);
    refused((game) => (game.comments[0].squares = [null]), TypeError);
    refused((game) => (game.comments[0].arrows = [{ color: 'red', from: 'e4' }]), TypeError);
  });

  test('games without end', () => {
    refused((game) => (game.moves[0].variations = [game.moves]), RangeError);
    refused(
      (game) => game.moves[0].variations[0][0].variations.push(game.moves[0].variations[0]),
      RangeError,
    );
    // Each level has the next one twice: a small object, and a text of astronomical length.
    refused((game) => {
      let line = [{ ...game.moves[0], variations: [] }];
      for (let level = 0; level < 90; level += 1) line = [{ ...game.moves[0], variations: [line, line] }];
      game.moves = line;
    }, RangeError);
    refused((game) => (game.comments = [{ text: 'x'.repeat(2 ** 28 + 1) }]), RangeError);
  });

  test('nothing that throws on its own: its error comes through', () => {
    const thrown = new Error('from a getter');
    const getter = {
      get: () => {
        throw thrown;
      },
    };
    for (const name of ['tags', 'moves', 'start', 'comments'])
      refused(
        (game) => Object.defineProperty(game, name, getter),
        (/** @type {unknown} */ error) => error === thrown,
      );
  });
});

describe('Game.fromPgn', () => {
  test('makes the moves of the first game, and keeps its tags', () => {
    const game = Game.fromPgn('[White "A"] [Result "1-0"] 1. e4 {x} (1. d4) e5 2. Nf3 1-0\n\n1. d4 *');
    assert.deepEqual(
      game.history.map((move) => move.san),
      ['e4', 'e5', 'Nf3'],
    );
    assert.deepEqual(game.tags, { White: 'A', Result: '1-0' });
    assert.equal(game.undo()?.san, 'Nf3');
  });

  test('begins where the game begins, in Chess960 too', () => {
    const game = Game.fromPgn(
      '[Variant "Chess960"] [FEN "qrbbnkrn/pppppppp/8/8/8/8/PPPPPPPP/QRBBNKRN w KQkq - 0 1"] 1. O-O O-O *',
    );
    assert.deepEqual([game.chess960, game.history[0]?.uci, game.history[1]?.san], [true, 'f1g1', 'O-O']);
    assert.equal(
      Game.fromPgn('[FEN "4k3/8/8/8/8/8/4P3/4K3 b - - 0 9"] 9... Ke7 *').fenAt(0),
      '4k3/8/8/8/8/8/4P3/4K3 b - - 0 9',
    );
  });

  test('is a new game where there is none', () => {
    for (const text of ['', '\n', '*']) assert.equal(Game.fromPgn(text).fen, STARTING_FEN);
  });

  test('throws the error of the first game only', () => {
    assert.throws(
      () => Game.fromPgn('1. e4 Ke7 *'),
      (error) => {
        assert(
          error instanceof PgnError && !(error instanceof IllegalMoveError) && !(error instanceof FenError),
        );
        return error.refusal?.code === 'own-piece';
      },
    );
    assert.equal(Game.fromPgn('1. e4 *\n\n1. Ke7 *').history.length, 1);
    for (const value of [undefined, null, 5, {}, ['1. e4']])
      assert.throws(() => Game.fromPgn(/** @type {any} */ (value)), TypeError);
  });

  test('takes the language of refusals', () => {
    const game = Game.fromPgn('1. e4 *', { language: de });
    assert.match(game.judge('Ke6').refusal?.message ?? '', /König/);
  });
});

describe('game.pgn', () => {
  test('is the game in export format', () => {
    const game = new Game();
    for (const move of ['f3', 'e5', 'g4', 'Qh4#']) game.apply(move);
    game.tags = { White: 'Fool', ECO: 'A00' };
    assert.equal(
      game.pgn({ tags: { Black: 'Scholar', Event: 'A "lesson"' } }),
      `[Event "A \\"lesson\\""]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "Fool"]
[Black "Scholar"]
[Result "0-1"]
[ECO "A00"]

1. f3 e5 2. g4 Qh4# 0-1
`,
    );
    assert.deepEqual(game.tags, { White: 'Fool', ECO: 'A00' });
  });

  test('has the result of the outcome, else that of the tags, else none', () => {
    const result = (/** @type {Game} */ game, tags = {}) => onlyGame(game.pgn({ tags })).result;
    assert.equal(result(new Game()), '*');
    assert.equal(result(new Game(), { Result: '1-0' }), '1-0');
    assert.equal(result(new Game(), { Result: 'somebody won' }), '*');
    const stalemate = new Game('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
    assert.equal(result(stalemate, { Result: '1-0' }), '1/2-1/2');
  });

  test('says where the game began', () => {
    const game = new Game('4k3/8/8/8/8/8/4P3/4K3 b - - 0 40');
    game.apply('Ke7');
    assert.match(
      game.pgn(),
      /\[SetUp "1"\]\n\[FEN "4k3\/8\/8\/8\/8\/8\/4P3\/4K3 b - - 0 40"\]\n\n40\.\.\. Ke7 \*\n$/,
    );
  });

  test('comes back from Game.fromPgn', () => {
    for (const { text } of CORPUS)
      for (const { start, chess960 } of parsePgn(text).games) {
        const game = new Game(start, { chess960 });
        for (let ply = 0; ply < 30; ply += 1) {
          const moves = game.moves();
          if (moves.length > 0)
            game.apply(/** @type {typeof moves[number]} */ (moves[(ply * 7) % moves.length]));
        }
        const again = Game.fromPgn(game.pgn());
        assert.deepEqual([again.history, again.fen, again.fenAt(0)], [game.history, game.fen, game.fenAt(0)]);
        assert.equal(again.pgn(), game.pgn());
      }
  });

  test('refuses tags that are none, and stays as it was', () => {
    const game = new Game();
    game.apply('e4');
    for (const tags of [null, 5, 'tags', { White: 5 }, { 'two words': 'x' }])
      assert.throws(() => game.pgn(/** @type {any} */ ({ tags })), TypeError);
    assert.throws(() => game.pgn(/** @type {any} */ (null)), TypeError);
    game.tags = /** @type {any} */ (null);
    assert.throws(() => game.pgn(), TypeError);
    game.tags = {};
    assert.match(game.pgn(), /1\. e4 \*/);
  });
});

describe('hostile text', () => {
  test('of the wrong type throws a TypeError, and one that is too long a RangeError', () => {
    for (const value of [undefined, null, 0, 1n, true, Symbol('pgn'), {}, new String('1. e4')]) {
      assert.throws(() => parsePgn(/** @type {any} */ (value)), TypeError);
      assert.throws(() => readPgn(/** @type {any} */ (value)), TypeError);
    }
    assert.throws(() => parsePgn(/** @type {any} */ (['1. e4'])), TypeError);
    assert.throws(() => parsePgn('x'.repeat(2 ** 28 + 1)), RangeError);
  });

  test('that is nested, long or unfinished is an error in its place', () => {
    const code = (/** @type {string} */ text) => parsePgn(text).errors[0]?.code;
    assert.equal(code(`1. e4 ${'('.repeat(100_000)}`), 'variation-without-move');
    assert.equal(code(`1. e4 ${'(1. d4 (1. e4 '.repeat(50_000)}`), 'too-deep');
    assert.equal(code(`1. e4 {${'x'.repeat(1e6)}`), 'open-comment');
    assert.equal(code(`1. e4 ${'e9'.repeat(5e5)}`), 'unreadable-move');
    assert.equal(code(`[Event "${'x'.repeat(1e6)}`), 'tag-syntax');
    assert.equal(onlyGame(`1. e4 {${'x '.repeat(1e6)}} *`).moves[0]?.comments[0]?.text.length, 2e6 - 1);
  });

  test('that was a file never traps: it has games, and errors that say where', () => {
    const parts = [
      '(',
      ')',
      '{',
      '}',
      '[',
      ']',
      '"',
      '\\',
      ';',
      '%',
      '$',
      '\n',
      '\r',
      '1-0',
      '--',
      '\ufeff',
      '\ud83d',
      '\ude42',
      '[%clk ',
      'Ke3',
    ];
    let seed = 1;
    const random = (/** @type {number} */ below) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
      return (seed >>> 8) % below;
    };
    let errors = 0;
    for (let round = 0; round < 4_000; round += 1) {
      let text = CORPUS[round % CORPUS.length]?.text ?? '';
      for (let edit = random(4); edit >= 0; edit -= 1) {
        const at = random(text.length + 1);
        text = text.slice(0, at) + (parts[random(parts.length)] ?? '') + text.slice(at + random(4));
      }
      for (const game of readPgn(text)) {
        if (!(game instanceof PgnError)) formatPgn(game);
        const problems =
          game instanceof PgnError ? [game] : [...(game.errors ?? []), ...(game.warnings ?? [])];
        errors += problems.length;
        const lines = text.replace(/\p{Surrogate}/gu, '\ufffd').split(/\r\n|\r|\n/);
        for (const { line, column, token, message } of problems) {
          const letters = [...(lines[line - 1] ?? '').replaceAll('\ufeff', '')];
          const start = token.split(/[\r\n]/)[0]?.replaceAll('\ufeff', '') ?? '';
          const rest = letters.slice(column - 1).join('');
          assert(rest.startsWith(start), `${message}\n${text}`);
        }
      }
    }
    assert(errors > 1_000, `only ${errors} errors`);
  });

  test('of 50 MB is read game by game', () => {
    const comment = `{${'A comment as annotators write them, much longer than the moves. '.repeat(100)}}`;
    const text = `[Event "Large"]\n\n1. e4 ${comment} e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n`.repeat(8_000);
    assert(text.length > 50e6);
    let games = 0;
    for (const game of readPgn(text)) if (!(game instanceof PgnError) && game.moves.length === 6) games += 1;
    assert.equal(games, 8_000);
  });

  test('with a comment of millions of words is written again as it was', () => {
    for (const text of ['word '.repeat(2_000_000), ' '.repeat(1_000_000), 'two  '.repeat(1_000_000)]) {
      const comment = `begin ${text}end`;
      const [game] = parsePgn(`1. e4 {${comment}} *`).games;
      assert(game);
      const written = formatPgn(game);
      assert.equal(parsePgn(written).games[0]?.moves[0]?.comments[0]?.text, comment);
    }
  });
});
