// A game that comes from outside: from JSON, from a worker, from a store. Its types are checked here, and its moves by
// the module, which describes them anew. Only squares, promotions, tags and comments are taken from it.

import { checkNumber, wantedLanguage, wantsChess960, wantsComposed } from './input.js';
import { checkObject, wholeLine } from './pgn/tree.js';
import { packedGame } from './pgn/unpack.js';
import { check } from './pgn/write.js';

/** @import { GameData, PgnGame } from '../index.js' */

/**
 * The fields of a game, made of data that may be anything.
 *
 * @param {GameData | PgnGame} data
 */
export function checkGame(data) {
  // A copy, so that each field is read once.
  const given = /** @type {GameData} */ ({ ...checkObject(data, 'A game') });
  const [composed, language] = [wantsComposed(given), wantedLanguage(given)];
  wantsChess960(given); // Throws if it is no boolean.
  const {
    moves: line,
    result,
    errors,
    warnings,
    ...rest
  } = check(given, wholeLine, (checked) => packedGame(checked.pack()));
  const ply = given.ply === undefined ? line.length : checkNumber('ply', given.ply, line.length);
  const tags = result === '*' ? rest.tags : { ...rest.tags, Result: result };
  return {
    ...rest,
    start: given.start,
    tags,
    line,
    ply,
    ...(composed && { composed }),
    ...(language !== undefined && { language }),
  };
}
