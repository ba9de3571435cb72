// What a host does for the built page, for Vite's preview: text is compressed, and files whose names change with their
// contents are kept by the browser.

import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

/** The types of what is compressed, by the ends of the names. @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
};

const FOREVER = 'public, max-age=31536000, immutable';

/** @returns {import('vite').Plugin} */
export function compressedPreview() {
  return {
    name: 'compressed-preview',
    configurePreviewServer({ config, middlewares }) {
      const folder = join(config.root, config.build.outDir);
      /** @type {Map<string, Promise<Buffer>>} */
      const compressed = new Map();

      /** @param {string} file */
      function contents(file) {
        const known = compressed.get(file) ?? readFile(file).then((bytes) => compress(bytes));
        compressed.set(file, known);
        // A file that is not there yet may come with the next build.
        known.catch(() => compressed.delete(file));
        return known;
      }

      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        const file = normalize(join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
        const type = TYPES[extname(file)];
        response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? FOREVER : 'no-cache');
        if (!type || !file.startsWith(folder) || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
          return next();
        }
        try {
          const body = await contents(file);
          response.setHeader('Content-Type', type);
          response.setHeader('Content-Encoding', 'br');
          response.setHeader('Vary', 'Accept-Encoding');
          response.end(body);
        } catch {
          next();
        }
      });
    },
  };
}
