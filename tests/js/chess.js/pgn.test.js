// PGN in and out, compared with chess.js 1.4.0 over the files of tests/data/pgn.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { Chess as Theirs } from 'chess.js';
import { Chess } from 'chess-arbiter/chess.js';

const FOLDER = new URL('../../data/pgn/', import.meta.url);

/**
 * What differs on purpose: backslashes in tags are written so that they can be read, counters end at 65535, and rights that the
 * board contradicts are dropped.
 */
const DIFFERENT = ['backslashes-in-tags.pgn', 'starting-positions.pgn', 'undeclared-chess960.pgn'];

/**
 * All that a game says after it was loaded, or the message of what is thrown.
 *
 * @param {any} chess
 * @param {string} pgn
 */
function loaded(chess, pgn) {
  try {
    chess.loadPgn(pgn);
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
  return {
    pgn: chess.pgn(),
    fen: chess.fen(),
    headers: Object.entries(chess.header()),
    comments: chess.getComments(),
    history: chess.history(),
    last: { ...chess.undo() },
  };
}

/** The games of all files, each with the name of its file. */
const GAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.pgn'))
  .flatMap((name) => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8');
    return text.split(/\n\s*\n(?=\[)/).map((pgn) => ({ name, pgn }));
  });

test(`what chess.js reads of ${GAMES.length} games is read alike`, () => {
  let [alike, ours, different] = [0, 0, 0];
  for (const { name, pgn } of GAMES) {
    const [our, their] = [loaded(new Chess(), pgn), loaded(new Theirs(), pgn)];
    if (typeof their === 'string') {
      if (typeof our === 'object') ours += 1;
      else assert.match(our, /^Invalid (PGN|FEN|move)/, name);
    } else if (DIFFERENT.includes(name)) different += 1;
    else {
      assert.deepEqual(our, their, name);
      alike += 1;
    }
  }
  assert(alike > 40 && ours > 10 && different < 10, `${alike} alike, ${ours} read here alone`);
});

test('what is written is read again as the same', () => {
  for (const { pgn } of GAMES) {
    const [first, second] = [new Chess(), new Chess()];
    if (typeof loaded(first, pgn) === 'string') continue;
    // A brace in a comment, and an odd result, are written as they are, as in chess.js.
    if (first.getComments().some(({ comment }) => comment.includes('}'))) continue;
    if (!/^(?:1-0|0-1|1\/2-1\/2|\*)$/.test(first.getHeaders().Result ?? '')) continue;
    for (const options of [{}, { maxWidth: 30 }, { newline: '\r\n' }]) {
      second.loadPgn(first.pgn(options));
      assert.deepEqual(second.history(), first.history());
      const again = second.getHeaders();
      // An empty value is not written.
      for (const [name, value] of Object.entries(first.getHeaders()))
        if (value) assert.equal(again[name], value);
      const said = (/** @type {Chess} */ chess) => chess.getComments().map(({ comment }) => comment);
      if (!('maxWidth' in options)) assert.deepEqual(said(second), said(first));
    }
  }
});

test('the tag FEN counts strictly only with the tag SetUp, and leniently always', () => {
  const fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
  for (const [tags, strict] of /** @type {[string, boolean][]} */ ([
    [`[SetUp "1"]\n[FEN "${fen}"]`, true],
    [`[FEN "${fen}"]`, false],
    [`[fen "${fen}"]`, false],
    [`[FEN "${fen}"]\n[SetUp "0"]`, true],
    ['[SetUp "1"]', true],
    ['[SetUp "1"]', false],
  ])) {
    const [ours, theirs] = [new Chess(), new Theirs()].map((chess) => {
      try {
        chess.loadPgn(`${tags}\n\n1. e4 *`, { strict });
        return [chess.fen(), chess.getHeaders()];
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
    });
    assert.deepEqual(ours, theirs, `${tags} ${strict}`);
  }
});

test('strictly, moves are read as the standard writes them', () => {
  for (const [moves, isStrict] of /** @type {[string, boolean][]} */ ([
    ['1. e4 e5 2. Nf3!? Nc6+ $1 {why} (2... d6 3. Ng1-f3) 3. Bb5', true],
    ['1. e2e4', false],
    ['1. e4 e5 2. Ng1f3', false],
    ['1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. 0-0', false],
    ['1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. O-O', true],
  ]))
    for (const chess of [new Chess(), new Theirs()]) {
      chess.loadPgn(moves);
      if (isStrict) chess.loadPgn(moves, { strict: true });
      else assert.throws(() => chess.loadPgn(moves, { strict: true }), { message: /^Invalid move in PGN: / });
    }
});

test('of a tag that is repeated, the last value counts', () => {
  const pgn = '[Event "x"]\n[White "A"]\n[Event "y"]\n\n1. e4 *';
  const [ours, theirs] = [loaded(new Chess(), pgn), loaded(new Theirs(), pgn)];
  assert.deepEqual(ours, theirs);
  assert.throws(
    () => new Chess().loadPgn('[Event "x"]\n\n1. e4 *\n\n[Event "y"]\n\n1. d4 *'),
    /more than one game/,
  );
});

test('lines may end with anything', () => {
  const pgn = '[White "A"]|[Black "B"]||1. e4 e5|2. Nf3 *';
  const [ours, theirs] = [new Chess(), new Theirs()].map((chess) => {
    chess.loadPgn(pgn, { newlineChar: '\\|' });
    return chess.pgn({ newline: '|', maxWidth: 10 });
  });
  assert.equal(ours, theirs);
});

test('a refused move says where it is and why', () => {
  const wrong = '[White "A"]\n\n1. e4 e5\n2. Ke3 *';
  assert.throws(
    () => new Chess().loadPgn(wrong),
    (/** @type {any} */ error) => {
      assert.equal(error.message, 'Invalid move in PGN: Ke3');
      assert.deepEqual([error.line, error.column, error.code], [4, 4, 'illegal-move']);
      assert.equal(error.refusal.article, '3.8a');
      return true;
    },
  );
});

/** The usual start, two kings, and two kings with a pawn. */
const USUAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KINGS = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
const PAWN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';

test('the moves of a game fit the start that its tags name, however they are written', () => {
  for (const [tags, strict] of /** @type {[string, boolean][]} */ ([
    [`[fen "${KINGS}"]`, false],
    [`[fen "${PAWN}"]`, false],
    ['[fen "junk"]', false],
    ['[Fen ""]', false],
    ['[FEN ""]', false],
    ['[FEN ""]', true],
    [`[FEN "${USUAL}"]\n[FEN "${PAWN}"]`, false],
    [`[FEN "${PAWN}"]\n[fen "${USUAL}"]`, false],
    [`[fen "${USUAL}"]\n[FEN "${PAWN}"]`, false],
    [`[FEN "${PAWN}"]\n[FEN "${KINGS}"]`, true],
    [`[fen "${PAWN}"]\n[FEN "${KINGS}"]`, true],
    [`[SetUp "1"]\n[fen "${PAWN}"]`, true],
    [`[SetUp "1"]\n[fen "${KINGS}"]\n[FEN "${PAWN}"]`, true],
  ])) {
    const [ours, theirs] = [new Chess(), new Theirs()].map((chess) => {
      try {
        chess.loadPgn(`${tags}\n\n1. e4 *`, { strict });
      } catch (error) {
        if (chess instanceof Chess) assert.equal(chess.fen(), USUAL);
        return /** @type {Error} */ (error).message;
      }
      const last = [chess.pgn(), chess.fen(), chess.getHeaders(), chess.history()];
      chess.undo();
      return [...last, chess.fen(), chess.moves()];
    });
    assert.deepEqual(ours, theirs, `${tags} ${strict}`);
  }
});

test('a refused move stays on its line when tags are repeated or renamed', () => {
  const tags = `[White "a"]\n[Variant "x"]\n[White "b"]\n[fen "${PAWN}"]`;
  assert.throws(
    () => new Chess().loadPgn(`${tags}\n\n1. e4 Kd7 2. e6`),
    (/** @type {any} */ error) => {
      assert.deepEqual([error.message, error.line, error.column], ['Invalid move in PGN: e6', 6, 14]);
      return true;
    },
  );
});

test('of any tag that is repeated, the last value counts, where the first stood', () => {
  for (const pgn of [
    '[White "a"]\n[White "b"]\n\n1. e4 *',
    '[Mode "a"]\n[Own "x"]\n[Mode "b"]\n[Own "y"]',
    '[Result "1-0"]\n[Result "0-1"]\n\n1. e4',
    '[Variant "a"]\n[Variant "b"]\n\n1. e4',
  ])
    assert.deepEqual(loaded(new Chess(), pgn), loaded(new Theirs(), pgn), pgn);
});

test('a first move that is refused is named, with tags and without', () => {
  for (const pgn of [
    '1. e5',
    'e5',
    '1. e5 e5 2. Nf3',
    'hello world',
    '{said} 1. e5',
    '[White "a"]\n\n1. e5',
  ]) {
    const ours = loaded(new Chess(), pgn);
    assert.match(/** @type {string} */ (ours), /^Invalid move in PGN: (e5|hello)$/);
    assert.equal(ours, loaded(new Theirs(), pgn));
  }
});

test('headers that are no strings are written as text', () => {
  for (const value of /** @type {any[]} */ ([2000, true, 1.5])) {
    const [ours, theirs] = [new Chess(), new Theirs()].map((chess) => {
      chess.setHeader('WhiteElo', value);
      return [chess.pgn(), chess.getHeaders()];
    });
    assert.deepEqual(ours, theirs);
  }
});

test('what every object has is no header', () => {
  const chess = new Chess();
  const written = chess.pgn();
  assert.equal(chess.removeHeader('toString'), false);
  assert.equal(chess.pgn(), written);
  chess.setHeader('toString', /** @type {any} */ (null));
  assert.equal(chess.pgn(), written);
  chess.setHeader('toString', 'x');
  assert.equal(chess.getHeaders().toString, 'x');
  assert.equal(chess.removeHeader('toString'), true);
  assert.equal(chess.pgn(), written);
});
