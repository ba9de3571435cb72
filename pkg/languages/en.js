// English: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** All but what is said of PGN, which the entry for boards does not need. @type {Omit<import('../index.js').Language, 'pgn'>} */
export const english = {
  tag: 'en',
  name: 'English',
  letters: { k: 'K', q: 'Q', r: 'R', b: 'B', n: 'N' },
  pieces: {
    the: {
      p: 'the pawn',
      n: 'the knight',
      b: 'the bishop',
      r: 'the rook',
      q: 'the queen',
      k: 'the king',
    },
    a: { p: 'a pawn', n: 'a knight', b: 'a bishop', r: 'a rook', q: 'a queen', k: 'a king' },
    name: { p: 'pawn', n: 'knight', b: 'bishop', r: 'rook', q: 'queen', k: 'king' },
  },
  players: { name: { w: 'White', b: 'Black' } },
  sides: { name: { kingside: 'kingside', queenside: 'queenside' } },
  placed: '{piece} on {square}',
  list: [', ', ' and '],
  quoted: "'{text}'",
  refusals: {
    'no-piece': 'There is no piece on {from}.',
    'not-your-turn': "It is {player}'s turn: {mover} is {opponent}'s.",
    'own-piece': "{Mover} cannot take {by}: both are {player}'s.",
    'same-square': '{Mover} is already there: a move goes to another square.',
    'bishop-move': '{Mover} cannot reach {to}: a bishop moves along its diagonals.',
    'rook-move': '{Mover} cannot reach {to}: a rook moves along its file or its rank.',
    'queen-move': '{Mover} cannot reach {to}: a queen moves along its file, its rank or its diagonals.',
    'knight-move':
      '{Mover} cannot reach {to}: a knight moves two squares along a file or a rank and then one to the side.',
    'king-move': '{Mover} cannot reach {to}: a king moves one square at a time.',
    'pawn-move':
      '{Mover} cannot reach {to}: a pawn moves one square straight ahead, or two on its first move, and takes one square diagonally ahead.',
    'pawn-first-move': '{Mover} cannot reach {to}: a pawn may move two squares only on its first move.',
    'pawn-blocked': '{Mover} cannot move to {to}: {by} {by, plural, one {is} other {are}} in the way.',
    'pawn-capture':
      '{Mover} cannot move to {to}: a pawn moves diagonally only to take, and nothing is there to take.',
    'en-passant-late': '{Mover} cannot take en passant on {to}: {by} has not just moved two squares.',
    'en-passant-unknown':
      '{By} can be taken en passant only right after its double step, and the position records none.',
    'path-blocked': '{Mover} cannot reach {to}: {by} is in the way.',
    'promotion-piece':
      '{Mover} cannot become {named:a} on {to}: a pawn may become a queen, a rook, a bishop or a knight.',
    'promotion-not-due':
      '{Mover} cannot become {named:a} on {to}: only a pawn that reaches the last rank is promoted.',
    'castling-moved':
      '{player} may not castle {side}: the king on {king} or the rook on {last} has moved before.',
    'king-away': '{player} may not castle {side}: the king on {king} has moved before.',
    'no-rook': '{player} cannot castle {side}: there is no rook on {last}.',
    'castling-blocked': '{player} cannot castle {side}: {by} {by, plural, one {is} other {are}} in the way.',
    'castling-in-check':
      '{player} may not castle out of check: {by} {by, plural, one {gives} other {give}} check to the king on {king}.',
    'castling-through-check':
      '{player} may not castle {side}: {by} {by, plural, one {attacks} other {attack}} {on}, which the king crosses.',
    'castling-into-check': '{player} may not castle {side}: {by} would attack the king on {on}.',
    'king-attacked': '{Mover} cannot move to {to}: {by} would attack it there.',
    'in-check':
      'The king on {king} is in {by, plural, =2 {double check} other {check}} from {by}, and this move does not end it.',
    pass: '{player} is in check from {by} and may not pass.',
    pinned: '{Mover} is pinned to its king on {king} by {by}.',
    'en-passant': '{Mover} cannot take en passant on {to}: {by} would then attack the king on {king}.',
    'promotion-required': '{Mover} reaches the last rank on {to}: name the piece that it becomes.',
  },
  fen: {
    'field-count': 'A FEN has four to six fields, separated by spaces; this text has {count}.',
    'missing-fields':
      "A FEN has four to six fields; this text has {count}, and what is missing can only be '-'.",
    'extra-spaces': 'One space stands between two fields.',
    'unclear-counter':
      'With two spaces before it, the last number may be the halfmove clock or the move number.',
    'empty-counter': 'A counter is empty.',
    'too-long': 'The text is longer than any FEN.',
    'rank-count': "The board has eight ranks, separated by '/'; the placement has {count}.",
    'rank-length': 'Rank {rank} has {count} {count, plural, one {square} other {squares}} instead of eight.',
    'split-number': 'Rank {rank} counts empty squares that stand together in several numbers.',
    'piece-letter':
      '{text} on rank {rank} is neither a piece (PNBRQK, pnbrqk) nor a number of empty squares (1 to 8).',
    'turn-syntax': "The player to move must be 'w' or 'b', not {text}.",
    'castling-syntax': "The castling rights must be '-' or some of KQkq (or letters of files), not {text}.",
    'en-passant-syntax':
      "The en passant square must be '-' or a square of the third or sixth rank, not {text}.",
    'halfmove-syntax': 'The halfmove clock must be a number from 0 to 65535, not {text}.',
    'fullmove-syntax': 'The move number must be a number from 1 to 65535, not {text}.',
    'king-missing': '{player} has no king.',
    'king-doubled': '{player} has {count} kings: on {squares}.',
    'kings-adjacent': 'The kings on {squares} stand next to one another.',
    'pawn-on-back-rank': 'No pawn can stand on the first or last rank: see {squares}.',
    'too-many-pieces': '{player} has more than sixteen pieces.',
    'too-many-pawns': '{player} has more than eight pawns.',
    'too-many-promoted': '{player} has more promoted pieces than pawns are missing.',
    'opponent-in-check': "{player} is in check on {king} although it is the other player's turn.",
    'impossible-check': 'No move can give check to {player} from {checkers} at once.',
    'castling-impossible':
      '{player} cannot castle {side}: the king or the rook does not stand where it must.',
    'en-passant-impossible': 'No pawn can just have passed {squares}.',
    'fullmove-zero': 'The move number is 0; moves are counted from 1.',
  },
  moveTexts: {
    'unreadable-move': 'The text is a move neither in algebraic notation nor in UCI notation.',
    'loose-move': 'Written strictly, this move is {san}.',
    'other-letters':
      'The text is no move with these letters of the pieces. It is one with those of {languages}.',
    'null-move': 'A null move is no move: no player may pass.',
    'no-such-piece': 'There is no {piece:name} that the text describes.',
    'ambiguous-move': 'The text may mean several moves: {moves}.',
  },
};

/** @type {import('../index.js').Language} */
export default {
  ...english,
  pgn: {
    place: 'Game {game}, line {line}, column {column}, {text}: {problem}',
    line: 'Line {line}, column {column}, {text}: {problem}',
    'tag-syntax': 'A tag pair is written [Name "Value"].',
    'unknown-variant': 'Only chess and Chess960 are known.',
    'open-comment': 'The comment is not closed.',
    'open-variation': 'The variation is not closed.',
    'stray-variation-end': 'No variation is open here.',
    'variation-without-move': 'There is no move that the variation could replace.',
    'too-deep': 'Variations are nested more than a hundred times.',
    'game-too-long': 'The game is too long.',
    'unknown-word': 'This is neither a move nor an annotation.',
    'nag-syntax': 'A numeric annotation is $0 to $65535.',
    'empty-variation': 'The variation has no moves.',
    'result-in-variation': 'A variation has no result.',
    'odd-result': 'A result is written 1-0, 0-1, 1/2-1/2 or *.',
    'result-mismatch': 'The result after the moves is not that of the Result tag.',
    'missing-result': 'There is no result after the moves.',
    'missing-tag':
      'The {tags, plural, one {tag} other {tags}} {tags} {tags, plural, one {is} other {are}} missing.',
    'repeated-tag': 'The game has this tag already.',
    'tag-escape': 'A quote or a backslash in a tag is written with a backslash before it.',
    'undeclared-chess960': 'Only in Chess960 are these castling rights possible.',
    'more-problems': 'The game has more problems than are listed.',
  },
};
