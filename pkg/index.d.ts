/**
 * The laws of chess, decided in WebAssembly.
 *
 * Ask {@link isLegal}, {@link movesFrom}, {@link apply} and {@link inCheck} about a FEN, or hold a {@link Game}
 * and ask it the same. Importing the package is all the set-up there is.
 *
 * @packageDocumentation
 */

/** A file letter, `'a'` to `'h'`, from White's left to White's right. */
export type File = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h';

/** A rank digit, `'1'` to `'8'`, from White's side to Black's. */
export type Rank = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';

/** A square by its name, `'a1'` to `'h8'`. */
export type Square = `${File}${Rank}`;

/** A player: `'w'` is White, `'b'` is Black, as in FEN. */
export type Color = 'w' | 'b';

/** A kind of piece: pawn, knight, bishop, rook, queen or king. */
export type PieceKind = 'p' | 'n' | 'b' | 'r' | 'q' | 'k';

/** What a pawn may become on the last rank (article 3.7d). */
export type Promotion = 'q' | 'r' | 'b' | 'n';

/** A piece on the board. */
export interface Piece {
  /** Whose piece it is. */
  color: Color;
  /** What kind of piece it is. */
  type: PieceKind;
}

/**
 * How a move is made.
 *
 * - `normal`: one piece goes to a square, and takes what stands there.
 * - `double-step`: a pawn's first move over two squares (3.7a).
 * - `en-passant`: the capture of a pawn that has just made its double step (3.7c).
 * - `castle-kingside`, `castle-queenside`: castling (3.8b).
 * - `pass`: a null move, which no law allows and which analysis uses: see {@link Game.pass}. It is told as a move of the
 *   king to its own square, with the notation `--` and `0000`.
 */
export type MoveKind =
  | 'normal'
  | 'double-step'
  | 'en-passant'
  | 'castle-kingside'
  | 'castle-queenside'
  | 'pass';

/** A legal move, with all that a board or a move list shows of it. */
export interface Move {
  /** Who moves. */
  color: Color;
  /** Where the piece comes from. */
  from: Square;
  /** Where it goes to. For castling in Chess960 this is the square of the rook. */
  to: Square;
  /** What moves. */
  piece: PieceKind;
  /** What is taken, if anything is. */
  captured?: PieceKind;
  /** What the pawn becomes, if it reaches the last rank. */
  promotion?: Promotion;
  /** How the move is made. */
  kind: MoveKind;
  /**
   * The move in Standard Algebraic Notation (PGN standard 8.2.3), in the shortest form that names no other legal
   * move: `'e4'`, `'Nbd7'`, `'exd8=Q+'`, `'O-O'`, `'Qh4#'`.
   */
  san: string;
  /** The move as UCI writes it: `'e2e4'`, `'e7e8q'`, `'e1g1'`. */
  uci: string;
}

/**
 * A move as a caller names it: UCI text such as `'e2e4'` or `'e7e8q'`, algebraic notation such as `'Nf3'` or
 * `'exd8=Q'` in any of the ways in which people write it (`'0-0'`, `'e8Q'`, `'Ng1-f3!?'`, `'♘f3'`), or an object
 * with the two squares and, for a pawn that reaches the last rank, the piece it becomes. A {@link Move} is one too.
 *
 * In UCI, castling is named by the king's two squares (`'e1g1'`) or by the king and its own rook (`'e1h1'`).
 *
 * In the object, `promotion` counts only where a pawn reaches the last rank, so that a board may send `'q'` with every
 * drop. `''` and `null` count as none. Text that names a promotion must be of one.
 */
export type MoveInput = string | { from: Square; to: Square; promotion?: PieceKind | '' | null | undefined };

/** The FEN of the usual starting position. */
export const STARTING_FEN: string;

/** How the position is to be read. Anything else in the object is ignored, so a `Game` is taken for the options that it has. */
export interface Options {
  /**
   * Chess960: castling rights name a rook wherever it stands (X-FEN: the outermost on that side), and
   * castling is written as the king taking its own rook. Default `false`, or `true` when the FEN uses
   * Shredder letters such as `HAha`.
   */
  chess960?: boolean | undefined;

  /**
   * Accepts a position that no game can reach but on which every law is clear: more promoted pieces or pawns than a game
   * can have, a check that no move can give. Problemists and teachers set up such. Default `false`.
   */
  composed?: boolean | undefined;

  /**
   * The language in which refusals, problems and errors are explained. English is there without asking. Any other is a
   * module of its own: `import fr from 'chess-arbiter/languages/fr'`, then `{ language: fr }`. Once given, it is known by
   * its tag: `{ language: 'fr' }`. An unknown tag means English.
   */
  language?: Language | string | undefined;
}

/** A side to which a king castles. */
export type CastlingSide = 'kingside' | 'queenside';

/** A special case of a refusal, which has a sentence of its own. */
export type RefusalDetail =
  | 'same-square'
  | 'king-away'
  | 'no-rook'
  | 'en-passant'
  | 'en-passant-unknown'
  | 'pass';

/**
 * A language in which the package explains: words and sentences, but no code. Those that the package has are
 * `chess-arbiter/languages/en`, `de`, `fr`, `es`, `it`, `pt`, `nl`, `pl`, `ru`, `tr`, `zh` and `ja`; an object of this shape is
 * another, and `{ ...fr, refusals: { ...fr.refusals, pass: '...' } }` is one that says something in another way.
 *
 * A sentence has slots in braces, in a part of the syntax of ICU MessageFormat:
 * - `{to}` is what the slot stands for, and `{By}` that with a capital letter.
 * - `{by:genitive}` is that in a form of its words, as `pieces`, `players` and `sides` name their forms. Without a name it
 *   is the first form.
 * - `{by, plural, =2 {...} one {...} other {...}}` chooses by how many pieces there are, or by a number: the number itself, or
 *   a category of `Intl.PluralRules`.
 * - `{mover, select, f {...} other {...}}` chooses by the gender of a piece or, where the language has no `genders`, by its
 *   letter; a player by `w` or `b`; a side by its name.
 *
 * `docs/languages.md` says what the slots stand for, and has an example of each sentence in all languages.
 */
export interface Language {
  /** Its tag (BCP 47), such as `'fr'`. */
  tag: string;
  /** Its own name, such as `'Français'`. */
  name: string;
  /** The letters of the pieces in algebraic notation: see {@link formatSan}. */
  letters: Record<Exclude<PieceKind, 'p'>, string>;
  /** The pieces, in each form that the sentences need. The first is the usual one. */
  pieces: Record<string, Record<PieceKind, string>>;
  /** The players, in each form that the sentences need. */
  players: Record<string, Record<Color, string>>;
  /** The sides of castling, in each form that the sentences need. */
  sides: Record<string, Record<CastlingSide, string>>;
  /** The genders of the pieces, by which a sentence may choose. */
  genders?: Record<PieceKind, string>;
  /** A piece on a square: `'{piece} on {square}'`. */
  placed: string;
  /** What stands between the items of a list, and between the last two: `[', ', ' and ']`. */
  list: [between: string, last: string];
  /** Quotation marks: `"'{text}'"`. */
  quoted: string;
  /** A sentence for each refusal. */
  refusals: Record<RefusalCode | RefusalDetail, string>;
  /** A sentence for each problem of a FEN. */
  fen: Record<FenProblemCode, string>;
  /** A sentence for each reason why text is no move. */
  moveTexts: Record<MoveTextErrorCode | 'loose-move' | 'other-letters', string>;
  /**
   * A sentence for each error and warning of PGN that is not one of a move or of a FEN; and before all of them, the `place` of
   * an error in a file, or the `line` of a warning.
   */
  pgn: Record<
    Exclude<PgnErrorCode, FenProblemCode | MoveTextErrorCode | 'illegal-move' | 'bad-fen'> | 'place' | 'line',
    string
  >;
}

// Written by scripts/refusals-doc.mjs, up to the end mark; do not edit.

/**
 * Why a move is refused, in the order in which an arbiter would explain it: when several laws refuse, the
 * first speaks. A union of literals, so that a `switch` is checked for completeness.
 *
 * | code | article | when |
 * |---|---|---|
 * | `no-piece` | 3.1 | nothing stands on the first square |
 * | `not-your-turn` | 1.2 | the piece belongs to the player who is not to move |
 * | `own-piece` | 3.1 | a piece of one's own stands where it would go; a king that may still castle, put on its own rook, castles instead |
 * | `bishop-move` | 3.2 | not how a bishop moves |
 * | `rook-move` | 3.3 | not how a rook moves |
 * | `queen-move` | 3.4 | not how a queen moves |
 * | `knight-move` | 3.6 | not how a knight moves |
 * | `king-move` | 3.8a | more than one square, and not a castling gesture |
 * | `pawn-move` | 3.7a | not how any pawn moves or takes |
 * | `pawn-first-move` | 3.7a | two squares, and not from the pawn's first square |
 * | `pawn-blocked` | 3.7a | a square straight ahead that must be vacant is not |
 * | `pawn-capture` | 3.7b | a diagonal step, and nothing is there to take |
 * | `en-passant-late` | 3.7c | it looks like a capture en passant, but the pawn beside has not just made its double step, or is not recorded to have |
 * | `path-blocked` | 3.5 | a bishop, a rook or a queen would jump over a piece |
 * | `promotion-piece` | 3.7d | a promotion to a king or a pawn is asked for |
 * | `promotion-not-due` | 3.7d | a promotion is asked for, but no pawn reaches the last rank |
 * | `castling-moved` | 3.8b | the right to castle is gone: the king or that rook has moved, or there is no rook |
 * | `castling-blocked` | 3.8b | a square between king and rook is not vacant, or in Chess960 one that either of them crosses or lands on |
 * | `castling-in-check` | 3.8b | the king is in check |
 * | `castling-through-check` | 3.8b | a square that the king crosses is attacked |
 * | `castling-into-check` | 3.8b | the square where the king lands is attacked, or would be once the rook has left |
 * | `king-attacked` | 3.8a | the king would step onto an attacked square; it does not shield the squares behind it from a checker |
 * | `in-check` | 3.9 | the king is in check, and the move does not end it; or the player passes in check |
 * | `pinned` | 3.9 | the move would expose its own king; a capture en passant may expose it by taking two pawns off a line |
 * | `promotion-required` | 3.7d | a pawn reaches the last rank and names no piece; the move is legal in every other way |
 */
export type RefusalCode =
  | 'no-piece'
  | 'not-your-turn'
  | 'own-piece'
  | 'bishop-move'
  | 'rook-move'
  | 'queen-move'
  | 'knight-move'
  | 'king-move'
  | 'pawn-move'
  | 'pawn-first-move'
  | 'pawn-blocked'
  | 'pawn-capture'
  | 'en-passant-late'
  | 'path-blocked'
  | 'promotion-piece'
  | 'promotion-not-due'
  | 'castling-moved'
  | 'castling-blocked'
  | 'castling-in-check'
  | 'castling-through-check'
  | 'castling-into-check'
  | 'king-attacked'
  | 'in-check'
  | 'pinned'
  | 'promotion-required';

// End of what scripts/refusals-doc.mjs writes.

/** The law that refuses a move, and the pieces to blame. */
export interface Refusal {
  /** Why, for a program. */
  code: RefusalCode;
  /** The article that refuses: of `'3.1'` to `'3.9'`, or of the FIDE laws where it is outside chapter 3. */
  article: string;
  /** Why, for a person: one sentence that names the pieces and the squares. */
  message: string;
  /** The squares of the pieces that cause the refusal; may be empty. */
  by: Square[];
  /** The squares that it is about; may be empty. */
  on: Square[];
}

/** What the arbiter says of a move: it is legal, or refused for one reason. */
export type Ruling =
  | {
      legal: true;
      /** The move. */
      move: Move;
      /** The FEN after the move. */
      after: string;
      refusal?: undefined;
    }
  | { legal: false; refusal: Refusal; move?: undefined; after?: undefined };

/** A field of a FEN, in the order in which they are written. */
export type FenField = 'placement' | 'turn' | 'castling' | 'en-passant' | 'halfmove' | 'fullmove';

/** What can be wrong with a FEN. Those at the end are repaired; all others refuse the FEN. */
export type FenProblemCode =
  | 'field-count'
  | 'too-long'
  | 'rank-count'
  | 'rank-length'
  | 'piece-letter'
  | 'turn-syntax'
  | 'castling-syntax'
  | 'en-passant-syntax'
  | 'halfmove-syntax'
  | 'fullmove-syntax'
  | 'king-missing'
  | 'king-doubled'
  | 'kings-adjacent'
  | 'pawn-on-back-rank'
  | 'too-many-pieces'
  | 'too-many-pawns'
  | 'too-many-promoted'
  | 'opponent-in-check'
  | 'impossible-check'
  | 'unclear-counter'
  // Repaired:
  | 'missing-fields'
  | 'extra-spaces'
  | 'empty-counter'
  | 'split-number'
  | 'castling-impossible'
  | 'en-passant-impossible'
  | 'fullmove-zero';

/** One thing that is wrong with a FEN. */
export interface FenProblem {
  /** What is wrong, for a program. */
  code: FenProblemCode;
  /** What is wrong, for a person: one sentence, in the language of {@link Options.language}. */
  message: string;
  /** The field it is found in; `null` when it concerns the text as a whole. */
  field: FenField | null;
  /** The squares it concerns; may be empty. */
  squares: Square[];
  /** Whether the FEN is read all the same, with this put right (`true`), or refused (`false`). */
  repaired: boolean;
}

/** Thrown for a FEN that cannot be read, or that cannot be a position. */
export class FenError extends Error {
  /** Called by the package. */
  constructor(problems: FenProblem[], fen: string);
  name: 'FenError';
  /** The code of the first problem that refuses the FEN. */
  readonly code: FenProblemCode;
  /** Everything that is wrong with the FEN, repaired problems too. */
  readonly problems: FenProblem[];
  /** The text that was given (its first 200 characters). */
  readonly fen: string;
  /** The error as data, its message included: what JSON keeps of it. */
  toJSON(): object;
}

/** Thrown for a move that the laws refuse. Its message is the refusal's. The position is as it was. */
export class IllegalMoveError extends Error {
  /** Called by the package. */
  constructor(refusal: Refusal, move: string, fen: string);
  name: 'IllegalMoveError';
  /** Always `'illegal-move'`. */
  readonly code: 'illegal-move';
  /** The law that refuses the move, and the pieces to blame. */
  readonly refusal: Refusal;
  /** The move that was asked for, as UCI text. */
  readonly move: string;
  /** The position in which it was refused. */
  readonly fen: string;
  /** The error as data, its message included: what JSON keeps of it. */
  toJSON(): object;
}

/**
 * Why a text names no move: it cannot be read, it is the null move (`'0000'`, `'--'`), no piece of the player to
 * move is what it describes, or several legal moves are.
 */
export type MoveTextErrorCode = 'unreadable-move' | 'null-move' | 'no-such-piece' | 'ambiguous-move';

/** Thrown for text that names no move, such as `'e2-e9'`, or more than one. The position is as it was. */
export class MoveTextError extends Error {
  /** Called by the package. */
  constructor(code: MoveTextErrorCode, message: string, text: string, candidates: string[]);
  name: 'MoveTextError';
  /** Why the text names no move. */
  readonly code: MoveTextErrorCode;
  /** The text that was given (its first 200 characters). */
  readonly text: string;
  /** For `ambiguous-move`: the legal moves that the text may mean, as UCI text. */
  readonly candidates: string[];
  /** The error as data, its message included: what JSON keeps of it. */
  toJSON(): object;
}

/**
 * Whether a move is legal. Text that names no move at all is not a legal move.
 *
 * A pawn that reaches the last rank must name the piece it becomes: without it the move is not legal (3.7d).
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * isLegal('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'e2e4'); // true
 * ```
 */
export function isLegal(fen: string, move: MoveInput, options?: Options): boolean;

/**
 * The legal moves of the piece on a square; none if the square is empty or the piece belongs to the player
 * who is not to move. A pawn that reaches the last rank has four moves to the same square.
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * movesFrom('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2').map((move) => move.to); // ['e3', 'e4']
 * ```
 */
export function movesFrom(fen: string, square: Square, options?: Options): Move[];

/**
 * All legal moves, by their origins from a1 to h8. The order depends on the position alone, and not on how it came about.
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * moves('7k/8/8/8/8/8/8/K7 w - - 0 1').map((move) => move.san); // ['Ka2', 'Kb2', 'Kb1']
 * ```
 */
export function moves(fen: string, options?: Options): Move[];

/**
 * The legal destinations of every piece that can move, as `movable.dests` of chessground takes them.
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * destinations('7k/8/8/8/8/8/8/K7 w - - 0 1').get('a1'); // ['a2', 'b2', 'b1']
 * ```
 */
export function destinations(fen: string, options?: Options): Map<Square, Square[]>;

/**
 * The FEN after a legal move.
 *
 * @throws {@link IllegalMoveError} if the move is not legal; {@link MoveTextError} if the text names no move;
 * {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * apply('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', 'e2e4'); // '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1'
 * ```
 */
export function apply(fen: string, move: MoveInput, options?: Options): string;

/**
 * Whether the player to move is in check (3.9).
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 */
export function inCheck(fen: string, options?: Options): boolean;

/**
 * Rules on a move: the whole move if it is legal, or the law that refuses it and the pieces to blame.
 * `judge(fen, move).legal` is always `isLegal(fen, move)`.
 *
 * @throws {@link MoveTextError} if the text names no move; {@link FenError} if the FEN is refused; `TypeError`
 * if an argument has the wrong type.
 * @example
 * ```js
 * judge('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'c1f4').refusal;
 * // { code: 'path-blocked', article: '3.5', by: ['d2'], on: ['d2', 'e3'],
 * //   message: 'The bishop on c1 cannot reach f4: the pawn on d2 is in the way.' }
 * ```
 */
export function judge(fen: string, move: MoveInput, options?: Options): Ruling;

/**
 * The legal move that a text in algebraic notation names. It is read leniently, as every {@link MoveInput}, or with
 * `strict: true` only as the package itself writes it.
 *
 * @throws {@link MoveTextError} if the text names no move, or more than one; {@link IllegalMoveError} if it names
 * a piece whose move is refused; {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong
 * type.
 * @example
 * ```js
 * readSan('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Ng1-f3!?').uci; // 'g1f3'
 * readSan('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'Sf3', { pieces: 'de' }).san; // 'Nf3'
 * ```
 */
export function readSan(
  fen: string,
  san: string,
  options?: Options & Pick<ReadPgnOptions, 'strict' | 'pieces'>,
): Move;

/**
 * A move in algebraic notation with the letters of a language, or with figurines, for lists of moves that people read. It
 * may be any text, such as a line of moves: its capital letters K, Q, R, B and N are replaced, and nothing else.
 *
 * @param san - as {@link Move.san} has it.
 * @param language - the language, its tag if it has been given before, or `'figurine'`.
 * @throws `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * formatSan('Nxe5+', 'figurine'); // '♘xe5+'
 * ```
 */
export function formatSan(san: string, language: Language | 'figurine' | string): string;

/**
 * The FEN of a starting position of Chess960 by its number (Scharnagl's numbering; 518 is the usual one). Give it
 * to a {@link Game} with the option `chess960`.
 *
 * @param number - 0 to 959.
 * @throws `TypeError` if it is not a number; `RangeError` if it is out of range.
 * @example
 * ```js
 * chess960(0); // 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1'
 * ```
 */
export function chess960(number: number): string;

/**
 * Everything that is wrong with a FEN: `[]` when it is sound. If every problem is `repaired`, the FEN is accepted.
 *
 * @throws `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * validateFen('8/8/8/8/8/8/8/4K3 w - - 0 1')[0].message; // 'Black has no king.'
 * ```
 */
export function validateFen(fen: string, options?: Options): FenProblem[];

/**
 * The number of move sequences of a length, the usual measure of a move generator.
 *
 * @param depth - the length in plies, 0 to 20. The time grows about thirtyfold with each.
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type;
 * `RangeError` if the depth is out of range.
 */
export function perft(fen: string, depth: number, options?: Options): number;

/**
 * The squares of the pieces of a colour that attack a square, pinned ones too (3.1), from a1 to h8.
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 */
export function attackers(fen: string, square: Square, by: Color, options?: Options): Square[];

/**
 * How the game ended by its position, or `undefined` if it goes on. Repetition needs the moves: see {@link Game.outcome}.
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 */
export function outcome(fen: string, options?: Options): Outcome | undefined;

/**
 * Whether a player could not checkmate by any sequence of legal moves because of the material (FIDE 6.9): what decides
 * a game whose other player has run out of time.
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * hasInsufficientMaterial('4k3/8/8/8/8/8/4P3/4K1N1 w - - 0 1', 'b'); // true
 * ```
 */
export function hasInsufficientMaterial(fen: string, color: Color, options?: Options): boolean;

/**
 * Whether a player can checkmate by any series of legal moves of both players (FIDE 5.2.2, 6.9), and by which.
 *
 * The answer is never wrong: `true` comes with moves that end in mate, `false` from a proof. It is `undefined` if neither
 * is found within the bound.
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type; `RangeError` if the bound
 * is out of range.
 * @example
 * ```js
 * canMate('4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1', 'w'); // { answer: false }
 * const { answer, line } = canMate('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'w');
 * line.map((move) => move.san); // [ ..., '...#' ]
 * ```
 */
export function canMate(fen: string, color: Color, options?: CanMateOptions): CanMate;

/**
 * How the game ends when a player's time runs out (FIDE 6.9): the player loses, unless the opponent cannot checkmate by
 * any series of legal moves. If the position has already ended the game, that stands.
 *
 * It tries up to 20,000 moves, which decides nearly all positions of games. One that is left undecided counts as lost, and
 * `decided` is `false`; {@link canMate} with a larger bound may decide it.
 *
 * @param color - the player whose flag has fallen.
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 * @example
 * ```js
 * outcomeOnTime('7k/8/8/8/8/8/8/KQ6 w - - 0 1', 'b'); // { winner: 'w', reason: 'time', decided: true }
 * outcomeOnTime('7k/8/8/8/8/8/8/KQ6 w - - 0 1', 'w'); // { winner: null, reason: 'time', decided: true }
 * ```
 */
export function outcomeOnTime(fen: string, color: Color, options?: Options): OutcomeOnTime;

/**
 * A text that is equal for two FENs exactly when they are the same position (FIDE 9.2.3): the same player to move, the
 * same pieces on the same squares, and the same moves possible, castling and en passant included. Counters do not count.
 *
 * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
 */
export function positionKey(fen: string, options?: Options): string;

/**
 * Whether a value is the name of a square, `'a1'` to `'h8'`: for boards that hand over any `string`.
 *
 * @example
 * ```js
 * isSquare('e4'); // true
 * isSquare('spare'); // false
 * ```
 */
export function isSquare(value: unknown): value is Square;

/** How a game ended: who won, and why. */
export interface Outcome {
  /** The winner, or `null` for a draw. */
  winner: Color | null;
  /**
   * Why the game is over: checkmate (FIDE 5.1.1), stalemate (5.2.1), insufficient material (5.2.2: king against
   * king, with one bishop or knight, or bishops all on one colour), the same position for the fifth time (9.6.1),
   * seventy-five moves by each player without a capture or a pawn move (9.6.2), or another dead position (5.2.2): one that
   * is blocked, or whose last moves are forced. A dead position that takes a long search to recognise is not named;
   * {@link canMate} decides it. `'time'` is only the reason of an {@link OutcomeOnTime}.
   */
  reason:
    | 'checkmate'
    | 'stalemate'
    | 'insufficient-material'
    | 'fivefold-repetition'
    | 'seventy-five-moves'
    | 'dead-position'
    | 'time';
}

/** How a game ends when a player's time runs out. */
export interface OutcomeOnTime extends Outcome {
  /** Whether it is certain. If not, the game counts as lost, since no proof was found that it is drawn. */
  decided: boolean;
}

/**
 * Whether a player can checkmate: `true` with legal moves of both players that end in mate (none if it is on the board;
 * they need not be the shortest), `false`, or `undefined` if it was not found out within the bound.
 */
export type CanMate = { answer: true; line: Move[] } | { answer: false | undefined; line?: undefined };

/** How the position is to be read, and how long the search may take. */
export interface CanMateOptions extends Options {
  /** How many moves may be tried, 1 to 1,000,000,000. Default 1,000,000, which takes at most a second or two. */
  nodes?: number | undefined;
}

/**
 * A draw that the player to move may claim: the same position for the third time (FIDE 9.2), or fifty moves by each
 * player without a capture or a pawn move (9.3).
 */
export type Claim = 'threefold-repetition' | 'fifty-moves';

/** The result of a game (PGN standard 8.2.6); `'*'` where it goes on or is not known. */
export type PgnResult = '*' | '1-0' | '0-1' | '1/2-1/2';

/** The colour of a square or an arrow that a comment draws. */
export type BrushColor = 'green' | 'red' | 'yellow' | 'blue';

/** A comment in a PGN file: its text, and what its commands say. Unknown commands stay in the text. */
export interface PgnComment {
  /** The text without its known commands. */
  text: string;
  /** The time left on the clock after the move, in milliseconds: `[%clk]`. */
  clock?: number;
  /** The time that the move took, in milliseconds: `[%emt]`. */
  elapsed?: number;
  /** An engine's evaluation, seen from White's side, and how many plies it looked ahead: `[%eval]`. */
  evaluation?: { centipawns: number; depth?: number } | { mate: number; depth?: number };
  /** Coloured squares: `[%csl]`. */
  squares?: { color: BrushColor; square: Square }[];
  /** Arrows: `[%cal]`. */
  arrows?: { color: BrushColor; from: Square; to: Square }[];
  /**
   * The text as it was read, with its commands, white space and line ends. It is written back so, unless another field
   * has been changed. Leave it out of a comment that you make.
   */
  raw?: string;
}

/** A move of a game in a PGN file, with what is said of it. */
export interface PgnMove {
  /** Who moves. */
  color: Color;
  /** The move; `null` for a null move (`--`). */
  move: Move | null;
  /** Numeric annotations (PGN standard 10): 1 is `!`, 2 is `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`. */
  nags: number[];
  /** Comments after the move. */
  comments: PgnComment[];
  /** Comments before the move: at the start of a variation, or after one. */
  commentsBefore?: PgnComment[];
  /** The variations that replace this move. */
  variations: PgnMove[][];
}

/** A game of a PGN file. */
export interface PgnGame {
  /** The tags by their names. */
  tags: Record<string, string>;
  /** The FEN where the game starts. */
  start: string;
  /** Whether the game is Chess960. */
  chess960: boolean;
  /** Comments before the first move. */
  comments: PgnComment[];
  /** The main line. */
  moves: PgnMove[];
  /** The result. */
  result: PgnResult;
  /** What could not be read: the game comes without it. An error in a variation costs the rest of that variation only. */
  errors?: PgnErrorData[];
  /** What was repaired or skipped when the game was read. */
  warnings?: PgnWarning[];
}

/** What can be repaired or skipped in a game of a PGN file; for its `FEN` tag, the code of the problem. */
export type PgnWarningCode =
  | FenProblemCode
  | 'unknown-word'
  | 'nag-syntax'
  | 'empty-variation'
  | 'result-in-variation'
  | 'odd-result'
  | 'result-mismatch'
  | 'missing-result'
  | 'missing-tag'
  | 'repeated-tag'
  | 'tag-escape'
  | 'undeclared-chess960'
  | 'more-problems';

/** What was repaired or skipped in a game of a PGN file, and where. */
export interface PgnWarning {
  /** What it is, for a program. */
  code: PgnWarningCode;
  /** What it is and where, for a person. */
  message: string;
  /** The line, from 1. */
  line: number;
  /** The column in characters, from 1. */
  column: number;
  /** The text found there; at most 40 characters. */
  token: string;
}

/** How a PGN file is read. */
export interface ReadPgnOptions extends Pick<Options, 'language'> {
  /** Whether to refuse a game with an error, or a text with anything that the standard does not allow. */
  strict?: boolean | undefined;
  /** The language whose letters the moves have for the pieces, such as `'de'`, or `'figurine'`; `'en'` if left out. */
  pieces?: string | undefined;
  /**
   * The most characters that the file may have; longer ones are refused with a `RangeError`. For servers, which read what
   * strangers send.
   */
  maxLength?: number | undefined;
}

/** How {@link Game.fromPgn} reads. */
export interface FromPgnOptions extends Pick<ReadPgnOptions, 'language' | 'maxLength'> {
  /** Whether a game that cannot be read to its end comes as far as it can be read, instead of an error. */
  incomplete?: boolean | undefined;
}

/** What can be wrong with a game in a PGN file; read strictly, also what the standard does not allow. */
export type PgnErrorCode =
  | PgnWarningCode
  | MoveTextErrorCode
  | 'illegal-move'
  | 'tag-syntax'
  | 'bad-fen'
  | 'unknown-variant'
  | 'open-comment'
  | 'open-variation'
  | 'stray-variation-end'
  | 'variation-without-move'
  | 'too-deep'
  | 'game-too-long';

/** Why a game in a PGN file cannot be read, and where. */
export interface PgnErrorData {
  /** What is wrong, for a program. */
  code: PgnErrorCode;
  /** What is wrong and where, for a person. */
  message: string;
  /** The number of the game in the file, from 1. */
  game: number;
  /** The line, from 1. */
  line: number;
  /** The column in characters, from 1. */
  column: number;
  /** The text found there, such as the move; at most 40 characters. */
  token: string;
  /** For `ambiguous-move`: the legal moves that the text may mean, as UCI text. */
  candidates: string[];
  /** For `illegal-move`: the law that refuses the move, and the pieces to blame. */
  refusal: Refusal | null;
  /** For `bad-fen`: what is wrong with the FEN. */
  problems: FenProblem[];
}

/** For a game in a PGN file that cannot be read: {@link parsePgn} and {@link readPgn} return it, {@link Game.fromPgn} throws it. */
export class PgnError extends Error implements PgnErrorData {
  /** Called by the package. */
  constructor(data: PgnErrorData);
  name: 'PgnError';
  readonly code: PgnErrorCode;
  readonly game: number;
  readonly line: number;
  readonly column: number;
  readonly token: string;
  readonly candidates: string[];
  readonly refusal: Refusal | null;
  readonly problems: FenProblem[];
  /** The error as data, its message included: what JSON keeps of it. */
  toJSON(): object;
}

/**
 * Reads a PGN file: its games as far as they can be read, and the errors. What could not be read of a game stands in its
 * `errors` too, and what was repaired or skipped in its `warnings`.
 *
 * It takes files as sites and programs write them: byte order marks, any line ends, `%` lines, comments anywhere,
 * missing tags or results, move numbers of all kinds, notation as a {@link MoveInput} may have it.
 *
 * @param text - at most 2^28 characters, or as many as `maxLength` says.
 * @throws `TypeError` if it is not a string; `RangeError` if it is too long.
 * @example
 * ```js
 * const { games, errors } = parsePgn('1. e4 e5 2. Ke2 *\n\n1. e4 Ke7 *');
 * games[0].moves.map(({ move }) => move.san); // ['e4', 'e5', 'Ke2']
 * games[1].moves.length; // 1
 * errors[0].message; // "Game 2, line 3, column 7, 'Ke7': The king on e8 cannot take ..."
 * ```
 */
export function parsePgn(text: string, options?: ReadPgnOptions): { games: PgnGame[]; errors: PgnError[] };

/** A part of a PGN file: text, or bytes. */
export type PgnPart = string | ArrayBuffer | ArrayBufferView;

/**
 * A PGN file that comes in parts: a stream of Node, a `ReadableStream`, a `File` or another `Blob`, or anything else that
 * can be iterated, with `await` or without.
 */
export type PgnSource =
  | AsyncIterable<PgnPart>
  | Iterable<PgnPart>
  | { getReader(): { read(): Promise<{ done: boolean; value?: unknown }> } }
  | { readonly size: number; stream(): object };

/** How much of a PGN file has been read. */
export interface PgnProgress {
  /** The bytes that have been read; of text, as many as it has in UTF-8. */
  bytes: number;
  /** How many there are in all; only of a `File` or another `Blob`. */
  total?: number;
}

/** How a PGN file is read that comes in parts. */
export interface ReadPgnStreamOptions extends ReadPgnOptions {
  /** Told after each part, when the games that end in it have been given. */
  onProgress?: ((progress: PgnProgress) => void) | undefined;
}

/**
 * Reads a PGN file game by game, for files whose games need not be in memory all at once; see {@link parsePgn}.
 *
 * A file that comes in parts is read in bounded memory. Its bytes are decoded as {@link decodePgn} does, except that a
 * file without a mark is UTF-8 up to the first byte that cannot be, and Windows-1252 from there. A game of more than
 * 2 MiB is an error, `game-too-long`; the next one begins at a line with an `Event` tag. Lines are those of the whole file.
 * If you leave the loop, the stream is closed.
 *
 * @param source - the text, its bytes, or a stream of either.
 * @throws `TypeError` if it is none of these; `RangeError` if it is not a stream and too long, or if `pieces` are unknown.
 * What a stream throws is passed on.
 * @example
 * ```js
 * // file is what a user has chosen; createReadStream('games.pgn') or (await fetch(url)).body would do as well.
 * const onProgress = ({ bytes, total }) => console.log(`${Math.round((100 * bytes) / total)} %`);
 * for await (const game of readPgn(file, { onProgress })) {
 *   if (game instanceof PgnError) console.warn(game.message);
 *   else console.log(game.tags.White, game.moves.length);
 * }
 * ```
 */
export function readPgn(
  source: PgnPart,
  options?: ReadPgnOptions,
): Generator<PgnGame | PgnError, void, undefined>;
export function readPgn(
  source: PgnSource,
  options?: ReadPgnStreamOptions,
): AsyncGenerator<PgnGame | PgnError, void, undefined>;

/**
 * The text of a PGN file: UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, and else Windows-1252, as old files
 * are written (PGN standard 4.1: Latin-1).
 *
 * @throws `TypeError` if it is no `ArrayBuffer` and no view of one.
 * @example
 * ```js
 * decodePgn(Uint8Array.of(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72)); // 'Müller'
 * ```
 */
export function decodePgn(bytes: ArrayBuffer | ArrayBufferView): string;

/**
 * A game in PGN export format (PGN standard 3.2): the seven tags first, lines of at most 80 columns.
 *
 * @throws `TypeError` if the game is no such object, if a move of it is not legal, or if its start is no position;
 * `RangeError` if variations are nested more than 100 deep or the game is too long.
 */
export function formatPgn(game: PgnGame | GameData): string;

/**
 * Where a move is in the tree of a game: its index in the main line, and then, for each variation that is entered, the
 * number of the variation and an index in it. `[3]` is the fourth move of the main line, `[3, 0, 1]` the second move of
 * the first variation that replaces it.
 */
export type PgnPath = number[];

/** A move of a game and where it is, as {@link walk} finds it. */
export interface PgnVisit {
  /** The move, with what is said of it. */
  move: PgnMove;
  /** How many plies have been made with it since the start of the game, from 1. */
  ply: number;
  /** The FEN after it. */
  fen: string;
  /** Where it is. */
  path: PgnPath;
}

/**
 * Walks through all moves of a game, variations included, in the order in which PGN writes them: a move, the variations
 * that replace it, then the next move.
 *
 * @throws `TypeError` if the game holds a move that is not legal.
 * @example
 * ```js
 * const [game] = parsePgn('1. e4 (1. d4 d5) e5 *').games;
 * [...walk(game)].map(({ move, path }) => `${path} ${move.move.san}`); // ['0 e4', '0,0,0 d4', '0,0,1 d5', '1 e5']
 * ```
 */
export function walk(game: PgnGame | GameData): Generator<PgnVisit, void, undefined>;

/**
 * Adds a line: as a variation that replaces the move at a path or, where the path leads one past the end of a line, as
 * its continuation. If a move is refused, the game is as it was.
 *
 * @returns the path of its first move.
 * @throws {@link IllegalMoveError}, {@link MoveTextError} as {@link Game.apply}; `RangeError` if nothing is at the path.
 * @example
 * ```js
 * const [game] = parsePgn('1. e4 e5 *').games;
 * addLine(game, [1], ['c5', 'Nf3']); // [1, 0, 0]
 * ```
 */
export function addLine(game: PgnGame | GameData, path: PgnPath, moves: MoveInput[]): PgnPath;

/**
 * Makes a variation the line that it replaces, which becomes its first variation. The cursor of a {@link Game} goes back
 * to before the change.
 *
 * @param path - a move of the variation.
 * @returns the path of that move afterwards.
 * @throws `RangeError` if no variation has a move at the path.
 */
export function promoteLine(game: PgnGame | GameData, path: PgnPath): PgnPath;

/**
 * Deletes a move, all moves after it in its line, and their variations. If it is the first of a variation, the variation
 * is gone. The cursor of a {@link Game} goes back to before the change.
 *
 * @throws `RangeError` if no move is at the path.
 */
export function deleteLine(game: PgnGame | GameData, path: PgnPath): void;

/**
 * A board that is being set up, as an editor shows it. It need not be a position yet: kings may be missing or doubled, pieces
 * too many, the player who is not to move in check. It is plain data, and its fields may be changed in any way.
 *
 * @example
 * ```js
 * const setup = new Setup();
 * setup.pieces.e1 = { color: 'w', type: 'k' };
 * setup.fen; // '8/8/8/8/8/8/8/4K3 w - - 0 1'
 * setup.problems()[0].message; // 'Black has no king.'
 * setup.attackers('d2', 'w'); // ['e1']
 * setup.pieces.e8 = { color: 'b', type: 'k' };
 * setup.toGame().isLegal('e1e2'); // true
 * ```
 */
export class Setup {
  /**
   * @param fen - the board to begin with; an empty one if left out.
   * @throws {@link FenError} if the text is no FEN; `TypeError` if it is not a string.
   */
  constructor(fen?: string);

  /** The pieces by their squares. */
  pieces: { [square in Square]?: Piece | undefined };

  /** Who is to move. */
  turn: Color;

  /** The castling rights as a FEN has them: `'KQkq'`, `'-'`. What the board contradicts is among the {@link problems}. */
  castling: string;

  /** The square that a pawn has just crossed by a double step, if one has. */
  enPassant: Square | undefined;

  /** The plies since the last capture or pawn move. */
  halfmoveClock: number;

  /** The number of the move that is being played, from 1. */
  moveNumber: number;

  /**
   * The board as FEN.
   *
   * @throws `TypeError` if a field is of the wrong type; `RangeError` if a counter is no whole number from 0 to 65535.
   */
  readonly fen: string;

  /** Everything that is wrong with the board as a position; empty if a game can begin with it. See {@link validateFen}. */
  problems(options?: Options): FenProblem[];

  /** The squares of the pieces of a colour that attack a square, from a1 to h8. Any board will do. */
  attackers(square: Square, by: Color): Square[];

  /**
   * A game that begins with the board.
   *
   * @throws {@link FenError} if it is no position.
   */
  toGame(options?: Options): Game;
}

/** What a player may still castle with (3.8b): which rights are not lost, whether or not castling is legal now. */
export interface CastlingRights {
  /** Towards the h-file. */
  kingside: boolean;
  /** Towards the a-file. */
  queenside: boolean;
}

/** What {@link Game.annotate} says of a move. */
export interface Annotation {
  /** The comment after the move: text, or a comment with clocks and arrows. `''` or `null` for none. */
  comment?: string | PgnComment | null;
  /** Numeric annotations, as {@link PgnMove.nags}. */
  nags?: number[] | undefined;
}

/** The fields of a {@link Game}: what JSON, `structuredClone` and a store keep of it. {@link Game.from} takes it back. */
export interface GameData {
  /** The tags of the game by their names; `Result` is the result that was declared. */
  tags: Record<string, string>;
  /** The FEN where the game starts. */
  start: string;
  /** Whether the game is Chess960. */
  chess960: boolean;
  /** Whether the start may be a position that no game can reach: {@link Options.composed}. */
  composed?: boolean | undefined;
  /** The tag of the language in which refusals are explained: {@link Options.language}. */
  language?: string | undefined;
  /** Comments before the first move. */
  comments: PgnComment[];
  /** The main line, with all that is said of its moves; moves that were taken back are its end. */
  line: PgnMove[];
  /** The cursor: how many moves of the line have been made; all of them if left out. */
  ply?: number | undefined;
  /** The result. In a {@link Game} it follows from the outcome and the tag `Result`. */
  result?: PgnResult | undefined;
}

/**
 * A game: a start, the moves that were made from it with what is said of them, and a cursor. One object per board.
 *
 * It is plain data: all of its state lies in its own fields. So it works behind the proxies of Vue, MobX, Valtio and Immer, can
 * be cloned, compared, serialised and sent, and has nothing to free. Comments and annotations may be edited in place;
 * `line` and `ply` are changed by the methods. Whatever a method throws, the game is as it was before the call.
 *
 * A subclass may add fields and methods. {@link Game.from}, {@link Game.fromPgn} and {@link Game.clone} then give its games, made by
 * its constructor without arguments.
 *
 * `isLegal` and its like speak of how the pieces move (article 3) alone: after a draw, moves can still be made, for
 * analysis. {@link Game.outcome} says how the game ended.
 *
 * @example
 * ```js
 * const game = new Game();
 * game.apply('e2e4');
 * game.movesFrom('g8').map((move) => move.to); // ['f6', 'h6']
 * ```
 */
export class Game implements GameData {
  /**
   * @param fen - the position to start from; the usual starting position if left out.
   * @throws {@link FenError} if the FEN is refused; `TypeError` if an argument has the wrong type.
   */
  constructor(fen?: string, options?: Options);

  /**
   * A game from data: what JSON or `structuredClone` made of a game, or a game of a PGN file. All moves are checked, and
   * the data is not kept.
   *
   * @throws `TypeError` if the data is no game, or if one of its moves is not legal, and says which.
   * @example
   * ```js
   * const game = Game.from(JSON.parse(JSON.stringify(new Game())));
   * ```
   */
  static from<T extends Game>(this: new () => T, data: GameData | PgnGame): T;
  static from(data: GameData | PgnGame): Game;

  /**
   * The first game of a PGN file, with its tags, comments, annotations and variations, at its end.
   *
   * @param options - with `incomplete` a game that cannot be read to its end comes as far as it can be read.
   * @throws {@link PgnError} if the game cannot be read to its end; `TypeError` if an argument has the wrong type.
   */
  static fromPgn<T extends Game>(this: new () => T, text: string, options?: FromPgnOptions): T;
  static fromPgn(text: string, options?: FromPgnOptions): Game;

  tags: Record<string, string>;
  start: string;
  chess960: boolean;
  composed?: boolean | undefined;
  language?: string | undefined;
  comments: PgnComment[];
  line: PgnMove[];
  ply: number;

  /** An independent copy. Of the fields that a subclass adds, plain data is copied, and what is of a class is shared. */
  clone(): this;

  /** Whether a move is legal. Text that names no move at all is not a legal move. */
  isLegal(move: MoveInput): boolean;

  /** The legal moves of the piece on a square; none if there is none or it is not its turn. */
  movesFrom(square: Square): Move[];

  /**
   * Makes a legal move and returns it. What was taken back before is forgotten.
   *
   * @throws {@link IllegalMoveError} if the move is not legal; {@link MoveTextError} if the text names no move;
   * `TypeError` if the argument has the wrong type.
   */
  apply(move: MoveInput): Move;

  /**
   * Makes a null move: the player to move passes, which no law allows and which analysis uses.
   *
   * @throws {@link IllegalMoveError} in check (3.9).
   */
  pass(): Move;

  /**
   * Rules on a move: the whole move and the FEN after it if it is legal, or the law that refuses it and the pieces to
   * blame. A board can open its promotion dialog on the code `promotion-required` alone.
   *
   * @param options - `language` overrides that of the game.
   * @throws {@link MoveTextError} if the text names no move; `TypeError` if an argument has the wrong type.
   */
  judge(move: MoveInput, options?: Pick<Options, 'language'>): Ruling;

  /** Whether the player to move is in check (3.9). */
  inCheck(): boolean;

  /**
   * All legal moves, by their origins from a1 to h8. The order depends on the position alone: a new game from the same FEN lists
   * the same. So it is with refusals, except for an en passant capture that would expose the king: no FEN tells of that.
   */
  moves(): Move[];

  /** The legal destinations of every piece that can move, as `movable.dests` of chessground takes them. */
  destinations(): Map<Square, Square[]>;

  /**
   * Where the piece on a square, of the player who is not to move, could go on its next turn: each square to which it may
   * go after some move of the player to move. For boards that allow premoves. Empty for any other square.
   */
  premoves(square: Square): Square[];

  /** Takes the last move back and returns it; `undefined` at the start. */
  undo(): Move | undefined;

  /** Makes the move that was last taken back again and returns it; `undefined` if there is none. */
  redo(): Move | undefined;

  /**
   * The legal move that a text in algebraic notation names; see {@link readSan}.
   *
   * @throws {@link MoveTextError} if the text names no move, or more than one; {@link IllegalMoveError} if it
   * names a piece whose move is refused; `TypeError` if an argument has the wrong type.
   */
  readSan(san: string, options?: Pick<ReadPgnOptions, 'language' | 'strict' | 'pieces'>): Move;

  /**
   * The FEN after a number of plies, 0 for the start; `undefined` beyond the last move.
   *
   * @throws `TypeError` if it is not a number; `RangeError` if it is negative or not whole.
   */
  fenAt(ply: number): string | undefined;

  /**
   * How often the position has been on the board, this time included. Positions are the same if the same player is
   * to move, the pieces stand alike and the same moves are possible (FIDE 9.2.3).
   */
  repetitions(): number;

  /**
   * Says something of the last move, or before the first move of the game, instead of what was said before. What is left
   * out stays.
   *
   * @throws `TypeError` if it is of the wrong type, or if there is no move to annotate with numbers.
   */
  annotate(annotation: Annotation): void;

  /**
   * The game in PGN export format, as far as it has been played, with its comments, annotations and variations.
   *
   * @param options - `tags` are added to those of the game.
   */
  pgn(options?: { tags?: Record<string, string> | undefined }): string;

  /** The piece on a square. */
  get(square: Square): Piece | undefined;

  /** All pieces by their squares, from a1 to h8. */
  pieces(): Map<Square, Piece>;

  /** The square of a player's king: where a board marks check. */
  king(color: Color): Square;

  /** The squares of the pieces of a colour that attack a square, pinned ones too (3.1), from a1 to h8. */
  attackers(square: Square, by: Color): Square[];

  /** The kinds of a player's pieces that have been captured, in the order in which they were. */
  captured(color: Color): PieceKind[];

  /** Whether a player could not checkmate because of the material; see {@link hasInsufficientMaterial}. */
  hasInsufficientMaterial(color: Color): boolean;

  /** Whether a player can checkmate by any series of legal moves, and by which; see {@link canMate}. */
  canMate(color: Color, options?: { nodes?: number | undefined }): CanMate;

  /** How the game ends when a player's time runs out (FIDE 6.9); see {@link outcomeOnTime}. */
  outcomeOnTime(color: Color): OutcomeOnTime;

  /** The number of move sequences of a length, from here; see {@link perft}. */
  perft(depth: number): number;

  /** The position as FEN. An en passant square is named only if a legal en passant capture exists. */
  readonly fen: string;

  /** A text that is equal exactly for the same position; see {@link positionKey}. */
  readonly key: string;

  /** Who is to move. */
  readonly turn: Color;

  /** Who may still castle to which side (3.8b). */
  readonly castlingRights: Record<Color, CastlingRights>;

  /** The square on which a pawn may be taken en passant, if one may legally be (3.7c). */
  readonly enPassant: Square | undefined;

  /** The plies since the last capture or pawn move. */
  readonly halfmoveClock: number;

  /** The number of the move that is being played. */
  readonly moveNumber: number;

  /** White's material minus Black's, in pawns: pawn 1, knight and bishop 3, rook 5, queen 9. */
  readonly materialBalance: number;

  /** The moves that were made, in order. */
  readonly history: Move[];

  /** The move that was made last; `undefined` at the start. */
  readonly lastMove: Move | undefined;

  /**
   * How the game ended on the board, or `undefined` while it goes on. The first end counts: after a fivefold repetition
   * or seventy-five moves the game is over, and moves that are made afterwards do not revive it.
   */
  readonly outcome: Outcome | undefined;

  /** The draws that the player to move may claim; none once the game is over. */
  readonly claims: Claim[];

  /**
   * The result: that of the outcome, or else what was declared. Set it for a resignation, an agreed draw or a fallen flag;
   * it is kept in the tag `Result`.
   */
  result: PgnResult;
}
