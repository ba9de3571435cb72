// UTF-8, as the module writes and reads text. The platform's coders are made when they are first needed, and done without
// where there are none, as in jsdom and in Hermes.

/** A decoder must not read more than this: Safari's fails then. */
const MOST_DECODED = 2 ** 31 - 2 ** 20;

/** @type {TextDecoder | undefined} */
let decoder;
let decoded = 0;

/** @type {TextEncoder | undefined} */
let encoder;

/**
 * The text that sound UTF-8 stands for.
 *
 * @param {Uint8Array} bytes
 */
export function decodeText(bytes) {
  if (typeof TextDecoder === 'undefined') return decodePlainly(bytes);
  decoded += bytes.length;
  if (!decoder || decoded >= MOST_DECODED) {
    decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    decoded = bytes.length;
  }
  return decoder.decode(bytes);
}

/** @param {Uint8Array} bytes */
function decodePlainly(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 1) {
    let code = bytes[at] ?? 0;
    if (code >= 0x80) {
      const rest = code < 0xe0 ? 1 : code < 0xf0 ? 2 : 3;
      code &= 0x3f >> rest;
      for (const end = at + rest; at < end; at += 1) code = (code << 6) | ((bytes[at + 1] ?? 0) & 0x3f);
    }
    text += String.fromCodePoint(code);
  }
  return text;
}

/**
 * Writes a text as UTF-8 to the start of an array that is long enough.
 *
 * @param {string} text
 * @param {Uint8Array} bytes
 * @returns {{ written: number }} how many bytes it takes
 */
export function encodeInto(text, bytes) {
  if (typeof TextEncoder === 'undefined') return encodePlainly(text, bytes);
  encoder ??= new TextEncoder();
  return encoder.encodeInto ? encoder.encodeInto(text, bytes) : encodePlainly(text, bytes);
}

/**
 * @param {string} text
 * @param {Uint8Array} bytes
 */
function encodePlainly(text, bytes) {
  let written = 0;
  const put = (/** @type {number} */ byte) => {
    bytes[written] = byte;
    written += 1;
  };
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code < 0xe000) code = 0xfffd; // Half of a pair stands for nothing.
    const rest = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    put(rest === 0 ? code : ((0xf00 >> (rest + 1)) & 0xff) | (code >> (6 * rest)));
    for (let shift = 6 * (rest - 1); shift >= 0; shift -= 6) put(0x80 | ((code >> shift) & 0x3f));
  }
  return { written };
}
