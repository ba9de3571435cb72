// The gallery's promise that the code beside a board is all that it takes: what the page shows is put into an empty project,
// bundled, and played with.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { LOOKS } from '../matrix/boards.js';

const PROJECTS = fileURLToPath(new URL('../../target/recipes', import.meta.url));
const PAGE = `<!doctype html>
<html lang="en">
  <head><title>A board</title><link rel="icon" href="data:,"></head>
  <body><div id="board" style="width: 400px"></div><script type="module" src="./main.js"></script></body>
</html>
`;

for (const name of ['cm-chessboard', 'react-chessboard', 'chessboardjs', 'chessboard-element']) {
  test(`${name}: the code as it is copied makes a board that rules on moves`, async ({ page }) => {
    test.slow();
    await page.goto('/boards.html');
    const code = page.locator(`#${name} .code`);
    await expect(code.getByRole('region', { name: `${name}/main.js` })).toBeAttached();
    const names = await code.getByRole('heading').allTextContents();
    const texts = await code.locator('pre').allTextContents();
    const files = new Map(names.map((file, index) => [file, texts[index] ?? '']));

    // What is imported is what is installed.
    const imported = [...files.values()].flatMap((text) =>
      [...text.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[a-z][\w-]+)[^']*'/g)].map(([, found]) => found),
    );
    const installed = [...(files.get('npm') ?? '').matchAll(/ ((?:@[\w-]+\/)?[\w-]+)@[\d.]+/g)];
    expect(installed.map(([, found]) => found).sort()).toEqual([...new Set(imported)].sort());

    const root = `${PROJECTS}/${name}`;
    await rm(root, { recursive: true, force: true });
    await mkdir(root, { recursive: true });
    files.delete('npm');
    for (const [file, text] of files.set('index.html', PAGE)) await writeFile(`${root}/${file}`, text);
    await build({ root, base: './', configFile: false, logLevel: 'silent', build: { outDir: 'dist' } });
    await page.route('**/recipe/**', async (route) => {
      const file = new URL(route.request().url()).pathname.replace(/^\/recipe\//, '') || 'index.html';
      const path = `${root}/dist/${file}`;
      await route.fulfill({ path, body: await readFile(path) });
    });

    /** @type {string[]} */
    const said = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto('/recipe/');
    const area = page.locator(LOOKS[name]?.area ?? '').first();
    /** @param {string} square */
    async function centre(square) {
      const box = await area.boundingBox();
      if (!box) throw new Error('There is no board');
      const [file, rank] = [square.charCodeAt(0) - 97, 8 - Number(square[1])];
      return { x: box.x + ((file + 0.5) * box.width) / 8, y: box.y + ((rank + 0.5) * box.height) / 8 };
    }
    /** @param {string} from @param {string} to */
    async function drag(from, to) {
      const [start, end] = [await centre(from), await centre(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 8 });
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
    }
    await expect(area).toBeVisible();
    await drag('e2', 'e5');
    await expect.poll(() => said.join('\n')).toContain('The pawn on e2');
    await page.waitForTimeout(500); // The piece slides back.
    await drag('e2', 'e4');
    await expect
      .poll(() => said.at(-1))
      .toBe('e4 rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    expect(said.length).toBe(2);
  });
}
