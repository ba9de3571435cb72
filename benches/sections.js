// The parts of the report: each measures something and writes it as Markdown, with how near it came to its targets.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundled, serve } from './compare/chromium.js';
import { coldStarts, RULES, SLOW } from './compare/cold.js';
import { ROWS } from './compare/rows/index.js';
import { sizes } from './compare/size.js';
import { duration, goalsOf, ratioTable, size, table } from './compare/table.js';
import { inRatio, median, OURS, together } from './compare/timing.js';

/**
 * @import { Browser } from '@playwright/test'
 * @import { Goal, Ratio } from './compare/table.js'
 * @import { Measurement } from './compare/timing.js'
 *
 * @typedef {object} Section
 * @property {string} report for readers
 * @property {Goal[]} goals for those who work on it
 *
 * @typedef {object} Effort
 * @property {number} processes in how many processes, or pages, a row is measured
 * @property {number} rounds how often the contenders take turns in each
 * @property {number} slice how long each is timed, in milliseconds
 */

const HERE = fileURLToPath(new URL('.', import.meta.url));

/**
 * Runs a script in a process of its own, and reads the JSON that it prints.
 *
 * @param {(string | number)[]} command
 */
const inProcess = (...command) =>
  JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', ...command.map(String)], {
      cwd: HERE,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );

/** @type {(id: string, effort: Effort) => Record<string, Measurement>} */
const inNode = (id, { rounds, slice }) => inProcess('compare/in-node.js', id, rounds, slice);

/** @param {string} what */
const tell = (what) => process.stderr.write(`measuring ${what}\n`);

/** @param {string[]} heads @param {Ratio[]} ratios @returns {Section} */
const ofRatios = (heads, ratios) => ({ report: ratioTable(heads, ratios), goals: goalsOf(ratios) });

/** @param {Measurement | undefined} measurement */
const time = (measurement) => duration(median(measurement?.times ?? []));

/**
 * The rows of calls, each in a process or a page of its own.
 *
 * @param {Browser} browser
 * @param {Effort} effort
 * @param {string[]} only the rows that are wanted; all if none is named
 */
export async function calls(browser, effort, only) {
  const files = await bundled('/page.js', "export { run } from './compare/page.js';", HERE);
  files.set('/page.html', '<!doctype html><title>Rows</title>');
  files.set('/peers_bg.wasm', readFileSync(new URL('../target/peers-wasm/peers_bg.wasm', import.meta.url)));
  const { address, close } = await serve(files);

  /** @type {(id: string) => Promise<Record<string, Measurement>>} */
  const inPage = async (id) => {
    const page = await browser.newPage();
    await page.goto(`${address}/page.html`);
    const script = { path: '/page.js', id, effort };
    const figures = await page.evaluate(
      async ({ path, id, effort }) => (await import(path)).run(id, effort),
      script,
    );
    await page.close();
    return figures;
  };

  /** @type {Ratio[]} */
  const ratios = [];
  for (const [id, row] of Object.entries(ROWS)) {
    if (only.length > 0 && !only.includes(id)) continue;
    for (const where of row.inBrowser ? ['Node', 'Chromium'] : ['Node']) {
      tell(`${id} in ${where}`);
      const measurements = [];
      for (let count = 0; count < effort.processes; count += 1)
        measurements.push(where === 'Node' ? inNode(id, effort) : await inPage(id));
      const figures = together(measurements);
      for (const [name, call] of Object.entries(row.against)) {
        const peer = figures[name];
        if (!peer) continue;
        const cells = [row.title, where, `${time(figures[OURS])} a ${row.unit}`];
        const target = row.targets[name];
        ratios.push({ cells, against: `${name}: ${call}`, peer, ...(target !== undefined && { target }) });
      }
    }
  }
  close();
  return ofRatios(['what', 'in', 'takes'], ratios);
}

/** The sizes of downloads. @returns {Promise<Section>} */
export async function downloads() {
  tell('downloads');
  const all = await sizes(HERE);
  return {
    report: table(
      ['what a site imports', 'downloads'],
      all.map(({ code, bytes }) => [`\`${code}\``, size(bytes)]),
    ),
    goals: all.flatMap(({ code, bytes, goal }) =>
      goal === undefined
        ? []
        : [{ what: `\`${code}\``, reached: size(bytes), target: size(goal), isMet: bytes <= goal }],
    ),
  };
}

/**
 * From import to first answer.
 *
 * @param {Browser} browser
 * @param {number} rounds
 */
export async function starts(browser, rounds) {
  /** @type {Ratio[]} */
  const ratios = [];
  for (const [where, network, targets] of /** @type {const} */ ([
    ['this machine', undefined, { [OURS]: 1, [RULES]: 1 }],
    ['1.6 Mbit/s, 150 ms away', SLOW, { [OURS]: 0.6, [RULES]: 0.8 }],
  ])) {
    tell(`cold starts from ${where}`);
    const times = await coldStarts(browser, HERE, rounds, network);
    for (const [entry, target] of Object.entries(targets)) {
      const { [entry]: ours, ...peers } = inRatio(times, entry);
      for (const [against, peer] of Object.entries(peers)) {
        const cells = [where, `\`${entry}\``, time(ours)];
        ratios.push({ cells, against, peer, ...(against === 'chess.js' && { target }) });
      }
    }
  }
  return ofRatios(['served from', 'import', 'takes'], ratios);
}

/**
 * Cost against the length of a game.
 *
 * @param {Effort} effort
 */
export function gameLengths({ rounds, slice }) {
  tell('long games');
  /** @type {{ length: number, halfmoves: number, times: Record<string, number> }[]} */
  const rows = inProcess('growth/game-length.js', rounds, slice);
  const calls = Object.keys(rows[0]?.times ?? {});
  return table(
    ['plies', 'since a capture or pawn move', ...calls.map((call) => `\`${call}\``)],
    rows.map(({ length, halfmoves, times }) => [
      String(length),
      String(halfmoves),
      ...calls.map((call) => duration(times[call] ?? Number.NaN)),
    ]),
  );
}

/** As many bytes as the files are read of. */
const FILE_SIZES = [1e3, 1e4, 1e5, 1e6, 1e7, 5e7];

/**
 * Cost against the size of a PGN file.
 *
 * @param {number[]} [fileSizes]
 */
export function pgnSizes(fileSizes = FILE_SIZES) {
  /** @type {string[][]} */
  const rows = [];
  for (const how of ['readPgn', 'parsePgn'])
    for (const wanted of fileSizes) {
      tell(`${how} of ${size(wanted)}`);
      /** @type {{ bytes: number, games: number, moves: number, milliseconds: number, heap: number, wasm: number }} */
      const { bytes, games, moves, milliseconds, heap, wasm } = inProcess(
        '--max-old-space-size=12288',
        'growth/pgn-size.js',
        wanted,
        how,
        5,
      );
      rows.push([
        `\`${how}\``,
        size(bytes),
        games.toLocaleString('en'),
        duration(milliseconds * 1e6),
        duration((milliseconds * 1e6) / moves),
        `${size(bytes / (milliseconds / 1e3))}/s`,
        size(heap),
        size(wasm),
      ]);
    }
  return table(
    ['read with', 'file', 'games', 'takes', 'a move', 'speed', 'JavaScript heap', 'WebAssembly memory'],
    rows,
  );
}
