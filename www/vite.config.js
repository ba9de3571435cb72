// How the demo is served and bundled. It takes the npm package as any other site would: no plug-in, no alias.
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  // Relative addresses, so that the built page works from any folder of any host.
  base: './',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
  },
});
