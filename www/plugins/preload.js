// Lets the browser fetch the typeface and the pieces with the page: it would otherwise learn of them from the style and from
// the script.

/** The start of the names of such files, and what they are. */
const PRELOADED = [
  {
    name: /assets\/source-sans-3-latin-wght-.*\.woff2$/,
    attributes: { as: 'font', type: 'font/woff2', crossorigin: '', fetchpriority: 'low' },
  },
  { name: /assets\/standard-.*\.svg$/, attributes: { as: 'fetch', crossorigin: '' } },
];

/** @returns {import('vite').Plugin} */
export function preload() {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        PRELOADED.flatMap(({ name, attributes }) =>
          Object.keys(bundle)
            .filter((file) => name.test(file))
            .map((file) => ({
              tag: 'link',
              attrs: { rel: 'preload', href: `./${file}`, ...attributes },
              injectTo: /** @type {const} */ ('head'),
            })),
        ),
    },
  };
}
