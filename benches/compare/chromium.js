// Chromium, and a server for its pages: what they load is bundled as a site would, and sent compressed from memory.

import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { bundle } from '../../scripts/bundle-size.mjs';
import { chromiumArguments, findChromium } from '../../scripts/chromium.mjs';

/** @import { AddressInfo } from 'node:net' */

const TYPES = /** @type {Record<string, string>} */ ({
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  wasm: 'application/wasm',
});

/** @typedef {Map<string, string | Uint8Array>} Files what is served, by path */

/**
 * Bundles a module, and names its main file.
 *
 * @param {string} path
 * @param {string} code
 * @param {string} root
 * @returns {Promise<Files>}
 */
export async function bundled(path, code, root) {
  const [main, ...others] = await bundle(code, root);
  if (!main) throw new Error(`Nothing was bundled for ${path}`);
  return new Map([
    [path, main.content],
    ...others.map((file) => /** @type {const} */ ([`/${file.name}`, file.content])),
  ]);
}

/**
 * Serves files until the returned function is called.
 *
 * @param {Files} files
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export async function serve(files) {
  const compressed = new Map([...files].map(([path, content]) => [path, brotliCompressSync(content)]));
  const server = createServer(({ url = '/' }, response) => {
    const body = compressed.get(url);
    response.writeHead(body ? 200 : 404, {
      'content-type': TYPES[url.split('.').at(-1) ?? ''] ?? 'text/plain',
      'cache-control': 'no-store',
      // Isolated pages get the finest clock that Chromium has.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      ...(body && { 'content-encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

export function launch() {
  const executablePath = findChromium();
  const args = [...chromiumArguments, '--js-flags=--expose-gc'];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}
