// The walks of `tests/positions/walks.rs`, through the package: the same random games, and all that is said of their
// positions as one number. What is compared is said there.
import { chess960, Game } from 'chess-arbiter';

/** So many positions are in a walk. */
const POSITIONS = 10_000;
/** A game has at most so many plies. */
const LONGEST_GAME = 250;
/** So many moves are judged in each position. */
const JUDGED = 4;
/** The number of the usual start among those of Chess960. */
const USUAL_START = 518;

const PROMOTIONS = ['', '', '', 'q', 'n', 'k'];
const KINDS = ['normal', 'double-step', 'en-passant', 'castle-kingside', 'castle-queenside'];

/** @typedef {import('chess-arbiter').Move} Move */

/**
 * Xorshift with 32 bits.
 *
 * @param {number} seed
 */
function randomNumbers(seed) {
  let state = seed;
  return (/** @type {number} */ end) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % end;
  };
}

/**
 * FNV-1a with 32 bits, of texts in ASCII.
 *
 * @param {number} digest of what came before
 * @param {string} text
 */
function add(digest, text) {
  let sum = digest;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum;
}

const squareName = (/** @type {number} */ index) => 'abcdefgh'.charAt(index % 8) + ((index >> 3) + 1);
const squareIndex = (/** @type {string} */ name) => (Number(name[1]) - 1) * 8 + name.charCodeAt(0) - 97;

/**
 * The FEN, check, the outcome, repetitions, claims, and each move with its notation, kind and capture.
 *
 * @param {Game} game
 * @param {Move[]} moves
 */
function saidOf(game, moves) {
  const { outcome } = game;
  const end = outcome ? ` ${outcome.winner ?? '-'} ${outcome.reason}` : '';
  let text = `${game.fen} ${game.inCheck()}${end} ${game.repetitions()}`;
  for (const claim of game.claims) text += ` ${claim}`;
  for (const { uci, san, kind, captured } of moves)
    text += ` ${uci} ${san} ${KINDS.indexOf(kind)} ${captured ?? '-'}`;
  return text;
}

/**
 * What is said of a move that may be legal: half of them are of a piece that can move.
 *
 * @param {Game} game
 * @param {Move[]} moves
 * @param {(end: number) => number} random
 */
function ruling(game, moves, random) {
  const mover = random(2) === 0 && moves.length > 0 ? moves[random(moves.length)] : undefined;
  const from = mover ? squareIndex(mover.from) : random(64);
  const to = (from + 1 + random(63)) % 64;
  const candidate = squareName(from) + squareName(to) + PROMOTIONS[random(6)];
  const { move, refusal } = game.judge(candidate);
  if (move) return ` ${candidate} ${move.san}`;
  const list = (/** @type {string[]} */ squares) => squares.map((square) => ` ${square}`).join('');
  return ` ${candidate} ${refusal.code} by${list(refusal.by)} on${list(refusal.on)} ${refusal.message}`;
}

/**
 * The next move: once in four times one that captures, promotes or castles, if there is one.
 *
 * @param {Move[]} moves
 * @param {(end: number) => number} random
 */
function chosen(moves, random) {
  const rare = moves.filter((move) => move.captured || move.promotion || move.kind.startsWith('castle'));
  const from = random(4) === 0 && rare.length > 0 ? rare : moves;
  return from.length > 0 ? from[random(from.length)] : undefined;
}

/**
 * Plays the games of a walk, and returns its number.
 *
 * @param {number} number
 */
export function walk(number) {
  const random = randomNumbers(Math.imul(number + 1, 0x9e3779b1));
  let digest = 0x811c9dc5;
  let positions = 0;
  while (positions < POSITIONS) {
    const start = random(2) === 0 ? USUAL_START : random(960);
    const game = start === USUAL_START ? new Game() : new Game(chess960(start), { chess960: true });
    const plies = 1 + random(LONGEST_GAME);
    for (let ply = 0; ply < plies; ply += 1) {
      const moves = game.moves().sort((one, other) => (one.uci < other.uci ? -1 : 1));
      digest = add(digest, saidOf(game, moves));
      for (let judged = 0; judged < JUDGED; judged += 1) digest = add(digest, ruling(game, moves, random));
      positions += 1;
      const move = chosen(moves, random);
      if (!move) break;
      game.apply(move);
    }
    for (let back = random(4); back > 0; back -= 1) game.undo();
    digest = add(digest, game.fen);
  }
  return (digest >>> 0).toString(16).padStart(8, '0');
}
