// The facade for those who come from chess.js, against chess.js itself: the same calls.

import { Chess as ChessJs } from 'chess.js';
import { Chess } from 'chess-arbiter/chess.js';
import { POSITIONS } from '../positions.js';
import { inRow } from '../subjects.js';

/** @import { Context, Row } from '../row.js' */

/** The two classes, as one type: they are called alike. */
const CLASSES = /** @type {const} */ ({
  'chess-arbiter': Chess,
  'chess.js': /** @type {typeof Chess} */ (/** @type {unknown} */ (ChessJs)),
});

/**
 * A row in which both do the same with each of their subjects.
 *
 * @template T
 * @param {string} call
 * @param {number} target how many times as fast the facade is to be
 * @param {(Class: typeof Chess, context: Context) => T[]} subjects
 * @param {(subject: T, Class: typeof Chess) => number} pass
 * @returns {Row}
 */
function row(call, target, subjects, pass) {
  return {
    title: `chess.js facade: \`${call}\``,
    unit: 'call',
    targets: { 'chess.js': target },
    against: { 'chess.js': `\`${call}\`` },
    prepare: (context) => {
      const each = Object.entries(CLASSES).map(([name, Class]) => ({
        name,
        Class,
        list: inRow(subjects(Class, context)),
      }));
      return {
        operations: each[0]?.list.length ?? 0,
        contenders: Object.fromEntries(
          each.map(({ name, Class, list }) => [
            name,
            () => list.reduce((sum, subject) => sum + pass(subject, Class), 0),
          ]),
        ),
      };
    },
  };
}

/** @param {typeof Chess} Class */
const games = (Class) => POSITIONS.map((fen) => new Class(fen));

/** Each game with a move that it can make. @param {typeof Chess} Class */
const moving = (Class) =>
  games(Class)
    .map((chess) => ({ chess, san: chess.moves()[0] ?? '' }))
    .filter(({ san }) => san !== '');

/** Each game with squares of it. @param {typeof Chess} Class */
const lookingUp = (Class) =>
  games(Class).flatMap((chess) =>
    /** @type {const} */ (['e4', 'd1', 'a8', 'h7']).map((square) => ({ chess, square })),
  );

/** How many games of the file are read: chess.js takes milliseconds for each. */
const MOST_GAMES = 40;

/** @param {Context} context */
const texts = ({ pgn }) => pgn.split(/\n\n(?=\[Event )/).slice(0, MOST_GAMES);

/** @type {Record<string, Row>} */
export const facadeRows = {
  // The list is kept until a move is made: so it is asked again, and after a move.
  'facade-moves': row('moves()', 25, games, (chess) => chess.moves().length),
  'facade-play': row('move(san)`, `moves()` and `undo()', 25, moving, ({ chess, san }) => {
    chess.move(san);
    const { length } = chess.moves();
    chess.undo();
    return length;
  }),
  'facade-verbose': row(
    'moves({ verbose: true })',
    50,
    games,
    (chess) => chess.moves({ verbose: true }).length,
  ),
  'facade-move-undo': row('move(san)` and `undo()', 40, moving, ({ chess, san }) => {
    const { length } = chess.move(san).after;
    chess.undo();
    return length;
  }),
  'facade-load-pgn': row(
    'loadPgn(text)',
    20,
    (_, context) => texts(context),
    (text, Class) => {
      const chess = new Class();
      chess.loadPgn(text);
      return chess.moveNumber();
    },
  ),
  'facade-pgn': row(
    'pgn()',
    15,
    (Class, context) =>
      texts(context).map((text) => {
        const chess = new Class();
        chess.loadPgn(text);
        return chess;
      }),
    (chess) => chess.pgn().length,
  ),
  'facade-new': row(
    'new Chess(fen)',
    1,
    () => POSITIONS,
    (fen, Class) => new Class(fen).turn().length,
  ),
  'facade-fen': row('fen()', 2, games, (chess) => chess.fen().length),
  'facade-get': row('get(square)', 1 / 3, lookingUp, ({ chess, square }) => (chess.get(square) ? 1 : 0)),
  'facade-board': row('board()', 1 / 3, games, (chess) => chess.board().length),
};
