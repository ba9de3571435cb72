// How the demo is served and bundled. It takes the npm package as any other site would: no plug-in, no alias.
import { defineConfig } from 'vite';

// The number, not `localhost`: on some machines that is IPv6 only, and half of the clients do not find it.
const host = '127.0.0.1';

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses, so that the built page works from any folder of any host.
  base: './',
  // Three pages, and no other address leads to one of them.
  appType: 'mpa',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['index', 'laws', 'boards'].map((page) => `${import.meta.dirname}/${page}.html`),
    },
  },
  server: { host },
  preview: { host },
});
