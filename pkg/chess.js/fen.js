// The form of a FEN, as chess.js checks it and with what it says. Whether the pieces make a position is not asked here.

import { refusedFen } from './errors.js';

/** Each criterion in its order: what is wrong if it fails, and whether it holds. */
const CRITERIA = /** @type {[string, (fields: string[]) => boolean][]} */ ([
  ['must contain six space-delimited fields', (fields) => fields.length === 6],
  ['move number must be a positive integer', (fields) => Number.parseInt(text(fields, 5), 10) > 0],
  [
    'half move counter number must be a non-negative integer',
    (fields) => Number.parseInt(text(fields, 4), 10) >= 0,
  ],
  ['en-passant square is invalid', (fields) => /^(-|[a-h][36])$/.test(text(fields, 3))],
  ['castling availability is invalid', (fields) => /^[KQkq-]*$/.test(text(fields, 2))],
  ['side-to-move is invalid', (fields) => /^[wb]$/.test(text(fields, 1))],
  ["piece data does not contain 8 '/'-delimited rows", (fields) => text(fields, 0).split('/').length === 8],
]);

/**
 * @param {string[]} fields
 * @param {number} index
 */
function text(fields, index) {
  return fields[index] ?? '';
}

/**
 * What is wrong with a row of pieces.
 *
 * @param {string} row
 */
function rowError(row) {
  let squares = 0;
  let wasDigit = false;
  for (const letter of row) {
    const isDigit = letter >= '0' && letter <= '9';
    if (isDigit && wasDigit) return 'consecutive number';
    if (!isDigit && !'pnbrqkPNBRQK'.includes(letter)) return 'invalid piece';
    squares += isDigit ? Number(letter) : 1;
    wasDigit = isDigit;
  }
  return squares === 8 ? undefined : 'too many squares in rank';
}

/**
 * What is wrong with a FEN; `undefined` if nothing is.
 *
 * @param {string} fen
 */
function errorIn(fen) {
  const fields = fen.split(/\s+/);
  for (const [error, holds] of CRITERIA) if (!holds(fields)) return error;
  const [placement, turn, , enPassant] = /** @type {[string, string, string, string]} */ (
    /** @type {unknown} */ (fields)
  );
  const rows = placement.split('/');
  for (const row of rows) {
    const error = rowError(row);
    if (error) return `piece data is invalid (${error})`;
  }
  if (enPassant[1] === (turn === 'w' ? '3' : '6')) return 'illegal en-passant square';
  for (const [color, king] of /** @type {const} */ ([
    ['white', 'K'],
    ['black', 'k'],
  ])) {
    const kings = placement.split(king).length - 1;
    if (kings === 0) return `missing ${color} king`;
    if (kings > 1) return `too many ${color} kings`;
  }
  if (/p/i.test(`${rows[0]}${rows[7]}`)) return 'some pawns are on the edge rows';
  return undefined;
}

/**
 * @param {string} fen
 * @returns {{ ok: boolean, error?: string }}
 */
export function validateFen(fen) {
  const error = errorIn(fen);
  return error === undefined ? { ok: true } : { ok: false, error: `Invalid FEN: ${error}` };
}

/**
 * A FEN that is to be loaded, completed.
 *
 * @param {string} fen
 * @param {boolean} skipValidation
 */
export function checked(fen, skipValidation) {
  const text = completed(fen);
  const error = skipValidation ? undefined : validateFen(text).error;
  if (error !== undefined) throw refusedFen(error, text);
  return text;
}

/** What stands for the fields that a FEN leaves out. */
const USUAL = ['-', '-', '0', '1'];

/**
 * A FEN with the fields that it may leave out: all but the first two.
 *
 * @param {string} fen
 */
export function completed(fen) {
  const fields = fen.split(/\s+/);
  const { length } = fields;
  return length < 2 || length >= 6 ? fen : [...fields, ...USUAL.slice(length - 6)].join(' ');
}

/**
 * A field of a FEN: 0 for the pieces, to 5 for the number of the move.
 *
 * @param {string} fen
 * @param {number} index
 */
export function fieldOf(fen, index) {
  return fen.split(' ')[index] ?? '';
}

/**
 * Who is to move.
 *
 * @param {string} fen
 */
export function turnOf(fen) {
  return fen[fen.indexOf(' ') + 1] === 'b' ? 'b' : 'w';
}

/**
 * A FEN with another text in one of its fields.
 *
 * @param {string} fen
 * @param {number} index
 * @param {string | number} value
 */
export function withField(fen, index, value) {
  const fields = fen.split(' ');
  fields[index] = String(value);
  return fields.join(' ');
}
