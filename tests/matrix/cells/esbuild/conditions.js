import { build } from 'esbuild';

// Conditions of one's own replace `module`, which esbuild has by itself.
for (const platform of ['browser', 'node', 'neutral'])
  for (const [format, extension] of [
    ['esm', 'mjs'],
    ['cjs', 'cjs'],
  ])
    await build({
      entryPoints: ['program.js'],
      bundle: true,
      platform,
      format,
      conditions: ['own'],
      outfile: `alone/${platform}.${extension}`,
    });
