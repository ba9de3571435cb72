// An hour in the life of a server: ten thousand games at once, each at its own pace, and strangers who send what harms. Every
// answer is compared with one that chess.js gave beforehand, and the memory is looked at.
//
//   node --expose-gc tests/faults/endurance.js [minutes] [games]
import assert from 'node:assert/strict';
import { Chess } from 'chess.js';
import { Game, isLegal, judge, PgnError, parsePgn, readPgn, validateFen } from 'chess-arbiter';
import { choose, randomNumbers } from '../js/support/positions.js';
import { below, room } from './overflow.js';

const [minutes, count] = [Number(process.argv[2] ?? 60), Number(process.argv[3] ?? 10_000)];

/** So many games are known; each that is played is one of them. */
const KNOWN = Math.min(100, count);
const LONGEST = 120;

/** How often the memory is looked at, after the start. */
const MARKS = 6;

const random = randomNumbers(7);

/**
 * @typedef {object} Known what chess.js said of a game
 * @property {string[]} sans
 * @property {string[]} fens after each move
 * @property {boolean} isOver
 * @property {string} pgn
 */

/** @returns {Known} */
function knownGame() {
  const chess = new Chess();
  const [sans, fens] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  for (let moves = chess.moves(); sans.length < LONGEST && moves.length > 0; moves = chess.moves()) {
    const { san, after } = chess.move(choose(moves, random));
    sans.push(san);
    fens.push(after);
  }
  return { sans, fens, isOver: chess.isGameOver(), pgn: chess.pgn() };
}

/** A game that begins. */
const seated = () => ({ known: choose(library, random), game: new Game() });

/** Games in all stages of play, which took turns as on a server: what the package keeps of each is there, too. */
function seatAll() {
  const all = Array.from({ length: count }, () => ({ seat: seated(), plies: random(LONGEST) }));
  for (let ply = 0; ply < LONGEST; ply += 1)
    for (const { seat, plies } of all) {
      const san = seat.known.sans[ply];
      if (ply < plies && san !== undefined) seat.game.apply(san);
    }
  return all.map(({ seat }) => seat);
}

/** @typedef {ReturnType<typeof seated>} Seat a game on the server */

/**
 * A client's move, or another question about the game.
 *
 * @param {Seat} seat
 */
function serve(seat) {
  const { game, known } = seat;
  const { ply } = game;
  const san = known.sans[ply];
  if (san === undefined) {
    finish(seat);
    return;
  }
  switch (random(8)) {
    case 0:
      assert.equal(game.fen, known.fens[ply - 1] ?? game.start);
      break;
    case 1:
      assert(game.isLegal(san));
      assert(!game.isLegal('a1a1'));
      break;
    case 2: {
      const ruling = game.judge(san);
      assert(ruling.legal && ruling.after === known.fens[ply]);
      break;
    }
    case 3:
      if (ply > 0) assert.equal(game.undo()?.san, known.sans[ply - 1]);
      break;
    case 4:
      assert(game.moves().some((move) => move.san === san));
      break;
    default:
      assert.equal(game.apply(san).san, san);
      assert.equal(game.fen, known.fens[ply]);
  }
}

/** @param {Seat} seat */
function finish(seat) {
  const { game, known } = seat;
  // chess.js ends a game where a draw may only be claimed, too.
  if (game.outcome) assert(known.isOver);
  const [read] = parsePgn(game.pgn()).games;
  assert.deepEqual(
    read?.moves.map(({ move }) => move?.san),
    known.sans,
  );
  const [theirs] = parsePgn(known.pgn).games;
  assert.deepEqual(theirs?.moves, read?.moves);
  const sent = Game.from(JSON.parse(JSON.stringify(game)));
  assert.equal(sent.fen, known.fens.at(-1));
  Object.assign(seat, seated());
}

/** What strangers send, and the error that they get, if any; where the stack may overflow, it need not. @type {[name: string | undefined, send: (game: Game) => unknown][]} */
const HOSTILE = [
  ['IllegalMoveError', (game) => game.apply('a1h7')],
  ['MoveTextError', (game) => game.apply('\u0000'.repeat(100_000))],
  ['FenError', () => new Game('k'.repeat(1e6))],
  ['FenError', () => new Game('8/8/8/8/8/8/8/8 w KQkq - 0 1')],
  ['FenError', () => judge('9/9/9 x', 'e4')],
  ['TypeError', (game) => game.apply(/** @type {any} */ ({ from: 'e2', to: {} }))],
  ['TypeError', (game) => game.isLegal(/** @type {any} */ (Symbol('e4')))],
  ['RangeError', (game) => cramped(() => game.fen)],
  ['RangeError', (game) => cramped(() => [game.isLegal('a6'), game.outcome])],
  ['RangeError', () => cramped(() => parsePgn('1. e4 e5 *'))],
  [undefined, () => assert.equal(parsePgn(`1. e4 ${'('.repeat(50_000)}`).games.length, 1)],
  [undefined, () => assert.equal(parsePgn('[Variant ""]'.repeat(5_000)).games.length, 1)],
  [undefined, () => parsePgn('{}'.repeat(20_000))],
  [undefined, () => parsePgn(`1. e4 {${'[%clk '.repeat(5_000)}} e5 *`)],
  [undefined, () => assert(validateFen('/'.repeat(1e5)).length > 0)],
  [undefined, () => assert.equal(isLegal('4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'O-O'), true)],
  [
    undefined,
    () => {
      for (const game of readPgn('1. e4 *\n\n'.repeat(1_000))) if (!(game instanceof PgnError)) return;
    },
  ],
];

/** Comes rarely, since it takes long: a file that takes more memory than there may be. */
const GREEDY = '{}'.repeat(17e6);
const GREEDY_EVERY = 200_000;

/** How deep the stack is; it depends on what has been optimised, so roughly. */
const frames = room();

/**
 * Calls something where there is hardly any stack left, or not enough.
 *
 * @param {() => unknown} call
 */
function cramped(call) {
  below(frames - random(100), call);
}

/** @param {Seat} seat */
function attack({ game }) {
  const before = JSON.stringify(game);
  const [name, send] = choose(HOSTILE, random);
  let thrown;
  try {
    send(game);
  } catch (error) {
    thrown = error instanceof Error ? error : new Error(String(error));
  }
  // Where V8 has no room to compile a regular expression, it throws a SyntaxError that says so.
  const found = thrown?.message.includes('call stack') ? 'RangeError' : thrown?.name;
  if (found !== name && !(name === 'RangeError' && !thrown))
    throw thrown ?? new Error(`${send} threw nothing`);
  assert.equal(JSON.stringify(game), before);
}

/** @returns {number} how much of the heap is in use, in megabytes */
function report() {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  const [heap, buffers, resident] = [heapUsed, arrayBuffers, rss].map((bytes) => Math.round(bytes / 2 ** 20));
  const passed = Math.round((Date.now() - start) / 6_000) / 10;
  console.log(
    `${passed} min: ${requests} requests, of which ${attacks} hostile and ${greedy} beyond all memory; ` +
      `heap ${heap} MB, buffers ${buffers} MB, resident ${resident} MB; ${seats.length} games`,
  );
  return heap ?? 0;
}

const library = Array.from({ length: KNOWN }, knownGame);
const seats = seatAll();
const start = Date.now();
const end = start + minutes * 60_000;
let [requests, attacks, greedy] = [0, 0, 0];
const heaps = [report()];
while (Date.now() < end) {
  for (let index = 0; index < 200; index += 1) {
    const seat = choose(seats, random);
    requests += 1;
    if (random(20) > 0) serve(seat);
    else {
      attack(seat);
      attacks += 1;
    }
  }
  if (requests % GREEDY_EVERY === 0) {
    assert.throws(() => parsePgn(GREEDY), { name: 'RangeError' });
    greedy += 1;
  }
  if (Date.now() - start >= (heaps.length * minutes * 60_000) / MARKS) heaps.push(report());
  // A turn of the loop, in which finalizers run.
  await new Promise((resolve) => setImmediate(resolve));
}
if (heaps.length <= MARKS) heaps.push(report());
const [, early = 0, ...late] = heaps;
assert(Math.max(...late) < 1.1 * early + 8, `the heap grew: ${heaps.join(', ')} MB`);
console.log('Every answer was right, and the memory is flat.');
