// The lessons: each article in plain words, a position that shows it, and tasks. goals.js decides whether a task is done,
// from what `chess-arbiter` answers.

/** @import { Goal } from './goals.js' */

/**
 * @typedef {object} Task
 * @property {string} id the name under which it is remembered, unique within the lesson
 * @property {string} text what to do
 * @property {Goal} goal what the module must answer
 * @property {string} solution one move that does it, as UCI text
 * @property {string} [fen] the position, if not that of the lesson
 * @property {string[]} [played] moves that lead from that position to the one on the board, as UCI text
 */

/**
 * @typedef {object} Lesson
 * @property {string} article
 * @property {string} title
 * @property {string} short the title for the list of contents
 * @property {string[]} text paragraphs
 * @property {string} fen the position
 * @property {string[]} [played] moves that lead from there to the position on the board, as UCI text
 * @property {Task[]} tasks
 */

const BLACK_STEPS_TWO = '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1';

/** @type {Lesson[]} */
export const LESSONS = [
  {
    article: '3.1',
    title: 'One square, one piece',
    short: 'Taking',
    text: [
      'You may go to an empty square, or to one where an enemy stands: then you take it, and it leaves the board as part of your move. A square where one of your own pieces stands is closed to you. (Drag the rook onto the bishop, and see.)',
      'A piece attacks a square even if it could not go there now, because its own king would be left in check. Here the knight on d7 may not move at all, and still it guards e5.',
    ],
    fen: '3k4/3n4/6p1/5P2/4K3/8/8/3R2B1 w - - 0 1',
    tasks: [
      {
        id: 'pawn-takes',
        text: 'Take the pawn on g6.',
        goal: { move: { captured: 'p', to: 'g6' } },
        solution: 'f5g6',
      },
      {
        id: 'rook-takes',
        text: 'Take the knight on d7.',
        goal: { move: { captured: 'n', to: 'd7' } },
        solution: 'd1d7',
      },
      {
        id: 'pinned-guard',
        text: 'Try to step onto a square that the knight guards.',
        goal: { refused: 'king-attacked' },
        solution: 'e4e5',
      },
    ],
  },
  {
    article: '3.2',
    title: 'The bishop',
    short: 'Bishop',
    text: [
      'A bishop goes along its diagonals, as far as it likes. So it stays on squares of one colour for the whole game. It is worth about three pawns.',
    ],
    fen: '4k3/p7/1r6/8/3B4/8/7P/6K1 w - - 0 1',
    tasks: [
      {
        id: 'corner',
        text: 'Go to the corner h8 in one move.',
        goal: { move: { piece: 'b', to: 'h8' } },
        solution: 'd4h8',
      },
      {
        id: 'take',
        text: 'Take the rook.',
        goal: { move: { piece: 'b', captured: 'r' } },
        solution: 'd4b6',
      },
      {
        id: 'not-straight',
        text: 'Try to go straight ahead, and be refused.',
        goal: { refused: 'bishop-move' },
        solution: 'd4d6',
      },
    ],
  },
  {
    article: '3.3',
    title: 'The rook',
    short: 'Rook',
    text: [
      'A rook goes along its file or its rank: forwards, backwards or sideways, as far as it likes. It is worth about five pawns.',
    ],
    fen: '4k3/1p6/8/8/1R4n1/8/8/4K3 w - - 0 1',
    tasks: [
      {
        id: 'take',
        text: 'Take the knight along the rank.',
        goal: { move: { piece: 'r', captured: 'n' } },
        solution: 'b4g4',
      },
      {
        id: 'check',
        text: 'Attack the king: give check.',
        goal: { move: { piece: 'r' }, check: true },
        solution: 'b4e4',
      },
      {
        id: 'not-diagonal',
        text: 'Try to go along a diagonal, and be refused.',
        goal: { refused: 'rook-move' },
        solution: 'b4d6',
      },
    ],
  },
  {
    article: '3.4',
    title: 'The queen',
    short: 'Queen',
    text: [
      'A queen goes as a rook or as a bishop does: along her file, her rank or a diagonal. No piece reaches more squares; she is worth about nine pawns. What she cannot do is move like a knight.',
    ],
    fen: '7k/3Q4/6K1/8/6n1/8/3r4/8 w - - 0 1',
    tasks: [
      {
        id: 'like-a-bishop',
        text: 'Move like a bishop, and take the knight.',
        goal: { move: { piece: 'q', captured: 'n' } },
        solution: 'd7g4',
      },
      {
        id: 'like-a-rook',
        text: 'Move like a rook, and give checkmate.',
        goal: { move: { piece: 'q' }, outcome: 'checkmate' },
        solution: 'd7h7',
      },
      {
        id: 'not-like-a-knight',
        text: 'Try to move like a knight, and be refused.',
        goal: { refused: 'queen-move' },
        solution: 'd7e5',
      },
    ],
  },
  {
    article: '3.5',
    title: 'No jumping',
    short: 'No jumping',
    text: [
      'Bishop, rook and queen need a free path. They stop before a piece of their own, and at the latest on the square of the first enemy, which they may take. They never jump over anything.',
    ],
    fen: '3q1rk1/2n2ppp/8/3p4/1B6/8/5PPP/3RQ1K1 w - - 0 1',
    tasks: [
      {
        id: 'blocked',
        text: 'Try to take the queen on d8 with the rook. What is in the way?',
        goal: { refused: 'path-blocked' },
        solution: 'd1d8',
      },
      {
        id: 'take-the-blocker',
        text: 'Take what is in the rook’s way.',
        goal: { move: { piece: 'r', captured: 'p' } },
        solution: 'd1d5',
      },
      {
        id: 'free-path',
        text: 'Find the rook to which a path is free, and take it.',
        goal: { move: { captured: 'r' } },
        solution: 'b4f8',
      },
    ],
  },
  {
    article: '3.6',
    title: 'The knight',
    short: 'Knight',
    text: [
      'A knight goes two squares along a file or a rank and, in the same move, one square to the side. It lands on a square of the other colour each time. It is worth about three pawns, and nothing can stand in its way: it is the one piece that jumps.',
    ],
    fen: 'r3k3/pp3p2/4pb2/3N4/8/8/PPP5/1N2K3 w - - 0 1',
    tasks: [
      {
        id: 'jump',
        text: 'Jump over your pawns to c3.',
        goal: { move: { piece: 'n', to: 'c3', from: 'b1' } },
        solution: 'b1c3',
      },
      {
        id: 'fork',
        text: 'Attack king and rook with one move.',
        goal: { move: { piece: 'n', to: 'c7' }, check: true },
        solution: 'd5c7',
      },
      {
        id: 'not-straight',
        text: 'Try to go any other way, and be refused.',
        goal: { refused: 'knight-move' },
        solution: 'd5d7',
      },
    ],
  },
  {
    article: '3.7a',
    title: 'The pawn steps forward',
    short: 'Pawn step',
    text: [
      'A pawn goes straight ahead, one square at a time. On its first move it may go two instead. Every square that it crosses or lands on must be empty: going straight ahead, a pawn takes nothing.',
    ],
    fen: '4k3/8/8/3p4/3P4/4P3/P4P2/4K3 w - - 0 1',
    tasks: [
      {
        id: 'two',
        text: 'Move a pawn two squares.',
        goal: { move: { kind: 'double-step' } },
        solution: 'a2a4',
      },
      {
        id: 'not-first',
        text: 'Try the same with a pawn that has moved before.',
        goal: { refused: 'pawn-first-move' },
        solution: 'e3e5',
      },
      {
        id: 'blocked',
        text: 'Try to walk into a pawn that is in the way.',
        goal: { refused: 'pawn-blocked' },
        solution: 'd4d5',
      },
    ],
  },
  {
    article: '3.7b',
    title: 'The pawn takes',
    short: 'Pawn capture',
    text: [
      'A pawn takes another way than it walks: one square diagonally ahead. That step is for taking only; with nothing there to take, it is closed.',
    ],
    fen: '4k3/8/8/2p1n3/3P4/5r2/5P2/6K1 w - - 0 1',
    tasks: [
      {
        id: 'take',
        text: 'Take the knight with a pawn.',
        goal: { move: { piece: 'p', captured: 'n' } },
        solution: 'd4e5',
      },
      {
        id: 'nothing-there',
        text: 'Try the diagonal step where nothing is to be taken.',
        goal: { refused: 'pawn-capture' },
        solution: 'f2g3',
      },
      {
        id: 'not-ahead',
        text: 'Try to take the rook straight ahead.',
        goal: { refused: 'pawn-blocked' },
        solution: 'f2f3',
      },
    ],
  },
  {
    article: '3.7c',
    title: 'En passant',
    short: 'En passant',
    text: [
      'Your pawn has come three squares far. Beside it, an enemy pawn makes its double step, and so crosses a square that you could have taken it on. Then you may take it all the same, as if it had gone one square only: “in passing”.',
      'That right lives for one move. Whoever plays something else first has lost it.',
    ],
    fen: BLACK_STEPS_TWO,
    played: ['d7d5'],
    tasks: [
      {
        id: 'take',
        text: 'Black has just moved from d7 to d5. Take that pawn in passing.',
        goal: { move: { kind: 'en-passant' } },
        solution: 'e5d6',
      },
      {
        id: 'late',
        text: 'Now a king’s move by each player lies between. Try it again.',
        goal: { refused: 'en-passant-late' },
        solution: 'e5d6',
        fen: BLACK_STEPS_TWO,
        played: ['d7d5', 'e1e2', 'e8f7'],
      },
      {
        id: 'exposed',
        text: 'Two pawns leave the rank at once. Try it, and see who looks along it.',
        goal: { refused: 'pinned' },
        solution: 'e5d6',
        fen: '4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1',
        played: ['d7d5'],
      },
    ],
  },
  {
    article: '3.7d',
    title: 'Promotion',
    short: 'Promotion',
    text: [
      'A pawn that reaches the far side of the board becomes a queen, a rook, a bishop or a knight, as you choose; that is part of the same move. It does not matter what you still have: you may own a third rook or a second queen.',
    ],
    fen: '1n4k1/P7/8/8/8/8/R6R/1K6 w - - 0 1',
    tasks: [
      {
        id: 'third-rook',
        text: 'You have both rooks. Make a third.',
        goal: { move: { promotion: 'r' } },
        solution: 'a7a8r',
      },
      {
        id: 'take-and-promote',
        text: 'Take the knight, and make a queen in the same move.',
        goal: { move: { captured: 'n', promotion: 'q' } },
        solution: 'a7b8q',
      },
      {
        id: 'not-a-queen',
        text: 'A queen is not always best: promote so that king and queen are attacked at once.',
        goal: { move: { promotion: 'n' }, check: true },
        solution: 'f7f8n',
        fen: '8/3q1P1k/8/8/8/8/8/K7 w - - 0 1',
      },
    ],
  },
  {
    article: '3.8a',
    title: 'The king steps',
    short: 'King step',
    text: [
      'A king goes one square in any direction, but never to a square where it could be taken. So it may take only what nobody guards, and the two kings never stand side by side.',
    ],
    fen: 'k7/8/8/5p2/r7/4K3/3n4/8 w - - 0 1',
    tasks: [
      {
        id: 'take',
        text: 'Take the piece that nobody guards.',
        goal: { move: { piece: 'k', captured: 'n' } },
        solution: 'e3d2',
      },
      {
        id: 'attacked',
        text: 'Try to step onto a square that is attacked. From where?',
        goal: { refused: 'king-attacked' },
        solution: 'e3f3',
      },
      {
        id: 'one-square',
        text: 'Try to go two squares at once.',
        goal: { refused: 'king-move' },
        solution: 'e3e5',
      },
    ],
  },
  {
    article: '3.8b',
    title: 'Castling',
    short: 'Castling',
    text: [
      'Once in a game, king and rook may move together: the king goes two squares towards the rook, and the rook is lifted over it to the square that the king has crossed. Move the king first; the board brings the rook.',
      'Neither of the two may have moved before, and nothing may stand between them. And the king may not castle out of check, across an attacked square, or into check.',
    ],
    fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
    tasks: [
      {
        id: 'kingside',
        text: 'Castle to the nearer rook.',
        goal: { move: { kind: 'castle-kingside' } },
        solution: 'e1g1',
      },
      {
        id: 'queenside',
        text: 'Castle to the farther rook.',
        goal: { move: { kind: 'castle-queenside' } },
        solution: 'e1c1',
      },
      {
        id: 'through-check',
        text: 'Only one side is open now. Try the other, and see why.',
        goal: { refused: 'castling-through-check' },
        solution: 'e1g1',
        fen: '3k1r2/ppp3pp/8/8/8/8/PPP3PP/R3K2R w KQ - 0 1',
      },
      {
        id: 'moved',
        text: 'The rook from h1 has been to g1 and back. Try to castle with it.',
        goal: { refused: 'castling-moved' },
        solution: 'e1g1',
        fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
        played: ['h1g1', 'a7a6', 'g1h1', 'a6a5'],
      },
    ],
  },
  {
    article: '3.9',
    title: 'Check',
    short: 'Check',
    text: [
      'A king that is attacked is in check, even by a piece that could not move without exposing its own king. A check must be answered at once: take the piece that gives it, put something in between, or move the king away.',
      'For the same reason no move may open a line to one’s own king. A piece that stands on such a line is pinned.',
    ],
    fen: '6k1/8/8/8/1B6/8/5PPP/4r1K1 w - - 0 1',
    tasks: [
      {
        id: 'only-move',
        text: 'You are in check. Find the only move that answers it.',
        goal: { move: { piece: 'b', captured: 'r' } },
        solution: 'b4e1',
      },
      {
        id: 'double-check',
        text: 'Two pieces give check at once. Find a move that answers both.',
        goal: { move: { color: 'w' } },
        solution: 'e1f2',
        fen: '4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1',
      },
      {
        id: 'pinned',
        text: 'Make the arbiter say that a piece is pinned.',
        goal: { refused: 'pinned' },
        solution: 'e2c4',
        fen: '4k3/4r3/8/8/8/8/P3B3/4K3 w - - 0 1',
      },
    ],
  },
];

/**
 * The position in which a task begins, and the moves that led to it.
 *
 * @param {Lesson} lesson
 * @param {Task} task
 */
export function startOf(lesson, task) {
  const { fen, played = [] } = task.fen === undefined ? lesson : task;
  return { fen: fen ?? lesson.fen, played };
}
