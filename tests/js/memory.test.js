// Memory: neither objects nor calls may leak. Run in a process of its own, where the collector can be called.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

/**
 * Runs a script with the collector at hand and returns what it printed, as JSON.
 *
 * @param {string} script
 */
function run(script) {
  const prelude = `
    import { apply, Game, inCheck, isLegal, movesFrom, STARTING_FEN, validateFen } from './pkg/entries/index.js';
    import { moduleMemory } from './pkg/wasm/chess_arbiter.js';
    const bytes = () => moduleMemory().buffer.byteLength;`;
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', '--input-type=module', '--eval', `${prelude}\n${script}`],
    { cwd: new URL('../..', import.meta.url), encoding: 'utf8' },
  );
  return JSON.parse(output);
}

test('two million games made in one synchronous loop need no memory of the module, and leave none of the heap', () => {
  const { warm, end, heap } = run(`
    const make = (count) => { while (count--) { const game = new Game(); game.apply('e2e4'); } };
    make(1_000);
    const warm = bytes();
    gc();
    const before = process.memoryUsage().heapUsed;
    make(2_000_000);
    gc();
    console.log(JSON.stringify({ warm, end: bytes(), heap: process.memoryUsage().heapUsed - before }));`);
  assert.equal(end, warm);
  assert(heap < 2 ** 20, `${heap} bytes of the heap are left`);
});

test('ten thousand games that are alive need no memory of the module', () => {
  const { warm, end } = run(`
    const games = Array.from({ length: 10_000 }, () => new Game());
    const play = () => { for (const game of games) game.apply(game.moves()[0]); };
    play();
    const warm = bytes();
    for (let round = 0; round < 20; round += 1) play();
    console.log(JSON.stringify({ warm, end: bytes() }));`);
  assert.equal(end, warm);
});

test('a million calls leave nothing behind, refused ones included', () => {
  const { warm, end } = run(`
    const game = new Game();
    const refused = (call) => { try { call(); } catch {} };
    const call = (rounds) => {
      while (rounds--) {
        game.apply('g1f3'); game.moves(); game.destinations(); game.pieces(); game.attackers('e5', 'w'); game.fen;
        game.undo();
        isLegal(STARTING_FEN, 'e2e4'); movesFrom(game.fen, 'e2'); inCheck(apply(STARTING_FEN, 'e2e4'));
        refused(() => game.apply('e2e5')); refused(() => new Game('no FEN')); validateFen('no FEN either');
      }
    };
    call(1_000);
    const warm = bytes();
    call(80_000);
    console.log(JSON.stringify({ warm, end: bytes() }));`);
  assert.equal(end, warm);
});

test('files of games that are read and written leave nothing behind, bad games and readers that are left included', () => {
  const { warm, end } = run(`
    const { formatPgn, readPgn } = await import('./pkg/entries/index.js');
    const text = '1. e4 {comment} (1. d4) e5 *\\n\\n1. Ke2 *\\n\\n'.repeat(500);
    const call = (rounds) => {
      while (rounds--) {
        for (const game of readPgn(text)) if (game.moves) formatPgn(game);
        for (const game of readPgn(text)) break;
        Game.fromPgn(text).pgn();
        Game.from(Game.fromPgn(text));
      }
    };
    call(5);
    const warm = bytes();
    call(100);
    console.log(JSON.stringify({ warm, end: bytes() }));`);
  assert.equal(end, warm);
});

test('a stream of 20 MB is read in bounded memory, a game without an end in it included', () => {
  const { games, codes, heap, wasm } = run(`
    const { readPgn } = await import('./pkg/entries/index.js');
    const game = '[Event "a"]\\n\\n1. e4 e5 2. Nf3 Nc6 3. Bb5 {the Spanish} a6 (3... Nf6 4. O-O) 4. Ba4 Nf6 1-0\\n\\n';
    const some = new TextEncoder().encode(game.repeat(1_000));
    const endless = '1. Nf3 Nf6 2. Ng1 Ng8 '.repeat(3_000);
    async function* parts() {
      for (let bytes = 0; bytes < 15e6; bytes += some.length) yield some.slice();
      yield '[Event "endless"]\\n\\n';
      for (let bytes = 0; bytes < 5e6; bytes += endless.length) yield endless;
    }
    for await (const game of readPgn([some]));
    gc();
    const [heapBefore, wasmBefore] = [process.memoryUsage().heapUsed, bytes()];
    let [games, heap] = [0, 0];
    const codes = [];
    for await (const game of readPgn(parts())) {
      if (game.code) codes.push(game.code);
      games += 1;
      if (games % 20_000 === 0) {
        gc();
        heap = Math.max(heap, process.memoryUsage().heapUsed - heapBefore);
      }
    }
    console.log(JSON.stringify({ games, codes, heap, wasm: bytes() - wasmBefore }));`);
  assert(games > 100_000);
  assert.deepEqual(codes, ['game-too-long']);
  assert(heap < 8 * 2 ** 20, `${heap} bytes of the heap`);
  assert(wasm < 72 * 2 ** 20, `${wasm} bytes of the module's memory`);
});

test('a file that needs more memory than there may be is refused, and what it took is given back', () => {
  const { errors, games, grown, moves } = run(`
    const { parsePgn } = await import('./pkg/entries/index.js');
    const game = new Game();
    game.apply('e4');
    const before = bytes();
    const errors = [];
    for (let round = 0; round < 3; round += 1) {
      try { parsePgn('{}'.repeat(17e6)); } catch (error) { errors.push([error.name, error.message]); }
    }
    const { games } = parsePgn('1. e4 e5 *');
    console.log(JSON.stringify({ errors, games: games.length, grown: bytes() - before, moves: game.moves().length }));`);
  const refused = ['RangeError', 'This takes more memory than the chess module may have: a gibibyte'];
  assert.deepEqual(errors, [refused, refused, refused]);
  assert.deepEqual([games, moves], [1, 20]);
  assert(grown < 8 * 2 ** 20, `${grown} bytes more than before`);
});

test('a text takes no more memory than SECURITY.md says: of the module, and of the heap', () => {
  for (const [text, ofModule, ofHeap] of /** @type {const} */ ([
    ["'1. e4 ' + '{}'.repeat(530_000)", 165, 50],
    ["'1. e4 ' + '{x}'.repeat(175_000)", 110, 50],
    ["'1. ' + '-- '.repeat(135_000)", 110, 110],
    ["'1. ' + 'Nf3 Nf6 Ng1 Ng8 '.repeat(60_000)", 50, 110],
    ["'1. e4 ' + '(d4 (c4))'.repeat(60_000)", 50, 130],
    ["'*'.repeat(200_000)", 8, 370],
  ])) {
    const { module, heap } = run(`
      const { parsePgn } = await import('./pkg/entries/index.js');
      parsePgn('1. e4 {} (1. d4) *');
      const text = ${text};
      gc();
      const [moduleBefore, heapBefore] = [bytes(), process.memoryUsage().heapUsed];
      const read = parsePgn(text);
      gc();
      const heap = process.memoryUsage().heapUsed - heapBefore;
      console.log(JSON.stringify({
        module: (bytes() - moduleBefore) / text.length,
        heap: heap / text.length,
        games: read.games.length,
      }));`);
    assert(module < ofModule && heap < ofHeap, `${text}: ${module} and ${heap} times its length`);
  }
});

test('memory grows in large steps: each one makes V8 collect, and translated code copy it all', () => {
  const { first, next } = run(`
    const { parsePgn } = await import('./pkg/entries/index.js');
    const before = bytes();
    isLegal(STARTING_FEN, 'e2e4');
    const first = bytes() - before;
    parsePgn('1. ' + 'Nf3 {x} Nf6 {yy} Ng1 $1 Ng8 '.repeat(20_000));
    const large = bytes();
    for (let times = 20_000; bytes() === large; times += 500) parsePgn('1. ' + 'Nf3 {x} Nf6 {yy} Ng1 $1 Ng8 '.repeat(times));
    console.log(JSON.stringify({ first, next: (bytes() - large) / large }));`);
  assert(first >= 2 ** 20, `${first} bytes at first`);
  assert(next >= 0.12, `${next} of what there was`);
});
