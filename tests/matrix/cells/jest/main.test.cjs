const { writeFileSync } = require('node:fs');
const api = require('chess-arbiter');
const { default: german } = require('chess-arbiter/languages/de');
const { conformance } = require('./conformance.cjs');
const { exported } = require('./exports.cjs');

test('chess', () => {
  const report = conformance(api, exported, german);
  writeFileSync('jest.json', JSON.stringify(report));
  expect(report.failures).toEqual([]);
});
