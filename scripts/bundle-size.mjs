// How much a browser downloads for some imports: bundled and minified by Vite as for a site, and compressed by Brotli as
// servers do. Only called by tests and benches.
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';

const ENTRY = 'virtual:entry';

/**
 * The size in bytes after Brotli at its highest level.
 *
 * @param {string | Uint8Array} content
 */
const brotliSize = (content) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).length;

/**
 * Bundles a module that is given as text.
 *
 * @param {string} code what a site would write, such as `export * from 'chess-arbiter'`
 * @param {string} root the folder where the names of packages are looked up
 * @returns {Promise<{ name: string, content: string | Uint8Array }[]>} the files that a browser would load
 */
export async function bundle(code, root) {
  const entry = `${root}/${ENTRY}`;
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result);
  return output.map((file) => ({
    name: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
}

/**
 * What is downloaded for a module, in bytes after Brotli.
 *
 * @param {string} code
 * @param {string} root
 */
export async function downloadSize(code, root) {
  const files = await bundle(code, root);
  return files.reduce((sum, { content }) => sum + brotliSize(content), 0);
}
