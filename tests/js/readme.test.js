// Every code block of the READMEs and of docs/from-chess.js.md is run, and where a comment after an expression names a value, that is what it is:
//
//   game.inCheck(); // false
//   validateFen(fen)[0].repaired; // true: words may follow a colon
//
// Blocks of Rust are run by `cargo test --doc`, those of HTML by package.test.js, those of
// frameworks in tests/frameworks and, for Angular, in its cell of the matrix.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Chess } from 'chess.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BLOCK = /^```(\w*)\n(.*?)^```$/gms;
/** An expression that is a statement on a line of its own, after an `if` perhaps, and the comment behind it. */
const CHECKED =
  /^(\s*(?:if \(.*?\) )?)(?!\s|import\b|export\b|const\b|let\b|return\b|await\b|\/|\}|if\b)(.+?); \/\/ (.+)$/gm;

/** Blocks that are no JavaScript, and what runs them. */
const ELSEWHERE = {
  html: 'tests/js/package.test.js',
  jsx: 'tests/frameworks/readme.test.js',
  svelte: 'tests/frameworks/readme.test.js',
  ts: 'tests/matrix/framework-cells.js',
  vue: 'tests/frameworks/readme.test.js',
  rust: 'cargo test --doc',
};
/** The commands that may stand in a block of shell, and what runs each of them. */
const COMMANDS = /^(npm install chess-arbiter|make demo|make test)( +#.*)?$/;

// Within the repository, so that the package is found by its name.
mkdirSync(join(ROOT, 'target'), { recursive: true });
const folder = mkdtempSync(join(ROOT, 'target/readme-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @type {any} */
const world = globalThis;
/** The expressions of the block that have been checked. @type {string[]} */
const checked = [];

/** The value that a comment names. @param {string} comment */
function valueNamed(comment) {
  const texts = [comment, ...[...comment.matchAll(/: /g)].map(({ index }) => comment.slice(0, index))];
  for (const text of texts) {
    try {
      return new Function(`return (${text});`)();
    } catch {}
  }
  throw new Error(`This comment names no value: ${comment}`);
}

before(() => {
  world.check = (
    /** @type {unknown} */ actual,
    /** @type {string} */ comment,
    /** @type {string} */ source,
  ) => {
    checked.push(source);
    assert.deepEqual(actual, valueNamed(comment), `${source} // ${comment}`);
  };
  world.self = { postMessage: (/** @type {unknown} */ answer) => world.posted.push(answer) };
  world.posted = [];
});

/**
 * @param {string} text of a block
 * @param {string} name
 * @returns {Promise<any>} its exports
 */
function runBlock(text, name) {
  const code = text.replaceAll(CHECKED, (_, before, expression, comment) => {
    return `${before}check((${expression}), ${JSON.stringify(comment)}, ${JSON.stringify(expression)});`;
  });
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return import(pathToFileURL(file).href);
}

for (const page of ['README.md', 'pkg/README.md', 'docs/from-chess.js.md']) {
  describe(page, () => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    for (const [, language = '', code = ''] of text.matchAll(BLOCK)) {
      const first = code.trim().split('\n').slice(0, 2).join(' ').slice(0, 60);
      test(`${language}: ${first}`, async () => {
        if (language in ELSEWHERE) return;
        if (language === 'sh') {
          for (const line of code.trim().split('\n')) assert.match(line, COMMANDS);
          return;
        }
        assert.equal(language, 'js');
        checked.length = 0;
        world.self.onmessage = undefined;
        const exported = await runBlock(code, `${page.replaceAll('/', '-')}-${Math.random()}`);
        const promised = [...code.matchAll(CHECKED)].length;
        assert.equal(checked.length, promised, 'every comment that names a value is reached');
        if (exported.POST) await verify(exported.POST);
        else if (world.self.onmessage) calculate(world.self.onmessage);
        else assert.ok(promised > 0, 'a block that shows nothing');
      });
    }
  });
}

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The server of the README. @param {(request: Request) => Promise<Response>} post */
async function verify(post) {
  const send = (/** @type {unknown} */ move) =>
    post(new Request('http://host/', { method: 'POST', body: JSON.stringify({ fen: FEN, move }) }));
  const made = await send('e2e4');
  const { move, after } = await made.json();
  assert.deepEqual([made.status, move.san, after.split(' ')[1]], [200, 'e4', 'b']);
  const refused = await send('c1f4');
  assert.deepEqual([refused.status, (await refused.json()).refusal.code], [422, 'path-blocked']);
  const unreadable = await send('e2-e9');
  assert.deepEqual([unreadable.status, (await unreadable.json()).name], [400, 'MoveTextError']);
  assert.match((await (await send(42)).json()).message, /A move must be/);
}

/** The worker of the README. @param {(event: { data: unknown }) => void} onmessage */
function calculate(onmessage) {
  onmessage({ data: { fen: FEN, depth: 3 } });
  assert.deepEqual(world.posted, [8902]);
}

test('the table for chess.js has every one of its methods', () => {
  const table = /## Coming from chess\.js\n(.*?)\n## /s.exec(
    readFileSync(join(ROOT, 'pkg/README.md'), 'utf8'),
  )?.[1];
  const methods = Object.getOwnPropertyNames(Chess.prototype).filter(
    (name) => !name.startsWith('_') && name !== 'constructor',
  );
  const missing = methods.filter((name) => !new RegExp(`\\b${name}\\(`).test(table ?? ''));
  assert.deepEqual(missing, []);
});
