import nodeResolve from '@rollup/plugin-node-resolve';

// The page and its worker. The slim entry looks for the module beside the script.
export default ['main.js', 'worker.js'].map((input) => ({
  input,
  output: { dir: 'dist', format: 'es' },
  plugins: [nodeResolve({ browser: true })],
}));
