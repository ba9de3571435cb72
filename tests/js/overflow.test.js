// A JavaScript stack overflow may cut a call short anywhere, in the module too. Games stay as they were, and every later
// answer is right. Run in a process of its own, which must not die of it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

/**
 * Overflows the stack in a call again and again, each time a little deeper or less deep.
 *
 * @param {string} call what is called until the stack is full
 * @param {number} times
 */
function overflow(call, times = 60) {
  const script = `
    import { Game, isLegal, parsePgn, STARTING_FEN } from 'chess-arbiter';
    const game = new Game();
    for (const move of ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']) game.apply(move);
    const twinOf = (game) => Game.from(JSON.parse(JSON.stringify(game)));
    let caught = 0;
    let wrong = 0;
    const visit = () => { ${call}; visit(); };
    const pad = (count) => (count > 0 ? pad(count - 1) : visit());
    for (let round = 0; round < ${times}; round += 1) {
      try {
        pad(round);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        caught += 1;
      }
      const twin = twinOf(game);
      const asFirst = [game.fen, game.moves().length, game.outcome];
      const asTwin = [twin.fen, twin.moves().length, twin.outcome];
      if (asFirst.join() !== asTwin.join() || game.ply < 5) wrong += 1;
      if (!isLegal(STARTING_FEN, 'e2e4') || parsePgn('1. e4 e5 *').games[0].moves.length !== 2) wrong += 1;
    }
    console.log(JSON.stringify({ caught, wrong }));`;
  const output = execFileSync(
    process.execPath,
    ['--stack-size=300', '--input-type=module', '--eval', script],
    {
      cwd: new URL('../..', import.meta.url),
      encoding: 'utf8',
    },
  );
  assert.deepEqual(JSON.parse(output), { caught: times, wrong: 0 });
}

for (const [name, call] of /** @type {const} */ ([
  ['making a move and taking it back', "game.apply('a6'); game.undo()"],
  ['asking for moves and the outcome', 'game.moves(); game.outcome'],
  ['judging', "game.judge('e4')"],
  ['reading a FEN', "new Game('4k3/8/8/8/8/8/8/4K2R w K - 0 1').fen"],
  ['reading PGN', "parsePgn('1. e4 e5 (1... c5 2. Nf3) *')"],
  ['writing PGN', 'game.pgn()'],
]))
  test(`a stack overflow while ${name} harms nothing`, () => overflow(call));
