// The buttons that copy the game, as FEN, as PGN and as a link, and that download it.

import { copyText } from '../browser/clipboard.js';
import { byId } from '../browser/dom.js';
import { download } from '../browser/download.js';
import { wholePackage } from '../browser/whole-package.js';
import { say } from '../messages/words.js';
import { pgnOfScore } from './score.js';

/** @import { Wanted } from '../messages/wanted.js' */
/** @import { Score } from './score.js' */

/**
 * @typedef {object} ShareOptions
 * @property {() => string} fen of the position on the board
 * @property {() => Score} score the game
 * @property {() => string} link the address of the game
 * @property {{ say: (text: string) => void, warn: (text: string) => void }} notice
 * @property {Wanted} wanted
 * @property {(fen: string) => void} selectFen marks the FEN for a person to copy, if the browser does not let the page copy
 * @property {(pgn: string) => void} selectPgn the same for the PGN
 */

/** @param {ShareOptions} options */
export function createShare({ fen, score, link, notice, wanted, selectFen, selectPgn }) {
  /**
   * Copies a text into the clipboard.
   *
   * @param {string} what the name of what is copied
   * @param {string} text
   * @param {() => void} [select] marks the text; without it, the notice has it
   */
  async function copy(what, text, select) {
    if (await copyText(text)) {
      notice.say(say('copied', { what }));
    } else {
      select?.();
      notice.warn(`${say('copyRefused')} ${select ? say('marked') : text}`);
    }
  }

  /** @param {(pgn: string) => void} use is given the game as it is now */
  async function withPgn(use) {
    const game = pgnOfScore(score());
    const whole = await wanted(wholePackage);
    if (whole) {
      use(whole.formatPgn(game));
    }
  }

  byId('copy-fen').addEventListener('click', () => {
    const text = fen();
    copy('FEN', text, () => selectFen(text));
  });
  byId('copy-pgn').addEventListener('click', () => withPgn((pgn) => copy('PGN', pgn, () => selectPgn(pgn))));
  byId('download-pgn').addEventListener('click', () =>
    withPgn((pgn) => download('game.pgn', 'application/x-chess-pgn', pgn)),
  );
  byId('copy-link').addEventListener('click', () => copy(say('link'), link()));
  for (const line of document.querySelectorAll('.install')) {
    const text = line.querySelector('code')?.textContent ?? '';
    line.querySelector('button')?.addEventListener('click', () => copy(text, text));
  }
}
