// The text of a game in its parts: the tags, the comments, and the words of the main line.

// What stands between the moves of a main line. A variation without another one in it is matched: taken out again and again,
// all of them go, the innermost first.
export const COMMENT = /\{[^}]*\}?|;([^\r\n]*)/g;
const TAG_NAME = /\s*\[\s*([^\s"[\]]+)\s*"/y;
/** The end of a tag, or a character that a backslash protects. */
const TAG_END = /\\.|"\s*\]/g;
const VARIATION = /\([^()]*\)/g;
const NUMBER = /^\d*\.+/;
const NOT_A_MOVE = /^(?:\$\d+|[!?]+|\d+|1-0|0-1|1\/2-1\/2|\*)?$/;

/**
 * The tags at the start of a text.
 *
 * @param {string} pgn
 */
export function tagsBefore(pgn) {
  const tags = [];
  let length = 0;
  for (let tag = tagAt(pgn, length); tag; tag = tagAt(pgn, length)) {
    tags.push(tag);
    length += tag.text.length;
  }
  return { tags, length };
}

/**
 * @param {string} pgn
 * @param {number} at where the tag begins
 */
function tagAt(pgn, at) {
  TAG_NAME.lastIndex = at;
  const [, name] = TAG_NAME.exec(pgn) ?? [];
  if (name === undefined) return undefined;
  const quote = TAG_NAME.lastIndex - 1;
  TAG_END.lastIndex = quote + 1;
  let end = TAG_END.exec(pgn);
  while (end?.[0].startsWith('\\')) end = TAG_END.exec(pgn);
  if (!end) return undefined;
  return { text: pgn.slice(at, TAG_END.lastIndex), name, value: pgn.slice(quote, end.index + 1) };
}

/**
 * The words of the main line that should be moves.
 *
 * @param {string} pgn
 */
export function mainLineWords(pgn) {
  let text = uncommented(pgn);
  for (let last = ''; last !== text; ) {
    last = text;
    text = text.replace(VARIATION, ' ');
  }
  return text
    .split(/\s+/)
    .map((word) => word.replace(NUMBER, ''))
    .filter((word) => !NOT_A_MOVE.test(word));
}

/**
 * A text without its tags and its comments.
 *
 * @param {string} pgn
 */
export function uncommented(pgn) {
  return pgn.slice(tagsBefore(pgn).length).replace(COMMENT, ' ');
}
