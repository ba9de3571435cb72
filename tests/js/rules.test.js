// The entry for boards beside the others: what a page imports in two places knows each other, in whatever order it comes.
// Each order is run in a process of its own.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

/**
 * Runs a script and returns what it printed, as JSON.
 *
 * @param {string} script
 */
function run(script) {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

const RULES = "const rules = await import('chess-arbiter/rules');";
const WHOLE = "const whole = await import('chess-arbiter');";

for (const [order, start] of Object.entries({
  'rules, then all': RULES + WHOLE,
  'all, then rules': WHOLE + RULES,
})) {
  test(`${order}: every export of the rules is that of all, classes of games and errors included`, () => {
    const others = run(`${start}
      console.log(JSON.stringify(Object.keys(rules).filter((name) => rules[name] !== whole[name])));`);
    assert.deepEqual(others, []);
  });

  test(`${order}: a game of either has PGN, perft and premoves`, () => {
    const answers = run(`${start}
      const answers = [new rules.Game(), new whole.Game()].map((game) => {
        game.apply('e4');
        return [game.pgn().split('\\n').at(-2), game.perft(2), game.premoves('e4').length, game instanceof whole.Game];
      });
      console.log(JSON.stringify(answers));`);
    assert.deepEqual(answers, [
      ['1. e4 *', 600, 3, true],
      ['1. e4 *', 600, 3, true],
    ]);
  });
}

test('games that were played with the rules go on when all is loaded, and can be taken back', () => {
  const answer = run(`${RULES}
    const games = [new rules.Game(), new rules.Game('4k3/P7/8/8/8/8/8/4K3 w - - 0 1')];
    for (const move of ['Nf3', 'Nf6', 'Ng1', 'Ng8']) games[0].apply(move);
    games[1].apply('a8=Q');
    ${WHOLE}
    const seen = games.map((game) => [game.repetitions(), game.inCheck(), game.history.map(({ san }) => san)]);
    const undone = games.map((game) => game.undo().san);
    console.log(JSON.stringify({ seen, undone, fens: games.map(({ fen }) => fen) }));`);
  assert.deepEqual(answer, {
    seen: [
      [2, false, ['Nf3', 'Nf6', 'Ng1', 'Ng8']],
      [1, true, ['a8=Q+']],
    ],
    undone: ['Ng8', 'a8=Q+'],
    fens: ['rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 3 2', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1'],
  });
});

test('a call that was cut short before all was loaded leaves nothing behind', () => {
  const answer = run(`${RULES}
    const game = new rules.Game();
    game.apply('e4');
    const deep = () => { try { deep(); } finally { game.moves(); } };
    try { deep(); } catch {}
    ${WHOLE}
    console.log(JSON.stringify([game.moves().length, game.fen, whole.perft(rules.STARTING_FEN, 2)]));`);
  assert.deepEqual(answer, [20, 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1', 400]);
});

test('alone, the rules say in words which other entry has the rest', () => {
  const messages = run(`
    import * as slim from 'chess-arbiter/slim';
    import { readFileSync } from 'node:fs';
    slim.initSync(readFileSync('pkg/dist/chess_arbiter_rules.wasm'));
    const game = new slim.Game();
    game.apply('e4');
    const asked = [
      () => slim.parsePgn('*'), () => game.pgn(), () => slim.Game.from(game), () => game.perft(1), () => game.premoves('e2'),
      () => slim.perft(game.fen, 1), () => slim.chess960(0),
    ].map((ask) => { try { ask(); } catch (error) { return error.name + ': ' + error.message; } });
    console.log(JSON.stringify([game.turn, ...new Set(asked)]));`);
  assert.deepEqual(messages, [
    'b',
    "TypeError: This needs the whole chess module, and only that of 'chess-arbiter/rules' is loaded: import 'chess-arbiter'",
  ]);
});

test('after the rules alone, the slim entry loads what it is given next, and games go on', () => {
  const script = (/** @type {string} */ next) => `
    import { Game, init, perft } from 'chess-arbiter/slim';
    import { readFileSync } from 'node:fs';
    const bytes = (name) => readFileSync('pkg/dist/' + name);
    await init(bytes('chess_arbiter_rules.wasm'));
    const game = new Game();
    game.apply('e4');
    const before = (() => { try { return game.perft(1); } catch (error) { return error.name; } })();
    const again = ${next};
    await again;
    console.log(JSON.stringify([before, game.perft(1), game.pgn().endsWith('1. e4 *\\n'), init() === again]));`;
  for (const next of ["init(bytes('chess_arbiter.wasm'))", 'init()'])
    assert.deepEqual(run(script(next)), ['TypeError', 20, true, true], next);
});

test('the slim entry takes either module, and the whole one takes over', () => {
  const answer = run(`
    import { readFileSync } from 'node:fs';
    const rules = await import('chess-arbiter/rules/slim');
    const slim = await import('chess-arbiter/slim');
    await rules.init();
    const before = rules.isLegal(rules.STARTING_FEN, 'e2e4');
    await slim.init();
    rules.initSync(readFileSync('pkg/dist/chess_arbiter_rules.wasm'));
    console.log(JSON.stringify([before, slim.perft(slim.STARTING_FEN, 2), rules.Game === slim.Game]));`);
  assert.deepEqual(answer, [true, 400, true]);
});

test('the rules alone have no PGN, and text in the letters of another language is no move', () => {
  const answer = run(`${RULES}
    const code = (ask) => { try { ask(); } catch (error) { return error.code; } };
    console.log(JSON.stringify([
      'pgn' in rules.Game.prototype, 'from' in rules.Game, code(() => new rules.Game().apply('Sf3')),
    ]));`);
  assert.deepEqual(answer, [false, false, 'unreadable-move']);
});
