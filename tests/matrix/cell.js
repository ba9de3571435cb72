// What the cells of the matrix share.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkReports } from './support.js';

/**
 * @typedef {object} Context what a cell may use
 * @property {string} folder its own copy, everything installed
 * @property {string} tarball
 * @property {() => Promise<import('@playwright/test').Browser>} browser Chromium, started when it is first needed
 *
 * @typedef {object} Cell
 * @property {string} kind the chapter of the table, and the group that it is run with
 * @property {string} name
 * @property {string} what is checked, for the table
 * @property {string} [fixture] the folder in `cells`, or of `examples`, that it is made from
 * @property {(context: Context) => string} version of what it runs on
 * @property {(context: Context) => Promise<number> | number} check
 */

/** The version of a package that is installed in a cell. @param {string} name */
export const installed =
  (name) =>
  /** @param {Context} context */
  ({ folder }) =>
    JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/**
 * The checks of a program that prints reports.
 *
 * @param {string} name of the report
 * @param {string} output
 */
export const printed = (name, output) => checkReports(JSON.parse(output), [name]);

/** @param {string} script */
export const nodeProgram = (script) => `
import { conformance } from './conformance.js';
import { exported } from './exports.js';
${script}`;

/** A program that imports the package and a language, and prints its report. */
export const IMPORTED = nodeProgram(`import * as api from 'chess-arbiter';
import german from 'chess-arbiter/languages/de';
console.log(JSON.stringify({ import: conformance(api, exported, german) }));`);

/**
 * Starts a server, and waits until it answers.
 *
 * @param {string} folder
 * @param {string[]} command
 * @param {Record<string, string>} env
 * @param {RegExp} ready what it writes once it listens; the first group is its port
 */
export async function startServer(folder, [command = '', ...args], env, ready) {
  const server = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, detached: true });
  let written = '';
  const port = await new Promise((resolve, reject) => {
    const read = (/** @type {Buffer} */ data) => {
      written += data;
      const found = ready.exec(written);
      if (found) resolve(found[1]);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.on('exit', (code) => reject(new Error(`${command} ended with ${code}: ${written}`)));
    setTimeout(() => reject(new Error(`${command} does not start: ${written}`)), 60_000).unref();
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => process.kill(-(server.pid ?? 0), 'SIGTERM'),
  };
}
