const required = require('chess-arbiter');
const { default: german } = require('chess-arbiter/languages/de');

Promise.all([import('chess-arbiter'), import('./conformance.js'), import('./exports.js')]).then(
  ([api, { conformance }, { exported }]) => {
    const report = conformance(required, exported, german);
    if (api.Game !== required.Game) report.failures.push('require and import give two copies');
    console.log(JSON.stringify({ require: report }));
  },
);
