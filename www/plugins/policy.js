// The Content Security Policy of each page, written into the page, so that every host keeps it. What stands in the page itself
// is allowed by its hash. While the demo is served from its sources there is none: Vite puts styles into the page then.

import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** What the pages need, and nothing else. @type {Record<string, string>} */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
};

/**
 * What single pages need besides. In the gallery, chessboard.js and jQuery write HTML as text: that goes through the policy
 * `default` of `src/browser/trusted-html.js`, and the style attributes in it are allowed. Lit has a policy of its own.
 *
 * @type {Record<string, Record<string, string>>}
 */
const OF_PAGES = { boards: { 'style-src-attr': "'unsafe-inline'", 'trusted-types': 'default lit-html' } };

/** @type {[directive: string, element: RegExp][]} */
const INLINE = [
  ['script-src', /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs],
  ['style-src', /<style[^>]*>(.*?)<\/style>/gs],
];

/**
 * @param {string} html
 * @param {string} page its name
 */
function policyOf(html, page) {
  const directives = { ...POLICY, ...OF_PAGES[page] };
  for (const [directive, element] of INLINE)
    for (const [, text = ''] of html.matchAll(element))
      directives[directive] += ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}

/** Comes after all plugins that write into the page. @returns {import('vite').Plugin} */
export function policy() {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        // Behind the encoding, which must stand at the start, and before all that is loaded.
        html.replace(
          '<meta charset="utf-8">',
          (encoding) =>
            `${encoding}\n<meta http-equiv="Content-Security-Policy" content="${policyOf(html, basename(filename, '.html'))}">`,
        ),
    },
  };
}
