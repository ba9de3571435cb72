// The facade compared with chess.js 1.4.0: random games, every answer the same. What differs on purpose is in the table of
// docs/from-chess.js.md, and has its test in differences.test.js.
//
//   FACADE_POSITIONS=100000 node --test tests/js/chess.js/differential.test.js
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess as Theirs } from 'chess.js';
import { Chess } from 'chess-arbiter/chess.js';
import { choose, randomNumbers, STARTS } from '../support/positions.js';

const POSITIONS = Number(process.env.FACADE_POSITIONS ?? 1_500);

/** @import { Square } from 'chess-arbiter' */

const SQUARES = /** @type {Square[]} */ (
  [...'87654321'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank))
);
const KINDS = /** @type {const} */ (['p', 'n', 'b', 'r', 'q', 'k']);
const COLORS = /** @type {const} */ (['w', 'b']);

/** The questions that have an answer without arguments. */
const QUESTIONS = /** @type {const} */ ([
  'fen',
  'turn',
  'moveNumber',
  'isCheck',
  'inCheck',
  'isCheckmate',
  'isStalemate',
  'isInsufficientMaterial',
  'isDrawByFiftyMoves',
  'isThreefoldRepetition',
  'isDraw',
  'isGameOver',
  'board',
  'ascii',
  'hash',
  'getComment',
]);

/**
 * Plain objects of moves, so that their classes do not matter.
 *
 * @param {any} move
 * @returns {any}
 */
const plain = (move) => (Array.isArray(move) ? move.map(plain) : move && { ...move });

/**
 * The questions about a position, each with its answers.
 *
 * @param {any} chess
 * @param {Square} square
 */
const answersOn = (chess, square) => ({
  ...Object.fromEntries(QUESTIONS.map((question) => [question, chess[question]()])),
  forced: chess.fen({ forceEnpassantSquare: true }),
  get: chess.get(square),
  rights: COLORS.map((color) => chess.getCastlingRights(color)),
  attackers: [chess.attackers(square), ...COLORS.map((color) => chess.attackers(square, color))],
  isAttacked: COLORS.map((color) => chess.isAttacked(square, color)),
  pieces: COLORS.flatMap((color) => KINDS.map((type) => chess.findPiece({ type, color }))),
  headers: chess.getHeaders(),
});

/**
 * @param {any} chess
 * @param {Square} square
 * @param {string} piece
 */
const movesOf = (chess, square, piece) => ({
  moves: chess.moves(),
  verbose: plain(chess.moves({ verbose: true })),
  ofPiece: chess.moves({ piece }),
  fromSquare: plain(chess.moves({ square, verbose: true })),
  ofPieceVerbose: plain(chess.moves({ piece, verbose: true })),
});

/**
 * What is asked of a whole game. Where a comment is broken, chess.js leaves a space out before the move.
 *
 * @param {any} chess
 */
const gameOf = (chess) => ({
  history: chess.history(),
  verbose: plain(chess.history({ verbose: true })),
  pgn: chess.pgn(),
  narrow: chess
    .pgn({ maxWidth: 40, newline: '|' })
    .replace(chess.getComments().length > 0 ? /[ |]/g : '', ''),
  comments: chess.getComments(),
  order: Object.keys(chess.header()),
});

test(`${POSITIONS} positions of random games have the same answers`, () => {
  const random = randomNumbers();
  for (let seen = 0; seen < POSITIONS; ) {
    const fen = choose(STARTS, random);
    const [ours, theirs] = [new Chess(fen), new Theirs(fen)];
    for (let ply = 0; ply < 80 && seen < POSITIONS; ply += 1) {
      const square = choose(SQUARES, random);
      const piece = choose(KINDS, random);
      const told = `${theirs.pgn()} after ${fen}`;
      assert.deepEqual(answersOn(ours, square), answersOn(theirs, square), told);
      const list = movesOf(theirs, square, piece);
      assert.deepEqual(movesOf(ours, square, piece), list, told);
      seen += 1;
      if (list.moves.length === 0) break;
      const { from, to, promotion, san, lan } = choose(list.verbose, random);
      const named = choose([san, lan, { from, to, promotion }], random);
      assert.deepEqual(plain(ours.move(named)), plain(theirs.move(named)), told);
      if (random(10) === 0)
        for (const chess of [ours, theirs]) chess.setComment(`comment ${ply} of the game`);
      if (random(10) === 0) assert.deepEqual(plain(ours.undo()), plain(theirs.undo()));
      if (random(30) === 0) assert.deepEqual(gameOf(ours), gameOf(theirs));
    }
    assert.deepEqual(gameOf(ours), gameOf(theirs));
  }
});
