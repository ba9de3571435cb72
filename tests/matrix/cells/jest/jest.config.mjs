export default {
  testMatch: ['**/*.test.{cjs,mjs}'],
  moduleFileExtensions: ['js', 'mjs', 'cjs'],
  transform: {},
};
