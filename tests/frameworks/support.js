// A game played in a framework beside one that is played alone. After each change both must say the same, and so must
// what the framework showed or ran again by itself.
import assert from 'node:assert/strict';
import { addLine, deleteLine, Game, promoteLine } from 'chess-arbiter';

/** What can be asked of a game, by the member that answers. @type {Record<string, (game: Game) => unknown>} */
export const QUESTIONS = {
  isLegal: (game) => [game.isLegal('e4'), game.isLegal('O-O'), game.isLegal({ from: 'e7', to: 'e5' })],
  movesFrom: (game) => game.movesFrom('g1'),
  judge: (game) => game.judge({ from: 'c1', to: 'f4' }),
  inCheck: (game) => game.inCheck(),
  moves: (game) => game.moves(),
  destinations: (game) => [...game.destinations()],
  premoves: (game) => game.premoves('g8'),
  readSan: (game) => outcomeOf(() => game.readSan('Nf3')),
  fenAt: (game) => [game.fenAt(0), game.fenAt(1), game.fenAt(4)],
  get: (game) => game.get('e4'),
  pieces: (game) => [...game.pieces()],
  king: (game) => game.king('w'),
  attackers: (game) => game.attackers('d5', 'b'),
  perft: (game) => game.perft(2),
  hasInsufficientMaterial: (game) => game.hasInsufficientMaterial('w'),
  canMate: (game) => game.canMate('w', { nodes: 100 }),
  outcomeOnTime: (game) => game.outcomeOnTime('b'),
  captured: (game) => game.captured('b'),
  repetitions: (game) => game.repetitions(),
  pgn: (game) => game.pgn({ tags: { Event: 'A test' } }),
  clone: (game) => game.clone(),
  fen: (game) => game.fen,
  turn: (game) => game.turn,
  key: (game) => game.key,
  castlingRights: (game) => game.castlingRights,
  enPassant: (game) => game.enPassant,
  halfmoveClock: (game) => game.halfmoveClock,
  moveNumber: (game) => game.moveNumber,
  materialBalance: (game) => game.materialBalance,
  outcome: (game) => game.outcome,
  claims: (game) => game.claims,
  result: (game) => game.result,
  history: (game) => game.history,
  lastMove: (game) => game.lastMove,
};

/** @param {Game} game */
export function declareResult(game) {
  game.result = '1-0';
}

/** What changes a game, in an order in which each has something to do. @type {((game: Game) => unknown)[]} */
export const CHANGES = [
  (game) => game.apply('e4'),
  (game) => game.apply({ from: 'd7', to: 'd5' }),
  (game) => game.apply('e4d5'),
  (game) => game.annotate({ comment: 'The centre opens.', nags: [1] }),
  (game) => outcomeOf(() => game.apply('Ke4')),
  (game) => game.undo(),
  (game) => game.undo(),
  (game) => game.redo(),
  (game) => game.redo(),
  (game) => game.redo(),
  (game) => game.undo(),
  (game) => game.apply('Bb5'),
  (game) => outcomeOf(() => game.pass()),
  (game) => game.apply('c6'),
  (game) => game.pass(),
  (game) => game.apply('cxb5'),
  (game) => game.undo(),
  (game) => game.undo(),
  (game) => game.apply('Bxc6'),
  (game) => game.apply('bxc6'),
  (game) => addLine(game, [1], ['c5', 'Nf3']),
  (game) => promoteLine(game, [1, 0, 0]),
  (game) => game.redo(),
  (game) => deleteLine(game, [2]),
  (game) => outcomeOf(() => game.undo()),
  (game) => Object.assign(game.tags, { White: 'Anderssen' }),
  declareResult,
  // To the start first: an effect that runs at once sees every step.
  (game) => Object.assign(game, { ply: 0 }, new Game('7k/5Q2/6K1/8/8/8/8/8 w - - 0 1')),
  (game) => game.apply('Qg7'),
];

/** What a call returns, or what it throws. @param {() => unknown} call */
function outcomeOf(call) {
  try {
    return call();
  } catch (error) {
    return String(error);
  }
}

/** What is said without proxies. @param {unknown} value */
const plain = (value) => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/**
 * Plays a game in a framework, and compares it at every step with one that is played alone.
 *
 * @param {object} framework
 * @param {() => Game} framework.game the game as the framework gives it now
 * @param {(change: (game: Game) => unknown) => unknown} framework.change
 * @param {(run: () => void) => void} [framework.watch] runs something now, and again whenever the framework would
 * @param {() => unknown} [framework.flush] waits until the framework has run what it runs later
 * @param {unknown} [framework.without] a change that is left out
 */
export async function playThrough({ game, change, watch, flush, without }) {
  const alone = new Game();
  /** @type {Record<string, unknown>} */
  const seen = {};
  for (const [name, ask] of Object.entries(QUESTIONS))
    watch?.(() => {
      seen[name] = plain(ask(game()));
    });
  for (const [step, make] of CHANGES.filter((made) => made !== without).entries()) {
    let answer;
    await change((changed) => {
      answer = plain(make(changed));
    });
    await flush?.();
    const expected = make(alone);
    const after = `after ${make}, change ${step}`;
    assert.deepEqual(answer, plain(expected), `the answer, ${after}`);
    assert.deepEqual(plain({ ...game() }), plain({ ...alone }), `the fields, ${after}`);
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const truth = plain(ask(alone));
      if (watch) assert.deepEqual(seen[name], truth, `what was shown of ${name}, ${after}`);
      assert.deepEqual(plain(ask(game())), truth, `${name}, ${after}`);
    }
  }
}

/** The moves of a game in notation. @param {Game} game */
export const sans = (game) => game.history.map(({ san }) => san).join(' ');

/** A game of which much is said. */
export const PGN =
  '[White "Anderssen"]\n\n1. e4 {[%clk 0:05:00] Best by test.} (1. d4 d5 $1) 1... e5 2. Nf3 *';

/** Pairs of games that differ: in a move, in where they stand, in what is said, in a tag. */
export function differentGames() {
  const game = Game.fromPgn(PGN);
  const changes = [
    (/** @type {Game} */ other) => other.apply('Nc6'),
    (/** @type {Game} */ other) => other.undo(),
    (/** @type {Game} */ other) => other.annotate({ nags: [1] }),
    (/** @type {Game} */ other) => delete other.tags.White,
  ];
  return changes.map((change) => {
    const other = game.clone();
    change(other);
    return /** @type {const} */ ([game, other]);
  });
}
