// Text is compressed once, when the page is built: beside each file lies another with the ending `.br`, as many hosts want it.
// Vite's preview serves them, and lets the browser keep the files whose names change with their contents.

import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
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
export function compressed() {
  return {
    name: 'compressed',

    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true });
      const texts = files.filter((file) => extname(file) in TYPES).map((file) => join(dir, file));
      await Promise.all(
        texts.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))),
      );
    },

    configurePreviewServer({ config, middlewares }) {
      const folder = join(config.root, config.build.outDir);
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview');
        const file = normalize(join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
        const type = TYPES[extname(file)];
        response.setHeader('Cache-Control', pathname.startsWith('/assets/') ? FOREVER : 'no-cache');
        const accepted = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
        if (!type || !accepted || !file.startsWith(folder) || !existsSync(`${file}.br`)) {
          next();
          return;
        }
        response.setHeader('Content-Type', type);
        response.setHeader('Content-Encoding', 'br');
        response.setHeader('Vary', 'Accept-Encoding');
        createReadStream(`${file}.br`).pipe(response);
      });
    },
  };
}
