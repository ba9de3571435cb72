// A game as text, as chess.js writes it.

/**
 * A text of PGN, as chess.js writes it.
 *
 * @param {object} game
 * @param {Record<string, string | null>} game.headers
 * @param {{ san: string, color: string }[]} game.moves
 * @param {number} game.number that of the first move
 * @param {(ply: number) => string | undefined} game.comment the comment after a number of plies
 * @param {(ply: number) => string} game.suffix the sign after a number of plies
 * @param {string} newline
 * @param {number} maxWidth
 */
export function writePgn({ headers, moves, number, comment, suffix }, newline, maxWidth) {
  let text = '';
  for (const name of Object.keys(headers))
    if (headers[name]) text += `[${name} "${escaped(headers[name])}"]${newline}`;
  if (moves.length > 0) text += newline;
  const written = moves.map(({ san, color }, index) => ({ san: san + suffix(index + 1), color }));
  const parts = partsOf(written, number, comment);
  parts.push(headers.Result || '*');
  return text + (maxWidth ? wrapped(parts, newline, maxWidth) : parts.join(' '));
}

/**
 * The value of a tag, as it stands between quotation marks (PGN standard 7).
 *
 * @param {unknown} value
 */
function escaped(value) {
  return String(value).replace(/["\\]/g, '\\$&');
}

/**
 * The text of the moves: a part for each move of White, with the answer to it and what is said of them.
 *
 * @param {{ san: string, color: string }[]} moves
 * @param {number} first
 * @param {(ply: number) => string | undefined} comment
 */
function partsOf(moves, first, comment) {
  const parts = [];
  let part = commented('', comment(0));
  let number = first;
  for (const [index, { san, color }] of moves.entries()) {
    if (color === 'w') {
      if (part) parts.push(part);
      part = `${number}.`;
    } else if (index === 0) part = part ? `${part} ${number}. ...` : `${number}. ...`;
    part = commented(`${part} ${san}`, comment(index + 1));
    if (color === 'b') number += 1;
  }
  if (part || moves.length === 0) parts.push(part);
  return parts;
}

/**
 * @param {string} text
 * @param {string | undefined} comment
 */
function commented(text, comment) {
  if (comment === undefined) return text;
  return text ? `${text} {${comment}}` : `{${comment}}`;
}

/**
 * Parts in lines of a width. A part with a comment is broken between its words if it does not fit; any other stays whole.
 *
 * @param {string[]} parts
 * @param {string} newline
 * @param {number} width
 */
function wrapped(parts, newline, width) {
  let text = '';
  let column = 0;
  /** @type {(word: string, gap: number, room: number) => void} */
  const put = (word, gap, room) => {
    if (column + room + word.length > width && gap + column > 0) {
      text += newline;
      column = 0;
    } else if (gap > 0) {
      text += ' ';
      column += 1;
    }
    text += word;
    column += word.length;
  };
  for (const [index, part] of parts.entries()) {
    const gap = index > 0 ? 1 : 0;
    if (column + part.length > width && part.includes('{'))
      for (const [at, word] of part.split(' ').filter(Boolean).entries())
        put(word, at > 0 ? 1 : gap, at > 0 ? 1 : gap);
    // As in chess.js, the space before a part does not count.
    else put(part, gap, 0);
  }
  return text;
}
