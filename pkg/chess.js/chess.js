// The class `Chess` of chess.js, on top of `Game`: its state and its methods at a glance. Where it differs from chess.js,
// `docs/from-chess.js.md` says why. No rule of chess is decided here.
//
// All fields are plain, so that the proxies of frameworks work. The files beside this one take a game and say which of its fields
// they need. Each method finds out all that it needs and then changes the fields, with nothing called after that which could fail.

import { pieceOf } from '../lib/names.js';
import { sanName } from '../lib/san.js';
import { EMPTY_FEN } from '../lib/setup.js';
import { asText, inRows, letterIfAny, placeOf } from './board.js';
import { DEFAULT_POSITION } from './constants.js';
import { change, rightsIn, setRights } from './edit.js';
import { checked, completed, fieldOf, turnOf, withField } from './fen.js';
import { hashOf } from './hash.js';
import { has, known, newHeaders, setStart, unknownValue } from './headers.js';
import { canMove, describedMoves, hasNoMove, isWanted, legalMoves } from './legal.js';
import { Move } from './move.js';
import { loaded } from './pgn/load.js';
import { writePgn } from './pgn/write.js';
import { pass, play, takeBack } from './play.js';
import { attackersOf, hasTooLittleMaterial, isInCheck, lettersOn, squaresOf } from './position.js';
import { drawsOf } from './questions.js';
import { isNullMove } from './san.js';
import { startAt } from './start.js';
import { SUFFIX_LIST } from './suffixes.js';
import { allFens, allMade, allMoves, enPassantOf, fenOf } from './timeline.js';

/** @import { Color, Piece, PieceKind, Square } from '../index.js' */
/** @import { Suffix } from './index.js' */
/** @import { Made } from './timeline.js' */

/** The usual form of an end of a line, as `loadPgn` takes it. */
const ANY_NEWLINE = '\r?\n';

export class Chess {
  /**
   * @param {string} [fen]
   * @param {{ skipValidation?: boolean }} [options]
   */
  constructor(fen = DEFAULT_POSITION, { skipValidation = false } = {}) {
    const start = startAt(checked(fen, skipValidation));
    this._game = start._game;
    this._fens = start._fens;
    this._isSeatable = start._isSeatable;
    this._isOpen = start._isOpen;
    /** @type {Made[]} */
    this._past = [];
    /** @type {Record<string, string>} */
    this._comments = {};
    /** The signs behind moves, by the FEN after the move: those that were read, and those that were set. */
    /** @type {Record<string, Suffix>} */
    this._read = {};
    /** @type {Record<string, Suffix>} */
    this._suffixes = {};
    this._header = newHeaders();
    setStart(this._header, completed(fen));
    /** The letters on the squares, and the FEN that they are of. @type {(string | undefined)[]} */
    this._letters = [];
    this._lettersOf = '';
    /** The legal moves, and the FEN that they are of. @type {number[]} */
    this._packed = [];
    this._packedOf = '';
  }

  /** @param {{ preserveHeaders?: boolean }} [options] */
  clear({ preserveHeaders = false } = {}) {
    restart(this, EMPTY_FEN, preserveHeaders, null);
  }

  /**
   * @param {string} fen
   * @param {{ skipValidation?: boolean, preserveHeaders?: boolean }} [options]
   */
  load(fen, { skipValidation = false, preserveHeaders = false } = {}) {
    const text = checked(fen, skipValidation);
    restart(this, text, preserveHeaders, text);
  }

  reset() {
    this.load(DEFAULT_POSITION);
  }

  /** @param {{ forceEnpassantSquare?: boolean }} [options] */
  fen({ forceEnpassantSquare = false } = {}) {
    const fen = fenOf(this);
    return forceEnpassantSquare ? withField(fen, 3, enPassantOf(this)) : fen;
  }

  /** @param {Square} square */
  get(square) {
    // No letter has a negative place.
    const letter = lettersOn(this)[placeOf(square)];
    if (letter === undefined) return undefined;
    const { type, color } = pieceOf(letter);
    return { type, color };
  }

  /** @param {Piece} piece */
  findPiece({ type, color }) {
    return squaresOf(this, type, color);
  }

  /**
   * @param {{ type: PieceKind, color: Color }} piece
   * @param {Square} square
   */
  put({ type, color }, square) {
    const index = placeOf(square);
    const kind = type.toLowerCase();
    if (index < 0 || kind.length !== 1 || !'pnbrqk'.includes(kind) || !['w', 'b'].includes(color))
      return false;
    const letter = letterIfAny(kind, color);
    // One king each, which has to be removed before it is put elsewhere.
    if (kind === 'k' && lettersOn(this).some((other, at) => other === letter && at !== index)) return false;
    change(this, index, letter);
    return true;
  }

  /** @param {Square} square */
  remove(square) {
    const index = placeOf(square);
    if (index < 0) return undefined;
    const piece = this.get(square);
    change(this, index, undefined);
    return piece;
  }

  /**
   * @param {Square} square
   * @param {Color} [attackedBy]
   * @returns {Square[]}
   */
  attackers(square, attackedBy) {
    return attackersOf(this, square, attackedBy || this.turn());
  }

  /**
   * @param {Square} square
   * @param {Color} attackedBy
   */
  isAttacked(square, attackedBy) {
    return this.attackers(square, attackedBy).length > 0;
  }

  isCheck() {
    return isInCheck(this);
  }

  inCheck() {
    return this.isCheck();
  }

  isCheckmate() {
    return isInCheck(this) && hasNoMove(this);
  }

  isStalemate() {
    return !isInCheck(this) && hasNoMove(this);
  }

  isInsufficientMaterial() {
    return hasTooLittleMaterial(this);
  }

  isThreefoldRepetition() {
    return this._isSeatable && drawsOf(this._game).includes('threefold-repetition');
  }

  isDrawByFiftyMoves() {
    return this._isSeatable && drawsOf(this._game).includes('fifty-moves');
  }

  isDraw() {
    return (
      this.isDrawByFiftyMoves() ||
      this.isStalemate() ||
      this.isInsufficientMaterial() ||
      this.isThreefoldRepetition()
    );
  }

  isGameOver() {
    return this.isCheckmate() || this.isDraw();
  }

  /** @param {{ verbose?: boolean, square?: Square, piece?: PieceKind }} [options] */
  moves({ verbose = false, square, piece } = {}) {
    if (!canMove(this)) return [];
    const wanted = isWanted(square?.toLowerCase(), piece?.toLowerCase());
    if (verbose) return describedMoves(this, wanted);
    const packed = legalMoves(this);
    return (wanted ? packed.filter(wanted) : packed).map(sanName);
  }

  /**
   * @param {string | { from: string, to: string, promotion?: string } | null} move
   * @param {{ strict?: boolean }} [options]
   */
  move(move, { strict = false } = {}) {
    return isNullMove(move) ? pass(this) : play(this, move, strict);
  }

  undo() {
    return takeBack(this);
  }

  /** @param {{ newline?: string, maxWidth?: number }} [options] */
  pgn({ newline = '\n', maxWidth = 0 } = {}) {
    const moves = allMoves(this);
    const first = this._past[0]?.before ?? this._fens[0] ?? '';
    const isAnnotated = [this._comments, this._suffixes].some((remarks) => Object.keys(remarks).length > 0);
    const fens = isAnnotated ? allFens(this) : [];
    return writePgn(
      {
        headers: this._header,
        moves,
        number: Number(fieldOf(first, 5)),
        comment: (ply) => this._comments[fens[ply] ?? ''],
        suffix: (ply) => this._suffixes[fens[ply] ?? ''] ?? '',
      },
      newline,
      maxWidth,
    );
  }

  /**
   * @param {string} pgn
   * @param {{ strict?: boolean, newlineChar?: string }} [options]
   */
  loadPgn(pgn, { strict = false, newlineChar = ANY_NEWLINE } = {}) {
    const text = newlineChar === ANY_NEWLINE ? pgn : pgn.replace(new RegExp(newlineChar, 'g'), '\n');
    Object.assign(this, loaded(text, strict));
  }

  /** @param {...string} args names and values in turn */
  header(...args) {
    for (let index = 0; index + 1 < args.length; index += 2) {
      const name = args[index];
      const value = args[index + 1];
      if (typeof name === 'string' && typeof value === 'string') this._header[name] = value;
    }
    return this._header;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  setHeader(key, value) {
    const kept = value ?? unknownValue(key);
    const headers = known({ ...this._header, [key]: kept });
    this._header[key] = kept;
    return headers;
  }

  /** @param {string} key */
  removeHeader(key) {
    if (!has(this._header, key)) return false;
    this._header[key] = unknownValue(key);
    return true;
  }

  getHeaders() {
    return known(this._header);
  }

  ascii() {
    return asText(lettersOn(this));
  }

  /** @param {number} depth */
  perft(depth) {
    return canMove(this) ? this._game.perft(Math.max(depth, 1)) : 0;
  }

  /** @param {Color} color */
  setTurn(color) {
    if (this.turn() === color) return false;
    pass(this);
    return true;
  }

  turn() {
    return turnOf(this.fen());
  }

  board() {
    return inRows(lettersOn(this));
  }

  /**
   * @param {Square} square
   * @returns {'light' | 'dark' | null}
   */
  squareColor(square) {
    const index = placeOf(square);
    if (index < 0) return null;
    return ((index >> 3) + index) % 2 === 0 ? 'light' : 'dark';
  }

  /** @param {{ verbose?: boolean }} [options] */
  history({ verbose = false } = {}) {
    if (!verbose) return allMoves(this).map(({ san }) => san);
    return allMade(this).map(({ move, before, after }) => new Move(move, before, after));
  }

  hash() {
    return hashOf(this.fen(), enPassantOf(this));
  }

  getComment() {
    // `undefined` if there is none, though the types of chess.js do not say so.
    return /** @type {string} */ (this._comments[this.fen()]);
  }

  /** @param {string} comment */
  setComment(comment) {
    this._comments[this.fen()] = comment.replace(/\{/g, '[').replace(/\}/g, ']');
  }

  removeComment() {
    const fen = this.fen();
    const comment = /** @type {string} */ (this._comments[fen]);
    delete this._comments[fen];
    return comment;
  }

  deleteComment() {
    return this.removeComment();
  }

  getComments() {
    pruneComments(this);
    return Object.entries(this._comments).map(([fen, comment]) => ({ fen, comment }));
  }

  removeComments() {
    const comments = this.getComments();
    this._comments = {};
    return comments;
  }

  deleteComments() {
    return this.removeComments();
  }

  /** @param {string} [fen] */
  getSuffixAnnotation(fen = this.fen()) {
    return this._suffixes[fen] ?? this._read[fen];
  }

  /**
   * @param {Suffix} suffix
   * @param {string} [fen]
   */
  setSuffixAnnotation(suffix, fen = this.fen()) {
    if (!SUFFIX_LIST.includes(suffix)) throw new Error(`Invalid suffix: ${suffix}`);
    this._suffixes[fen] = suffix;
  }

  /** @param {string} [fen] */
  removeSuffixAnnotation(fen = this.fen()) {
    const suffix = this.getSuffixAnnotation(fen);
    delete this._suffixes[fen];
    delete this._read[fen];
    return suffix;
  }

  /**
   * @param {Color} color
   * @param {Partial<Record<'k' | 'q', boolean>>} rights
   */
  setCastlingRights(color, rights) {
    return setRights(this, color, rights);
  }

  /** @param {Color} color */
  getCastlingRights(color) {
    return rightsIn(this.fen(), color);
  }

  moveNumber() {
    return Number(fieldOf(this.fen(), 5));
  }
}

/**
 * Begins a game at a FEN.
 *
 * @param {Chess} chess
 * @param {string} text
 * @param {boolean} preserveHeaders
 * @param {string | null} fen what the headers say of it
 */
function restart(chess, text, preserveHeaders, fen) {
  const start = startAt(text);
  const _header = preserveHeaders ? chess._header : newHeaders();
  setStart(_header, fen);
  Object.assign(chess, start, { _past: [], _comments: {}, _read: {}, _suffixes: {}, _header });
}

/**
 * Forgets the comments on positions that the game no longer has.
 *
 * @param {Chess} chess
 */
function pruneComments(chess) {
  const { _comments } = chess;
  if (Object.keys(_comments).length === 0) return;
  /** @type {Record<string, string>} */
  const kept = {};
  for (const fen of [...allFens(chess), fenOf(chess)]) {
    const comment = _comments[fen];
    if (comment !== undefined) kept[fen] = comment;
  }
  chess._comments = kept;
}
