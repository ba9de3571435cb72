// The types of the facade beside those of chess.js: this file is checked, never run.
import * as theirs from 'chess.js';
import * as ours from 'chess-arbiter/chess.js';
import * as implementation from '../../pkg/chess.js/all.js';

/** Compiles only if the two types are the same. */
function same<A, B>(_: [A] extends [B] ? ([B] extends [A] ? 'same' : never) : never): void {}

/** What can be asked of an object from outside: a class with private fields is like no other. */
type Public<T> = Pick<T, keyof T>;

// What is data is the same in both.
same<ours.Color, theirs.Color>('same');
same<ours.Square, theirs.Square>('same');
same<ours.PieceSymbol, theirs.PieceSymbol>('same');
same<ours.Piece, theirs.Piece>('same');
same<typeof ours.SQUARES, typeof theirs.SQUARES>('same');
same<typeof ours.SEVEN_TAG_ROSTER, typeof theirs.SEVEN_TAG_ROSTER>('same');
same<typeof ours.validateFen, typeof theirs.validateFen>('same');
same<typeof ours.xoroshiro128, typeof theirs.xoroshiro128>('same');
same<Pick<ours.Move, keyof theirs.Move>, Public<theirs.Move>>('same');
same<Parameters<ours.Chess['move']>, Parameters<theirs.Chess['move']>>('same');
same<ReturnType<ours.Chess['board']>, ReturnType<theirs.Chess['board']>>('same');
same<ReturnType<ours.Chess['getComments']>, ReturnType<theirs.Chess['getComments']>>('same');
same<ConstructorParameters<typeof ours.Chess>, ConstructorParameters<typeof theirs.Chess>>('same');

// Nothing that chess.js exports is missing, and each of its methods takes and gives the same.
export const all: {
  [name in Exclude<keyof typeof theirs, 'Chess' | 'Move' | 'default'>]: (typeof theirs)[name];
} = ours;
const chess = new ours.Chess(ours.DEFAULT_POSITION, { skipValidation: true });
export const asTheirs: Omit<Public<theirs.Chess>, 'moves' | 'move' | 'undo' | 'history'> = chess;
export const asOurs: Pick<
  ours.Chess,
  'load' | 'fen' | 'put' | 'get' | 'board' | 'loadPgn' | 'pgn' | 'attackers'
> = new theirs.Chess();

// The forms of `moves` and `history`.
same<ReturnType<typeof chess.move>, ours.Move>('same');
const sans: string[] = chess.moves();
const moves: ours.Move[] = chess.moves({ square: 'e2', verbose: true });
const history: ours.Move[] = chess.history({ verbose: true });
const either: string[] | ours.Move[] = chess.moves({ verbose: sans.length > 0, piece: 'n' });
export const lists = [sans, moves, history, either];

// A move of one is a move of the other.
export const move: Public<theirs.Move> = chess.move('e4');
chess.move(move);
chess.move({ from: 'e7', to: 'e8', promotion: 'q' });
chess.move(null);

// What an error carries.
try {
  chess.move('Ke4');
} catch (error) {
  const { refusal, code } = error as ours.RefusedError;
  export_(refusal?.article, code);
}
function export_(..._: unknown[]): void {}

// The implementation is what the declarations promise.
export const made: Pick<
  ours.Chess,
  Exclude<keyof ours.Chess, 'moves' | 'history' | 'move' | 'undo'>
> = new implementation.Chess();

// What must not compile.
// @ts-expect-error: no such square
chess.get('e9');
// @ts-expect-error: no such piece
chess.put({ type: 'x', color: 'w' }, 'e4');
// @ts-expect-error: moves come from a game
new ours.Move();
