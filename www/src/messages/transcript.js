// The table of what the page last asked the module and what it answered, a row for each verb, and how long such a call
// takes.

import { whenIdle } from '../browser/idle.js';
import { microsecondsOf } from './call-timer.js';
import { say } from './words.js';

/** @import { Game, Move, MoveInput, Ruling } from 'chess-arbiter/rules' */
/** @import { Call, Verb } from './call-timer.js' */

/** @type {Verb[]} */
const VERBS = ['isLegal', 'judge', 'movesFrom', 'apply', 'inCheck'];

/** Calls are timed once there has been none for this long, and the browser has nothing else to do. */
const DELAY_MS = 400;
/** A longer list of squares is shown as its length. */
const MAX_SQUARES = 4;
const NOT_ASKED = '—';

/** @param {HTMLElement} body the `<tbody>` to fill, a row a verb */
export function createTranscript(body) {
  const rows = new Map(VERBS.map((verb) => [verb, addRow(body, verb)]));
  /** The calls that are still to be timed. @type {Map<Verb, Call>} */
  const untimed = new Map();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /**
   * @param {Call} call
   * @param {unknown} answer
   */
  function write(call, answer) {
    const row = rows.get(call.verb);
    if (row) {
      row.call.textContent = `${call.verb}(${inputInWords(call.input)})`;
      row.answer.textContent = answerInWords(answer);
      row.time.textContent = '';
    }
    untimed.set(call.verb, call);
    clearTimeout(timer);
    timer = setTimeout(rest, DELAY_MS);
  }

  /** Goes on once the browser is idle, unless there is another call before. */
  async function rest() {
    const then = timer;
    await whenIdle();
    if (then === timer) {
      timeNext();
    }
  }

  /** Times one call. The next waits for another rest, so that the page stays responsive. */
  function timeNext() {
    const [next] = untimed.values();
    if (next) {
      untimed.delete(next.verb);
      const row = rows.get(next.verb);
      if (row) {
        row.time.textContent = durationInWords(microsecondsOf(next));
      }
      timer = setTimeout(rest);
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
     * @returns {Game} the same game, whose calls are shown from now on
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
              write({ verb, input: args[0], fen, chess960 }, answer);
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
    return squares.length > MAX_SQUARES
      ? say('squares', { count: squares.length })
      : squares.join(' ') || say('none');
  }
  if (typeof answer === 'object' && answer !== null) {
    if ('legal' in answer) {
      const { refusal } = /** @type {Ruling} */ (answer);
      return refusal?.code ?? 'legal';
    }
    const { kind, captured } = /** @type {Move} */ (answer);
    return captured && kind === 'normal' ? say('takes', { piece: captured }) : kind;
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
