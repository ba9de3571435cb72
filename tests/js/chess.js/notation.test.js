// Moves and FENs as text, compared with chess.js 1.4.0: what one accepts means the same to the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Chess as Theirs, validateFen as theirValidateFen } from 'chess.js';
import { Chess, validateFen } from 'chess-arbiter/chess.js';
import { choose, randomNumbers, STARTS } from '../support/positions.js';

/** Ways to write a move, from its description. @type {((move: import('chess.js').Move) => string)[]} */
const SPELLINGS = [
  ({ san }) => san,
  ({ san }) => `${san}!?`,
  ({ san }) => san.replace(/[+#]$/, ''),
  ({ san }) => san.replace('=', ''),
  ({ san }) => san.replace('x', ''),
  ({ san }) => san.replaceAll('O', '0'),
  ({ lan }) => lan,
  ({ lan }) => `${lan.slice(0, 2)}-${lan.slice(2)}`,
  ({ lan, piece }) => piece.toUpperCase() + lan,
  ({ from, to, piece, promotion = '' }) => `${piece.toUpperCase()}${from}x${to}${promotion}`,
  ({ from, to, piece, promotion = '' }) => `${piece.toUpperCase()}${from[0]}${to}${promotion}`,
  // A pawn is not described by its rank alone.
  ({ from, to, piece, promotion = '' }) =>
    `${piece.toUpperCase()}${piece === 'p' ? from : from[1]}x${to}${promotion}`,
  ({ to, piece }) => `${piece.toUpperCase()}${to}`,
  ({ san }) => `${san}#`,
  ({ san }) => san.toLowerCase(),
  ({ to }) => to,
  ({ san }) => `x${san}`,
];

/**
 * The move that a text makes, or `undefined`.
 *
 * @param {any} chess
 * @param {any} move
 * @param {boolean} strict
 */
function made(chess, move, strict) {
  try {
    const { lan } = chess.move(move, { strict });
    chess.undo();
    return lan;
  } catch (error) {
    assert.match(/** @type {Error} */ (error).message, /^Invalid move: /);
    return undefined;
  }
}

test('a text that chess.js accepts makes the same move, and strictly the same texts are accepted', () => {
  const random = randomNumbers(3);
  const [accepted, more] = [new Set(), new Set()];
  for (const fen of STARTS) {
    const [ours, theirs] = [new Chess(fen), new Theirs(fen)];
    for (let ply = 0; ply < 12; ply += 1) {
      const moves = theirs.moves({ verbose: true });
      if (moves.length === 0) break;
      for (let count = 0; count < 12; count += 1) {
        const move = choose(moves, random);
        const spelling = choose(SPELLINGS, random);
        const text = spelling(move);
        const told = `${text} in ${theirs.fen()}`;
        assert.equal(made(ours, text, true), made(theirs, text, true), `strictly ${told}`);
        const [our, their] = [made(ours, text, false), made(theirs, text, false)];
        if (their === undefined) {
          if (our !== undefined) more.add(String(spelling));
        } else if (our === undefined) {
          // Where chess.js takes the first move that fits.
          const isUnclear = ({ code = '', refusal = { code: '' } }) =>
            code === 'ambiguous-move' || refusal?.code === 'promotion-required';
          assert.throws(() => ours.move(text), isUnclear, told);
        } else assert.equal(our, their, told);
        if (their !== undefined) accepted.add(String(spelling));
      }
      const { san } = choose(moves, random);
      ours.move(san);
      theirs.move(san);
    }
  }
  assert(accepted.size > 10);
  assert.notEqual(more.size, 0);
});

test('the same pairs of squares are moves', () => {
  const squares = [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank));
  for (const fen of STARTS.slice(0, 4)) {
    const [ours, theirs] = [new Chess(fen), new Theirs(fen)];
    for (const from of squares)
      for (const to of squares) {
        // The king on its own rook castles: see differences.test.js.
        if (theirs.get(/** @type {any} */ (to))?.color === theirs.turn()) continue;
        for (const promotion of /** @type {const} */ ([undefined, 'q', 'Q', 'k']))
          assert.equal(
            made(ours, { from, to, promotion }, false),
            // chess.js takes milliseconds for each: only what could be a move.
            theirs.get(/** @type {any} */ (from))?.color === theirs.turn()
              ? made(theirs, { from, to, promotion }, false)
              : undefined,
            `${from}${to}${promotion} in ${fen}`,
          );
      }
  }
});

test('what is no move at all is refused as chess.js refuses it', () => {
  for (const move of /** @type {any[]} */ ([
    '',
    'e5',
    'Ke2',
    'hello',
    {},
    { from: 'e2' },
    { from: 'e2', to: 'e9' },
    { from: 'e2', to: 'e5', promotion: 'q' },
    undefined,
    42,
    'O-O',
    'e2e4q',
  ])) {
    const messages = [new Chess(), new Theirs()].map((chess) => {
      try {
        return chess.move(move).san;
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
    });
    assert.equal(messages[0], messages[1]);
  }
});

/** Changes of a FEN at a place. @type {((fen: string, at: number, letter: string) => string)[]} */
const CHANGES = [
  (fen, at, letter) => fen.slice(0, at) + letter + fen.slice(at + 1),
  (fen, at, letter) => fen.slice(0, at) + letter + fen.slice(at),
  (fen, at) => fen.slice(0, at) + fen.slice(at + 1),
  (fen, at) =>
    fen
      .split(' ')
      .slice(0, 1 + (at % 6))
      .join(' '),
  (fen, at, letter) =>
    fen
      .split(' ')
      .map((field, index) => (index === at % 6 ? letter : field))
      .join(' '),
];

test('a FEN is found wrong for the same reason', () => {
  const random = randomNumbers(11);
  const found = new Set();
  for (let count = 0; count < 20_000; count += 1) {
    /** @type {string} */
    let fen = choose(STARTS, random);
    for (let changes = random(3); changes >= 0; changes -= 1)
      fen = choose(CHANGES, random)(
        fen,
        random(fen.length + 1),
        choose([...'pPkKqr1238/ -we36a0+x', 'e3', 'e6'], random),
      );
    const theirs = theirValidateFen(fen);
    assert.deepEqual(validateFen(fen), theirs, fen);
    found.add(theirs.error);
  }
  assert.equal(found.size, 17, [...found].join('\n'));
});

test('a FEN that is loaded is the same afterwards, or refused with the same message', () => {
  const random = randomNumbers(12);
  for (let count = 0; count < 2_000; count += 1) {
    /** @type {string} */
    let fen = choose(STARTS, random);
    fen = choose(CHANGES, random)(fen, random(fen.length + 1), choose([...'pPkKqr1238/ we36a'], random));
    /** @type {any[]} */
    const [ours, theirs] = [Chess, Theirs].map((Class) => {
      const chess = new Class();
      try {
        chess.load(fen);
      } catch (error) {
        return /** @type {Error} */ (error).message;
      }
      return { placement: chess.fen().split(' ')[0], header: chess.getHeaders(), board: chess.board() };
    });
    const [, , castling = '-', , ...counters] = fen.split(/\s+/);
    const isGuessed =
      !/^(?:-|K?Q?k?q?)$/.test(castling) || counters.some((counter) => !/^\d+$/.test(counter));
    if (isGuessed && typeof ours === 'string') assert.match(ours, /^Invalid FEN: /);
    else assert.deepEqual(ours, theirs, fen);
  }
});
