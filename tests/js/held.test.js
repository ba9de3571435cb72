// What errors and games hold of a long text: what they show, and not the text. In V8, what is cut out of a text holds all of
// it. Run in a process of its own, where the collector can be called.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

/** How long each text is. */
const LENGTH = 2 ** 21;

/**
 * How many bytes of the heap are held by what some calls give or throw, each of which is given a text of its own.
 *
 * @param {string[]} calls expressions, in which `text` is that text
 * @returns {Record<string, number>} for each, the bytes a text
 */
function heldBy(calls) {
  const script = `
    import * as api from 'chess-arbiter';
    import { Chess } from 'chess-arbiter/chess.js';
    const { apply, formatPgn, Game, parsePgn, readSan, Setup, STARTING_FEN, addLine } = api;
    const game = () => new Game();
    const data = () => parsePgn('1. e4 *').games[0];
    const thrownBy = (call, text) => {
      try {
        return call(text);
      } catch (error) {
        error.stack; // Until it is asked for, it holds the functions that were called, and what they see.
        return error;
      }
    };
    const used = () => {
      'ab'.replace(/b/, 'c'); // The last text that an expression was looked for in is held too.
      'a b'.split(' ');
      parsePgn('1. e4 *');
      new Game('4k3/8/8/8/8/8/8/4K3 w - - 0 1').moves();
      gc();
      return process.memoryUsage().heapUsed;
    };
    // Characters that take a byte each, in one piece.
    const longText = (letter) => letter.repeat(${LENGTH}).replace(/.$/, letter);
    // A function of its own, so that nothing is held by what it has in hand.
    const keep = (call) => [...'cdefghij'].map((letter) => thrownBy(call, longText(letter)));
    const held = {};
    const measure = (name, call) => {
      for (const letter of 'ab') thrownBy(call, letter.repeat(1_000));
      const before = used();
      const kept = keep(call);
      held[name] = Math.round((used() - before) / kept.length);
    };
    ${calls.map((call) => `measure(${JSON.stringify(call)}, (text) => ${call});`).join('\n')}
    console.log(JSON.stringify(held));`;
  const output = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', script], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

/** The engine itself keeps the last text here or there, so that a part of one may be held. @param {string[]} calls */
function assertLittleIsHeld(calls) {
  for (const [call, bytes] of Object.entries(heldBy(calls)))
    assert(bytes < LENGTH / 4, `${call} holds ${bytes} bytes of ${LENGTH}`);
}

test('the measure sees a text that is held', () => {
  for (const bytes of Object.values(heldBy(['text', 'text.slice(0, 40)', 'new Error(text.slice(0, 40))'])))
    assert(bytes > LENGTH / 2, `${bytes} bytes`);
});

test('errors hold what they show of a text', () =>
  assertLittleIsHeld([
    'new Game(text)',
    'apply(text, "e4")',
    'game().apply(text)',
    'game().judge(text)',
    'game().readSan(text)',
    'readSan(STARTING_FEN, "e4", { pieces: text })',
    'game().movesFrom(text)',
    'game().attackers("e4", text)',
    'game().apply({ from: "e2", to: "e4", promotion: text })',
    'game().perft(text)',
    'game().annotate(text)',
    'new Game(undefined, text)',
    'new Game(undefined, { chess960: text })',
    'new Setup(text)',
    'formatPgn({ ...data(), start: text })',
    'Game.from({ ...data(), moves: text })',
    'Game.from({ ...data(), moves: [{ color: "w", move: text, nags: [], comments: [], variations: [] }] })',
    'addLine(game(), [text], ["e4"])',
    'Game.fromPgn("1. Ke4 {" + text + "}")',
    'Game.fromPgn("1. e4", text)',
    'new Chess().move(text)',
    'new Chess(text)',
    'new Chess().loadPgn("1. notamoveatall {" + text + "}")',
    'new Chess().loadPgn("1. notamoveatall {" + text + "}", { strict: true })',
  ]));

test('what is read of a PGN file holds none of the rest', () =>
  assertLittleIsHeld([
    'parsePgn("1. e4 Ke4 {" + text + "}").errors',
    'parsePgn("1. e4 nonsense e5 {" + text + "}").games[0].warnings',
    'parsePgn("[Event \\"The name of a long event\\"] 1. e4 {" + text + "}").games[0].tags',
    'parsePgn("1. e4 {a comment that is kept} e5 {" + text + "}").games[0].moves[0]',
  ]));

test('a FEN that is cut out of a file holds none of the rest', () =>
  assertLittleIsHeld([
    'void new Game((text + "4k3/8/8/8/8/8/8/4K3 w - - 0 " + text.charCodeAt(0)).slice(text.length)).moves()',
    'void api.moves((text + "4k3/8/8/8/8/8/8/4K3 w - - 1 " + text.charCodeAt(0)).slice(text.length))',
  ]));
