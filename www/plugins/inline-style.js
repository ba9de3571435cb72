// Puts the style of a page into the page, so that its first picture waits for no other file.

/** @returns {import('vite').Plugin} */
export function inlineStyle() {
  return {
    name: 'inline-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(
          /<link rel="stylesheet"[^>]* href="\.\/([^"]+)">/g,
          (link, /** @type {string} */ file) => {
            const style = bundle[file];
            if (style?.type !== 'asset') {
              return link;
            }
            const folder = file.slice(0, file.lastIndexOf('/') + 1);
            // Addresses in the file are seen from its folder.
            const text = String(style.source).replaceAll('url(./', `url(./${folder}`);
            // The link stays and loads nothing: a script that comes later and has the same style sees that it is here.
            return `<style>${text}</style>${link.replace('>', ' disabled>')}`;
          },
        ),
    },
  };
}
