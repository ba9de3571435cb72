// The types of the package, as a type checker sees them: this file is checked, never run.
import type {
  Color,
  FenProblem,
  Move,
  Options,
  Outcome,
  Piece,
  Promotion,
  RefusalCode,
  Ruling,
  Square,
} from 'chess-arbiter';
import * as api from 'chess-arbiter';
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
same<ReturnType<typeof game.apply>, Move>('same');
same<ReturnType<typeof game.undo>, Move | undefined>('same');
same<ReturnType<typeof game.destinations>, Map<Square, Square[]>>('same');
same<ReturnType<typeof game.pieces>, Map<Square, Piece>>('same');
same<ReturnType<typeof game.attackers>, Square[]>('same');
same<typeof game.turn, Color>('same');
same<typeof game.outcome, Outcome | undefined>('same');

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

// What must not compile.
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
const ruling = game.judge({ from: 'e7', to: 'e8' }, { locale: 'de' });
if (ruling.legal) same<typeof ruling.move, Move>('same');
else severity(ruling.refusal.code);
// @ts-expect-error: it is not known yet whether there is a move
ruling.move.uci;
// @ts-expect-error: a game is of one kind from its beginning
game.judge('e2e4', { chess960: true });
