// What is kept between visits, what is downloaded, draws that are claimed, and games that are over.

import { readFile } from 'node:fs/promises';
import { Demo, expect, START, test } from './support/demo.js';
import { holdRest } from './support/rest.js';

const ANNOTATED = '1. e4 {best} e5 (1... c5 2. Nf3 $11 d6) 2. f4 $14 *';
const THERE_AND_BACK = 'g1f3,g8f6,f3g1,f6g8,';

/** @param {Demo} demo */
async function loadAnnotated(demo) {
  await demo.openDrawer();
  await demo.pgn.fill(ANNOTATED);
  await demo.button('Load PGN').click();
  await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3 =', 'd6', 'f4 +=']);
}

/** @param {Demo} demo @returns {Promise<string>} the game as the file that is downloaded */
async function downloaded(demo) {
  await demo.openDrawer();
  const coming = demo.page.waitForEvent('download');
  await demo.button('Download').click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('game.pgn');
  return readFile((await file.path()) ?? '', 'utf8');
}

test('a reload brings the whole game back, with its variations and comments, where it was', async ({
  demo,
}) => {
  await loadAnnotated(demo);
  await demo.move('Nf3 =').click();
  await demo.expectCurrent('Nf3 =');
  await expect.poll(() => demo.page.evaluate(() => location.hash)).toContain('ply=3');
  await demo.page.reload();
  await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3 =', 'd6', 'f4 +=']);
  await demo.expectCurrent('Nf3 =');
  await expect(demo.list).toContainText('best');
  await expect(demo.button('Undo')).toBeDisabled();
});

test('the page without a link opens with the game of the last visit; a link comes first', async ({
  demo,
}) => {
  await loadAnnotated(demo);
  await demo.page.goto('about:blank');
  await demo.page.goto('/');
  await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3 =', 'd6', 'f4 +=']);
  await demo.page.goto('about:blank');
  await demo.page.goto('/#moves=d2d4');
  await demo.expectMoves(['d4']);
});

test('a reload right after a move loses nothing, variations and comments included', async ({ demo }) => {
  await loadAnnotated(demo);
  await demo.move('Nf3 =').click();
  await expect.poll(() => demo.page.evaluate(() => location.hash)).toContain('ply=3');
  await demo.drag('b8', 'c6');
  // The address has not changed yet: a reload asks for the one of before.
  await demo.page.reload();
  await demo.expectMoves(['e4', 'e5', 'c5', 'Nf3 =', 'd6', 'Nc6', 'f4 +=']);
  await demo.expectCurrent('Nc6');
});

test('a page that goes out of sight has kept the game by then', async ({ demo }) => {
  const kept = () => demo.page.evaluate(() => localStorage.getItem('chess-arbiter.game') ?? '');
  await demo.drag('e2', 'e4');
  await expect.poll(kept).toContain('"e2e4"');
  await demo.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    // What the browser does before it ends a page that cannot be seen.
    const observer = new MutationObserver(() => {
      observer.disconnect();
      document.dispatchEvent(new Event('visibilitychange'));
      setTimeout(() => Object.assign(window, { kept: localStorage.getItem('chess-arbiter.game') }));
    });
    const moves = /** @type {HTMLElement} */ (document.getElementById('moves'));
    observer.observe(moves, { childList: true, subtree: true });
  });
  await demo.drag('e7', 'e5');
  const keptThen = () => demo.page.evaluate(() => /** @type {{ kept?: string }} */ (window).kept ?? '');
  await expect.poll(keptThen).toContain('"e7e5"');
});

test('stepping in haste keeps the game once, at the end', async ({ demo }) => {
  await loadAnnotated(demo);
  await expect.poll(() => demo.page.evaluate(() => location.hash)).toContain('ply=0');
  const times = await demo.page.evaluateHandle(() => {
    const counted = { times: 0 };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      counted.times += 1;
      setItem.call(this, key, value);
    };
    const press = (/** @type {string} */ key) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    for (let step = 0; step < 100; step += 1) press(step % 2 ? 'ArrowLeft' : 'ArrowRight');
    press('End');
    return counted;
  });
  await demo.expectCurrent('f4 +=');
  await expect.poll(() => demo.page.evaluate(() => location.hash)).not.toContain('ply');
  expect(await times.jsonValue()).toEqual({ times: 1 });
});

test('a move that is made before the rest of the page has come is there after a reload', async ({ page }) => {
  const demo = new Demo(page);
  await holdRest(page);
  await page.goto('/');
  await expect(demo.ruling).toContainText('Try an illegal move');
  // At once, before the address has changed.
  await page.evaluate(() => {
    const moves = /** @type {HTMLElement} */ (document.getElementById('moves'));
    new MutationObserver(() => location.reload()).observe(moves, { childList: true });
  });
  const reloaded = page.waitForEvent('load');
  await demo.drag('a2', 'a3');
  await reloaded;
  await demo.expectMoves(['a3']);
  await demo.expectCurrent('a3');
});

test('a game with variations, comments, null moves and a claim is back before the rest of the page', async ({
  demo,
}) => {
  const { page } = demo;
  const shuffle = 'Nf3 Nf6 Ng1 Ng8 ';
  await demo.openDrawer();
  await demo.pgn.fill(
    `[White "Anderssen"]\n\n{First} 1. e4 $1 (1. d4 d5 (1... -- {A threat [%clk 0:01:00]} 2. c4) 2. c4) (1. e4) e5 {[%eval 0.2]} ${shuffle}${shuffle}*`,
  );
  await demo.button('Load PGN').click();
  await demo.press('End');
  await page.getByRole('button', { name: /^Claim the draw: the same position/ }).click();
  const shown = await demo.list.textContent();
  expect(shown).toContain('Anderssen');
  expect(shown).toContain('A threat · clock 0:01:00');
  expect(shown).toContain('½-½ Draw');
  const pgn = await downloaded(demo);
  const release = await holdRest(page);
  await page.reload();
  await expect(demo.gameStatus).toHaveText('Draw claimed: the same position for the third time.');
  expect(await demo.list.textContent()).toBe(shown);
  release();
  await page.reload();
  expect(await downloaded(demo)).toBe(pgn);
});

test('a draw that was claimed in a variation is still claimed after a reload', async ({ demo }) => {
  await demo.load('4k3/8/8/8/8/8/R7/4K3 w - - 98 80');
  for (const [from = '', to = ''] of [
    ['a2', 'a3'],
    ['e8', 'e7'],
  ])
    await demo.drag(from, to);
  await demo.press('Home');
  for (const [from = '', to = ''] of [
    ['a2', 'b2'],
    ['e8', 'd8'],
  ])
    await demo.drag(from, to);
  await demo.page.getByRole('button', { name: /^Claim the draw: fifty moves/ }).click();
  await demo.page.reload();
  await expect(demo.gameStatus).toHaveText(/^Draw claimed: fifty moves/);
  await demo.expectCurrent('Kd8');
  await demo.press('Home', 'End');
  await expect(demo.gameStatus).toHaveText(/^White to move, and may claim a draw: fifty moves/);
});

/** What may be kept that this page has not kept, by what is changed in it. @type {Record<string, (kept: any) => unknown>} */
const UNREADABLE = {
  'no JSON': () => '{',
  'something else': () => 'null',
  'the form of another version': () => '{"pgn":"1. e4","way":[0]}',
  'a way out of the game': (kept) => ({ ...kept, way: [7] }),
  'no way': ({ way, ...kept }) => kept,
  'no position': ({ score, ...kept }) => ({
    ...kept,
    score: { ...score, start: '8/8/8/8/8/8/8/8 w - - 0 1' },
  }),
  'an illegal move': ({ score, ...kept }) => ({ ...kept, score: { ...score, line: [{ uci: 'e2e5' }] } }),
  'no moves': ({ score, ...kept }) => ({ ...kept, score: { ...score, line: 7 } }),
  'a result that is none': ({ score, ...kept }) => ({ ...kept, score: { ...score, result: 'zz' } }),
  'a tag that is no text': ({ score, ...kept }) => ({ ...kept, score: { ...score, tags: { White: 7 } } }),
  'a comment that is no text': ({ score, ...kept }) => ({
    ...kept,
    score: { ...score, comments: [{ text: 7 }] },
  }),
  'an evaluation that is none': ({ score, ...kept }) => ({
    ...kept,
    score: { ...score, comments: [{ text: '', evaluation: 'zz' }] },
  }),
};

/**
 * Opens the page once more, after what is kept has been changed.
 *
 * @param {Demo} demo
 * @param {(kept: any) => unknown} change
 */
async function visitWithKept(demo, change) {
  await demo.drag('e2', 'e4');
  const kept = () => demo.page.evaluate(() => localStorage.getItem('chess-arbiter.game') ?? '');
  await expect.poll(kept).toContain('"e2e4"');
  const changed = change(JSON.parse(await kept()));
  await demo.page.goto('about:blank');
  await demo.page.addInitScript(
    (text) => localStorage.setItem('chess-arbiter.game', text),
    typeof changed === 'string' ? changed : JSON.stringify(changed),
  );
  await demo.page.goto('/');
}

for (const [what, change] of Object.entries(UNREADABLE)) {
  test(`what was kept and cannot be read is no obstacle: ${what}`, async ({ demo }) => {
    await visitWithKept(demo, change);
    await expect(demo.ruling).toContainText('Try an illegal move');
    await demo.drag('a2', 'a3');
    await demo.expectMoves(['a3']);
  });
}

for (const claim of ['zz', 'fifty-moves', 7]) {
  test(`a claim that is kept and cannot be made is none: ${claim}`, async ({ demo }) => {
    await visitWithKept(demo, ({ score, ...kept }) => ({
      ...kept,
      score: { ...score, claim, line: [{ ...score.line[0], claim }] },
    }));
    await demo.expectMoves(['e4']);
    await expect(demo.gameStatus).toHaveText('Black to move.');
    await expect(demo.list).not.toContainText('½-½');
    await demo.press('ArrowLeft');
    await expect(demo.gameStatus).toHaveText('White to move.');
  });
}

test('the game is downloaded as PGN', async ({ demo }) => {
  await loadAnnotated(demo);
  expect(await downloaded(demo)).toContain('1. e4 {best} 1... e5 (1... c5 2. Nf3 $11 d6) 2. f4 $14 *');
});

test('a draw is claimed with a button, and the game has it; another move goes on', async ({ demo }) => {
  await demo.page.goto('about:blank');
  await demo.page.goto(`/#moves=${THERE_AND_BACK.repeat(2).slice(0, -1)}`);
  await demo.page.getByRole('button', { name: /^Claim the draw: the same position/ }).click();
  await expect(demo.gameStatus).toHaveText('Draw claimed: the same position for the third time.');
  await expect(demo.list).toContainText('½-½ Draw');
  await expect(demo.page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  await demo.drag('e2', 'e4');
  await expect(demo.list).not.toContainText('½-½');
  await expect(demo.gameStatus).toHaveText('Black to move.');
});

test('a draw that was claimed is still claimed after a reload', async ({ demo }) => {
  await demo.page.goto('about:blank');
  await demo.page.goto(`/#moves=${THERE_AND_BACK.repeat(2).slice(0, -1)}`);
  await demo.page.getByRole('button', { name: /^Claim the draw: the same position/ }).click();
  await demo.page.reload();
  await expect(demo.gameStatus).toHaveText('Draw claimed: the same position for the third time.');
  await expect(demo.list).toContainText('½-½ Draw');
  await expect(demo.page.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
  // It was claimed at the end: before it, the game went on.
  await demo.press('ArrowLeft');
  await expect(demo.gameStatus).toHaveText('Black to move.');
  await demo.press('ArrowRight');
  await demo.button('Undo').click();
  await expect(demo.list).not.toContainText('½-½');
  await expect(demo.page.getByRole('button', { name: /^Claim/ })).toBeVisible();
});

test('a claim is taken back and made again', async ({ demo }) => {
  await demo.load('4k3/8/8/8/8/8/R7/4K3 w - - 100 80');
  const claim = demo.page.getByRole('button', { name: /^Claim the draw: fifty moves/ });
  await claim.click();
  await expect(demo.gameStatus).toHaveText(/^Draw claimed: fifty moves/);
  await expect(demo.list).toContainText('½-½');
  await demo.button('Undo').click();
  await expect(claim).toBeVisible();
  await expect(demo.list).not.toContainText('½-½');
  await demo.button('Redo').click();
  await expect(demo.gameStatus).toHaveText(/^Draw claimed: fifty moves/);
  await demo.expectPlacement('4k3/8/8/8/8/8/R7/4K3');
});

test('a game that is over says why it takes no move', async ({ demo }) => {
  await demo.load('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
  await demo.click('a8');
  await expect(demo.ruling).toHaveText('The game is over and takes no more moves: Checkmate.');
  await expect(demo.announcer).toHaveText('The game is over and takes no more moves: Checkmate.');
});

test('a game that is drawn at once takes no move either, by hand, by keyboard or as text', async ({
  demo,
}) => {
  const over = 'The game is over and takes no more moves: The same position for the fifth time.';
  await demo.page.goto('about:blank');
  await demo.page.goto(`/#moves=${THERE_AND_BACK.repeat(4).slice(0, -1)}`);
  await demo.click('e2');
  await expect(demo.ruling).toHaveText(over);
  await expect(demo.announcer).toHaveText(over);
  await demo.expectMarks('held', []);
  await demo.button('Flip board').click();
  await demo.press('ArrowLeft', 'ArrowRight');
  await expect(demo.ruling).not.toHaveText(over);
  await demo.cell('g1, white knight').focus();
  await demo.press('Enter');
  await expect(demo.ruling).toHaveText(over);
  await demo.press('ArrowLeft');
  const text = demo.page.getByLabel('A move as text');
  await text.fill('e4');
  await text.press('Enter');
  await expect(demo.ruling).toHaveText(over);
  await demo.expectPlacement(START);
  // A move that no law allows is refused by that law, as ever.
  await text.fill('e2e5');
  await text.press('Enter');
  await demo.expectRefused('3.7a');
});

test('in stalemate the king may be tried, and each refusal says why it is one', async ({ demo }) => {
  await demo.load('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
  await demo.drag('h8', 'g8');
  await expect(demo.ruling).toHaveText(/^The king on h8 cannot move to g8/);
});
