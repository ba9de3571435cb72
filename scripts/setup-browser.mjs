// Sees to it that there is a Chromium for the browser tests: an installed one, or the system's package, or
// Playwright's download, whichever can be had first.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';

/**
 * Runs a command in the open.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {boolean} whether it succeeded
 */
const run = (command, ...args) => {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

const isRoot = process.getuid?.() === 0;
const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** The browser that is there; a wrong CHROME is the user's to put right. */
const look = () => {
  try {
    return findChromium();
  } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
};

let browser = look();
if (!browser && isRoot && hasApt) {
  run('apt-get', 'update') && run('apt-get', 'install', '--yes', '--no-install-recommends', 'chromium');
  browser = look();
}
if (!browser) {
  run('npx', 'playwright', 'install', ...(isRoot && hasApt ? ['--with-deps'] : []), 'chromium');
  browser = look();
}
if (!browser) {
  console.error(
    'error: the browser tests need Chromium or Chrome, and none could be installed.\n' +
      'Install one (on Debian and Ubuntu: sudo apt-get install chromium), or set CHROME to the path of one.',
  );
  process.exit(1);
}
console.log(`browser: ${browser}`);
