// The types of the package, as a type checker sees them: this file is checked, never run.
import type {
  Annotation,
  CanMate,
  CastlingRights,
  Claim,
  Color,
  FenProblem,
  GameData,
  Move,
  MoveKind,
  MoveTextErrorCode,
  Options,
  Outcome,
  OutcomeOnTime,
  PgnError,
  PgnErrorCode,
  PgnGame,
  PgnMove,
  PgnPath,
  PgnResult,
  PgnVisit,
  Piece,
  PieceKind,
  Promotion,
  RefusalCode,
  Ruling,
  Square,
} from 'chess-arbiter';
import * as api from 'chess-arbiter';
import * as rules from 'chess-arbiter/rules';
import * as implementation from '../../pkg/lib/api.js';

/** Compiles only if the two types are the same. */
function same<A, B>(_: [A] extends [B] ? ([B] extends [A] ? 'same' : never) : never): void {}

const game = new api.Game(api.STARTING_FEN, { chess960: false });

// What each call returns.
same<ReturnType<typeof api.isLegal>, boolean>('same');
same<ReturnType<typeof api.movesFrom>, Move[]>('same');
same<ReturnType<typeof api.apply>, string>('same');
same<ReturnType<typeof api.inCheck>, boolean>('same');
same<ReturnType<typeof api.validateFen>, FenProblem[]>('same');
same<ReturnType<typeof api.perft>, number>('same');
same<ReturnType<typeof api.moves>, Move[]>('same');
same<ReturnType<typeof api.destinations>, Map<Square, Square[]>>('same');
same<ReturnType<typeof api.outcome>, Outcome | undefined>('same');
same<ReturnType<typeof api.attackers>, Square[]>('same');
same<ReturnType<typeof api.hasInsufficientMaterial>, boolean>('same');
same<ReturnType<typeof api.canMate>, CanMate>('same');
same<ReturnType<typeof api.outcomeOnTime>, OutcomeOnTime>('same');
same<ReturnType<typeof api.positionKey>, string>('same');
same<ReturnType<typeof game.apply>, Move>('same');
same<ReturnType<typeof game.undo>, Move | undefined>('same');
same<ReturnType<typeof game.destinations>, Map<Square, Square[]>>('same');
same<ReturnType<typeof game.pieces>, Map<Square, Piece>>('same');
same<ReturnType<typeof game.attackers>, Square[]>('same');
same<typeof game.turn, Color>('same');
same<typeof game.history, Move[]>('same');
same<typeof game.claims, Claim[]>('same');
same<typeof game.tags, Record<string, string>>('same');
same<Move['san'], string>('same');
same<ReturnType<typeof game.redo>, Move | undefined>('same');
same<ReturnType<typeof game.fenAt>, string | undefined>('same');
same<ReturnType<typeof game.repetitions>, number>('same');
same<ReturnType<typeof game.pgn>, string>('same');
same<ReturnType<typeof game.readSan>, Move>('same');
same<ReturnType<typeof api.readSan>, Move>('same');
same<ReturnType<typeof api.chess960>, string>('same');
same<ReturnType<typeof api.parsePgn>, { games: PgnGame[]; errors: PgnError[] }>('same');
same<ReturnType<typeof api.formatPgn>, string>('same');
same<ReturnType<typeof api.Game.fromPgn>, api.Game>('same');
same<typeof game.outcome, Outcome | undefined>('same');
same<ReturnType<typeof game.pass>, Move>('same');
same<ReturnType<typeof game.clone>, api.Game>('same');
same<ReturnType<typeof api.Game.from>, api.Game>('same');

// A subclass gives its own games, if its constructor needs no argument.
class Rated extends api.Game {
  rating = 1500;
}
export const rated: Rated[] = [Rated.from(game), Rated.fromPgn('1. e4 *'), new Rated().clone()];
class Named extends api.Game {
  constructor(readonly name: string) {
    super();
  }
  static override from(from: GameData): Named {
    return Object.assign(new Named(''), api.Game.from(from));
  }
}
export const named: [Named, api.Game] = [Named.from(game), Named.fromPgn('1. e4 *')];
export const detached: api.Game[] = [game].map(api.Game.from);
class Board extends rules.Game {
  flipped = false;
}
export const board: Board = new Board().clone();
same<ReturnType<typeof game.premoves>, Square[]>('same');
same<ReturnType<typeof game.captured>, PieceKind[]>('same');
same<ReturnType<typeof game.hasInsufficientMaterial>, boolean>('same');
same<ReturnType<typeof game.canMate>, CanMate>('same');
same<ReturnType<typeof game.outcomeOnTime>, OutcomeOnTime>('same');
same<typeof game.key, string>('same');
same<typeof game.lastMove, Move | undefined>('same');
same<typeof game.castlingRights, Record<Color, CastlingRights>>('same');
same<typeof game.enPassant, Square | undefined>('same');
same<typeof game.halfmoveClock, number>('same');
same<typeof game.moveNumber, number>('same');
same<typeof game.materialBalance, number>('same');
same<typeof game.line, PgnMove[]>('same');
same<typeof game.result, PgnResult>('same');

// The implementation is what the declarations promise.
export const conforms: typeof api = implementation;

// A move is named by text, by an object, or by a move.
game.apply('e2e4');
game.apply({ from: 'e7', to: 'e8', promotion: 'q' });
for (const move of game.moves()) game.isLegal(move);
const chosen: Promotion | undefined = undefined;
game.isLegal({ from: 'e2', to: 'e4', promotion: chosen });
const options: Options = {};
api.perft(api.STARTING_FEN, 3, options);

api.readSan(api.STARTING_FEN, 'Nf3', { strict: true, chess960: false, language: 'de' });
game.readSan('Nf3', { strict: true, language: 'de' });
game.pgn({ tags: { White: 'A' } });
game.tags = { White: 'A' };

// A game is data, and data is all that a game is made from.
const data: GameData = { ...game };
api.Game.from(data);
api.Game.from(JSON.parse(JSON.stringify(game)));
api.Game.from(structuredClone(game));
api.formatPgn(game);
game.result = '1-0';
const annotation: Annotation = { comment: { text: 'Best by test.', clock: 300_000 }, nags: [1] };
game.annotate(annotation);
game.annotate({ comment: 'Best by test.' });
game.annotate({ comment: null });

// A null move is a kind of move.
const passed: MoveKind = 'pass';
if (game.lastMove?.kind === passed) game.undo();

// The lines of a game, and of data.
for (const visit of api.walk(game)) same<typeof visit, PgnVisit>('same');
const path: PgnPath = api.addLine(data, [0], ['e4', { from: 'e7', to: 'e5', promotion: null }]);
same<ReturnType<typeof api.promoteLine>, PgnPath>('same');
same<ReturnType<typeof api.deleteLine>, void>('same');
api.promoteLine(game, path);

// A board may hand over any text.
const dropped: string = 'e4';
if (api.isSquare(dropped)) game.movesFrom(dropped);
// @ts-expect-error: not known to be a square
game.movesFrom(dropped);

// Every game is a game, and every error an error, of those that are read one by one.
for (const read of api.readPgn('1. e4 *')) {
  if (read instanceof api.PgnError) same<typeof read.code, PgnErrorCode>('same');
  else same<typeof read.moves, PgnMove[]>('same');
}
for await (const read of api.readPgn(new Blob(['1. e4 *']), {
  onProgress: ({ bytes, total }) => bytes / (total ?? 1),
})) {
  if (read instanceof api.PgnError) same<typeof read.code, PgnErrorCode>('same');
  else same<typeof read.moves, PgnMove[]>('same');
}
const parts: AsyncIterable<Uint8Array> = new Blob([]).stream() as unknown as AsyncIterable<Uint8Array>;
const fromParts: AsyncGenerator<unknown> = api.readPgn(parts);
const fromBytes: Generator<unknown> = api.readPgn(new Uint8Array(0));
void [fromParts, fromBytes];
// @ts-expect-error: numbers are no parts
api.readPgn([1, 2]);

// A tree can be made by hand, with no more than it needs.
const entry: PgnMove = { color: 'w', move: null, nags: [], comments: [{ text: '' }], variations: [] };
const result: PgnResult = '1/2-1/2';
api.formatPgn({ tags: {}, start: game.fen, chess960: false, comments: [], moves: [entry], result });

// What must not compile.
// @ts-expect-error: no such result
api.formatPgn({ tags: {}, start: game.fen, chess960: false, comments: [], moves: [], result: '1:0' });
// @ts-expect-error: an evaluation is of one kind
entry.comments[0] = { text: '', evaluation: {} };
// @ts-expect-error: reading is strict or not
game.readSan('Nf3', { strict: 'yes' });
// @ts-expect-error: a tag is text
game.pgn({ tags: { Round: 3 } });
// @ts-expect-error: it cannot be set
game.history = [];
// @ts-expect-error: no such square
game.movesFrom('e9');
// @ts-expect-error: no such square
game.isLegal({ from: 'e2', to: 'e44' });
// @ts-expect-error: not a piece
game.isLegal({ from: 'e7', to: 'e8', promotion: 'x' });
// @ts-expect-error: not a colour
game.attackers('e4', 'white');
// @ts-expect-error: a FEN is text
api.isLegal(game, 'e2e4');
// @ts-expect-error: it cannot be set
game.fen = api.STARTING_FEN;
// @ts-expect-error: it cannot be set
game.lastMove = undefined;
// @ts-expect-error: no such result
game.result = '1:0';
// @ts-expect-error: an annotation is a number
game.annotate({ nags: ['!'] });
// @ts-expect-error: a game starts somewhere
api.Game.from({ tags: {}, line: [] });
// @ts-expect-error: a path is a list of numbers
api.deleteLine(game, 3);
// @ts-expect-error: not the name of a promotion
game.apply({ from: 'e7', to: 'e8', promotion: 'queen' });
// @ts-expect-error: no such option
api.inCheck(api.STARTING_FEN, { variant: 'chess960' });

// A switch over the codes of a problem is checked for completeness.
function field(problem: FenProblem): string {
  switch (problem.field) {
    case 'placement':
    case 'turn':
    case 'castling':
    case 'en-passant':
    case 'halfmove':
    case 'fullmove':
      return problem.field;
    case null:
      return 'text';
  }
}
field({ code: 'too-long', message: '', field: null, squares: [], repaired: false });

// So is a switch over the codes of a refusal: a code that is missing here, or one too many, does not compile.
function severity(code: RefusalCode): 'ask' | 'geometry' | 'castling' | 'king' {
  switch (code) {
    case 'promotion-required':
      return 'ask';
    case 'no-piece':
    case 'not-your-turn':
    case 'own-piece':
    case 'bishop-move':
    case 'rook-move':
    case 'queen-move':
    case 'knight-move':
    case 'king-move':
    case 'pawn-move':
    case 'pawn-first-move':
    case 'pawn-blocked':
    case 'pawn-capture':
    case 'en-passant-late':
    case 'path-blocked':
    case 'promotion-piece':
    case 'promotion-not-due':
      return 'geometry';
    case 'castling-moved':
    case 'castling-blocked':
    case 'castling-in-check':
    case 'castling-through-check':
    case 'castling-into-check':
      return 'castling';
    case 'king-attacked':
    case 'in-check':
    case 'pinned':
      return 'king';
  }
}

// A ruling is told apart by `legal`.
same<ReturnType<typeof api.judge>, Ruling>('same');
same<ReturnType<typeof game.judge>, Ruling>('same');
const ruling = game.judge({ from: 'e7', to: 'e8' }, { language: 'de' });
if (ruling.legal) {
  same<typeof ruling.move, Move>('same');
  same<typeof ruling.after, string>('same');
} else {
  severity(ruling.refusal.code);
  same<typeof ruling.after, undefined>('same');
}
// @ts-expect-error: it is not known yet whether there is a move
ruling.move.uci;
// @ts-expect-error: a game is of one kind from its beginning
game.judge('e2e4', { chess960: true });

// So is one over the codes of a text that names no move.
function explain(code: MoveTextErrorCode): string {
  switch (code) {
    case 'unreadable-move':
    case 'null-move':
    case 'no-such-piece':
    case 'ambiguous-move':
      return code;
  }
}
explain('null-move');
