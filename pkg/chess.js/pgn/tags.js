// The tags of a game: which of them chess.js acts upon, and what it keeps of them.

import { refusedPgn } from '../errors.js';
import { tagsBefore, uncommented } from './text.js';

/** @import { PgnGame } from '../../index.js' */

/** What ends the name of a tag that the reader is not to act upon. */
const UNREAD = '-of';

/** A result at the end of a text without comments. */
const RESULT = /(?:^|\s)(1-0|0-1|1\/2-1\/2|\*)$/;

/**
 * A text with the tags as chess.js takes them, on the lines where they were. Of a tag that is repeated, the last value counts;
 * elsewhere it begins another game. A tag `FEN` may be written in any case. No tag names a variant: chess.js plays chess.
 *
 * @param {string} pgn
 * @param {boolean} strict
 */
export function readable(pgn, strict) {
  const { tags, length } = tagsBefore(pgn);
  const values = new Map(tags.map(({ name, value }) => [name, value]));
  const start = startTag(values, strict);
  /** The names of the tags by those that the reader sees. @type {Map<string, string>} */
  const names = new Map();
  let text = '';
  for (const { text: written, name } of tags) {
    const value = values.get(name);
    values.delete(name);
    if (value === undefined) {
      text += written.replace(/[^\n]/g, '');
      continue;
    }
    const isUnread = name === 'Variant' || name.toLowerCase() === 'fen';
    const seen = name === start ? 'FEN' : isUnread ? name + UNREAD : name;
    names.set(seen, name);
    text += `${written.slice(0, written.indexOf('['))}[${seen} ${value}]`;
  }
  return { text: text + pgn.slice(length), names };
}

/**
 * The name of the tag that says where the game starts; `undefined` if none does.
 *
 * @param {Map<string, string>} values those of the tags, in quotation marks
 * @param {boolean} strict
 */
function startTag(values, strict) {
  if (strict) {
    // Without the tag SetUp, the tag FEN does not count (PGN standard 9.7.1).
    if (values.get('SetUp') !== '"1"') return undefined;
    if (!values.has('FEN')) throw refusedPgn('Invalid PGN: FEN tag must be supplied with SetUp tag');
    return 'FEN';
  }
  const name = [...values.keys()].filter((tag) => tag.toLowerCase() === 'fen').pop();
  return name !== undefined && values.get(name) !== '""' ? name : undefined;
}

/**
 * The tags of a game.
 *
 * @param {PgnGame} file
 * @param {string} pgn
 * @param {Map<string, string>} names the names of the tags by those that the reader saw
 */
export function tagsOf(file, pgn, names) {
  /** @type {Record<string, string>} */
  const tags = {};
  for (const [name, value] of Object.entries(file.tags)) tags[names.get(name) ?? name] = value;
  const written = RESULT.exec(uncommented(pgn).trimEnd())?.[1];
  if (written !== undefined) tags.Result = written;
  else if (tags.Result === undefined && file.result !== '*') tags.Result = file.result;
  return tags;
}
