// Counts work instead of time, so that the same call always gives the same number: the turns of loops and the calls of
// functions, in the module and in the package's JavaScript, and the bytes that the module moves. What V8 does by itself, such
// as searching in a string, it does not see.

import { Session } from 'node:inspector/promises';
import binaryen from 'binaryen';
import { exportsOfModule, startStruck } from '../../faults/strikes.js';

const COUNT_ONE = '(global.set $work (i64.add (global.get $work) (i64.const 1)))';

/** What moves memory, and counts the bytes that it moves. */
const MOVE = (/** @type {string} */ name) => `
  (func $counted-${name} (param i32 i32 i32)
    (global.set $work (i64.add (global.get $work) (i64.extend_i32_u (local.get 2))))
    (memory.${name} (local.get 0) (local.get 1) (local.get 2)))`;

/**
 * A module that counts its work in a global that it exports.
 *
 * @param {Uint8Array} bytes
 * @returns {Uint8Array<ArrayBuffer>}
 */
function counting(bytes) {
  const text = binaryen.readBinary(bytes).emitText();
  const counted = text
    .replace(/^( *)\(loop(?: \$\S+)?(?: \(result \w+\))?\n/gm, `$&$1 ${COUNT_ONE}\n`)
    .replace(/^ \(func (?!.*\(import)(?:\$\S+|\(.*?\)| )*\n(?: {2}\(local .*\n)*/gm, `$&  ${COUNT_ONE}\n`)
    .replace(/\(memory\.(copy|fill)$/gm, '(call $counted-$1')
    .replace(
      /\)\s*$/,
      `(global $work (mut i64) (i64.const 0)) (export "work" (global $work)) ${MOVE('copy')} ${MOVE('fill')})`,
    );
  const module = binaryen.parseText(counted);
  const { BulkMemory, MutableGlobals, NontrappingFPToInt, SignExt } = binaryen.Features;
  module.setFeatures(BulkMemory | MutableGlobals | NontrappingFPToInt | SignExt);
  return new Uint8Array(module.emitBinary());
}

/**
 * Starts the package with a module that counts.
 *
 * @param {Uint8Array} bytes
 */
export async function startCounting(bytes) {
  const api = await startStruck(counting(bytes));
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  /** What V8 has counted in the package since the last time. */
  const worked = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const ranges = result
      .filter(({ url }) => url.includes('/pkg/dist/'))
      .flatMap(({ functions }) => functions.flatMap((item) => item.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };

  /**
   * How much work a call is.
   *
   * @param {() => unknown} call
   */
  const workOf = async (call) => {
    await worked();
    const before = exportsOfModule.work.value;
    await call();
    return Number(exportsOfModule.work.value - before) + (await worked());
  };
  return { api, workOf };
}
