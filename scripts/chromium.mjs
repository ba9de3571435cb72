// Where Chromium is on this machine, and how it is started for tests.
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';

/** What may be called Chromium, in order of preference; the last is Playwright's own. */
const candidates = () => [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/**
 * Whether a command starts. Ubuntu's `chromium-browser`, for one, may be an empty shell that asks for a snap.
 *
 * @param {string} command
 */
const starts = (command) => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore', timeout: 30_000 });
    return true;
  } catch {
    return false;
  }
};

/**
 * The absolute path of an executable.
 *
 * @param {string} command
 */
const absolute = (command) =>
  command.includes('/')
    ? command
    : execFileSync('sh', ['-c', 'command -v "$1"', 'sh', command], { encoding: 'utf8' }).trim();

/**
 * Finds the browser: the one that the environment variable CHROME names, or one that is installed.
 *
 * @returns {string | undefined} the path of its executable
 */
export function findChromium() {
  const { CHROME } = process.env;
  if (CHROME) {
    if (!starts(CHROME)) throw new Error(`CHROME is set to ${CHROME}, which does not start`);
    return absolute(CHROME);
  }
  const found = candidates().find(starts);
  return found && absolute(found);
}

/** The switches it is started with: no sandbox for root, who cannot have one, and no talk with the network. */
export const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
