// The lessons: for each a position that shows it, and tasks. goals.js decides whether a task is done, from what
// `chess-arbiter` answers. Their texts are in `www/src/words/lessons`, a file a language.

import { STARTING_FEN } from 'chess-arbiter/rules';

/** @import { Goal } from './goals.js' */

/**
 * @typedef {object} Task
 * @property {string} id the name under which it is remembered, unique within the lesson
 * @property {Goal} goal what the module must answer
 * @property {string} solution one move that does it, as UCI text
 * @property {string} [fen] the position, if not that of the lesson
 * @property {string[]} [played] moves that lead from that position to the one on the board, as UCI text
 */

/**
 * @typedef {object} Lesson
 * @property {string} id the number of the article, or a word for a lesson of the first chapter; the address leads to it
 * @property {string} fide the articles of the FIDE Laws of Chess of 2023 that say the same
 * @property {string} fen the position
 * @property {string[]} [played] moves that lead from there to the position on the board, as UCI text
 * @property {Task[]} tasks
 */

const BLACK_STEPS_TWO = '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1';

/** What comes before the laws of moving: for somebody who knows nothing. @type {Lesson[]} */
export const FIRST_STEPS = [
  {
    id: 'board',
    fide: '2.1, 2.4',
    fen: '6k1/8/8/8/8/8/1R6/4K3 w - - 0 1',
    tasks: [
      { id: 'file', goal: { move: { piece: 'r', to: 'b7' } }, solution: 'b2b7' },
      { id: 'rank', goal: { move: { piece: 'r', to: 'f2' } }, solution: 'b2f2' },
      { id: 'closed', goal: { refused: 'rook-move' }, solution: 'b2d5' },
    ],
  },
  {
    id: 'men',
    fide: '2.2, 2.3',
    fen: STARTING_FEN,
    tasks: [
      { id: 'pawn', goal: { move: { piece: 'p' } }, solution: 'e2e4' },
      { id: 'knight', goal: { move: { piece: 'n' } }, solution: 'g1f3' },
      { id: 'shut-in', goal: { refused: 'path-blocked' }, solution: 'a1a4' },
    ],
  },
  {
    id: '1.2',
    fide: '1.2',
    fen: STARTING_FEN,
    tasks: [
      { id: 'white-begins', goal: { refused: 'not-your-turn' }, solution: 'e7e5' },
      { id: 'black-answers', goal: { move: { color: 'b' } }, solution: 'e7e5', played: ['e2e4'] },
      { id: 'not-twice', goal: { refused: 'not-your-turn' }, solution: 'd2d4', played: ['e2e4'] },
    ],
  },
  {
    id: 'mate',
    fide: '1.4.1, 5.1.1',
    fen: 'k7/7R/8/8/8/8/8/K5R1 w - - 0 1',
    tasks: [
      { id: 'check', goal: { move: { piece: 'r' }, check: true }, solution: 'h7h8' },
      { id: 'mate', goal: { move: { piece: 'r' }, outcome: 'checkmate' }, solution: 'g1g8' },
      { id: 'no-way-out', goal: { refused: 'king-attacked' }, solution: 'a8a7', played: ['g1g8'] },
    ],
  },
  {
    id: 'stalemate',
    fide: '5.2.1',
    fen: '7k/2Q5/5K2/8/8/8/8/8 w - - 0 1',
    tasks: [
      { id: 'stalemate', goal: { move: { piece: 'q' }, outcome: 'stalemate' }, solution: 'c7f7' },
      { id: 'mate', goal: { move: { piece: 'q' }, outcome: 'checkmate' }, solution: 'c7g7' },
    ],
  },
];

/** The laws of moving, 3.1 to 3.9. @type {Lesson[]} */
export const LAWS = [
  {
    id: '3.1',
    fide: '3.1, 3.1.1, 3.1.3',
    fen: '4k3/8/8/3p4/8/8/8/K2R2B1 w - - 0 1',
    tasks: [
      {
        id: 'empty',
        goal: { move: { piece: 'r', captured: undefined } },
        solution: 'd1d4',
      },
      {
        id: 'rook-takes',
        goal: { move: { piece: 'r', captured: 'p' } },
        solution: 'd1d5',
      },
      {
        id: 'pinned-guard',
        goal: { refused: 'king-attacked' },
        solution: 'e4e5',
        fen: '3k4/3n4/6p1/5P2/4K3/8/8/3R2B1 w - - 0 1',
      },
    ],
  },
  {
    id: '3.2',
    fide: '3.2',
    fen: '4k3/p7/1r6/8/3B4/8/7P/6K1 w - - 0 1',
    tasks: [
      {
        id: 'corner',
        goal: { move: { piece: 'b', to: 'h8' } },
        solution: 'd4h8',
      },
      {
        id: 'take',
        goal: { move: { piece: 'b', captured: 'r' } },
        solution: 'd4b6',
      },
      {
        id: 'not-straight',
        goal: { refused: 'bishop-move' },
        solution: 'd4d6',
      },
    ],
  },
  {
    id: '3.3',
    fide: '3.3',
    fen: '4k3/1p6/8/8/1R4n1/8/8/4K3 w - - 0 1',
    tasks: [
      {
        id: 'take',
        goal: { move: { piece: 'r', captured: 'n' } },
        solution: 'b4g4',
      },
      {
        id: 'check',
        goal: { move: { piece: 'r' }, check: true },
        solution: 'b4e4',
      },
      {
        id: 'not-diagonal',
        goal: { refused: 'rook-move' },
        solution: 'b4d6',
      },
    ],
  },
  {
    id: '3.4',
    fide: '3.4',
    fen: '7k/8/6K1/8/4n3/8/8/1Q6 w - - 0 1',
    tasks: [
      {
        id: 'like-a-bishop',
        goal: { move: { piece: 'q', captured: 'n' } },
        solution: 'b1e4',
      },
      {
        id: 'like-a-rook',
        goal: { move: { piece: 'q' }, outcome: 'checkmate' },
        solution: 'b1b8',
      },
      {
        id: 'not-like-a-knight',
        goal: { refused: 'queen-move' },
        solution: 'b1c3',
      },
    ],
  },
  {
    id: '3.5',
    fide: '3.5',
    fen: '3q1rk1/2n2ppp/8/3p4/1B6/8/5PPP/3RQ1K1 w - - 0 1',
    tasks: [
      {
        id: 'blocked',
        goal: { refused: 'path-blocked' },
        solution: 'd1d8',
      },
      {
        id: 'take-the-blocker',
        goal: { move: { piece: 'r', captured: 'p' } },
        solution: 'd1d5',
      },
      {
        id: 'free-path',
        goal: { move: { captured: 'r' } },
        solution: 'b4f8',
      },
    ],
  },
  {
    id: '3.6',
    fide: '3.6',
    fen: 'r3k3/pp3p2/4pb2/3N4/8/8/PPP5/1N2K3 w - - 0 1',
    tasks: [
      {
        id: 'jump',
        goal: { move: { piece: 'n', to: 'c3', from: 'b1' } },
        solution: 'b1c3',
      },
      {
        id: 'fork',
        goal: { move: { piece: 'n', to: 'c7' }, check: true },
        solution: 'd5c7',
      },
      {
        id: 'not-straight',
        goal: { refused: 'knight-move' },
        solution: 'd5d7',
      },
    ],
  },
  {
    id: '3.7a',
    fide: '3.7.1, 3.7.2',
    fen: '4k3/8/8/3p4/3P4/4P3/P4P2/4K3 w - - 0 1',
    tasks: [
      {
        id: 'two',
        goal: { move: { kind: 'double-step' } },
        solution: 'a2a4',
      },
      {
        id: 'not-first',
        goal: { refused: 'pawn-first-move' },
        solution: 'e3e5',
      },
      {
        id: 'blocked',
        goal: { refused: 'pawn-blocked' },
        solution: 'd4d5',
      },
    ],
  },
  {
    id: '3.7b',
    fide: '3.7.3',
    fen: '4k3/8/8/2p1n3/3P4/5r2/5P2/6K1 w - - 0 1',
    tasks: [
      {
        id: 'take',
        goal: { move: { piece: 'p', captured: 'n' } },
        solution: 'd4e5',
      },
      {
        id: 'nothing-there',
        goal: { refused: 'pawn-capture' },
        solution: 'f2g3',
      },
      {
        id: 'not-ahead',
        goal: { refused: 'pawn-blocked' },
        solution: 'f2f3',
      },
    ],
  },
  {
    id: '3.7c',
    fide: '3.7.3.1, 3.7.3.2',
    fen: BLACK_STEPS_TWO,
    played: ['d7d5'],
    tasks: [
      {
        id: 'take',
        goal: { move: { kind: 'en-passant' } },
        solution: 'e5d6',
      },
      {
        id: 'late',
        goal: { refused: 'en-passant-late' },
        solution: 'e5d6',
        fen: BLACK_STEPS_TWO,
        played: ['d7d5', 'e1e2', 'e8f7'],
      },
      {
        id: 'exposed',
        goal: { refused: 'pinned' },
        solution: 'e5d6',
        fen: '4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1',
        played: ['d7d5'],
      },
    ],
  },
  {
    id: '3.7d',
    fide: '3.7.3.3, 3.7.3.4',
    fen: '1n4k1/P7/8/8/8/8/R6R/1K6 w - - 0 1',
    tasks: [
      {
        id: 'third-rook',
        goal: { move: { promotion: 'r' } },
        solution: 'a7a8r',
      },
      {
        id: 'take-and-promote',
        goal: { move: { captured: 'n', promotion: 'q' } },
        solution: 'a7b8q',
      },
      {
        id: 'not-a-queen',
        goal: { move: { promotion: 'n' }, check: true },
        solution: 'f7f8n',
        fen: '8/3q1P1k/8/8/8/8/8/K7 w - - 0 1',
      },
    ],
  },
  {
    id: '3.8a',
    fide: '3.8.1',
    fen: 'k7/8/8/5p2/r7/4K3/3n4/8 w - - 0 1',
    tasks: [
      {
        id: 'take',
        goal: { move: { piece: 'k', captured: 'n' } },
        solution: 'e3d2',
      },
      {
        id: 'attacked',
        goal: { refused: 'king-attacked' },
        solution: 'e3f3',
      },
      {
        id: 'one-square',
        goal: { refused: 'king-move' },
        solution: 'e3e5',
      },
    ],
  },
  {
    id: '3.8b',
    fide: '3.8.2',
    fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
    tasks: [
      {
        id: 'kingside',
        goal: { move: { kind: 'castle-kingside' } },
        solution: 'e1g1',
      },
      {
        id: 'queenside',
        goal: { move: { kind: 'castle-queenside' } },
        solution: 'e1c1',
      },
      {
        id: 'through-check',
        goal: { refused: 'castling-through-check' },
        solution: 'e1g1',
        fen: '3k1r2/ppp3pp/8/8/8/8/PPP3PP/R3K2R w KQ - 0 1',
      },
      {
        id: 'moved',
        goal: { refused: 'castling-moved' },
        solution: 'e1g1',
        fen: 'r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1',
        played: ['h1g1', 'a7a6', 'g1h1', 'a6a5'],
      },
    ],
  },
  {
    id: '3.9',
    fide: '3.9.1, 3.9.2',
    fen: '6k1/8/8/8/1B6/8/5PPP/4r1K1 w - - 0 1',
    tasks: [
      {
        id: 'only-move',
        goal: { move: { piece: 'b', captured: 'r' } },
        solution: 'b4e1',
      },
      {
        id: 'double-check',
        goal: { move: { color: 'w' } },
        solution: 'e1f2',
        fen: '4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1',
      },
      {
        id: 'pinned',
        goal: { refused: 'pinned' },
        solution: 'e2c4',
        fen: '4k3/4r3/8/8/8/8/P3B3/4K3 w - - 0 1',
      },
    ],
  },
];

export const LESSONS = [...FIRST_STEPS, ...LAWS];

/**
 * The number of the article that a lesson is about; those of the first chapter are about none of these laws.
 *
 * @param {Lesson} lesson
 * @returns {string | undefined}
 */
export function articleOf({ id }) {
  return id.startsWith('3') ? id : undefined;
}

/**
 * The position in which a task begins, and the moves that led to it.
 *
 * @param {Lesson} lesson
 * @param {Task} task
 */
export function startOf(lesson, task) {
  const own = task.fen === undefined ? lesson : task;
  return { fen: task.fen ?? lesson.fen, played: task.played ?? own.played ?? [] };
}
