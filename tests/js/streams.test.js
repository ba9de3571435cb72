// PGN that comes in parts: from any source, cut anywhere, it is read as the whole file is.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, test } from 'node:test';
import { decodePgn, PgnError, readPgn } from 'chess-arbiter';

/** @import { PgnPart, PgnProgress, PgnSource, ReadPgnStreamOptions } from 'chess-arbiter' */

const DATA = new URL('../data/pgn/', import.meta.url);

/** All files of the corpus. */
const FILES = readdirSync(DATA)
  .filter((name) => name.endsWith('.pgn'))
  .map((name) => new Uint8Array(readFileSync(new URL(name, DATA))));

/**
 * @param {PgnSource} source
 * @param {ReadPgnStreamOptions} [options]
 */
async function gamesOf(source, options) {
  const games = [];
  for await (const game of readPgn(source, options)) games.push(game);
  return games;
}

/**
 * Text or bytes in parts of a length.
 *
 * @template {string | Uint8Array} T
 * @param {T} whole
 * @param {number} length
 * @returns {T[]}
 */
function cut(whole, length) {
  const parts = [];
  for (let start = 0; start < whole.length; start += length)
    parts.push(/** @type {T} */ (whole.slice(start, start + length)));
  return parts;
}

/**
 * Bytes of Latin-1 and Windows-1252.
 *
 * @param {string} text
 */
function latin1(text) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

describe('a file in parts', () => {
  test('of any length, as bytes or as text, is read as the whole file is', async () => {
    for (const bytes of FILES) {
      const text = decodePgn(bytes);
      const whole = [...readPgn(text)];
      assert.deepEqual([...readPgn(bytes)], whole);
      for (const length of [1, 2, 3, 50, 1_000]) {
        assert.deepEqual(await gamesOf(cut(bytes, length)), whole);
        assert.deepEqual(await gamesOf(cut(text, length)), whole);
      }
    }
  });

  test('may come from whatever streams', async () => {
    const text = '1. e4 *\n\n1. Ke3 *\n\n1. d4 {½} *';
    const whole = [...readPgn(text)];
    const blob = new Blob([text]);
    async function* asyncParts() {
      yield* cut(text, 4);
    }
    const withoutIterator = { getReader: () => blob.stream().getReader() };
    const sources = [
      asyncParts(),
      cut(text, 4),
      Readable.from(cut(text, 4)),
      blob,
      blob.stream(),
      withoutIterator,
    ];
    for (const source of sources) assert.deepEqual(await gamesOf(source), whole);
    for (const part of [
      new TextEncoder().encode(text).buffer,
      new DataView(new TextEncoder().encode(text).buffer),
    ])
      assert.deepEqual(await gamesOf([part]), whole);
  });

  test('tells lines, columns and numbers of games as the whole file has them', async () => {
    const text = `${'[Event "é"]\r\n\r\n1. e4 e5 *\r\n\r\n'.repeat(5_000)}1. e4\r\n  Ke4 *`;
    const error = (await gamesOf(cut(text, 999))).at(-1);
    assert(error && !(error instanceof PgnError));
    const { game, line, column, token } = error.errors?.[0] ?? {};
    assert.deepEqual([game, line, column, token], [5_001, 20_002, 3, 'Ke4']);
  });

  test('gives a game as soon as the next one has begun', async () => {
    /** @type {string[]} */
    const log = [];
    async function* parts() {
      for (const name of ['A', 'B', 'C']) {
        log.push(`sent ${name}`);
        yield `[White "${name}"]\n\n1. e4 *\n\n`;
      }
    }
    for await (const game of readPgn(parts()))
      if (!(game instanceof PgnError)) log.push(`read ${game.tags.White}`);
    assert.deepEqual(log, ['sent A', 'sent B', 'read A', 'sent C', 'read B', 'read C']);
  });

  test('without anything in it has no games', async () => {
    assert.deepEqual(await gamesOf([]), []);
    assert.deepEqual(await gamesOf(['', new Uint8Array(0), ' \n']), []);
  });
});

describe('progress', () => {
  test('counts bytes, and knows how many a file has', async () => {
    /** @type {PgnProgress[]} */
    const seen = [];
    const text = '1. e4 {½} *\n'.repeat(50_000);
    const blob = new Blob([text]);
    await gamesOf(blob, { onProgress: (progress) => seen.push(progress) });
    assert(seen.length > 1);
    assert(
      seen.every(({ bytes, total }, index) => total === blob.size && bytes > (seen[index - 1]?.bytes ?? 0)),
    );
    assert.deepEqual(seen.at(-1), { bytes: blob.size, total: blob.size });
  });

  test('of text is that of its UTF-8', async () => {
    /** @type {PgnProgress[]} */
    const seen = [];
    await gamesOf(['1. e4 ', '½'], { onProgress: (progress) => seen.push(progress) });
    assert.deepEqual(seen, [{ bytes: 6 }, { bytes: 8 }]);
  });
});

describe('encodings of a file in parts', () => {
  const text = '[White "Müller, José 😀"]\n\n1. e4 {“good”} *';
  const names = async (/** @type {PgnPart[]} */ parts) =>
    (await gamesOf(parts)).map((game) => (game instanceof PgnError ? game.code : game.tags.White));

  test('UTF-8 and UTF-16, with the marks and without, cut inside characters', async () => {
    const utf8 = new TextEncoder().encode(text);
    const little = new Uint8Array(
      Uint16Array.from(Array.from({ length: text.length + 1 }, (_, at) => `\ufeff${text}`.charCodeAt(at)))
        .buffer,
    );
    const big = little.map((_, index) => little[index ^ 1] ?? 0);
    for (const bytes of [utf8, Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), little, big])
      for (const length of [1, 2, 3, 5])
        assert.deepEqual(await names(cut(bytes, length)), ['Müller, José 😀']);
    assert.deepEqual(await names(cut(text, 1)), ['Müller, José 😀']);
  });

  test('Windows-1252 from the first byte that cannot be UTF-8, wherever the parts end', async () => {
    const game = latin1('[White "M\xfcller \x80\x93"]\n\n1. e4 *\n\n');
    const utf8 = new TextEncoder().encode('[White "Müller"]\n\n1. e4 *\n\n');
    for (const length of [1, 2, 3, 7, 100]) {
      assert.deepEqual(await names(cut(game, length)), ['Müller €“']);
      assert.deepEqual(await names(cut(Uint8Array.of(...utf8, ...game, ...game), length)), [
        'Müller',
        'Müller €“',
        'Müller €“',
      ]);
    }
  });
});

describe('a stream', () => {
  /** A stream without an end, which notes when it is closed. */
  function endless() {
    const state = { isClosed: false };
    async function* parts() {
      try {
        for (;;) yield '1. e4 *\n';
      } finally {
        state.isClosed = true;
      }
    }
    return { state, parts: parts() };
  }

  test('is closed when the loop is left', async () => {
    const { state, parts } = endless();
    for await (const game of readPgn(parts)) {
      assert(!(game instanceof PgnError));
      break;
    }
    assert(state.isClosed);
    let isCancelled = false;
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue('1. e4 *\n'),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const _ of readPgn({ getReader: () => stream.getReader() })) break;
    assert(isCancelled);
  });

  test('that fails, or a progress that does, passes its error on', async () => {
    async function* failing() {
      yield '1. e4 *\n1. d4 *';
      throw new Error('no network');
    }
    await assert.rejects(gamesOf(failing()), { message: 'no network' });
    const { state, parts } = endless();
    const onProgress = () => {
      throw new Error('enough');
    };
    await assert.rejects(gamesOf(parts, { onProgress }), { message: 'enough' });
    assert(state.isClosed);
  });

  test('that is longer than the option maxLength allows is refused, and closed', async () => {
    const { state, parts } = endless();
    await assert.rejects(gamesOf(parts, { maxLength: 1_000 }), {
      name: 'RangeError',
      message: 'PGN must be no longer than 1000 characters',
    });
    assert(state.isClosed);
    assert.equal((await gamesOf(['1. e4 *'], { maxLength: 7 })).length, 1);
  });

  test('of anything but text and bytes is a TypeError', async () => {
    for (const part of [5, null, {}, [1]])
      await assert.rejects(gamesOf(/** @type {any} */ ([part])), TypeError);
    for (const options of [5, { onProgress: 5 }, { strict: 1 }, { pieces: 5 }])
      assert.throws(() => readPgn([''], /** @type {any} */ (options)), TypeError);
    assert.throws(() => readPgn([''], { pieces: 'xx' }), RangeError);
  });

  test('may have a game without an end: that is an error, and the next game comes', async () => {
    async function* parts() {
      yield '1. e4 *\n\n[Event "endless"]\n\n';
      for (let count = 0; count < 4_000; count += 1) yield '1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(50);
      yield '\n\n[Event "next"]\n\n1. d4 *';
    }
    const [first, error, next, ...rest] = await gamesOf(parts());
    assert(first && !(first instanceof PgnError) && next && !(next instanceof PgnError));
    assert(error instanceof PgnError);
    assert.deepEqual([error.code, error.game, error.line, error.column], ['game-too-long', 2, 3, 1]);
    assert.deepEqual([first.moves.length, next.tags.Event, rest], [1, 'next', []]);
  });
});
