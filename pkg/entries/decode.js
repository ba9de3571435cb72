// The bytes of a module from the text in which it is embedded.

/** The length of a table by character code: all codes are below. */
const ASCII = 128;

/** The code of the exclamation mark. That of the space is one less; those of letters are greater. */
const MARK = 33;

/**
 * The bytes that `scripts/embed-wasm.mjs` wrote as text. A frequent byte is a letter. A rare byte is a space and a
 * letter; when these are used up, an exclamation mark and a letter. The text begins with a key of 256 characters: for
 * each byte its letter, or a space if it is rare.
 *
 * @param {string} text
 */
export function decode(text) {
  const values = new Uint8Array(3 * ASCII);
  /** @type {number[]} */
  const letters = [];
  /** @type {number[]} */
  const rare = [];
  for (let byte = 0; byte < 256; byte += 1) {
    const letter = text.charCodeAt(byte);
    if (letter > MARK) {
      values[letter] = byte;
      letters.push(letter);
    } else rare.push(byte);
  }
  for (const [index, byte] of rare.entries())
    values[(index < letters.length ? 1 : 2) * ASCII + (letters[index % letters.length] ?? 0)] = byte;
  const bytes = new Uint8Array(text.length);
  let length = 0;
  let table = 0;
  for (let at = 256; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (letter > MARK) {
      bytes[length] = /** @type {number} */ (values[table + letter]);
      length += 1;
      table = 0;
    } else table = (letter - MARK + 2) * ASCII;
  }
  return bytes.subarray(0, length);
}
