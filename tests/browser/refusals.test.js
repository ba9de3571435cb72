// Refusals: each is explained beside the board with its article, and shown on the board by marks and arrows. tests/js tests
// the sentences; these tests check that the page shows them.

import { judge } from 'chess-arbiter';
import de from 'chess-arbiter/languages/de';
import { expect, START, test } from './support/demo.js';

/** @import { RefusalCode } from 'chess-arbiter' */
/** @import { Demo } from './support/demo.js' */

/**
 * @typedef {object} Case
 * @property {RefusalCode} code
 * @property {string} article
 * @property {string} fen
 * @property {string} move what is dragged where
 * @property {string[]} about the squares that are marked, in alphabetical order
 * @property {string[]} [culprits] the squares of the pieces to blame from which no arrow begins
 * @property {string[]} [arrows]
 */

const GAME = `${START} w KQkq - 0 1`;

/** @type {Case[]} */
const CASES = [
  { code: 'own-piece', article: '3.1', fen: GAME, move: 'a1a2', about: ['a2'], culprits: ['a2'] },
  {
    code: 'bishop-move',
    article: '3.2',
    fen: '4k3/8/8/8/8/8/7P/2B1K3 w - - 0 1',
    move: 'c1c5',
    about: ['c5'],
    arrows: ['c1c5'],
  },
  {
    code: 'rook-move',
    article: '3.3',
    fen: '4k3/8/8/8/8/8/8/R3K3 w - - 0 1',
    move: 'a1b2',
    about: ['b2'],
    arrows: ['a1b2'],
  },
  {
    code: 'queen-move',
    article: '3.4',
    fen: '4k3/8/8/8/8/8/8/3QK3 w - - 0 1',
    move: 'd1e3',
    about: ['e3'],
    arrows: ['d1e3'],
  },
  { code: 'path-blocked', article: '3.5', fen: GAME, move: 'c1f4', about: ['d2', 'e3'], culprits: ['d2'] },
  { code: 'knight-move', article: '3.6', fen: GAME, move: 'g1g3', about: ['g3'], arrows: ['g1g3'] },
  { code: 'pawn-move', article: '3.7a', fen: GAME, move: 'e2e5', about: ['e5'], arrows: ['e2e5'] },
  {
    code: 'pawn-first-move',
    article: '3.7a',
    fen: '4k3/8/8/8/8/4P3/8/4K3 w - - 0 1',
    move: 'e3e5',
    about: ['e5'],
    arrows: ['e3e5'],
  },
  {
    code: 'pawn-blocked',
    article: '3.7a',
    fen: '4k3/8/8/8/4p3/4n3/4P3/4K3 w - - 0 1',
    move: 'e2e4',
    about: ['e3', 'e4'],
    culprits: ['e3', 'e4'],
  },
  { code: 'pawn-capture', article: '3.7b', fen: GAME, move: 'e2d3', about: ['d3'], arrows: ['e2d3'] },
  {
    code: 'en-passant-late',
    article: '3.7c',
    fen: '4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1',
    move: 'e5d6',
    about: ['d6'],
    arrows: ['d5d6'],
  },
  {
    code: 'king-move',
    article: '3.8a',
    fen: '4k3/p7/8/8/8/8/7P/4K3 w - - 0 1',
    move: 'e1e3',
    about: ['e3'],
    arrows: ['e1e3'],
  },
  {
    code: 'king-attacked',
    article: '3.8a',
    fen: '2r1k3/8/8/8/8/8/8/n2K4 w - - 0 1',
    move: 'd1c2',
    about: ['c2'],
    arrows: ['a1c2', 'c8c2'],
  },
  {
    code: 'castling-moved',
    article: '3.8b',
    fen: '4k3/8/8/8/8/8/8/4K2R w - - 0 1',
    move: 'e1g1',
    about: ['e1', 'h1'],
  },
  {
    code: 'castling-blocked',
    article: '3.8b',
    fen: '4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1',
    move: 'e1c1',
    about: ['b1', 'c1', 'd1'],
    culprits: ['b1'],
  },
  {
    code: 'castling-in-check',
    article: '3.8b',
    fen: '4k3/4r3/8/8/8/8/8/4K2R w K - 0 1',
    move: 'e1g1',
    about: ['e1'],
    arrows: ['e7e1'],
  },
  {
    code: 'castling-through-check',
    article: '3.8b',
    fen: '4k3/5r2/8/8/8/8/8/4K2R w K - 0 1',
    move: 'e1g1',
    about: ['f1'],
    arrows: ['f7f1'],
  },
  {
    code: 'castling-into-check',
    article: '3.8b',
    fen: '4k3/6r1/8/8/3b4/8/8/4K2R w K - 0 1',
    move: 'e1g1',
    about: ['g1'],
    arrows: ['d4g1', 'g7g1'],
  },
  {
    code: 'in-check',
    article: '3.9',
    fen: '4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1',
    move: 'a2a3',
    about: ['e1'],
    arrows: ['e7e1'],
  },
  {
    code: 'pinned',
    article: '3.9',
    fen: '4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1',
    move: 'e2d3',
    about: ['e1'],
    arrows: ['e7e1'],
  },
];

/**
 * @param {Demo} demo
 * @param {Case} refused
 */
async function expectExplained(demo, { code, article, fen, move, about, culprits = [], arrows = [] }) {
  const { refusal } = judge(fen, move);
  expect(refusal?.code).toBe(code);
  await expect(demo.ruling).toHaveText(`${refusal?.message} Article ${article}`);
  await expect(demo.ruling.getByRole('link')).toHaveAttribute('href', `./laws.html#${article}`);
  await expect(demo.announcer).toHaveText(`${refusal?.message} Article ${article}.`);
  await demo.expectMarks('about', about);
  await demo.expectMarks('culprit', culprits);
  await demo.expectArrows('blame', arrows);
}

for (const refused of CASES) {
  test(`${refused.code} is explained by article ${refused.article}, until the next pick-up`, async ({
    demo,
  }) => {
    const { fen, move } = refused;
    await demo.load(fen);
    await demo.drag(move.slice(0, 2), move.slice(2));
    await expectExplained(demo, refused);
    await demo.expectPlacement(fen.split(' ')[0] ?? '');
    await demo.click(move.slice(0, 2));
    await demo.expectNothingRefused();
  });
}

test('not-your-turn is explained when a piece of the opponent is picked up', async ({ demo }) => {
  await demo.click('e7');
  const refused = { fen: GAME, move: 'e7e5', article: '1.2', about: [], culprits: ['e7'] };
  await expectExplained(demo, { code: 'not-your-turn', ...refused });
  await demo.click('e2');
  await demo.expectNothingRefused();
});

test('no-piece is explained when Enter finds nothing on a square', async ({ demo }) => {
  await demo.cell('e2, white pawn').focus();
  await demo.press('ArrowUp', 'Enter');
  await expectExplained(demo, { code: 'no-piece', fen: GAME, move: 'e3e4', article: '3.1', about: ['e3'] });
  await demo.press('ArrowDown', 'Enter');
  await demo.expectNothingRefused();
});

test('nothing is explained to those who reach for a piece when the game is over', async ({ demo }) => {
  await demo.load('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1');
  await demo.click('a8');
  await demo.expectNothingRefused();
});

test('a promotion without a piece is not refused but asked for', async ({ demo }) => {
  await demo.load('7k/P7/8/8/8/8/8/K7 w - - 0 1');
  await demo.drag('a7', 'a8');
  await expect(demo.dialog).toBeVisible();
  await demo.expectNothingRefused();
});

test.describe('what else brings it', () => {
  test('a second click', async ({ demo }) => {
    await demo.click('c1');
    await demo.click('f4');
    await demo.expectRefused('3.5');
    await demo.expectMarks('culprit', ['d2']);
  });

  test('the keyboard', async ({ demo }) => {
    await demo.load('4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1');
    await demo.cell('e2, white bishop').focus();
    await demo.press('Enter', 'ArrowUp', 'ArrowLeft', 'Enter');
    await demo.expectRefused('3.9');
    await demo.expectArrows('blame', ['e7e1']);
    await expect(demo.announcer).toHaveText(
      'The bishop on e2 is pinned to its king on e1 by the rook on e7. Article 3.9.',
    );
    await demo.press('ArrowDown', 'ArrowDown', 'ArrowRight', 'Enter');
    await demo.expectNothingRefused();
  });
});

test.describe('what else ends it', () => {
  for (const name of ['New game', 'Undo']) {
    test(name, async ({ demo }) => {
      await demo.dragTo('e2', 'e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
      await demo.drag('c8', 'f5');
      await demo.expectRefused('3.5');
      await demo.page.getByRole('button', { name }).click();
      await demo.expectNothingRefused();
    });
  }
});

test('arrows and marks turn with the board, and fit it when its size changes', async ({ demo }) => {
  await demo.load('4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1');
  await demo.drag('e2', 'd3');
  const arrow = demo.board.locator('[data-arrow]');
  const runsBetween = async (/** @type {string} */ from, /** @type {string} */ to) => {
    const [box, start, end] = [await arrow.boundingBox(), await demo.centre(from), await demo.centre(to)];
    const [top, bottom] = [Math.min(start.y, end.y), Math.max(start.y, end.y)];
    return Boolean(
      box && box.x < start.x && start.x < box.x + box.width && box.y >= top && box.y + box.height <= bottom,
    );
  };
  await expect.poll(() => runsBetween('e7', 'e1')).toBe(true);
  await demo.page.getByRole('button', { name: 'Flip board' }).click();
  await expect(demo.grid.getByRole('gridcell').first()).toHaveAccessibleName(/^h1/);
  await expect.poll(() => runsBetween('e7', 'e1')).toBe(true);
  await demo.page.setViewportSize({ width: 700, height: 900 });
  await expect.poll(() => runsBetween('e7', 'e1')).toBe(true);
});

test('the article leads to its lesson', async ({ demo }) => {
  await demo.drag('c1', 'f4');
  await demo.ruling.getByRole('link', { name: 'Article 3.5' }).click();
  await expect(demo.page).toHaveURL(/laws\.html#3\.5$/);
  await expect(demo.page.getByRole('heading', { name: '3.5 No jumping' })).toBeInViewport();
});

test.describe('in German', () => {
  test.beforeEach(async ({ demo }) => {
    await demo.speak('Deutsch');
  });

  const SENTENCE = 'Der Läufer auf c1 erreicht f4 nicht: Der Bauer auf d2 steht im Weg.';

  test('the sentence is shown and spoken, and its language is named', async ({ demo }) => {
    expect(judge(GAME, 'c1f4', { language: de }).refusal?.message).toBe(SENTENCE);
    await demo.drag('c1', 'f4');
    await expect(demo.ruling).toHaveText(`${SENTENCE} Artikel 3.5`);
    await expect(demo.ruling).toHaveAttribute('lang', 'de');
    await expect(demo.announcer).toHaveText(`${SENTENCE} Artikel 3.5.`);
    await expect(demo.announcer).toHaveAttribute('lang', 'de');
  });

  test('what is refused already is told again in the other language', async ({ demo }) => {
    await demo.drag('c1', 'f4');
    await demo.speak('English');
    await demo.expectRefused('3.5');
    await expect(demo.ruling).toHaveAttribute('lang', 'en');
    await demo.expectMarks('culprit', ['d2']);
  });

  test('the choice is remembered, on the page of the laws too', async ({ demo }) => {
    await demo.page.reload();
    await expect(demo.languages).toHaveValue('de');
    await demo.page.getByRole('link', { name: 'Die Regeln' }).click();
    await expect(demo.languages).toHaveValue('de');
  });

  test('the page speaks it too: of moves, of the game and of its controls', async ({ demo }) => {
    await expect(demo.gameStatus).toHaveText('Weiß ist am Zug.');
    await expect(demo.button('Zurücknehmen')).toBeVisible();
    await demo.drag('e2', 'e4');
    await expect(demo.ruling).toHaveText('Weiß: Bauer von e2 nach e4.');
    await expect(demo.ruling).toHaveAttribute('lang', 'de');
    await demo.speak('English');
    await expect(demo.ruling).toHaveText('White pawn e2 to e4.');
    await expect(demo.button('Undo')).toBeVisible();
  });
});

test('all twelve languages are offered by their own names, and explain a refusal', async ({ demo }) => {
  await demo.drag('c1', 'f4');
  const names = await demo.languages.locator('option').allTextContents();
  expect(names).toHaveLength(12);
  for (const name of names) {
    const tag = await demo.speak(name);
    const { default: language } = await import(`chess-arbiter/languages/${tag}`);
    expect(language.name).toBe(name);
    const message = judge(GAME, 'c1f4', { language }).refusal?.message ?? '';
    await expect(demo.ruling).toContainText(message);
    await expect(demo.ruling).toHaveAttribute('lang', tag);
    await expect(demo.gameStatus).not.toBeEmpty();
  }
});

test('a browser that remembers nothing loses nothing else', async ({ demo }) => {
  await demo.page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await demo.open();
  await demo.speak('Deutsch');
  await demo.drag('c1', 'f4');
  await expect(demo.ruling.getByRole('link')).toHaveText('Artikel 3.5');
});
