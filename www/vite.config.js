// How the demo is served and bundled. It imports the npm package as any other site would: no plug-in, no alias.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { compressed } from './plugins/compress.js';
import { inlineStyle } from './plugins/inline-style.js';
import { policy } from './plugins/policy.js';
import { preload } from './plugins/preload.js';
import { styleAttributes } from './plugins/style-attributes.js';

// The address and not `localhost`, which on some machines is IPv6 only.
const host = '127.0.0.1';

/** The names of the pages: each is an HTML file here, with its entry and its style in `src/pages`. */
const PAGES = ['index', 'laws', 'boards'];

/** The address of the repository, if the package names one: without it, nothing links there. */
const { repository } = JSON.parse(readFileSync(`${import.meta.dirname}/../pkg/package.json`, 'utf8'));
const REPOSITORY = /** @type {string | undefined} */ (repository?.url)
  ?.replace(/^git\+/, '')
  .replace(/\.git$/, '');

/**
 * Makes links of addresses such as `repository:docs/size.md`. Without a repository their text is left, and what is between
 * `<!-- with repository -->` and `<!-- end -->` is left out.
 *
 * @param {string} html
 */
function linkRepository(html) {
  if (!REPOSITORY) {
    return html
      .replace(/<!-- with repository -->.*?<!-- end -->/gs, '')
      .replace(/<a\b([^>]*?)\s+href="repository:[^"]*"([^>]*)>(.*?)<\/a\s*>/gs, '<span$1$2>$3</span>');
  }
  return html
    .replace(/<!-- with repository -->|<!-- end -->/g, '')
    .replaceAll('href="repository:"', `href="${REPOSITORY}"`)
    .replaceAll('href="repository:', `href="${REPOSITORY}/blob/HEAD/`);
}

/** Where the demo will be found, for the programs that show a picture of what a link leads to: they want whole addresses. */
const SITE = process.env.SITE?.replace(/\/?$/, '/') ?? './';

/**
 * Replaces `<!-- include name -->` in a page by `partials/name.html`: what the pages have in common is written once. The
 * link of `nav.html` to the page itself is marked as current.
 *
 * @returns {import('vite').Plugin}
 */
function partials() {
  /** @param {string} html @returns {string} */
  const include = (html) =>
    html.replace(/<!-- include (\w+) -->/g, (_, /** @type {string} */ name) =>
      include(readFileSync(`${import.meta.dirname}/partials/${name}.html`, 'utf8').trim()),
    );
  return {
    name: 'partials',
    transformIndexHtml: {
      // Before Vite looks for the files that the page needs.
      order: 'pre',
      handler(html, { filename }) {
        const page = basename(filename, '.html');
        const link = `<a href="./${page === 'index' ? '' : `${page}.html`}" data-word="nav`;
        const current = link.replace('data-word', 'aria-current="page" data-word');
        return linkRepository(include(html)).replace(link, current).replaceAll('"site:', `"${SITE}`);
      },
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [partials(), styleAttributes(), inlineStyle(), preload(), policy(), compressed()],
  // Relative addresses, so that the built page works in any folder of any host.
  base: './',
  // Several pages: an address that is none of them is not found.
  appType: 'mpa',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // Pictures stay files: the policy lets no script read an address that is the picture itself.
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? false : undefined),
    rolldownOptions: {
      input: PAGES.map((page) => `${import.meta.dirname}/${page}.html`),
      // What pages have in common is one file, so that a page is there after two: each request is a round trip, or shares the
      // line with others.
      output: { codeSplitting: { groups: [{ name: 'common', tags: ['$initial'], minShareCount: 2 }] } },
    },
  },
  server: { host },
  preview: { host },
});
