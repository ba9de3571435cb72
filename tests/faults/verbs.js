// Every verb of the package, as a script: what is called, on what, and what must come of it. The faults of this folder strike
// while it runs. It needs nothing of Node, since it also runs in a page.

/**
 * @typedef {typeof import('chess-arbiter') & { Chess: typeof import('chess-arbiter/chess.js').Chess }} Api
 *
 * @typedef {object} World what the verbs act upon
 * @property {import('chess-arbiter').Game} game in the middle of play, with a move that was taken back
 * @property {import('chess-arbiter').Game} other
 * @property {import('chess-arbiter').PgnGame} file only for verbs about files, as the others are for theirs
 * @property {import('chess-arbiter').Setup} setup
 * @property {import('chess-arbiter/chess.js').Chess} chess
 *
 * @typedef {'game' | 'file' | 'setup' | 'chess'} Kind which of these a verb is about
 *
 * @typedef {object} Verb
 * @property {string} name
 * @property {Kind} kind
 * @property {(world: World) => unknown} run
 * @property {string} answer what it returns, or which error it throws, as JSON
 * @property {string} after what the world is like then, as JSON
 */

const CASTLING = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';
const PGN = `[Event "é 😀"]
[FEN "${CASTLING}"]
[Unknown "value"]

1. O-O $1 {[%clk 0:10:00] a comment} (1. O-O-O O-O (1... O-O-O 2. Kb1 {inner}) 2. Kb1) O-O 2. Nd3 bxc3 *
`;
const FILE = `${PGN}\n1. e4 Ke7 *\n\n1. d4 d5 2. c4 -- 3. cxd5 1-0\n`;
const STUCK = '7k/5K2/8/6p1/6Pp/7P/8/8 b - - 0 1';

/**
 * The calls, by what they are about and by their names.
 *
 * @param {Api} api
 * @returns {Record<Kind, Record<string, Verb['run']>>}
 */
function calls(api) {
  return {
    game: { ...functions(api), ...ofGames(api) },
    file: ofFiles(api),
    setup: ofSetups(api),
    chess: ofChess(api),
  };
}

/** @typedef {Record<string, Verb['run']>} Calls */

/**
 * @param {Api} api
 * @returns {Calls}
 */
function functions(api) {
  const { STARTING_FEN } = api;
  return {
    isLegal: () => api.isLegal(STARTING_FEN, 'e2e4'),
    'isLegal, refused': () => api.isLegal(CASTLING, { from: 'e1', to: 'h8' }),
    movesFrom: () => api.movesFrom(CASTLING, 'e1'),
    moves: () => api.moves(CASTLING),
    destinations: () => api.destinations(CASTLING),
    apply: () => api.apply(CASTLING, 'O-O-O'),
    'apply, refused': () => api.apply(CASTLING, 'e1e3'),
    'apply, unreadable': () => api.apply(CASTLING, 'nonsense'),
    inCheck: () => api.inCheck(CASTLING),
    judge: () => api.judge(CASTLING, 'exd6'),
    'judge, legal': () => api.judge(CASTLING, 'dxe6'),
    readSan: () => api.readSan(CASTLING, 'Sxd7', { pieces: 'de' }),
    'readSan, ambiguous': () => api.readSan('7k/8/8/8/8/8/8/KN3N2 w - - 0 1', 'Nd2', { language: 'de' }),
    formatSan: () => api.formatSan('Nxd7', 'de'),
    chess960: () => api.chess960(518),
    validateFen: () => api.validateFen('8/8/8/8/8/8/8/K6p x - - 0 1'),
    perft: () => api.perft(CASTLING, 2),
    attackers: () => api.attackers(CASTLING, 'e6', 'w'),
    outcome: () => api.outcome('7k/6Q1/6K1/8/8/8/8/8 b - - 0 1'),
    hasInsufficientMaterial: () => api.hasInsufficientMaterial(STUCK, 'w'),
    canMate: () => api.canMate('7k/8/8/8/8/8/8/K5R1 w - - 0 1', 'w'),
    'canMate, blocked': () => api.canMate(STUCK, 'w', { nodes: 1_000 }),
    outcomeOnTime: () => api.outcomeOnTime(CASTLING, 'w'),
    positionKey: () => api.positionKey(CASTLING),
    parsePgn: () => api.parsePgn(FILE),
    'parsePgn, strictly': () => api.parsePgn(FILE, { strict: true, language: 'de' }),
    readPgn: () => [...api.readPgn(FILE)],
    'readPgn, left early': () => {
      for (const game of api.readPgn(FILE)) return game;
      return undefined;
    },
    'readPgn of bytes': () => [...api.readPgn(Uint8Array.from(PGN, (letter) => letter.charCodeAt(0) & 0xff))],
  };
}

/**
 * @param {Api} api
 * @returns {Calls}
 */
function ofFiles(api) {
  return {
    formatPgn: ({ file }) => api.formatPgn(file),
    walk: ({ file }) => [...api.walk(file)].map(({ path, fen }) => [path, fen]),
    addLine: ({ file }) => api.addLine(file, [2], ['Nxd7', 'Qxd7']),
    'addLine to a variation': ({ file }) => api.addLine(file, [0, 0, 3], ['bxc3']),
    'addLine, refused': ({ file }) => api.addLine(file, [2], ['Nxd7', 'e4']),
    promoteLine: ({ file }) => api.promoteLine(file, [0, 0, 1]),
    deleteLine: ({ file }) => api.deleteLine(file, [0, 0, 1, 0, 0]),
  };
}

/**
 * @param {Api} api
 * @returns {Calls}
 */
function ofGames(api) {
  return {
    'addLine to a game': ({ game }) => api.addLine(game, [5], ['Bc5', 'O-O']),
    'deleteLine of a game': ({ game }) => api.deleteLine(game, [3]),
    'new Game': () => new api.Game(CASTLING, { chess960: true }),
    'new Game, refused': () => new api.Game('nonsense', { language: 'fr' }),
    'Game.from': ({ game }) => api.Game.from(JSON.parse(JSON.stringify(game))),
    'Game.fromPgn': () => api.Game.fromPgn(PGN),
    'clone()': ({ game }) => game.clone(),
    'isLegal()': ({ game }) => game.isLegal('a6'),
    'movesFrom()': ({ game }) => game.movesFrom('c6'),
    'apply()': ({ game }) => game.apply('a6'),
    'apply() of squares': ({ game }) => game.apply({ from: 'g8', to: 'f6' }),
    'apply(), refused': ({ game }) => game.apply('Ke6'),
    'apply() to another game': ({ other }) => other.apply('O-O'),
    'pass()': ({ game }) => game.pass(),
    'judge()': ({ game }) => game.judge('d5'),
    'inCheck()': ({ game }) => game.inCheck(),
    'moves()': ({ game }) => game.moves(),
    'destinations()': ({ game }) => game.destinations(),
    'premoves()': ({ game }) => game.premoves('f3'),
    'undo()': ({ game }) => game.undo(),
    'redo()': ({ game }) => game.redo(),
    'readSan()': ({ game }) => game.readSan('Nf6'),
    'fenAt()': ({ game }) => game.fenAt(2),
    'repetitions()': ({ game }) => game.repetitions(),
    'annotate()': ({ game }) => game.annotate({ comment: 'said', nags: [1, 2] }),
    'pgn()': ({ game }) => game.pgn({ tags: { Round: '1' } }),
    'get()': ({ game }) => game.get('b5'),
    'pieces()': ({ game }) => game.pieces(),
    'king()': ({ game }) => game.king('b'),
    'attackers()': ({ game }) => game.attackers('c6', 'w'),
    'captured()': ({ other }) => other.captured('w'),
    'hasInsufficientMaterial()': ({ game }) => game.hasInsufficientMaterial('w'),
    'canMate()': ({ game }) => game.canMate('w'),
    'outcomeOnTime()': ({ game }) => game.outcomeOnTime('w'),
    'perft()': ({ game }) => game.perft(2),
    fen: ({ game }) => game.fen,
    'fen of another game': ({ other }) => other.fen,
    key: ({ game }) => game.key,
    turn: ({ game }) => game.turn,
    castlingRights: ({ other }) => other.castlingRights,
    enPassant: ({ other }) => other.enPassant,
    halfmoveClock: ({ game }) => game.halfmoveClock,
    moveNumber: ({ game }) => game.moveNumber,
    materialBalance: ({ other }) => other.materialBalance,
    history: ({ game }) => game.history,
    lastMove: ({ game }) => game.lastMove,
    'outcome of a game': ({ game }) => game.outcome,
    claims: ({ game }) => game.claims,
    result: ({ game }) => game.result,
    'result, set': ({ game }) => {
      game.result = '1-0';
    },
  };
}

/**
 * @param {Api} api
 * @returns {Calls}
 */
function ofSetups(api) {
  return {
    'new Setup': () => new api.Setup(CASTLING),
    'Setup, fen': ({ setup }) => setup.fen,
    'Setup, problems()': ({ setup }) => setup.problems(),
    'Setup, attackers()': ({ setup }) => setup.attackers('e6', 'w'),
    'Setup, toGame()': ({ setup }) => setup.toGame(),
  };
}

/**
 * @param {Api} api
 * @returns {Calls}
 */
function ofChess(api) {
  return {
    'new Chess': () => new api.Chess(CASTLING).fen(),
    'Chess, move()': ({ chess }) => chess.move('Nf3'),
    'Chess, move(), as described': ({ chess }) => chess.move({ from: 'g1', to: 'f3', promotion: 'q' }),
    'Chess, move(), refused': ({ chess }) => chess.move('Ke4'),
    'Chess, move(null)': ({ chess }) => chess.move(null),
    'Chess, undo()': ({ chess }) => chess.undo(),
    'Chess, moves()': ({ chess }) => chess.moves(),
    'Chess, moves(), verbose': ({ chess }) => chess.moves({ verbose: true, piece: 'n' }),
    'Chess, put()': ({ chess }) => chess.put({ type: 'q', color: 'w' }, 'e5'),
    'Chess, remove()': ({ chess }) => chess.remove('d1'),
    'Chess, setCastlingRights()': ({ chess }) => chess.setCastlingRights('w', { k: false }),
    'Chess, setTurn()': ({ chess }) => chess.setTurn('b'),
    'Chess, load()': ({ chess }) => chess.load(CASTLING),
    'Chess, load(), refused': ({ chess }) => chess.load('nonsense'),
    'Chess, clear()': ({ chess }) => chess.clear(),
    'Chess, reset()': ({ chess }) => chess.reset(),
    'Chess, loadPgn()': ({ chess }) => chess.loadPgn(PGN),
    'Chess, loadPgn(), refused': ({ chess }) => chess.loadPgn('1. e4 Ke7 *'),
    'Chess, pgn()': ({ chess }) => chess.pgn({ maxWidth: 20 }),
    'Chess, header()': ({ chess }) => chess.header('White', 'A', 'Black', 'B'),
    'Chess, setHeader()': ({ chess }) => chess.setHeader('White', 'A'),
    'Chess, removeHeader()': ({ chess }) => chess.removeHeader('Event'),
    'Chess, setSuffixAnnotation()': ({ chess }) => chess.setSuffixAnnotation('!'),
    'Chess, removeSuffixAnnotation()': ({ chess }) => chess.removeSuffixAnnotation(),
    'Chess, findPiece()': ({ chess }) => chess.findPiece({ type: 'n', color: 'w' }),
    'Chess, get()': ({ chess }) => chess.get('e4'),
    'Chess, setComment()': ({ chess }) => chess.setComment('more'),
    'Chess, removeComments()': ({ chess }) => chess.removeComments(),
    'Chess, attackers()': ({ chess }) => chess.attackers('e4', 'w'),
    'Chess, isGameOver()': ({ chess }) => chess.isGameOver(),
    'Chess, isDraw()': ({ chess }) => chess.isDraw(),
    'Chess, hash()': ({ chess }) => chess.hash(),
    'Chess, perft()': ({ chess }) => chess.perft(2),
    'Chess, ascii()': ({ chess }) => chess.ascii(),
    'Chess, board()': ({ chess }) => chess.board(),
  };
}

/**
 * @param {Api} api
 * @param {Kind} kind
 * @returns {World}
 */
export function newWorld(api, kind) {
  const game = new api.Game();
  for (const move of ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'Nf6']) game.apply(move);
  game.undo();
  game.annotate({ comment: 'the Ruy Lopez' });
  const other = new api.Game(CASTLING);
  for (const move of ['Qxf6', 'Bxf6']) other.apply(move);
  const world = { game, other, ...(kind !== 'game' && { [kind]: MAKERS[kind](api) }) };
  return /** @type {World} */ (world);
}

/** What makes the part of a world that some verbs are about. */
const MAKERS = {
  file: (/** @type {Api} */ api) => api.parsePgn(PGN).games[0],
  setup: (/** @type {Api} */ api) => new api.Setup(CASTLING),
  chess: (/** @type {Api} */ api) => {
    const chess = new api.Chess();
    for (const move of ['e4', 'e5']) chess.move(move);
    chess.setComment('open');
    return chess;
  },
};

/**
 * What can be seen of a world, as JSON.
 *
 * @param {World} world
 */
export function stateOf({ game, other, file, setup, chess }) {
  return json([game, other, file, setup, chess && stateOfChess(chess)]);
}

/** @param {World['chess']} chess */
function stateOfChess(chess) {
  return [
    chess.fen(),
    chess.history({ verbose: true }),
    chess.pgn(),
    chess.getComments(),
    chess.getHeaders(),
  ];
}

/**
 * What came of a call: what it returned or which error it threw, as JSON; the error itself if it is that of a fault.
 *
 * @typedef {{ value: unknown } | { thrown: unknown }} Ended
 * @param {Ended} ended
 */
export function outcomeOf(ended) {
  if ('value' in ended) return json(ended.value);
  const { thrown } = ended;
  if (isFault(thrown)) return /** @type {Error} */ (thrown);
  return json(thrown instanceof Error ? [thrown.name, thrown.message, thrown] : [thrown]);
}

/**
 * Runs a verb where there is little stack, so that nothing is done here but to call it.
 *
 * @param {Verb['run']} run
 * @param {World} world
 * @returns {Ended}
 */
export function perform(run, world) {
  try {
    return { value: run(world) };
  } catch (thrown) {
    return { thrown };
  }
}

/** @param {unknown} value */
function json(value) {
  return JSON.stringify(value, (_, part) => (part instanceof Map ? [...part] : part)) ?? 'undefined';
}

/**
 * Whether an error is that of a fault: of a stack that overflows, or of memory that ends.
 *
 * @param {unknown} error
 */
export function isFault(error) {
  if (!(error instanceof Error)) return false;
  // Where V8 has no room to compile a regular expression, it throws a SyntaxError that says so.
  if (error.message.includes('call stack'))
    return error instanceof RangeError || error instanceof SyntaxError;
  return error instanceof RangeError && error.message.includes('more memory');
}

/**
 * All verbs, with what comes of them if nothing goes wrong.
 *
 * @param {Api} api
 * @returns {Verb[]}
 */
export function allVerbs(api) {
  return Object.entries(calls(api)).flatMap(([key, some]) =>
    Object.entries(some).map(([name, run]) => {
      const kind = /** @type {Kind} */ (key);
      const world = newWorld(api, kind);
      return { name, kind, run, answer: String(outcomeOf(perform(run, world))), after: stateOf(world) };
    }),
  );
}

/**
 * What is wrong after a fault has struck a verb, or has not; nothing, if the promises of SECURITY.md hold.
 *
 * @param {Verb} verb
 * @param {World} world
 * @param {string} before what the world was like
 * @param {Ended} ended what came of it
 * @returns {string | undefined}
 */
export function wrongAfter(verb, world, before, ended) {
  const outcome = outcomeOf(ended);
  const isFault = typeof outcome !== 'string';
  if (!isFault && outcome !== verb.answer) return `${outcome} came of it, not ${verb.answer}`;
  const now = stateOf(world);
  const wanted = isFault ? before : verb.after;
  if (now !== wanted) return `left ${now}, not ${wanted}`;
  if (!isFault) return undefined;
  const next = outcomeOf(perform(verb.run, world));
  if (next !== verb.answer) return `${next} came of the next call, not ${verb.answer}`;
  if (stateOf(world) !== verb.after) return 'left another state at the next call';
  return undefined;
}
