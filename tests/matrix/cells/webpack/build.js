import webpack from 'webpack';
import config from './webpack.config.js';

webpack(config, (error, stats) => {
  const failed = error || stats.hasErrors() || stats.hasWarnings();
  console.log(error ?? stats.toString());
  process.exitCode = failed ? 1 : 0;
});
