import { build } from 'esbuild';

// The page and its worker. The slim entry looks for the module beside the script.
await build({
  entryPoints: ['main.js', 'worker.js'],
  bundle: true,
  format: 'esm',
  outdir: 'dist',
  minify: true,
});
