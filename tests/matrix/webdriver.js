// Firefox and WebKit through their WebDriver servers, behind as much of Playwright's `Page` as the drives of this
// folder use, so that the same test code runs in every engine. (Playwright's own builds of these engines are not to be had
// everywhere, and what is installed is what people have.)
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * What the drives use of Playwright's `Locator`.
 *
 * @typedef {object} Elements
 * @property {(selector: string) => Elements} locator
 * @property {() => Elements} first
 * @property {() => Promise<{ x: number, y: number, width: number, height: number } | null>} boundingBox
 * @property {() => Promise<void>} scrollIntoViewIfNeeded
 * @property {() => Promise<number>} count
 * @property {() => Promise<string | null>} textContent
 * @property {() => Promise<void>} click
 * @property {(action: (elements: HTMLElement[], argument: any) => any, argument?: any) => Promise<any>} evaluateAll
 *
 * @typedef {object} Tab what the drives use of Playwright's `Page`
 * @property {(selector: string) => Elements} locator
 * @property {(role: 'button', options: { name: string }) => Elements} getByRole
 * @property {{ move(x: number, y: number, options?: { steps?: number }): Promise<void>, down(): Promise<void>, up(): Promise<void> }} mouse
 * @property {(milliseconds: number) => Promise<void>} waitForTimeout
 *
 * @typedef {Tab & { goto(url: string): Promise<void>, evaluate<T>(action: () => T): Promise<T>, version: string, close(): Promise<void> }} Engine
 */

/** A port that nobody listens on. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

const sleep = (/** @type {number} */ milliseconds) =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/**
 * The elements that selectors find, one within the other, through the shadow roots that are on the way, as Playwright
 * finds them. This runs in the page.
 */
const FIND = `
const matches = (element, selector) => selector.split(',').some((one) => {
  const parts = one.trim().split(' ');
  if (!element.matches(parts.pop())) return false;
  for (let up = element; parts.length > 0; ) {
    up = up.parentElement ?? up.getRootNode().host;
    if (!up) return false;
    if (up.matches(parts.at(-1))) parts.pop();
  }
  return true;
});
const within = (root) => [...root.querySelectorAll('*')].flatMap((element) => [
  element, ...(element.shadowRoot ? within(element.shadowRoot) : []),
]);
const find = (selectors) => selectors.reduce((roots, selector) => {
  const found = roots.flatMap((root) => [
    ...(root.shadowRoot ? within(root.shadowRoot) : []), ...within(root),
  ]);
  return [...new Set(found)].filter((element) => matches(element, selector));
}, [document]);
`;

/**
 * Starts a server of WebDriver and a browser.
 *
 * @param {string[]} command of the server; the port is appended
 * @param {Record<string, string>} env
 * @param {object} capabilities
 * @param {() => void} cleanUp called when it is closed
 * @returns {Promise<Engine>}
 */
async function start([command = '', ...args], env, capabilities, cleanUp) {
  const port = await freePort();
  const server = spawn(command, [...args, `--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });

  /**
   * @param {string} method
   * @param {string} path
   * @param {object} [body]
   */
  const send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Error(`${command}: ${value?.error}: ${value?.message}`);
    return value;
  };

  for (let attempt = 0; ; attempt += 1) {
    const ready = await send('GET', '/status').catch(() => undefined);
    if (ready) break;
    if (attempt > 100) throw new Error(`${command} does not answer`);
    await sleep(100);
  }
  const { sessionId, capabilities: actual } = await send('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `/session/${sessionId}`;
  const execute = (/** @type {string} */ script, /** @type {unknown[]} */ ...args) =>
    send('POST', `${session}/execute/sync`, { script, args });

  const pointer = (/** @type {object[]} */ actions) =>
    send('POST', `${session}/actions`, {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });
  let [atX, atY] = [0, 0];
  const mouse = {
    /** @type {Tab['mouse']['move']} */
    async move(x, y, { steps = 1 } = {}) {
      const actions = Array.from({ length: steps }, (_, step) => ({
        type: 'pointerMove',
        duration: 10,
        origin: 'viewport',
        x: Math.round(atX + ((x - atX) * (step + 1)) / steps),
        y: Math.round(atY + ((y - atY) * (step + 1)) / steps),
      }));
      [atX, atY] = [x, y];
      await pointer(actions);
    },
    down: () => pointer([{ type: 'pointerDown', button: 0 }]),
    up: () => pointer([{ type: 'pointerUp', button: 0 }]),
  };

  /**
   * @param {string[]} selectors
   * @returns {Elements}
   */
  const elements = (selectors) => {
    const ask = (/** @type {string} */ code) =>
      execute(`${FIND} const found = find(arguments[0]); ${code}`, selectors);
    return {
      locator: (selector) => elements([...selectors, selector]),
      first: () => elements(selectors),
      boundingBox: () =>
        ask(`const box = found[0]?.getBoundingClientRect();
          return box ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;`),
      scrollIntoViewIfNeeded: () => ask("found[0].scrollIntoView({ block: 'center' });"),
      count: () => ask('return found.length;'),
      textContent: () => ask('return found[0]?.textContent ?? null;'),
      async click() {
        const box = await this.boundingBox();
        if (!box) throw new Error(`there is no ${selectors.join(' ')}`);
        await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await mouse.down();
        await mouse.up();
      },
      evaluateAll: (action, argument) =>
        execute(`${FIND} return (${action})(find(arguments[0]), arguments[1]);`, selectors, argument ?? null),
    };
  };

  return {
    version: actual.browserVersion,
    goto: (url) => send('POST', `${session}/url`, { url }),
    evaluate: (action) => execute(`return (${action})();`),
    locator: (selector) => elements([selector]),
    getByRole: (role, { name }) => elements([`${role}[aria-label="${name}"]`]),
    mouse,
    waitForTimeout: sleep,
    async close() {
      await send('DELETE', session).catch(() => {});
      server.kill();
      cleanUp();
    },
  };
}

/** The paths that a pattern with one `*` for a part of a name stands for. @param {string} pattern */
function expand(pattern) {
  const [, folder = '', name = '', rest = ''] = /^(.*\/)([^/]*\*[^/]*)(.*)$/.exec(pattern) ?? [];
  if (!folder) return [pattern];
  if (!existsSync(folder)) return [];
  const start = name.slice(0, name.indexOf('*'));
  return readdirSync(folder)
    .filter((entry) => entry.startsWith(start))
    .map((entry) => join(folder, entry, rest));
}

/**
 * The path of an executable, or an error that says how to get it.
 *
 * @param {string[]} names looked for on PATH, or whole paths
 * @param {string} how to get it
 */
function need(names, how) {
  const folders = (process.env.PATH ?? '').split(':');
  const candidates = names.flatMap((name) =>
    name.includes('/') ? expand(name) : folders.map((folder) => join(folder, name)),
  );
  const found = candidates.find((path) => existsSync(path));
  if (!found) throw new Error(`${names[0]} is missing. ${how}`);
  return found;
}

/** Firefox, without a window. */
export async function startFirefox() {
  const driver = need(
    ['geckodriver', `${process.env.HOME}/.cache/chess-arbiter/geckodriver-*/bin/geckodriver`],
    'Install it: scripts/rust-tool.sh geckodriver',
  );
  const binary = need(['firefox-esr', 'firefox'], 'Install it, for example: apt-get install firefox-esr');
  const options = { binary, args: ['-headless', '--width=1280', '--height=900'] };
  return start([driver], {}, { 'moz:firefoxOptions': options }, () => {});
}

/** WebKitGTK, on a screen that nobody sees. */
export async function startWebKit() {
  const how = 'Install it, for example: apt-get install webkit2gtk-driver xvfb';
  const driver = need(['WebKitWebDriver'], how);
  const binary = need(
    ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'],
    how,
  );
  const screen = spawn(need(['Xvfb'], how), ['-displayfd', '3', '-screen', '0', '1280x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise((resolve, reject) => {
    screen.on('exit', () => reject(new Error('Xvfb does not start')));
    screen.stdio[3]?.on('data', (data) => resolve(`:${String(data).trim()}`));
  });
  const env = {
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation', '--geometry=1280x950'] },
  };
  return start([driver], env, capabilities, () => screen.kill());
}
