// As Wrangler does it: bundle with the platform's conditions, and leave the module a file of its own.
import { build } from 'esbuild';

await build({
  entryPoints: ['worker.js'],
  bundle: true,
  format: 'esm',
  outdir: 'dist',
  conditions: ['workerd', 'worker', 'browser'],
  loader: { '.wasm': 'copy' },
  assetNames: '[name]',
});
