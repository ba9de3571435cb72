// What every runtime, bundler and browser must get from the package, whichever entry it takes: every export, every
// error, a count of positions, and a game that is played, copied and sent. It is copied into the projects of the matrix, hence it
// imports nothing and knows no platform.

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The scholar's mate: a capture, a check and an end. */
const PLAYED = ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#'];
const MATED = 'r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4';

/** The refusal that is due, with what it must say. */
const REFUSED = {
  code: 'path-blocked',
  article: '3.5',
  message: 'The bishop on c1 cannot reach f4: the pawn on d2 is in the way.',
  by: ['d2'],
  on: ['d2', 'e3'],
};

/**
 * @typedef {object} Report
 * @property {number} checks how many answers were looked at
 * @property {string[]} failures what was wrong
 */

/**
 * @param {typeof import('chess-arbiter')} api what was imported, or required: of an entry for boards, only what that has is asked
 * @param {string[]} exported the names that the declarations promise
 * @param {import('chess-arbiter').Language} [german] what was imported as a module of its own
 * @returns {Report}
 */
export function conformance(api, exported, german) {
  const isWhole = exported.includes('parsePgn');
  /** @type {string[]} */
  const failures = [];
  let checks = 0;

  /**
   * @param {string} what
   * @param {unknown} actual
   * @param {unknown} expected
   */
  const equal = (what, actual, expected) => {
    checks += 1;
    const [is, due] = [actual, expected].map((value) => JSON.stringify(value));
    if (is !== due) failures.push(`${what}: ${is}, not ${due}`);
  };

  /**
   * @param {string} what
   * @param {() => unknown} action
   * @param {Function} Kind
   * @param {Record<string, unknown>} [properties]
   */
  const throws = (what, action, Kind, properties = {}) => {
    try {
      action();
      equal(what, 'nothing thrown', Kind.name);
    } catch (error) {
      const thrown = /** @type {Record<string, unknown>} */ (error);
      equal(what, [error instanceof Kind, error instanceof Error], [true, true]);
      for (const [name, value] of Object.entries(properties)) equal(`${what}: ${name}`, thrown[name], value);
    }
  };

  /** @param {() => void} part */
  const run = (part) => {
    try {
      part();
    } catch (error) {
      failures.push(`${part.name} threw ${error}`);
    }
  };

  run(function exports() {
    for (const name of exported) equal(`export ${name}`, name in api, true);
  });

  run(function stateless() {
    equal(
      'isLegal',
      [api.isLegal(START, 'e2e4'), api.isLegal(START, { from: 'e2', to: 'e5' })],
      [true, false],
    );
    const squares = api.movesFrom(START, 'e2').map((move) => move.to);
    equal('movesFrom', squares.sort(), ['e3', 'e4']);
    equal('apply', api.apply(START, 'e4'), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    equal('inCheck', api.inCheck('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'), true);
    const refusal = /** @type {any} */ (api.judge(START, 'c1f4').refusal);
    for (const [name, value] of Object.entries(REFUSED)) equal(`judge: ${name}`, refusal[name], value);
    const ruling = api.judge(START, 'e2e4');
    equal('judge, legal', [ruling.move?.san, ruling.after], ['e4', api.apply(START, 'e2e4')]);
    equal('moves', [api.moves(START).length, api.moves(START)[0]?.san], [20, 'Nc3']);
    equal('destinations', api.destinations(START).get('e2'), ['e3', 'e4']);
    equal('outcome', [api.outcome(START) ?? null, api.outcome(MATED)?.reason], [null, 'checkmate']);
    equal('attackers', api.attackers(MATED, 'e8', 'w'), ['f7']);
    equal('hasInsufficientMaterial', api.hasInsufficientMaterial(START, 'w'), false);
    equal('positionKey', api.positionKey(START) === new api.Game().key, true);
    equal('isSquare', [api.isSquare('e4'), api.isSquare('spare')], [true, false]);
    equal(
      'validateFen',
      [api.validateFen(START), api.validateFen('8/8/8/8/8/8/8/4K3 w - - 0 1')[0]?.code],
      [[], 'king-missing'],
    );
    equal('readSan', api.readSan(START, 'Ng1-f3!?').uci, 'g1f3');
    equal('STARTING_FEN', api.STARTING_FEN, START);
  });

  run(function extras() {
    if (!isWhole) return;
    equal('chess960', api.chess960(518), START);
    equal('perft', api.perft(START, 4), 197_281);
    equal('perft, Chess960', api.perft(api.chess960(0), 3, { chess960: true }) > 8000, true);
    throws('a depth out of range', () => api.perft(START, 21), RangeError);
  });

  run(function errors() {
    const wrong = /** @type {any} */ (42);
    throws('a bad FEN', () => new api.Game('8/8/8/8/8/8/8/8 w - - 0 1'), api.FenError, {
      name: 'FenError',
      code: 'king-missing',
    });
    throws('an illegal move', () => api.apply(START, 'e2e5'), api.IllegalMoveError, {
      name: 'IllegalMoveError',
      code: 'illegal-move',
      move: 'e2e5',
    });
    throws('no move', () => api.apply(START, 'e2-e9'), api.MoveTextError, { name: 'MoveTextError' });
    if (isWhole)
      throws('a bad PGN', () => api.Game.fromPgn('1. e4 Ke7 *'), api.PgnError, {
        name: 'PgnError',
        code: 'illegal-move',
        line: 1,
      });
    throws('a number for a move', () => api.isLegal(START, wrong), TypeError);
  });

  run(function played() {
    const game = new api.Game();
    for (const move of PLAYED) game.apply(move);
    equal('the game', game.fen, MATED);
    equal('its outcome', game.outcome, { winner: 'w', reason: 'checkmate' });
    equal(
      'its moves',
      game.history.map((move) => move.san),
      PLAYED,
    );
    equal('check', [game.inCheck(), game.attackers('e8', 'w'), game.turn], [true, ['f7'], 'b']);
    equal('no moves', [game.moves().length, game.destinations().size], [0, 0]);
    equal('pieces', [game.pieces().size, game.get('f7')?.type], [31, 'q']);
    equal(
      'undo and redo',
      [game.undo()?.san, game.redo()?.san, game.undo()?.uci],
      ['Qxf7#', 'Qxf7#', 'h5f7'],
    );
    equal('goes on', [game.outcome ?? null, game.judge('h5e5').refusal?.code ?? null], [null, null]);
  });

  run(function written() {
    if (!isWhole) return;
    const game = new api.Game();
    for (const move of PLAYED) game.apply(move);
    const again = api.Game.fromPgn(game.pgn());
    equal('through PGN', again.fen, MATED);
    const { games, errors } = api.parsePgn(game.pgn());
    equal('parsePgn', [games.length, errors.length, [...api.readPgn(game.pgn())].length], [1, 0, 1]);
  });

  run(function sent() {
    if (!isWhole) return;
    const game = api.Game.fromPgn('1. e4 {Best by test.} e5 (1... c5 2. Nf3) 2. Nf3 *');
    game.annotate({ comment: 'Attacks the pawn.', nags: [1] });
    const written = game.pgn();
    const same = api.Game.from(JSON.parse(JSON.stringify(game)));
    equal('through JSON', [same.fen, same.pgn()], [game.fen, written]);
    const copy = game.clone();
    copy.apply('Nc6');
    equal('a copy is independent', [copy.fen === game.fen, game.pgn() === written], [false, true]);
    // The two take turns in the module.
    equal(
      'two games',
      [game.turn, copy.turn, game.lastMove?.san, copy.lastMove?.san],
      ['b', 'w', 'Nf3', 'Nc6'],
    );
    equal(
      'its lines',
      [...api.walk(game)].map(({ move, path }) => [path.join(), move.move?.san]),
      [
        ['0', 'e4'],
        ['1', 'e5'],
        ['1,0,0', 'c5'],
        ['1,0,1', 'Nf3'],
        ['2', 'Nf3'],
      ],
    );
    const forged = JSON.parse(JSON.stringify(game));
    forged.line[1].move = { from: 'e7', to: 'e4' };
    throws('a forged game', () => api.Game.from(forged), TypeError);
  });

  run(function passed() {
    const game = new api.Game();
    game.apply('e4');
    equal('a null move', [game.pass().kind, game.turn, game.lastMove?.san], ['pass', 'w', '--']);
    if (isWhole) equal('through PGN', api.Game.fromPgn(game.pgn()).fen, game.fen);
    equal('taken back', [game.undo()?.kind, game.turn], ['pass', 'b']);
    throws('in check', () => new api.Game(MATED).pass(), api.IllegalMoveError);
  });

  run(function promoted() {
    const game = new api.Game('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    equal('asks', game.judge({ from: 'a7', to: 'a8' }).refusal?.code, 'promotion-required');
    equal('promotes', game.apply({ from: 'a7', to: 'a8', promotion: 'n' }).san, 'a8=N');
    equal('a queen with every drop', api.isLegal(START, { from: 'e2', to: 'e4', promotion: 'q' }), true);
  });

  if (german)
    run(function language() {
      const { refusal } = api.judge(START, 'c1f4', { language: german });
      equal(
        'in German',
        refusal?.message,
        'Der Läufer auf c1 erreicht f4 nicht: Der Bauer auf d2 steht im Weg.',
      );
      equal('its letters', api.formatSan('Nf3', german), 'Sf3');
    });

  return { checks, failures };
}
