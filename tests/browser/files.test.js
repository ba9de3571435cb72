// Files of many games, and stepping through a game in haste.

import { Demo, expect, START, test } from './support/demo.js';
import { holdRest } from './support/rest.js';

const GAMES = 5000;
const LINE = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O';

/** Every hundredth game is by Capablanca, and one cannot be read. */
const FILE = Array.from({ length: GAMES }, (_, index) => {
  const white = index % 100 === 0 ? 'Capablanca' : `Player ${index + 1}`;
  const tags = `[White "${white}"]\n[Black "Opponent"]\n[Event "Round ${index + 1}"]\n[Result "1-0"]\n`;
  return index === 2 ? '[FEN "no position"]\n\n1. e4 *\n' : `${tags}\n${LINE} 1-0\n`;
}).join('\n');

/** The longest that the page may not answer, as a part of the whole time: the machine of the tests may be slow. */
const LONGEST_PAUSE = 0.4;

test(`${GAMES} games are read while the page goes on, are told with their numbers, and are searched`, async ({
  demo,
}) => {
  test.slow();
  await demo.page.evaluate(() => {
    const seen = /** @type {{ pauses?: number[], notices?: string[] }} */ (window);
    const [pauses, notices] = [/** @type {number[]} */ ([]), /** @type {string[]} */ ([])];
    Object.assign(seen, { pauses, notices });
    let last = performance.now();
    setInterval(() => {
      const now = performance.now();
      pauses.push(now - last);
      last = now;
    }, 10);
    const notice = /** @type {HTMLElement} */ (document.getElementById('page-notice'));
    new MutationObserver(() => notices.push(notice.textContent ?? '')).observe(notice, { childList: true });
  });
  await demo.openDrawer();
  const chooser = demo.page.waitForEvent('filechooser');
  await demo.button('Open a file').click();
  await (await chooser).setFiles({ name: 'many.pgn', mimeType: 'text/plain', buffer: Buffer.from(FILE) });
  const choice = demo.page.getByRole('combobox', { name: `One of ${GAMES - 1} games` });
  await expect(choice).toBeVisible({ timeout: 60_000 });
  const { pauses, notices } = await demo.page.evaluate(() => {
    const seen = /** @type {{ pauses?: number[], notices?: string[] }} */ (window);
    return { pauses: seen.pauses ?? [], notices: seen.notices ?? [] };
  });
  expect(pauses.length).toBeGreaterThan(10);
  const whole = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(Math.max(...pauses) / whole).toBeLessThan(LONGEST_PAUSE);
  // The notice goes away by itself, so it is looked for among all that there were. It names the first problem as well.
  const last = notices.filter(Boolean).at(-1);
  expect(last).toContain(`${GAMES - 1} games loaded. Game 3, line`);
  expect(notices.some((text) => /^\d+ games read so far …$/.test(text))).toBe(true);
  // Games and problems count the same games.
  await expect(demo.pgnProblems).toContainText('Game 3, line');
  await expect(choice.getByRole('option').nth(2)).toHaveText('4. Player 4 – Opponent, Round 4');

  const search = demo.page.getByRole('searchbox', { name: 'Search the games' });
  // One of the first games and one of the last, since those are kept in another way.
  for (const number of ['1001', '4901']) {
    await search.fill(`capablanca round ${number}`);
    await expect(demo.list).toContainText(`1 of ${GAMES - 1} games`);
    await expect(choice.getByRole('option')).toHaveText([
      `${number}. Capablanca – Opponent, Round ${number}`,
    ]);
    await search.press('Enter');
    await demo.expectMoves(LINE.split(' ').filter((part) => !part.endsWith('.')));
    await expect(demo.list).toContainText('1-0 White wins');
    await expect(choice).toHaveValue(number);
    await expect(search).toHaveValue(`capablanca round ${number}`);
  }
});

test('a file without an end is read while one plays on, and not beyond a new game', async ({ demo }) => {
  // Every file now goes on for ever. Nothing reads one whole.
  const stream = await demo.page.evaluateHandle(() => {
    const state = { isCancelled: false };
    const game = new TextEncoder().encode('[Event "Endless"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n'.repeat(20));
    File.prototype.stream = () =>
      new ReadableStream({
        pull: (controller) => controller.enqueue(game.slice()),
        cancel: () => {
          state.isCancelled = true;
        },
      });
    return state;
  });
  await demo.dropFile(FILE.slice(0, 2000));
  await expect(demo.pageNotice).toHaveText(/^\d+ games read so far …$/, { timeout: 20_000 });
  await demo.dragTo('d2', 'd4', 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR');
  await expect(demo.pageNotice).toHaveText(/^\d+ games read so far …$/, { timeout: 20_000 });
  expect(await stream.jsonValue()).toEqual({ isCancelled: false });
  await demo.button('New game').click();
  await expect.poll(() => stream.jsonValue()).toEqual({ isCancelled: true });
  await demo.expectPlacement(START);
});

test.describe('of two that are to be opened', () => {
  /**
   * Holds back the content of the next file, but not of those after it.
   *
   * @param {Demo} demo
   * @returns {Promise<() => Promise<void>>} lets it be read, and waits until the page is done with it
   */
  async function holdNext(demo) {
    // What reads files is there already.
    await demo.dropFile('1. a4 *');
    await demo.expectMoves(['a4']);
    const hold = await demo.page.evaluateHandle(() => {
      const { arrayBuffer } = File.prototype;
      let release = () => {};
      const released = new Promise((resolve) => {
        release = () => resolve(undefined);
      });
      const done = new Promise((resolve) => {
        File.prototype.arrayBuffer = async function () {
          File.prototype.arrayBuffer = arrayBuffer;
          await released;
          const content = await arrayBuffer.call(this);
          setTimeout(resolve, 100);
          return content;
        };
      });
      return { release, done };
    });
    return () =>
      hold.evaluate(async ({ release, done }) => {
        release();
        await done;
      });
  }

  test('the file that was dropped last is, even if it is read first', async ({ demo }) => {
    const read = await holdNext(demo);
    await demo.dropFile('1. d4 *');
    await demo.dropFile('1. c4 *');
    await demo.expectMoves(['c4']);
    await read();
    await demo.expectMoves(['c4']);
  });

  test('a new game is, while a file is still read', async ({ demo }) => {
    const read = await holdNext(demo);
    await demo.dropFile('1. d4 *');
    await demo.button('New game').click();
    await read();
    await expect(demo.list).toContainText('No moves yet');
  });

  test('a new game is, while a position is still read', async ({ demo }) => {
    const read = await holdNext(demo);
    await demo.dropFile('4k3/8/8/8/8/8/4P3/4K3 b - - 0 1');
    await demo.button('New game').click();
    await read();
    await demo.expectPlacement(START);
  });

  test('a new game is, while what knows the Chess960 starts is still loaded', async ({ page }) => {
    const demo = new Demo(page);
    const release = await holdRest(page);
    await demo.open();
    await demo.openDrawer();
    await demo.chess960.fill('0');
    await demo.button('Set up').click();
    await demo.button('New game').click();
    const loaded = page.waitForEvent('requestfinished');
    release();
    await loaded;
    // The next question is answered after the one before it.
    await demo.button('White’s flag falls').click();
    await expect(page.locator('#flags [aria-live]')).not.toBeEmpty();
    await demo.expectPlacement(START);
  });
});

test('a file that has nothing but a position is opened', async ({ demo }) => {
  await demo.dropFile('4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\n');
  await demo.expectPlacement('4k3/8/8/8/8/8/4P3/4K3');
});

test('a short file that cannot be read is told', async ({ demo }) => {
  await demo.page.evaluate(() => {
    File.prototype.arrayBuffer = () => Promise.reject(new DOMException('It is gone.', 'NotReadableError'));
  });
  await demo.dropFile('1. d4 *');
  await expect(demo.pgnProblems).toHaveText('The file cannot be read: It is gone.');
});

test('a file that cannot be read is told, and the board stays', async ({ demo }) => {
  await demo.page.evaluate(() => {
    File.prototype.stream = () =>
      new ReadableStream({
        pull: (controller) => controller.error(new DOMException('It is gone.', 'NotReadableError')),
      });
  });
  await demo.dragTo('d2', 'd4', 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR');
  await demo.dropFile(FILE.slice(0, 2000));
  await expect(demo.pgnProblems).toHaveText('The file cannot be read: It is gone.');
  await demo.expectMoves(['d4']);
});

test('the board is brought into view, and it is said what was loaded', async ({ demo }) => {
  await demo.page.setViewportSize({ width: 390, height: 700 });
  await demo.openDrawer();
  await demo.pgn.fill('[White "Anderssen"]\n[Black "Kieseritzky"]\n\n1. e4 e5 *');
  await demo.button('Load PGN').click();
  await expect(demo.pageNotice).toHaveText('Game loaded: Anderssen – Kieseritzky');
  await expect(demo.board).toBeInViewport({ ratio: 1 });
  await expect(demo.ruling).toBeInViewport({ ratio: 1 });
  await demo.fen.fill('4k3/8/8/8/8/8/8/4K3 w K - 0 1');
  await demo.fen.press('Enter');
  await expect(demo.pageNotice).toHaveText(/^Position loaded\. White cannot castle/);
  await expect(demo.board).toBeInViewport({ ratio: 1 });
});

test('a game that names nobody is loaded, and that is what is said of it', async ({ demo }) => {
  await demo.openDrawer();
  await demo.pgn.fill('1. e4 e5 *');
  await demo.button('Load PGN').click();
  await expect(demo.pageNotice).toHaveText('Game loaded.');
});

test('an arrow key that is held down leaves the board where the text is', async ({ demo }) => {
  const shuffle = 'Nf3 Nf6 Ng1 Ng8 ';
  await demo.openDrawer();
  // Not the same position for the fifth time, which would end the game: a pawn moves between.
  await demo.pgn.fill(
    `${['a3', 'b3', 'd3', 'e3', 'g3', 'h3'].map((pawn) => `${shuffle}${shuffle}${pawn} ${pawn.charAt(0)}6`).join(' ')} *`,
  );
  await demo.button('Load PGN').click();
  await expect(demo.move('h6')).toBeVisible();
  await demo.page.locator('body').click({ position: { x: 2, y: 2 } });
  const { keyboard } = demo.page;
  for (let step = 0; step < 50; step += 1) await keyboard.down('ArrowRight');
  await keyboard.up('ArrowRight');
  const placement = (await demo.fen.inputValue()).split(' ')[0] ?? '';
  // Less than two slides of a piece later the board shows it.
  await demo.page.waitForTimeout(400);
  expect(await demo.placement()).toBe(placement);
  expect(placement).not.toBe(START);
});
