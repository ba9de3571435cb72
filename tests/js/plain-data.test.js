// A `Game` is plain data: cloned, compared, serialised and edited like any other object. What the module holds for it is
// always what its fields say.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inspect } from 'node:util';
import { FenError, Game, IllegalMoveError, isLegal, judge, parsePgn, STARTING_FEN } from 'chess-arbiter';
import de from 'chess-arbiter/languages/de';
import { randomNumbers } from './support/positions.js';

/** @import { PgnGame } from 'chess-arbiter' */

const OPENING = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5'];

/** @param {string[]} moves */
function played(moves, game = new Game()) {
  for (const move of moves) game.apply(move);
  return game;
}

const random = randomNumbers();

describe('a game is an object like others', () => {
  test('its fields say all of it, and all of them can be enumerated', () => {
    const game = played(['e4']);
    assert.deepEqual(Object.keys(game).sort(), ['chess960', 'comments', 'line', 'ply', 'start', 'tags']);
    assert.match(inspect(game), /^Game {[\s\S]*ply: 1/);
  });

  test('comparing tells games apart', () => {
    assert.deepEqual(new Game(), new Game());
    assert.deepEqual(played(OPENING), played(OPENING));
    assert.notDeepEqual(new Game(), played(['e4']));
    assert.notDeepEqual(played(['e4']), played(['d4']));
  });

  test('a clone is equal and independent', () => {
    const game = Game.fromPgn('[White "A"]\n\n1. e4 {best} (1. d4 d5) e5 *');
    const clone = game.clone();
    assert.deepEqual(clone, game);
    clone.apply('Nf3');
    clone.annotate({ comment: 'developed' });
    /** @type {any} */ (clone.line[0]).comments[0].text = 'good';
    clone.tags.White = 'B';
    assert.equal(game.pgn().split('\n\n')[1]?.trim(), '1. e4 {best} (1. d4 d5) 1... e5 *');
    assert.equal(game.tags.White, 'A');
    assert.equal(clone.lastMove?.san, 'Nf3');
  });

  test('a subclass gives games of its own', () => {
    class Rated extends Game {
      rating = 1500;
      #asked = 0;

      ask() {
        this.#asked += 1;
        return this.#asked;
      }
    }
    const read = Rated.fromPgn('1. e4 e5 *', { language: de });
    const taken = Rated.from(Game.fromPgn('1. e4 e5 *'));
    read.rating = 2000;
    for (const [game, rating] of /** @type {[Rated, number][]} */ ([
      [new Rated(), 1500],
      [read, 2000],
      [taken, 1500],
    ]))
      for (const one of [game, game.clone()]) {
        assert(one instanceof Rated);
        assert.equal(one.rating, rating);
        assert.equal(one.ask(), 1);
      }
    assert.equal(read.language, 'de');
    assert.equal(read.clone().fen, taken.fen);
  });

  test('a clone shares what a subclass holds of a class, and copies its plain data', () => {
    class Timed extends Game {
      begun = new Date(0);
      times = { w: [1] };
      none = Object.create(null);
    }
    const game = new Timed();
    const clone = game.clone();
    assert.equal(clone.begun, game.begun);
    clone.times.w.push(2);
    assert.deepEqual(game.times, { w: [1] });
    assert.notEqual(clone.none, game.none);
  });

  test('Game.from and Game.fromPgn need not be called on the class', () => {
    const { fromPgn } = Game;
    assert.deepEqual([played(['e4']), fromPgn('1. e4 *')].map(Game.from), [
      Game.from(played(['e4'])),
      Game.fromPgn('1. e4 *'),
    ]);
  });

  for (const [name, copyOf] of /** @type {[string, (game: Game) => any][]} */ ([
    ['JSON', (game) => JSON.parse(JSON.stringify(game))],
    ['structuredClone', structuredClone],
  ]))
    test(`${name} and Game.from give it back, with what was taken back`, () => {
      const game = played(OPENING, new Game(STARTING_FEN, { language: de }));
      game.annotate({ comment: 'the Spanish', nags: [1] });
      game.result = '1/2-1/2';
      game.undo();
      const back = Game.from(copyOf(game));
      assert(back instanceof Game);
      assert.deepEqual(back, game);
      assert.equal(back.fen, game.fen);
      assert.equal(back.redo()?.san, 'Bb5');
      assert.match(back.judge('Bb5').refusal?.message ?? '', /Läufer/);
    });

  test('a game of Chess960 and a composed position come back too', () => {
    const chess960 = new Game('bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1', { chess960: true });
    assert.deepEqual(Game.from(JSON.parse(JSON.stringify(chess960))), chess960);
    const composed = new Game('rnbqkb1r/pppppppp/8/8/8/P7/PPPPPPPP/RNBQK2R w KQkq - 0 1', { composed: true });
    assert.deepEqual(Game.from(JSON.parse(JSON.stringify(composed))), composed);
  });
});

describe('Game.from', () => {
  test('takes a game of a PGN file, null moves included, and stands at its end', () => {
    const text = '[White "A"]\n\n{before} 1. e4 $1 {after} (1. d4 (1. c4 {deep})) 1... -- 2. d4 1-0';
    const [pgn] = parsePgn(text).games;
    const game = Game.from(/** @type {PgnGame} */ (pgn));
    assert.equal(game.ply, 3);
    assert.deepEqual(
      game.history.map((move) => move.san),
      ['e4', '--', 'd4'],
    );
    assert.equal(game.result, '1-0');
    assert.equal(game.pgn(), Game.fromPgn(text).pgn());
    assert.match(
      game.pgn(),
      /\{before\} 1\. e4 \$1 \{after\} \(1\. d4 \(1\. c4 \{deep\}\)\) 1\.\.\. -- 2\. d4 1-0/,
    );
  });

  test('keeps nothing of the data, and believes no more of it than where pieces go', () => {
    const data = /** @type {any} */ (structuredClone(played(['e4', 'e5'])));
    data.line[0].move.san = 'Qh5#';
    data.line[0].move.captured = 'q';
    const game = Game.from(data);
    data.line[1].move.to = 'e3';
    assert.deepEqual(game, played(['e4', 'e5']));
  });

  test('says which move is not legal', () => {
    const data = /** @type {any} */ (structuredClone(Game.fromPgn('1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *')));
    data.line[1].variations[0][1].move = { from: 'g1', to: 'g3' };
    assert.throws(() => Game.from(data), {
      name: 'TypeError',
      message: "line[1].variations[0][1] must be legal where it stands, not 'g1g3'",
    });
  });

  test('refuses what is no game', () => {
    const good = /** @type {any} */ (structuredClone(played(['e4'])));
    for (const data of [
      undefined,
      null,
      'e4',
      [],
      {},
      { ...good, start: 'no FEN' },
      { ...good, line: 'e4' },
      { ...good, line: [null] },
      { ...good, line: [{}] },
      { ...good, line: [{ move: 'Nf3' }] },
      { ...good, tags: 5 },
      { ...good, comments: 5 },
      { ...good, comments: [{ text: 5 }] },
      { ...good, ply: '1' },
      { ...good, chess960: 'yes' },
    ])
      assert.throws(() => Game.from(/** @type {any} */ (data)), TypeError, inspect(data));
    for (const ply of [-1, 2, 0.5]) assert.throws(() => Game.from({ ...good, ply }), RangeError);
  });
});

describe('one workspace serves all games', () => {
  test('games that take turns do not disturb one another, nor the stateless functions', () => {
    const games = Array.from({ length: 8 }, () => ({ game: new Game(), twin: /** @type {string[]} */ ([]) }));
    for (let step = 0; step < 4_000; step += 1) {
      const { game, twin } = /** @type {{ game: Game, twin: string[] }} */ (games[random(games.length)]);
      const moves = game.moves();
      const kind = random(10);
      if (kind === 0) {
        assert.equal(game.undo()?.uci, twin.at(-1));
        twin.pop();
      } else if (moves.length > 0 && twin.length < 60) {
        const { uci } = /** @type {{ uci: string }} */ (moves[random(moves.length)]);
        game.apply(uci);
        twin.push(uci);
      }
      if (kind === 1) assert(isLegal(STARTING_FEN, 'e2e4'));
      if (kind === 2) assert.equal(game.fen, played(twin).fen);
    }
    for (const { game, twin } of games) {
      assert.deepEqual(
        game.history.map((move) => move.uci),
        twin,
      );
      assert.equal(game.fen, played(twin).fen);
    }
  });

  test('answers do not depend on how the position came about', () => {
    const game = new Game();
    for (let ply = 0; ply < 120; ply += 1) {
      const moves = game.moves();
      const fresh = new Game(game.fen);
      assert.deepEqual(fresh.moves(), moves);
      assert.deepEqual([...fresh.pieces()], [...game.pieces()]);
      assert.deepEqual([...fresh.destinations()], [...game.destinations()]);
      for (const square of /** @type {const} */ (['e4', 'd5', 'f7']))
        assert.deepEqual(fresh.attackers(square, 'w'), game.attackers(square, 'w'));
      const move = moves[random(moves.length)];
      if (!move) break;
      game.apply(move);
    }
  });

  test('a cursor that is set by hand is where the game is', () => {
    const game = played(OPENING);
    for (const ply of [0, 3, 5, 1, 2, 4]) {
      game.ply = ply;
      assert.equal(game.fen, played(OPENING.slice(0, ply)).fen);
      assert.equal(game.lastMove?.san, OPENING[ply - 1]);
    }
    game.ply = 6;
    assert.throws(() => game.fen, { name: 'RangeError' });
    game.ply = 5;
    assert.equal(game.lastMove?.san, 'Bb5');
  });

  test('fields that say nothing sensible are told so, and the next game is not harmed', () => {
    const game = played(OPENING);
    game.start = '8/8/8/8/8/8/8/8 w - - 0 1';
    assert.throws(() => game.moves(), FenError);
    game.start = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
    assert.throws(() => game.moves(), { name: 'TypeError', message: /Move 1 of the game, 'e2e4'/ });
    assert.equal(new Game().moves().length, 20);
  });

  test('a question that throws in the middle leaves the game as it was', () => {
    const game = played(OPENING);
    const before = structuredClone(game);
    for (const call of [
      () => game.apply('e2e4'),
      () => game.apply('nonsense'),
      () => game.judge('nonsense'),
      () => game.readSan('Qh5'),
      () => game.apply(/** @type {any} */ ({ from: 'e2' })),
    ])
      assert.throws(call);
    assert.deepEqual(structuredClone(game), before);
    assert.equal(game.fen, played(OPENING).fen);
  });

  test('a question that is cut short anywhere while its game is read does not disturb the next', () => {
    const [game, other] = [new Game(), new Game()];
    game.apply('d4');
    other.apply('e4');
    assert.deepEqual([game.turn, other.turn], ['b', 'b']);
    const PAWN = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
    let answered = false;
    for (let cut = 0; !answered; cut += 1) {
      let reads = 0;
      const behind = new Proxy(game, {
        get(target, name, receiver) {
          reads += 1;
          if (reads > cut) throw new Error('cut short');
          return Reflect.get(target, name, receiver);
        },
      });
      const asked = [isLegal(PAWN, 'e2e4'), isLegal(PAWN, 'd7d5')];
      assert.deepEqual(asked, [true, false], `cut short after ${cut - 1} reads`);
      try {
        answered = behind.fen === game.fen;
      } catch (error) {
        assert.match(String(error), /cut short/);
      }
    }
  });

  test('a game that is frozen answers, and cannot be changed', () => {
    const game = Object.freeze(played(OPENING));
    Object.freeze(game.line);
    assert.equal(game.moves().length, new Game(game.fen).moves().length);
    assert.throws(() => game.apply('a6'), TypeError);
    assert.throws(() => game.undo(), TypeError);
    assert.deepEqual(game, played(OPENING));
    assert.equal(game.fen, played(OPENING).fen);
  });
});

describe('what is said of moves', () => {
  test('annotate sets the comment and the numbers of the last move', () => {
    const game = played(['e4']);
    game.annotate({ comment: 'best', nags: [1] });
    game.annotate({ nags: [3] });
    assert.match(game.pgn(), /1\. e4 \$3 \{best\} \*/);
    game.annotate({ comment: { text: 'quick', clock: 60_000 } });
    assert.match(game.pgn(), /1\. e4 \$3 \{\[%clk 0:01:00\] quick\} \*/);
    game.annotate({ comment: '' });
    assert.match(game.pgn(), /1\. e4 \$3 \*/);
  });

  test('before the first move it is said of the game', () => {
    const game = new Game();
    game.annotate({ comment: 'a start' });
    assert.match(game.pgn(), /\{a start\} \*/);
    assert.throws(() => game.annotate({ nags: [1] }), TypeError);
    for (const wrong of [undefined, 'good', {}, { comments: ['good'] }, { nag: 1 }])
      assert.throws(() => game.annotate(/** @type {any} */ (wrong)), {
        name: 'TypeError',
        message: /^An annotation must/,
      });
    assert.throws(() => game.annotate({ comment: /** @type {any} */ (5) }), TypeError);
    assert.throws(() => game.annotate({ nags: /** @type {any} */ ('!') }), TypeError);
  });

  test('a move that is applied forgets what was taken back, and what was said of it', () => {
    const game = Game.fromPgn('1. e4 e5 {said} (1... c5) 2. Nf3 *');
    game.undo();
    game.undo();
    game.apply('e6');
    assert.match(game.pgn(), /1\. e4 e6 \*/);
    assert.equal(game.redo(), undefined);
  });
});

describe('a null move', () => {
  test('passes the turn, and is taken back and made again like any other', () => {
    const game = played(['e4']);
    const { fen } = game;
    const move = game.pass();
    assert.deepEqual(move, {
      color: 'b',
      from: 'e8',
      to: 'e8',
      piece: 'k',
      kind: 'pass',
      san: '--',
      uci: '0000',
    });
    assert.equal(game.turn, 'w');
    assert.deepEqual(game.lastMove, move);
    assert.deepEqual(game.undo(), move);
    assert.equal(game.fen, fen);
    assert.deepEqual(game.redo(), move);
    assert.deepEqual(
      game.history.map(({ san }) => san),
      ['e4', '--'],
    );
  });

  test('is refused in check', () => {
    const game = new Game('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1');
    assert.throws(
      () => game.pass(),
      (error) => {
        assert(error instanceof IllegalMoveError);
        assert.deepEqual(
          [error.refusal.code, error.refusal.article, error.refusal.by, error.refusal.on],
          ['in-check', '3.9', ['e2'], ['e1']],
        );
        return true;
      },
    );
    assert.equal(game.ply, 0);
  });
});

describe('the result', () => {
  test('is that of the outcome, or what was declared', () => {
    assert.equal(new Game().result, '*');
    assert.equal(played(['f3', 'e5', 'g4', 'Qh4#']).result, '0-1');
    const game = played(['e4']);
    game.result = '1-0';
    assert.equal(game.result, '1-0');
    assert.equal(game.tags.Result, '1-0');
    assert.match(game.pgn(), /\[Result "1-0"\][\s\S]*1\. e4 1-0/);
    assert.throws(() => {
      game.result = /** @type {any} */ ('2-0');
    }, TypeError);
    assert.equal(game.result, '1-0');
  });

  test('of a PGN stays with the game while it is stepped through', () => {
    const game = Game.fromPgn('1. e4 e5 1-0');
    game.undo();
    assert.equal(game.result, '1-0');
  });
});

test('errors go through JSON with their name, their code and their data', () => {
  const caught = (/** @type {() => void} */ call) => {
    try {
      call();
    } catch (error) {
      return JSON.parse(JSON.stringify(error));
    }
  };
  const illegal = caught(() => new Game().apply('e2e5'));
  assert.deepEqual(
    [illegal.name, illegal.code, illegal.refusal, illegal.move, illegal.fen],
    ['IllegalMoveError', 'illegal-move', judge(STARTING_FEN, 'e2e5').refusal, 'e2e5', STARTING_FEN],
  );
  assert.equal(illegal.message, illegal.refusal.message);
  const fen = caught(() => new Game('8/8/8/8/8/8/8/4K3 w - - 0 1'));
  assert.deepEqual([fen.name, fen.code, fen.message], ['FenError', 'king-missing', 'Black has no king.']);
  assert.equal(caught(() => new Game().apply('nonsense')).name, 'MoveTextError');
  assert.equal(caught(() => Game.fromPgn('1. e5 *')).line, 1);
});
