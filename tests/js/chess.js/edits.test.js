// Boards that are set up, compared with chess.js 1.4.0: kings missing, rights given and taken, any order of edits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess as Theirs } from 'chess.js';
import { Chess } from 'chess-arbiter/chess.js';
import { choose, randomNumbers, STARTS } from '../support/positions.js';

const EDITS = Number(process.env.FACADE_POSITIONS ?? 1_500);

/** @import { Square } from 'chess-arbiter' */

const SQUARES = /** @type {Square[]} */ (
  [...'87654321'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank))
);
const KINDS = /** @type {const} */ (['p', 'n', 'b', 'r', 'q', 'k']);
const COLORS = /** @type {const} */ (['w', 'b']);

/**
 * What can be asked of any board.
 *
 * @param {any} chess
 * @param {Square} square
 */
const boardOf = (chess, square) => ({
  fen: chess.fen(),
  board: chess.board(),
  ascii: chess.ascii(),
  get: chess.get(square),
  turn: chess.turn(),
  attackers: COLORS.map((color) => chess.attackers(square, color)),
  isAttacked: COLORS.map((color) => chess.isAttacked(square, color)),
  isCheck: chess.isCheck(),
  rights: COLORS.map((color) => chess.getCastlingRights(color)),
  kings: COLORS.map((color) => chess.findPiece({ type: 'k', color })),
  headers: chess.getHeaders(),
  history: chess.history(),
});

/**
 * Whether moves can be made in both: no piece too many, no pawn where none can stand, no king that can be taken.
 *
 * @param {any} theirs
 */
function canBePlayed(theirs) {
  const pieces = COLORS.map((color) => KINDS.flatMap((type) => theirs.findPiece({ type, color })).length);
  const pawns = COLORS.flatMap((color) => theirs.findPiece({ type: 'p', color }));
  const [us, them] = theirs.turn() === 'w' ? COLORS : [...COLORS].reverse();
  const [king] = theirs.findPiece({ type: 'k', color: them });
  return (
    Math.max(...pieces) <= 15 &&
    pawns.every((/** @type {string} */ pawn) => !'18'.includes(/** @type {string} */ (pawn[1]))) &&
    (!king || !theirs.isAttacked(king, us))
  );
}

/** @param {any} chess */
const movesOf = (chess) => ({
  moves: chess.moves(),
  verbose: chess.moves({ verbose: true }).map((/** @type {object} */ move) => ({ ...move })),
  isCheckmate: chess.isCheckmate(),
  isStalemate: chess.isStalemate(),
});

/** Each edit, with arguments that are drawn. @type {((random: (below: number) => number) => [string, ...any[]])[]} */
const EDITS_OF = [
  (random) => [
    'put',
    { type: choose(KINDS, random), color: choose(COLORS, random) },
    choose(SQUARES, random),
  ],
  (random) => [
    'put',
    { type: choose(['k', 'r'], random), color: choose(COLORS, random) },
    choose(['e1', 'h1', 'a1', 'e8', 'a8', 'h8'], random),
  ],
  (random) => ['remove', choose(SQUARES, random)],
  (random) => [
    'setCastlingRights',
    choose(COLORS, random),
    choose([{ k: true }, { q: true }, { k: false }, { k: true, q: false }], random),
  ],
];

/**
 * What an edit returns, or what it throws.
 *
 * @param {any} chess
 * @param {[string, ...any[]]} edit
 */
function outcomeOf(chess, [name, ...args]) {
  try {
    return chess[name](...args);
  } catch (error) {
    return /** @type {Error} */ (error).message;
  }
}

test(`${EDITS} edits of boards have the same effect`, () => {
  const random = randomNumbers(7);
  for (let seen = 0, played = 0; seen < EDITS || played < EDITS / 4; ) {
    const fen = choose(STARTS, random);
    const [ours, theirs] = [new Chess(fen), new Theirs(fen)];
    if (random(2) === 0) for (const chess of [ours, theirs]) chess.clear();
    /** @type {string[]} */
    const edits = [];
    for (let count = 0; count < 25; count += 1) {
      const edit = choose(EDITS_OF, random)(random);
      const square = choose(SQUARES, random);
      edits.push(JSON.stringify(edit));
      const told = `${edits.join(' ')} on ${fen}`;
      assert.deepEqual(outcomeOf(ours, edit), outcomeOf(theirs, edit), told);
      assert.deepEqual(boardOf(ours, square), boardOf(theirs, square), told);
      seen += 1;
      if (random(3) > 0 || !canBePlayed(theirs)) continue;
      played += 1;
      assert.deepEqual(movesOf(ours), movesOf(theirs), told);
    }
  }
});

test('whose turn it is can be set on any board, but not in check', () => {
  for (const fen of [
    '8/8/8/8/8/8/8/8 w - - 0 1',
    '8/8/8/8/8/8/8/K7 w - - 3 7',
    'k7/8/8/8/8/8/8/K6R b - - 3 7',
    'k7/8/8/8/8/8/8/R6K b - - 3 7',
    'K6K/8/8/8/8/8/8/8 w - - 0 1',
    'P7/8/8/8/8/8/8/k6K b - - 0 1',
  ])
    for (const color of COLORS) {
      const [ours, theirs] = [Chess, Theirs].map((Class) => new Class(fen, { skipValidation: true }));
      for (const edit of /** @type {[string, ...any[]][]} */ ([
        ['setTurn', color],
        ['setTurn', 'w'],
      ])) {
        assert.deepEqual(outcomeOf(ours, edit), outcomeOf(theirs, edit), fen);
        assert.deepEqual(boardOf(ours, 'a1'), boardOf(theirs, 'a1'), fen);
      }
      assert.deepEqual({ ...ours?.undo() }, { ...theirs?.undo() });
      assert.equal(ours?.fen(), theirs?.fen());
    }
});

test('whatever is done with whatever board, an error is one of chess.js', () => {
  const random = randomNumbers(21);
  const square = () => choose(SQUARES, random);
  const text = () =>
    choose(
      ['O-O', 'O-O-O', '--', `N${square()}`, `K${square()}`, square() + square(), `${square()}=Q`, 'e1h1'],
      random,
    );
  /** @type {((chess: Chess) => unknown)[]} */
  const steps = [
    (chess) => chess.move(text(), { strict: random(4) === 0 }),
    (chess) => chess.move({ from: square(), to: square(), promotion: choose(KINDS, random) }),
    (chess) => chess.move(chess.moves()[0] ?? '--'),
    (chess) => chess.undo(),
    (chess) => chess.setTurn(choose(COLORS, random)),
    (chess) => chess.remove(square()),
    (chess) => chess.put({ type: choose(KINDS, random), color: choose(COLORS, random) }, square()),
    (chess) => [chess.pgn(), chess.history({ verbose: true }), chess.moves({ verbose: true }), chess.hash()],
    (chess) => [chess.isGameOver(), chess.isThreefoldRepetition(), chess.perft(1), chess.attackers(square())],
    (chess) => new Chess().loadPgn(chess.pgn()),
  ];
  let refused = 0;
  for (let board = 0; board < 400; board += 1) {
    const chess = new Chess();
    chess.clear();
    for (let pieces = random(24); pieces > 0; pieces -= 1)
      chess.put({ type: choose(KINDS, random), color: choose(COLORS, random) }, square());
    for (let count = 0; count < 12; count += 1) {
      try {
        choose(steps, random)(chess);
      } catch (error) {
        assert.match(String(error), /^Error: (?:Invalid (?:move|FEN|PGN)|Null move not allowed)/);
        refused += 1;
      }
    }
  }
  assert(refused > 100);
});
