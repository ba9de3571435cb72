// The class `Chess` of chess.js, on top of `Game`. It edits text and keeps lists: where it differs from chess.js,
// `docs/from-chess.js.md` says why. No rule of chess is decided here.
//
// A game is a `Game` from its last edit on. The moves before an edit (`put`, `remove`, `setCastlingRights`) are kept as they
// were described. All fields are plain, so that the proxies of frameworks work.
//
// A method finds out all that it needs and then changes the fields, with nothing called after that which could fail.

import { IllegalMoveError, MoveTextError } from '../lib/errors.js';
import { pieceOf } from '../lib/names.js';
import { sanName } from '../lib/san.js';
import { attackersOn, EMPTY_FEN, lettersOf, placementOf, Setup } from '../lib/setup.js';
import { unpackMove } from '../lib/unpack.js';
import { fensAfter } from '../lib/workspace.js';
import { destinations, fen as writtenFen } from '../wasm/chess_arbiter.js';
import { letterIfAny, placed, placeOf } from './board.js';
import { DEFAULT_POSITION, SQUARES } from './constants.js';
import { refusedMove, refusedPass } from './errors.js';
import { checked, completed, fieldOf, turnOf, withField } from './fen.js';
import { hashOf } from './hash.js';
import { has, known, newHeaders, setStart, unknownValue } from './headers.js';
import { Move, moveOf, nullMove } from './move.js';
import { commentsOf, gameOf, writePgn } from './pgn.js';
import { isDescribedBy, isNullMove, stripped } from './san.js';
import {
  crossedBefore,
  drawsOf,
  eachMove,
  eachMoveWithFen,
  isWanted,
  newGame,
  question,
  startAt,
} from './start.js';
import { SUFFIX_LIST, suffixOf } from './suffixes.js';

/** @import { Color, Move as OurMove, Piece, PieceKind, PgnMove, Square } from '../index.js' */
/** @import { Suffix } from './index.js' */
/** @import { Played } from './start.js' */

/**
 * @typedef {object} Made a move that was made before an edit
 * @property {OurMove} move
 * @property {string} before
 * @property {string} after
 */

/** The usual form of an end of a line, as `loadPgn` takes it. */
const ANY_NEWLINE = '\r?\n';

/** @param {object} record */
function isEmpty(record) {
  return Object.keys(record).length === 0;
}

/**
 * What the headers say of a start: nothing, if it is the usual one.
 *
 * @param {string} fen
 */
function said(fen) {
  return fen === DEFAULT_POSITION ? null : fen;
}

/**
 * @param {string} fen
 * @param {Color} color
 */
function rightsIn(fen, color) {
  const rights = fieldOf(fen, 2);
  return { k: rights.includes(letterIfAny('k', color)), q: rights.includes(letterIfAny('q', color)) };
}

/**
 * What is said of a game that was read, by the FENs of its positions.
 *
 * @param {Played} game
 * @param {string} start its FEN
 * @param {string[]} comments by the number of plies
 */
function remarksOn(game, start, comments) {
  /** @type {Record<string, string>} */
  const _comments = {};
  /** @type {Record<string, Suffix>} */
  const _read = {};
  const signs = game.line.map(({ nags }) => suffixOf(nags));
  if (comments.length === 0 && !signs.some(Boolean)) return { _comments, _read };
  const _fens = [start, ...fensAfter(game)];
  signs.forEach((sign, index) => {
    if (sign) _read[/** @type {string} */ (_fens[index + 1])] = sign;
  });
  comments.forEach((comment, ply) => {
    _comments[/** @type {string} */ (_fens[ply])] = comment;
  });
  return { _comments, _read, _fens };
}

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
    setStart(this._header, said(completed(fen)));
    /** The letters on the squares, and the FEN that they are of. @type {(string | undefined)[]} */
    this._letters = [];
    this._lettersOf = '';
    /** The legal moves, and the FEN that they are of. @type {number[]} */
    this._packed = [];
    this._packedOf = '';
  }

  /** @param {{ preserveHeaders?: boolean }} [options] */
  clear({ preserveHeaders = false } = {}) {
    this._restart(EMPTY_FEN, preserveHeaders, null);
  }

  /**
   * @param {string} fen
   * @param {{ skipValidation?: boolean, preserveHeaders?: boolean }} [options]
   */
  load(fen, { skipValidation = false, preserveHeaders = false } = {}) {
    const text = checked(fen, skipValidation);
    this._restart(text, preserveHeaders, said(text));
  }

  reset() {
    this.load(DEFAULT_POSITION);
  }

  /** @param {{ forceEnpassantSquare?: boolean }} [options] */
  fen({ forceEnpassantSquare = false } = {}) {
    const { _fens, _game } = this;
    const known = _fens[_game.ply];
    const fen = known ?? question(_game, writtenFen);
    if (known === undefined) _fens[_game.ply] = fen;
    return forceEnpassantSquare ? withField(fen, 3, this._enPassant()) : fen;
  }

  /** @param {Square} square */
  get(square) {
    // No letter has a negative place.
    const letter = this._board()[placeOf(square)];
    if (letter === undefined) return undefined;
    const { type, color } = pieceOf(letter);
    return { type, color };
  }

  /** @param {Piece} piece */
  findPiece({ type, color }) {
    const [letters, letter] = [this._board(), letterIfAny(type, color)];
    return SQUARES.filter((_, index) => letters[index] === letter);
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
    if (kind === 'k' && this._board().some((other, at) => other === letter && at !== index)) return false;
    this._change(index, letter);
    return true;
  }

  /** @param {Square} square */
  remove(square) {
    const index = placeOf(square);
    if (index < 0) return undefined;
    const piece = this.get(square);
    this._change(index, undefined);
    return piece;
  }

  /**
   * @param {Square} square
   * @param {Color} [attackedBy]
   * @returns {Square[]}
   */
  attackers(square, attackedBy) {
    if (placeOf(square) < 0) return [];
    const by = attackedBy || this.turn();
    if (by !== 'w' && by !== 'b') return [];
    const found = this._isSeatable ? this._game.attackers(square, by) : attackersOn(this.fen(), square, by);
    return found.sort((one, other) => placeOf(one) - placeOf(other));
  }

  /**
   * @param {Square} square
   * @param {Color} attackedBy
   */
  isAttacked(square, attackedBy) {
    return this.attackers(square, attackedBy).length > 0;
  }

  isCheck() {
    if (this._isSeatable) return this._game.inCheck();
    const [us, them] =
      this.turn() === 'w' ? /** @type {const} */ (['w', 'b']) : /** @type {const} */ (['b', 'w']);
    return this.findPiece({ type: 'k', color: us }).some((king) => this.isAttacked(king, them));
  }

  inCheck() {
    return this.isCheck();
  }

  isCheckmate() {
    return this.isCheck() && this._hasNoMove();
  }

  isStalemate() {
    return !this.isCheck() && this._hasNoMove();
  }

  isInsufficientMaterial() {
    const has = (/** @type {Color} */ color) => this.findPiece({ type: 'k', color }).length > 0;
    return (
      this._isSeatable &&
      has('w') &&
      has('b') &&
      this._game.hasInsufficientMaterial('w') &&
      this._game.hasInsufficientMaterial('b')
    );
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
    if (!this._canMove()) return [];
    const wanted = isWanted(square?.toLowerCase(), piece?.toLowerCase());
    if (verbose) return this._verboseMoves(wanted);
    const packed = this._legalMoves();
    return (wanted ? packed.filter(wanted) : packed).map(sanName);
  }

  /**
   * @param {string | { from: string, to: string, promotion?: string } | null} move
   * @param {{ strict?: boolean }} [options]
   */
  move(move, { strict = false } = {}) {
    if (isNullMove(move)) return this._pass();
    if (!this._canMove()) throw refusedMove(move);
    const before = this.fen();
    const { _game } = this;
    const { ply } = _game;
    const made = this._make(move, strict);
    try {
      return new Move(made, before, this._advance());
    } catch (error) {
      _game.ply = ply;
      throw error;
    }
  }

  undo() {
    const { _game, _past } = this;
    if (_game.ply === 0) {
      const made = _past[_past.length - 1];
      if (!made) return null;
      const undone = new Move(made.move, made.before, made.after);
      Object.assign(this, startAt(made.before), { _past: _past.slice(0, -1) });
      return undone;
    }
    const [before, after] = this._fensSinceEdit().slice(_game.ply - 1, _game.ply + 1);
    const entry = /** @type {PgnMove} */ (_game.line[_game.ply - 1]);
    const undone = new Move(moveOf(entry), /** @type {string} */ (before), /** @type {string} */ (after));
    _game.undo();
    return undone;
  }

  /** @param {{ newline?: string, maxWidth?: number }} [options] */
  pgn({ newline = '\n', maxWidth = 0 } = {}) {
    const moves = this._allMoves();
    const first = this._past[0]?.before ?? this._fens[0] ?? '';
    const fens = isEmpty(this._comments) && isEmpty(this._suffixes) ? [] : this._allFens();
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
    const { file, tags, fen } = gameOf(text, strict);
    const tagged = fen === undefined ? DEFAULT_POSITION : completed(fen);
    // The moves fit what was read, whatever a tag says.
    const start = startAt(tagged)._fens[0] === file.start ? tagged : file.start;
    const _header = Object.assign(newHeaders(), tags);
    if (fen !== undefined) setStart(_header, said(start));
    const game = newGame(start);
    game.line = file.moves;
    game.ply = file.moves.length;
    Object.assign(this, {
      _game: game,
      _fens: [file.start],
      _isSeatable: true,
      _isOpen: true,
      _past: [],
      _suffixes: {},
      _header,
      ...remarksOn(game, file.start, commentsOf(file, text)),
    });
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
    const letters = this._board();
    const edge = '   +------------------------+';
    const row = (/** @type {number} */ rank) =>
      ` ${8 - rank} |${letters
        .slice(8 * rank, 8 * rank + 8)
        .map((letter) => ` ${letter ?? '.'} `)
        .join('')}|`;
    return [edge, ...[0, 1, 2, 3, 4, 5, 6, 7].map(row), edge, '     a  b  c  d  e  f  g  h'].join('\n');
  }

  /** @param {number} depth */
  perft(depth) {
    return this._canMove() ? this._game.perft(Math.max(depth, 1)) : 0;
  }

  /** @param {Color} color */
  setTurn(color) {
    if (this.turn() === color) return false;
    this._pass();
    return true;
  }

  turn() {
    return turnOf(this.fen());
  }

  board() {
    const letters = this._board();
    const rows = [];
    for (let start = 0; start < 64; start += 8) {
      const row = [];
      for (let index = start; index < start + 8; index += 1) row.push(placed(letters[index], index));
      rows.push(row);
    }
    return rows;
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
    if (!verbose) return this._allMoves().map(({ san }) => san);
    return this._allMade().map(({ move, before, after }) => new Move(move, before, after));
  }

  hash() {
    return hashOf(this.fen(), this._enPassant());
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
    this._pruneComments();
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
    const now = fieldOf(this.fen(), 2);
    const letters = [...'KQkq'].filter((letter) => {
      const side = /** @type {'k' | 'q'} */ (letter.toLowerCase());
      const asked = letter === letterIfAny(side, color) ? rights[side] : undefined;
      return asked ?? now.includes(letter);
    });
    const wanted = letters.join('') || '-';
    const edited =
      wanted === now
        ? undefined
        : this._edited(withField(this.fen({ forceEnpassantSquare: true }), 2, wanted));
    const got = rightsIn(edited?._fens[0] ?? this.fen(), color);
    const isAllowed = (rights.k ?? got.k) === got.k && (rights.q ?? got.q) === got.q;
    Object.assign(this, edited);
    return isAllowed;
  }

  /** @param {Color} color */
  getCastlingRights(color) {
    return rightsIn(this.fen(), color);
  }

  moveNumber() {
    return Number(fieldOf(this.fen(), 5));
  }

  /**
   * Begins a game at a FEN.
   *
   * @param {string} text
   * @param {boolean} preserveHeaders
   * @param {string | null} fen what the headers say of it
   */
  _restart(text, preserveHeaders, fen) {
    const start = startAt(text);
    const _header = preserveHeaders ? this._header : newHeaders();
    setStart(_header, fen);
    Object.assign(this, start, { _past: [], _comments: {}, _read: {}, _suffixes: {}, _header });
  }

  /** Whether moves can be made: not on a board where the player who is not to move is in check. */
  _canMove() {
    return this._isSeatable && (this._isOpen || this._game.ply > 0);
  }

  _hasNoMove() {
    return this._canMove() && question(this._game, destinations) === 0;
  }

  /** The letters on the squares, from a8 to h1. */
  _board() {
    const fen = this._fens[this._game.ply];
    if (fen === undefined || fen !== this._lettersOf) {
      const now = this.fen();
      this._letters = lettersOf(now);
      this._lettersOf = now;
    }
    return this._letters;
  }

  /** The square that a pawn has just crossed, as chess.js keeps it; `-` if none has. */
  _enPassant() {
    const { _game } = this;
    if (_game.ply === 0) return fieldOf(_game.start, 3) || '-';
    return crossedBefore(_game);
  }

  /**
   * Puts a piece on a square, or takes it off.
   *
   * @param {number} index
   * @param {string | undefined} letter
   */
  _change(index, letter) {
    const letters = [...this._board()];
    letters[index] = letter;
    const fen = withField(withField(this.fen(), 0, placementOf(letters)), 3, '-');
    const edited = this._edited(fen);
    // Once moves have been made, the headers stay as they are.
    if (edited._past.length === 0) setStart(this._header, said(/** @type {string} */ (edited._fens[0])));
    Object.assign(this, edited);
  }

  /**
   * What the game is after it has gone on from another board. The moves that were made stay as they were described.
   *
   * @param {string} text
   */
  _edited(text) {
    return { ...startAt(text), _past: this._allMade() };
  }

  /** The FENs before and after each move since the last edit. */
  _fensSinceEdit() {
    const { _fens, _game } = this;
    const { ply } = _game;
    let isWhole = _fens.length > ply;
    for (let index = 0; isWhole && index <= ply; index += 1) isWhole = _fens[index] !== undefined;
    if (!isWhole) this._fens = [_fens[0], ...fensAfter(_game)];
    return this._fens;
  }

  /** All moves that were made, as this package describes them. */
  _allMoves() {
    const { _past, _game } = this;
    const moves = _game.line.slice(0, _game.ply).map(moveOf);
    return _past.length === 0 ? moves : [..._past.map(({ move }) => move), ...moves];
  }

  /**
   * The same, with the FENs before and after each.
   *
   * @returns {Made[]}
   */
  _allMade() {
    const fens = /** @type {string[]} */ (this._fensSinceEdit());
    const made = this._game.line.slice(0, this._game.ply).map((entry, index) => ({
      move: moveOf(entry),
      before: /** @type {string} */ (fens[index]),
      after: /** @type {string} */ (fens[index + 1]),
    }));
    return [...this._past, ...made];
  }

  /** The FENs at the start and after each move. */
  _allFens() {
    const made = this._allMade();
    return [made[0]?.before ?? this.fen(), ...made.map(({ after }) => after)];
  }

  /** Forgets the comments on positions that the game no longer has. */
  _pruneComments() {
    if (isEmpty(this._comments)) return;
    /** @type {Record<string, string>} */
    const kept = {};
    for (const fen of [...this._allFens(), this.fen()]) {
      const comment = this._comments[fen];
      if (comment !== undefined) kept[fen] = comment;
    }
    this._comments = kept;
  }

  /**
   * Makes a move in the game.
   *
   * @param {unknown} move
   * @param {boolean} strict
   * @returns {OurMove}
   */
  _make(move, strict) {
    const named = this._named(move, strict);
    if (named === undefined) throw refusedMove(move);
    try {
      return this._game.apply(named);
    } catch (error) {
      if (!(error instanceof IllegalMoveError || error instanceof MoveTextError)) throw error;
      const described = typeof move === 'string' && !strict ? this._only(isDescribedBy(move)) : undefined;
      if (!described) throw refusedMove(move, error);
      return this._game.apply(described);
    }
  }

  /**
   * A move as `Game` takes it; `undefined` if it names none in any way.
   *
   * @param {any} move
   * @param {boolean} strict
   */
  _named(move, strict) {
    if (typeof move === 'string')
      return strict ? (this._only(({ san }) => stripped(san) === stripped(move)) ?? '') : move;
    const { from, to, promotion } = move ?? {};
    if (placeOf(from) < 0 || placeOf(to) < 0) return undefined;
    // Boards name a piece with every drop, in whatever form; it counts only where a pawn promotes.
    return { from, to, promotion: ['n', 'b', 'r', 'q'].includes(promotion) ? promotion : undefined };
  }

  /**
   * The only legal move that a test holds for; `undefined` if it holds for none, or for several.
   *
   * @param {(move: OurMove) => boolean} test
   */
  _only(test) {
    const found = this._game.moves().filter(test);
    return found.length === 1 ? found[0] : undefined;
  }

  /** Notes the position after a move that was made. */
  _advance() {
    const { _fens, _game } = this;
    const after = question(_game, writtenFen);
    _fens.length = _game.ply;
    _fens[_game.ply] = after;
    return after;
  }

  /** Makes a null move. */
  _pass() {
    const before = this.fen();
    const color = turnOf(before);
    const move = nullMove(color);
    const { _game } = this;
    const { ply } = _game;
    if (this._isSeatable) {
      try {
        _game.pass();
        return new Move(move, before, this._advance());
      } catch (error) {
        if (_game.ply !== ply) _game.ply = ply;
        throw error instanceof IllegalMoveError ? refusedPass(error) : error;
      }
    }
    if (this.isCheck()) throw refusedPass(undefined);
    const setup = new Setup(before);
    setup.turn = color === 'w' ? 'b' : 'w';
    setup.enPassant = undefined;
    setup.halfmoveClock += 1;
    if (color === 'b') setup.moveNumber += 1;
    const edited = this._edited(setup.fen);
    const after = /** @type {string} */ (edited._fens[0]);
    edited._past.push({ move, before, after });
    const passed = new Move(move, before, after);
    Object.assign(this, edited);
    return passed;
  }

  /** The legal moves, packed and in order. They are kept until the position is another: boards ask square by square. */
  _legalMoves() {
    const fen = this.fen();
    if (this._packedOf !== fen) {
      /** @type {number[]} */
      const packed = [];
      eachMove(this._game, (move) => packed.push(move));
      this._packed = packed;
      this._packedOf = fen;
    }
    return this._packed;
  }

  /** @param {((packed: number) => boolean) | undefined} wanted */
  _verboseMoves(wanted) {
    const before = this.fen();
    /** @type {Move[]} */
    const moves = [];
    eachMoveWithFen(this._game, (packed, after) => {
      if (!wanted || wanted(packed)) moves.push(new Move(unpackMove(packed), before, after));
    });
    return moves;
  }
}
