// The score of a game: a tree of moves from one position, the main line and its variations. The moves come from
// `chess-arbiter` and are only kept here. The first child of an entry goes on with its line.

/** @import { PgnGame } from 'chess-arbiter' */
/** @import { Claim, Color, Game, Move, Outcome, PgnComment, PgnMove, PgnResult } from 'chess-arbiter/rules' */

/**
 * A move in the score, or the root before the first.
 *
 * @typedef {object} Entry
 * @property {Entry | undefined} parent the entry before it; `undefined` for the root
 * @property {Entry[]} children the entries that may follow: first the main line, then the variations
 * @property {Color} color who moves
 * @property {number} number the number of the move, as the score counts
 * @property {Move | null} move `null` for the root and for a null move
 * @property {number[]} nags
 * @property {PgnComment[]} comments
 * @property {PgnComment[]} commentsBefore
 * @property {Outcome | undefined} outcome how the game ended there; known once the walk has been there
 * @property {Claim | undefined} claim the draw that was claimed there
 */

/**
 * @typedef {object} Score
 * @property {string} start the FEN of its first position
 * @property {boolean} chess960
 * @property {Record<string, string>} tags
 * @property {PgnResult} result the result of its file, `'*'` without one
 * @property {boolean} annotated whether its file has comments or variations
 * @property {Entry} root
 */

/** A null move, as UCI writes it. */
export const NULL_MOVE = '0000';

/**
 * A score without moves.
 *
 * @param {string} start
 * @param {boolean} [chess960]
 * @returns {Score}
 */
export function emptyScore(start, chess960 = false) {
  const [, turn, , , , fullmoves] = start.split(' ');
  /** @type {Entry} */
  const root = {
    parent: undefined,
    children: [],
    // As if the opponent had just moved, so that the first move gets the right number.
    color: turn === 'b' ? 'w' : 'b',
    number: Number(fullmoves) - (turn === 'b' ? 0 : 1),
    move: null,
    nags: [],
    comments: [],
    commentsBefore: [],
    outcome: undefined,
    claim: undefined,
  };
  return { start, chess960, tags: {}, result: '*', annotated: false, root };
}

/**
 * @param {Game} game
 * @returns {Score} the moves of a game
 */
export function scoreOfGame(game) {
  return scoreOfMoves(/** @type {string} */ (game.fenAt(0)), game.chess960, game.history);
}

/**
 * @param {string} start the FEN of the position before the moves
 * @param {boolean} chess960
 * @param {Move[]} moves
 * @returns {Score} a game without variations
 */
export function scoreOfMoves(start, chess960, moves) {
  const score = emptyScore(start, chess960);
  moves.reduce(addMove, score.root);
  return score;
}

/**
 * @param {PgnGame} pgn
 * @returns {Score} a game of a file, with its variations and comments
 */
export function scoreOfPgn(pgn) {
  const score = emptyScore(pgn.start, pgn.chess960);
  score.tags = pgn.tags;
  score.result = pgn.result;
  score.root.comments = pgn.comments;
  score.annotated =
    pgn.comments.length > 0 ||
    pgn.moves.some(({ comments, variations }) => comments.length + variations.length > 0);
  addLine(score.root, pgn.moves);
  return score;
}

/**
 * @param {Score} score
 * @returns {PgnGame} for `formatPgn`
 */
export function pgnOfScore(score) {
  const { start, chess960, tags, root } = score;
  return {
    tags,
    start,
    chess960,
    comments: root.comments,
    moves: lineAfter(root),
    result: resultOf(score),
  };
}

/**
 * The result of a game: from the board, of a claim, or from its file.
 *
 * @param {Score} score
 * @returns {PgnResult}
 */
export function resultOf({ root, result }) {
  const { outcome, claim } = lastOf(root);
  if (outcome?.winner) {
    return outcome.winner === 'w' ? '1-0' : '0-1';
  }
  return outcome || claim ? '1/2-1/2' : result;
}

/**
 * Finds or adds the entry of a move. A move that is added becomes the main line, or a variation if there is one already.
 *
 * @param {Entry} parent
 * @param {Move} move
 * @returns {Entry}
 */
export function addMove(parent, move) {
  return (
    parent.children.find((entry) => uciOf(entry) === move.uci) ??
    addEntry(parent, {
      color: move.color,
      move: move.kind === 'pass' ? null : move,
      nags: [],
      comments: [],
    })
  );
}

/**
 * Adds an entry, as the last of its alternatives.
 *
 * @param {Entry} parent
 * @param {Omit<PgnMove, 'variations'>} pgnMove
 * @returns {Entry}
 */
export function addEntry(parent, { color, move, nags, comments, commentsBefore = [] }) {
  const entry = {
    parent,
    children: [],
    color,
    number: parent.number + (color === 'w' ? 1 : 0),
    move,
    nags,
    comments,
    commentsBefore,
    outcome: undefined,
    claim: undefined,
  };
  parent.children.push(entry);
  return entry;
}

/**
 * @param {Entry} entry not the root
 * @returns {string} its move as UCI writes it
 */
export function uciOf({ move }) {
  return move?.uci ?? NULL_MOVE;
}

/**
 * Takes an entry out of the score, with all that follows it.
 *
 * @param {Entry} entry not the root
 */
export function remove(entry) {
  const siblings = entry.parent?.children ?? [];
  siblings.splice(siblings.indexOf(entry), 1);
}

/**
 * @param {Entry} entry
 * @returns {Entry[]} the entries from the first move to it, itself included
 */
export function pathTo(entry) {
  const path = [];
  for (let at = entry; at.parent; at = at.parent) {
    path.push(at);
  }
  return path.reverse();
}

/**
 * The last entry of the line through this one.
 *
 * @param {Entry} entry
 * @returns {Entry}
 */
export function lastOf(entry) {
  let last = entry;
  for (let next = nextOf(last); next; next = nextOf(last)) {
    last = next;
  }
  return last;
}

/**
 * @param {Entry} entry
 * @returns {Entry | undefined} the next move of the line
 */
export function nextOf({ children: [next] }) {
  return next;
}

/**
 * @param {Entry} parent
 * @param {PgnMove[]} moves
 */
function addLine(parent, moves) {
  let last = parent;
  for (const move of moves) {
    const entry = addEntry(last, move);
    for (const variation of move.variations) {
      addLine(last, variation);
    }
    last = entry;
  }
}

/**
 * @param {Entry} entry
 * @returns {PgnMove[]} the line after it, with the variations
 */
function lineAfter(entry) {
  /** @type {PgnMove[]} */
  const moves = [];
  for (let [next, ...others] = entry.children; next; [next, ...others] = next.children) {
    moves.push(pgnMove(next, others));
  }
  return moves;
}

/**
 * @param {Entry} entry
 * @param {Entry[]} others the alternatives to it, each the first move of a variation
 * @returns {PgnMove}
 */
function pgnMove({ color, move, nags, comments, commentsBefore }, others) {
  const variations = others.map((first) => [pgnMove(first, []), ...lineAfter(first)]);
  return { color, move, nags, comments, commentsBefore, variations };
}
