// V8 up to that of Node 22 ends the process where optimised code, into which a call of WebAssembly that returns a
// reference has been inlined, is thrown away during that call. So the module must return none.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const ROOT = new URL('../..', import.meta.url);

/** Optimises `judge`, and has it thrown out of optimised code while a refusal is being made. */
const SCRIPT = `
  import './pkg/entries/index.js';
  import { judge as target } from './pkg/wasm/chess_arbiter.js';
  import { REFUSALS } from './pkg/lib/layout.js';
  const judge = () => target(2 | (29 << 6));
  %NeverOptimizeFunction(judge);
  %PrepareFunctionForOptimization(target);
  for (let count = 0; count < 20_000; count += 1) judge();
  %OptimizeFunctionOnNextCall(target);
  judge();
  let thrownAway = false;
  Object.defineProperty(Array.prototype, '3', {
    configurable: true,
    set(value) {
      delete Array.prototype[3];
      %DeoptimizeFunction(target);
      thrownAway = true;
      this[3] = value;
    },
  });
  const [code] = judge();
  console.log(REFUSALS[code][0], thrownAway);`;

test('a refusal that is made while optimised code is thrown away does not end the process', () => {
  const args = ['--allow-natives-syntax', '--input-type=module', '--eval', SCRIPT];
  assert.equal(
    execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }).trim(),
    'path-blocked true',
  );
});
