// The words of the demo: each language has every word, no English is left on a page that speaks another language, and a page
// loads the words that it needs.

import { LANGUAGES } from '../../www/src/browser/languages.js';
import words from '../../www/src/words/en.js';
import gallery from '../../www/src/words/gallery/en.js';
import lessons from '../../www/src/words/lessons/en.js';
import { expect, test } from './support/demo.js';

/** @import { Page } from '@playwright/test' */

const FILES = { words, 'lessons/words': lessons, 'gallery/words': gallery };
const TAGS = Object.keys(LANGUAGES).filter((tag) => tag !== 'en');

/**
 * Every text of a file, by its path in it.
 *
 * @param {unknown} value
 * @param {string} [path]
 * @returns {Map<string, string>}
 */
function texts(value, path = '') {
  if (typeof value === 'string') return new Map([[path, value]]);
  return new Map(
    Object.entries(/** @type {object} */ (value)).flatMap(([key, inner]) => [
      ...texts(inner, path ? `${path}.${key}` : key),
    ]),
  );
}

/** @param {string} text @returns {string[]} */
const slots = (text) => [...(text.match(/\{\w+\}/g) ?? [])].sort();

for (const tag of TAGS) {
  for (const [name, english] of Object.entries(FILES)) {
    const file = `${name.replace('words', tag)}.js`;

    test(`${file} has every word that English has, with its slots`, async () => {
      const own = texts((await import(`../../www/src/words/${file}`)).default);
      const expected = texts(english);
      expect([...own.keys()]).toEqual([...expected.keys()]);
      for (const [path, text] of own) {
        expect(text.trim(), path).not.toBe('');
        // Some sentences need no slot that English needs, or the same one twice; none has a slot that nothing fills.
        const known = slots(expected.get(path) ?? '');
        const unknown = slots(text).filter((slot) => !known.includes(slot));
        expect(unknown, path).toEqual([]);
        const isSentence = (expected.get(path) ?? '').split(' ').length > 3;
        if (isSentence) expect(text, path).not.toBe(expected.get(path));
      }
    });
  }
}

test('in no language have two controls of the board’s page the same name', async () => {
  for (const tag of Object.keys(LANGUAGES)) {
    const { page } = (await import(`../../www/src/words/${tag}.js`)).default;
    const names = ['undo', 'flip', 'newGame', 'first', 'back', 'forward', 'last'].map((name) => page[name]);
    expect(new Set(names).size, tag).toBe(names.length);
  }
});

/** What may be the same in every language: names, licences, numbers of articles, and chess words that are French. */
const NAMES =
  /^(chess-arbiter|cm-chessboard|react-chessboard|chessboard\.js|chessboard-element|chessground|Cburnett|Rfc1394|CC BY-SA 3\.0|, MIT\.|FIDE [\d., ]+|3\.7c En passant|En passant|FEN|PGN|[\w-]+\/(npm|[\w-]+\.(js|tsx|css)))$/;

/**
 * Everything that a reader or a screen reader is told in Latin letters, but for code, the names of the languages, and what the
 * module said.
 *
 * @param {Page} page
 */
function told(page) {
  return page.evaluate(() => {
    const code = 'script, style, noscript, pre, code, option, textarea, kbd, #transcript, svg';
    /** @type {Set<string>} */
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent } = walker.currentNode;
      if (parent?.checkVisibility() && !parent.closest(code)) found.add(walker.currentNode.textContent ?? '');
    }
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.add(element.getAttribute(name) ?? '');
    }
    return [...found]
      .map((text) => text.replace(/\s+/g, ' ').trim())
      .filter((text) => /\p{L}{3}/u.test(text));
  });
}

/**
 * Moves a piece with the mouse, on whichever board of the demo this is.
 *
 * @param {Page} page
 * @param {string} root
 * @param {string} from
 * @param {string} to
 */
async function drag(page, root, from, to) {
  const square = (/** @type {string} */ name) => page.locator(`${root} .square[data-square="${name}"]`);
  await square(from).scrollIntoViewIfNeeded();
  await square(from).click();
  await square(to).click();
}

/** What to do on each page, so that it says more than at its start. @type {Record<string, (page: Page) => Promise<void>>} */
const PAGES = {
  '/': async (page) => {
    await page.locator('#position summary').click();
    await drag(page, '#board', 'e2', 'e4');
    await drag(page, '#board', 'e7', 'e4');
    await page.locator('#pgn').fill('1. e4 e5 2. Kd4 *');
    await page.locator('#pgn-form [type=submit]').click();
    await expect(page.locator('#pgn-problems')).not.toBeEmpty();
    await page.locator('#fen').fill('nothing');
    await page.locator('#fen').press('Enter');
    await page.locator('#chess960').fill('960');
    await page.locator('#chess960').press('Enter');
    await page.locator('[data-flag=b]').click();
    await expect(page.locator('[data-mate]')).toBeVisible();
    await page.locator('#copy-link').click();
    await expect(page.locator('#page-notice')).not.toBeEmpty();
    await expect(page.locator('#chess960-problems')).not.toBeEmpty();
    await expect(page.locator('#fen-problems')).not.toBeEmpty();
  },
  '/#fen=7k/8/8/8/8/8/8/KQ6_w_-_-_0_1': async (page) => {
    await page.locator('#position summary').click();
    await page.locator('[data-flag=w]').click();
    await expect(page.locator('#flags [aria-live]')).not.toBeEmpty();
    await page.locator('[data-case=deadPosition]').click();
    await page.locator('#undo').click();
    await page.locator('[data-flag=b]').click();
    await page.locator('[data-mate]').click();
    await expect(page.locator('#preview button')).toBeVisible();
  },
  '/#nonsense=1': async (page) => {
    await expect(page.locator('#page-notice')).not.toBeEmpty();
  },
  '/laws.html': async (page) => {
    await drag(page, '#board', 'b2', 'b7');
    await page.locator('#men .lesson-board').scrollIntoViewIfNeeded();
    await drag(page, '#men', 'e2', 'e4');
    await page.locator('[id="3.2"] .lesson-board').scrollIntoViewIfNeeded();
    await drag(page, '[id="3.2"]', 'd4', 'e5');
    await page.locator('[id="3.3"] .lesson-board').scrollIntoViewIfNeeded();
    await drag(page, '[id="3.3"]', 'b4', 'c5');
    for (const id of ['board', 'men']) await expect(page.locator(`#${id} .praise`)).not.toBeEmpty();
    await expect(page.locator('[id="3.2"] .praise')).not.toBeEmpty();
    await expect(page.locator('[id="3.3"] .ruling')).toHaveClass(/refused/);
  },
  '/boards.html?fen=x': async (page) => {
    await expect(page.locator('.file-head')).toHaveCount(15);
    // A board is loaded when it comes near the window.
    await page.locator('#react-chessboard').scrollIntoViewIfNeeded();
    await expect(page.locator('#react-chessboard [data-piece]')).toHaveCount(32);
    const board = page.locator('#cm-chessboard');
    await board.locator('.square[data-square="e2"]').click();
    await board.locator('.square[data-square="e5"]').click();
    await expect(board.locator('.ruling')).toHaveClass(/refused/);
    await board.locator('.file-head button').first().click();
    await expect(page.locator('#page-notice')).not.toBeEmpty();
  },
};

for (const [address, arrange] of Object.entries(PAGES)) {
  for (const tag of ['de', 'ja']) {
    test(`no English is left on ${address} in ${tag}`, async ({ browser, baseURL }) => {
      // Two pages, each with all that it says.
      test.slow();
      /** @param {string} language */
      const tell = async (language) => {
        const context = await browser.newContext({ ...(baseURL && { baseURL }) });
        const page = await context.newPage();
        await page.addInitScript(
          (chosen) => localStorage.setItem('chess-arbiter.language', chosen),
          language,
        );
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await arrange(page);
        const said = await told(page);
        await context.close();
        return said;
      };
      const english = new Set(await tell('en'));
      const own = await tell(tag);
      expect(own.length).toBeGreaterThan(20);
      expect(own.filter((text) => english.has(text) && !NAMES.test(text))).toEqual([]);
    });
  }
}

test('back in English every page says what its file says', async ({ page }) => {
  for (const address of ['/', '/laws.html', '/boards.html']) {
    await page.goto(address);
    await expect(page.locator('.links')).toBeVisible();
    const before = await told(page);
    await page.locator('#language-select').selectOption('fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.locator('#language-select').selectOption('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect((await told(page)).filter((text) => !before.includes(text))).toEqual([]);
  }
});

test('the page of the board loads no text of the lessons or of the gallery', async ({ page }) => {
  /** @type {string[]} */
  const scripts = [];
  page.on('response', async (response) => {
    // The answer to a request that a navigation has ended cannot be read.
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  const { default: german } = await import('../../www/src/words/lessons/de.js');
  const has = (/** @type {string | undefined} */ text) =>
    scripts.some((script) => script.includes(text ?? '?'));
  const choose = async () => {
    await page.locator('#language-select').selectOption('de');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.waitForLoadState('networkidle');
  };
  await page.goto('/', { waitUntil: 'networkidle' });
  await choose();
  expect(has('Schachbrett')).toBe(true);
  expect(has(lessons.page.intro)).toBe(false);
  expect(has(german.page.intro)).toBe(false);
  await page.goto('/laws.html', { waitUntil: 'networkidle' });
  expect(has(german.page.intro)).toBe(true);
});

test('a language that cannot be loaded leaves the page as it is', async ({ page }) => {
  await page.goto('/laws.html');
  await expect(page.locator('#contents-laws a').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.locator('#language-select').selectOption('nl');
  await expect(page.locator('#language-select')).toHaveValue('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().setOffline(false);
});
