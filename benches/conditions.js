// What the figures were measured with, and on what. No name of a host or a user.

import { readFileSync } from 'node:fs';
import { arch, cpus, loadavg, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';

/** @param {string} path */
const text = (path) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** The version of an npm package. @param {string} path */
const npmVersion = (path) =>
  /** @type {{ version: string }} */ (JSON.parse(text(`${path}/package.json`))).version;

/** The version of a crate that the peers are locked to. @param {string} name */
const crateVersion = (name) =>
  new RegExp(`name = "${name}"\\nversion = "([^"]+)"`).exec(text('peers/Cargo.lock'))?.[1] ?? 'unknown';

/** The processes that were ready to run over the last minute. */
export const load = () => /** @type {number} */ (loadavg()[0]).toFixed(1);

/** @param {string} chromium its version */
export function conditions(chromium) {
  const [cpu] = cpus();
  return {
    'chess-arbiter': npmVersion('../pkg'),
    'chess.js': npmVersion('node_modules/chess.js'),
    chessops: npmVersion('node_modules/chessops'),
    'ffish-es6': npmVersion('node_modules/ffish-es6'),
    shakmaty: crateVersion('shakmaty'),
    'cozy-chess': crateVersion('cozy-chess'),
    Rust: /channel = "(.+)"/.exec(text('../rust-toolchain.toml'))?.[1] ?? 'unknown',
    'Node.js': `${process.versions.node} (V8 ${process.versions.v8})`,
    Chromium: chromium,
    system: `${type()} ${arch()}`,
    processor: `${cpu?.model.trim()}, ${cpus().length} cores`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
  };
}
