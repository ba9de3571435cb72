// The facade in a bundle: all that it needs where it is imported, and nothing where it is not.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { bundle } from '../../../scripts/bundle-size.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'facade-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A tag that the facade alone names. */
const MARK = 'WhiteUSCF';

/**
 * The text of a bundle.
 *
 * @param {string} code
 */
async function bundled(code) {
  const files = await bundle(code, ROOT);
  return files.map(({ content }) => String(content)).join('\n');
}

test('it drops out of a bundle that does not import it', async () => {
  assert(!(await bundled("export * from 'chess-arbiter'")).includes(MARK));
  assert(!(await bundled("export { DEFAULT_POSITION } from 'chess-arbiter/chess.js'")).includes(MARK));
});

test('it works in a bundle, since what starts the module stays there', async () => {
  const code = await bundled(
    "import { Chess } from 'chess-arbiter/chess.js'; console.log(new Chess().move('e4').san);",
  );
  assert(code.includes(MARK));
  writeFileSync(join(folder, 'bundle.mjs'), code);
  assert.equal(execFileSync(process.execPath, [join(folder, 'bundle.mjs')], { encoding: 'utf8' }), 'e4\n');
});

for (const [how, flags, code] of /** @type {const} */ ([
  ['import', ['--input-type=module'], "import { Chess } from 'chess-arbiter/chess.js';"],
  ['require', ['--input-type=commonjs'], "const { Chess } = require('chess-arbiter/chess.js');"],
  [
    'import without WebAssembly',
    ['--input-type=module', '--conditions=react-native', '--jitless'],
    "import { Chess } from 'chess-arbiter/chess.js';",
  ],
]))
  test(`it can be had by ${how}`, () => {
    const program = `${code} console.log(new Chess().moves().length);`;
    const output = execFileSync(process.execPath, [...flags, '--eval', program], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    assert.equal(output, '20\n');
  });

test('its objects and those of the package work side by side', async () => {
  const [{ Chess }, { Game }] = await Promise.all([
    import('chess-arbiter/chess.js'),
    import('chess-arbiter'),
  ]);
  const chess = new Chess();
  const game = new Game();
  for (let ply = 0; ply < 20; ply += 1) {
    const [move] = chess.moves({ verbose: true });
    assert(move);
    assert(game.isLegal(move));
    chess.move(move);
    game.apply({ from: move.from, to: move.to });
    assert.equal(game.fen, chess.fen());
  }
});
