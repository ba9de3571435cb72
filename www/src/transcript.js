// What the page asked of the module and what the module answered: the last call of each of these verbs, and how
// long such a call takes. A browser's clock is too coarse for one call, so the same call is repeated on a copy of
// the game, once the page is at rest; of several runs the fastest counts, which is the one least disturbed.

import { Game } from 'chess-arbiter';

/** @import { Move, MoveInput, Ruling } from 'chess-arbiter' */

/** @typedef {'isLegal' | 'judge' | 'movesFrom' | 'apply' | 'inCheck'} Verb */

/** @type {Verb[]} */
const VERBS = ['isLegal', 'judge', 'movesFrom', 'apply', 'inCheck'];

const REST_MS = 250;
const RUNS = 5;
const RUN_MS = 2;
const CALLS_BETWEEN_LOOKS_AT_THE_CLOCK = 50;
const SQUARES_THAT_FIT = 4;
const NOT_ASKED = '—';

/**
 * One call of a verb, and the position in which it was made.
 *
 * @typedef {{ verb: Verb, input: MoveInput | undefined, answer: unknown, fen: string, chess960: boolean }} Call
 */

/** @param {HTMLElement} body the `<tbody>` to fill, a row a verb */
export function createTranscript(body) {
  const rows = new Map(VERBS.map((verb) => [verb, addRow(body, verb)]));
  /** Calls that are to be timed. @type {Map<Verb, Call>} */
  const untimed = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  /** @param {Call} call */
  function write(call) {
    const row = rows.get(call.verb);
    if (row) {
      row.call.textContent = `${call.verb}(${inputInWords(call.input)})`;
      row.answer.textContent = answerInWords(call.answer);
      row.time.textContent = '';
    }
    untimed.set(call.verb, call);
    clearTimeout(rest);
    rest = setTimeout(timeNext, REST_MS);
  }

  /** Times one call, and leaves the page time to breathe before the next. */
  function timeNext() {
    const [next] = untimed.values();
    if (next) {
      untimed.delete(next.verb);
      const row = rows.get(next.verb);
      if (row) {
        row.time.textContent = durationInWords(measure(next));
      }
      rest = setTimeout(timeNext);
    }
  }

  function clear() {
    untimed.clear();
    for (const [verb, row] of rows) {
      row.call.textContent = `${verb}()`;
      row.answer.textContent = NOT_ASKED;
      row.time.textContent = '';
    }
  }

  return {
    /**
     * @param {Game} game
     * @returns {Game} the same game, whose calls are written down from now on
     */
    listenTo(game) {
      clear();
      return new Proxy(game, {
        get(target, name) {
          const member = Reflect.get(target, name, target);
          if (typeof member !== 'function') {
            return member;
          }
          const verb = VERBS.find((candidate) => candidate === name);
          return (/** @type {[MoveInput]} */ ...args) => {
            const { fen, chess960 } = target;
            const answer = member.apply(target, args);
            if (verb) {
              write({ verb, input: args[0], answer, fen, chess960 });
            }
            return answer;
          };
        },
      });
    },
  };
}

/**
 * @param {HTMLElement} body
 * @param {Verb} verb
 */
function addRow(body, verb) {
  const row = document.createElement('tr');
  const call = document.createElement('th');
  call.scope = 'row';
  const answer = document.createElement('td');
  const time = document.createElement('td');
  row.dataset.verb = verb;
  row.append(call, answer, time);
  body.append(row);
  return { call, answer, time };
}

/**
 * How long a call takes, in microseconds.
 *
 * @param {Call} call
 */
function measure({ verb, input, fen, chess960 }) {
  const game = new Game(fen, { chess960 });
  const again = repetition(game, verb, input);
  const runs = Array.from({ length: RUNS }, () => meanOf(again));
  game.free();
  return Math.min(...runs) * 1000;
}

/**
 * @param {() => void} call
 * @returns {number} the mean time of the calls of one run, in milliseconds
 */
function meanOf(call) {
  let calls = 0;
  let elapsed = 0;
  const start = performance.now();
  while (elapsed < RUN_MS) {
    for (let i = 0; i < CALLS_BETWEEN_LOOKS_AT_THE_CLOCK; i += 1) {
      call();
    }
    calls += CALLS_BETWEEN_LOOKS_AT_THE_CLOCK;
    elapsed = performance.now() - start;
  }
  return elapsed / calls;
}

/**
 * @param {Game} game
 * @param {Verb} verb
 * @param {MoveInput | undefined} input
 * @returns {() => void} the call, such that it can be made again and again
 */
function repetition(game, verb, input) {
  const move = /** @type {MoveInput} */ (input);
  switch (verb) {
    case 'isLegal':
      return () => game.isLegal(move);
    case 'judge':
      return () => game.judge(move);
    case 'movesFrom':
      return () => game.movesFrom(/** @type {import('chess-arbiter').Square} */ (input));
    case 'inCheck':
      return () => game.inCheck();
    case 'apply':
      return () => {
        game.apply(move);
        game.undo();
      };
  }
}

/** @param {MoveInput | undefined} input */
function inputInWords(input) {
  if (input === undefined) {
    return '';
  }
  return typeof input === 'string' ? `'${input}'` : `'${input.from}${input.to}${input.promotion ?? ''}'`;
}

/** @param {unknown} answer */
function answerInWords(answer) {
  if (Array.isArray(answer)) {
    const squares = [...new Set(answer.map((/** @type {Move} */ move) => move.to))];
    return squares.length > SQUARES_THAT_FIT ? `${squares.length} squares` : squares.join(' ') || 'none';
  }
  if (typeof answer === 'object' && answer !== null) {
    if ('legal' in answer) {
      const { refusal } = /** @type {Ruling} */ (answer);
      return refusal?.code ?? 'legal';
    }
    const { kind, captured } = /** @type {Move} */ (answer);
    return captured && kind === 'normal' ? `takes ${captured}` : kind;
  }
  return String(answer);
}

/** @param {number} microseconds */
function durationInWords(microseconds) {
  if (microseconds >= 1000) {
    return `${(microseconds / 1000).toPrecision(2)} ms`;
  }
  return microseconds >= 10 ? `${Math.round(microseconds)} µs` : `${microseconds.toPrecision(2)} µs`;
}
