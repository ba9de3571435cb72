// A score as plain data, to be kept between visits: the moves as UCI, with what is said of them. `chess-arbiter/rules` is
// enough to read it. Another version of the page may have written it, or somebody else: the module rules on every move again,
// and what is not of this form is refused.

import { Game } from 'chess-arbiter/rules';
import { addEntry, emptyScore, NULL_MOVE, uciOf } from './score.js';

/** @import { Claim, PgnComment, PgnResult } from 'chess-arbiter' */
/** @import { Entry, Score } from './score.js' */

/**
 * A move, with the variations in its place. What is empty is left out.
 *
 * @typedef {object} KeptMove
 * @property {string} uci
 * @property {number[]} [nags]
 * @property {PgnComment[]} [comments]
 * @property {PgnComment[]} [commentsBefore]
 * @property {Claim} [claim]
 * @property {KeptMove[][]} [variations]
 */

/**
 * @typedef {object} KeptScore
 * @property {string} start
 * @property {boolean} chess960
 * @property {Record<string, string>} tags
 * @property {PgnResult} result
 * @property {boolean} annotated
 * @property {PgnComment[]} [comments] those before the first move
 * @property {Claim} [claim] the draw that was claimed before the first move
 * @property {KeptMove[]} line
 */

const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'];

/**
 * @param {Score} score
 * @returns {KeptScore}
 */
export function keptOf({ root, start, chess960, tags, result, annotated }) {
  return {
    ...{ start, chess960, tags, result, annotated },
    ...(root.comments.length > 0 && { comments: root.comments }),
    ...(root.claim && { claim: root.claim }),
    line: lineAfter(root),
  };
}

/**
 * @param {KeptScore} kept
 * @returns {Score}
 * @throws if it is none
 */
export function scoreOfKept({ start, chess960, tags, result, annotated, comments, claim, line }) {
  check(typeof chess960 === 'boolean' && RESULTS.includes(result));
  check(Object.values(tags).every((tag) => typeof tag === 'string'));
  const game = new Game(start, { chess960 });
  const score = { ...emptyScore(start, chess960), tags, result, annotated: Boolean(annotated) };
  score.root.comments = checkComments(comments);
  score.root.claim = possible(claim, game);
  addLine(score.root, line, game);
  return score;
}

/**
 * @param {Entry} entry
 * @returns {KeptMove[]} the line after it, with the variations
 */
function lineAfter(entry) {
  /** @type {KeptMove[]} */
  const line = [];
  for (let [next, ...others] = entry.children; next; [next, ...others] = next.children) {
    const variations = others.map((first) => [keptMove(first), ...lineAfter(first)]);
    line.push({ ...keptMove(next), ...(variations.length > 0 && { variations }) });
  }
  return line;
}

/**
 * @param {Entry} entry
 * @returns {KeptMove} without variations
 */
function keptMove(entry) {
  const { nags, comments, commentsBefore, claim } = entry;
  return {
    uci: uciOf(entry),
    ...(nags.length > 0 && { nags }),
    ...(comments.length > 0 && { comments }),
    ...(commentsBefore.length > 0 && { commentsBefore }),
    ...(claim && { claim }),
  };
}

/**
 * @param {Entry} parent
 * @param {KeptMove[]} line
 * @param {Game} game is at the parent, before and after
 */
function addLine(parent, line, game) {
  let last = parent;
  for (const { uci, nags = [], comments, commentsBefore, claim, variations = [] } of line) {
    const before = last;
    const move = play(game, uci);
    check(nags.every(Number.isInteger));
    last = addEntry(before, {
      color: move.color,
      move: move.kind === 'pass' ? null : move,
      nags,
      comments: checkComments(comments),
      commentsBefore: checkComments(commentsBefore),
    });
    last.claim = possible(claim, game);
    if (variations.length > 0) {
      game.undo();
      for (const variation of variations) {
        addLine(before, variation, game);
      }
      play(game, uci);
    }
  }
  for (const _ of line) {
    game.undo();
  }
}

/**
 * @param {Game} game
 * @param {string} uci
 */
function play(game, uci) {
  return uci === NULL_MOVE ? game.pass() : game.apply(uci);
}

/**
 * @param {Claim | undefined} claim
 * @param {Game} game
 * @returns {Claim | undefined} the claim, if there is one and it can be made
 */
function possible(claim, { claims }) {
  return claims.find((known) => known === claim);
}

/**
 * @param {PgnComment[]} [comments]
 * @returns {PgnComment[]}
 */
function checkComments(comments = []) {
  check(
    comments.every(
      ({ text, evaluation = {} }) => typeof text === 'string' && typeof evaluation === 'object' && evaluation,
    ),
  );
  return comments;
}

/** @param {unknown} isRight */
function check(isRight) {
  if (!isRight) {
    throw new TypeError('This was not kept by this page.');
  }
}
