// Bundles the program as React Native does, with Metro and its presets.
import Metro from 'metro';

const config = await Metro.loadConfig(
  { cwd: import.meta.dirname },
  {
    projectRoot: import.meta.dirname,
    resolver: { unstable_conditionNames: ['react-native'], unstable_enablePackageExports: true },
    transformer: {
      babelTransformerPath: new URL(import.meta.resolve('@react-native/metro-babel-transformer')).pathname,
    },
    serializer: { getPolyfills: () => [], getModulesRunBeforeMainModule: () => [] },
    reporter: { update() {} },
  },
);
await Metro.runBuild(config, {
  entry: 'main.js',
  out: 'bundle.js',
  dev: false,
  minify: true,
  platform: 'android',
});
