// How the demo is served and bundled. It imports the npm package as any other site would: no plug-in, no alias.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';

// The address and not `localhost`, which on some machines is IPv6 only.
const host = '127.0.0.1';

/** The names of the pages: each is an HTML file here, with its entry and its style in `src/pages`. */
const PAGES = ['index', 'laws', 'boards'];

/**
 * Replaces `<!-- include name -->` in a page by `partials/name.html`: what the pages have in common is written once. The
 * link of `nav.html` to the page itself is marked as current.
 *
 * @returns {import('vite').Plugin}
 */
function partials() {
  const read = (/** @type {string} */ name) =>
    readFileSync(`${import.meta.dirname}/partials/${name}.html`, 'utf8').trim();
  return {
    name: 'partials',
    transformIndexHtml: {
      // Before Vite looks for the files that the page needs.
      order: 'pre',
      handler(html, { filename }) {
        const page = basename(filename, '.html');
        const link = `href="./${page === 'index' ? '' : `${page}.html`}"`;
        return html.replace(/<!-- include (\w+) -->/g, (_, /** @type {string} */ name) => {
          const partial = read(name);
          return name === 'nav' ? partial.replace(link, `${link} aria-current="page"`) : partial;
        });
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [partials()],
  // Relative addresses, so that the built page works in any folder of any host.
  base: './',
  // Several pages: an address that is none of them is not found.
  appType: 'mpa',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: PAGES.map((page) => `${import.meta.dirname}/${page}.html`),
    },
  },
  server: { host },
  preview: { host },
});
