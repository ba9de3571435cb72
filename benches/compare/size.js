// How much is downloaded for each library, bundled and compressed alike.

import { readFileSync } from 'node:fs';
import { downloadSize } from '../../scripts/bundle-size.mjs';

/** @type {Record<string, { code: string, goal?: number }>} */
const OURS = JSON.parse(readFileSync(new URL('../../tests/data/size-budgets.json', import.meta.url), 'utf8'));

/** @type {Record<string, { code: string, goal?: number }>} */
const ALL = {
  ...OURS,
  'chess.js': { code: "export * from 'chess.js'" },
  chessops: { code: "export * from 'chessops'" },
};

/**
 * @param {string} root
 * @returns {Promise<{ code: string, bytes: number, goal: number | undefined }[]>}
 */
export async function sizes(root) {
  const all = [];
  for (const { code, goal } of Object.values(ALL))
    all.push({ code, goal, bytes: await downloadSize(code, root) });
  return all;
}
