// The lessons in English.

/** @type {import('../../messages/words.js').LawsWords} */
export default {
  page: {
    title: 'The laws of chess, from the first move on, to try out: chess-arbiter',
    heading: 'Learn the laws by trying them',
    intro:
      'You need to know nothing. Each lesson has a board: pick up a piece, and the squares that the law allows light up. Drop it anywhere else, and the arbiter says which law refuses it, and points at the pieces that are to blame.',
    numbers:
      'The numbers 3.1 to 3.9 are those of the laws that this project follows. Beside each stands its number in the {fide} that have applied since 1 January 2023.',
    fideLaws: 'FIDE Laws of Chess',
    contents: 'Contents',
    firstSteps: 'First steps',
    lawsOfMoving: 'How the pieces move',
    startOver: 'Start over',
    endTitle: 'That was the last lesson',
    playGame: 'Play a game',
    firstOpen: 'To the first open task',
  },
  texts: {
    law: 'Article {article} here · FIDE {fide}',
    fide: 'FIDE {fide}',
    boardOf: 'Board: {title}',
    tasksOf: 'Tasks: {title}',
    done: 'Done.',
    taskDone: 'Task done: {task}',
    lessonDone: 'Well done: “{title}” is complete.',
    missed: 'That is a legal move, but not what the task asks for. Try again.',
    missedRefusal: 'That is a legal move. The task asks for one that is refused. Try again.',
    again: 'Set up again',
    tryAgain: 'Try again',
    show: 'Show me',
    next: 'Next task',
    nextLesson: 'Next: {title}',
    finish: 'To the end',
    allOpen: 'All tasks are open again.',
    endOpen: 'Tasks that are still open: {count}.',
    endDone: 'You have done every task. You know how all the pieces move, and what mate is: enough to play.',
  },
  lessons: {
    board: {
      title: 'The board',
      short: 'The board',
      text: [
        'Chess is played by two on a board of 64 squares, half of them light and half dark. A column of squares is called a file and has a letter, a to h; a row is called a rank and has a number, 1 to 8. Together they name a square: your rook, the piece that looks like a tower, stands on b2.',
        'Drag it, or tap it and then the square where it is to go.',
      ],
      tasks: {
        file: 'Put the rook on b7: up the b-file, to rank 7.',
        rank: 'Put it on f2: along rank 2, to the f-file.',
        closed: 'Try to put it on d5, where it cannot go, and see what the arbiter says.',
      },
    },
    men: {
      title: 'The pieces',
      short: 'The pieces',
      text: [
        'This is how every game begins. White’s pieces are below, Black’s above, and each side has the same: eight pawns in front; behind them, in the corners, the rooks, then the knights, then the bishops; in the middle the queen, on a square of her own colour, and beside her the king.',
        'Each moves in its own way. Pick one up, and dots show where it may go.',
      ],
      tasks: {
        pawn: 'Move a pawn.',
        knight: 'Move a knight: it is the only piece of the back row that can leave it now.',
        'shut-in': 'Try to move a rook past the pawn in front of it.',
      },
    },
    1.2: {
      title: 'One move each',
      short: 'Whose turn',
      text: [
        'White makes the first move. Then the players take turns, one move at a time; nobody may pass. On these boards you move for both.',
      ],
      tasks: {
        'white-begins': 'Try to begin with a black piece.',
        'black-answers': 'White has moved a pawn from e2 to e4. Now answer with a move of Black’s.',
        'not-twice': 'Try to make a second move for White instead.',
      },
    },
    mate: {
      title: 'Check and checkmate',
      short: 'Checkmate',
      text: [
        'Whoever attacks the king says check, and the other must save it at once. If no move saves it, that is checkmate, and the game is won: this is the aim of chess. The king itself is never taken.',
        'Here the rook on h7 guards all of rank 7, so the black king cannot leave its row.',
      ],
      tasks: {
        check: 'Give check: attack the king with a rook.',
        mate: 'Give checkmate: attack it so that it has no way out.',
        'no-way-out': 'The king is mated now. Try to save it all the same, by a step to a7.',
      },
    },
    stalemate: {
      title: 'Stalemate',
      short: 'Stalemate',
      text: [
        'If the player whose turn it is has no legal move, but is not in check, that is stalemate: the game is a draw, and nobody has won. Take care when your enemy has little left.',
      ],
      tasks: {
        stalemate:
          'Move the queen so that Black is stalemated. (Where does she take every square from the king, without attacking it?)',
        mate: 'Now do better with the same queen: give checkmate.',
      },
      notes: {
        stalemate: 'Black has no move and is not in check: a draw, in spite of White’s queen.',
      },
    },
    3.1: {
      title: 'One square, one piece',
      short: 'Taking',
      text: [
        'You may go to an empty square, or to one where an enemy stands: then you take it, and it leaves the board as part of your move. A square where one of your own pieces stands is closed to you. (Drag the rook onto the bishop, and see.)',
        'A piece attacks a square even if it could not go there now, because its own king would be in check. That is the third task: there the knight may not move at all, and still it guards e5.',
      ],
      tasks: {
        empty: 'Move the rook to an empty square.',
        'rook-takes': 'Take the pawn with it.',
        'pinned-guard': 'Try to step with the king to e5, which the knight guards.',
      },
      notes: {
        'pinned-guard':
          'The knight is pinned: if it left its file, the rook could take the king. It guards e5 all the same.',
      },
    },
    3.2: {
      title: 'The bishop',
      short: 'Bishop',
      text: [
        'A bishop goes along its diagonals, as far as it likes. So it stays on squares of one colour for the whole game. It is worth about three pawns.',
      ],
      tasks: {
        corner: 'Go to the corner h8 in one move.',
        take: 'Take the rook.',
        'not-straight': 'Try to go straight ahead, and be refused.',
      },
    },
    3.3: {
      title: 'The rook',
      short: 'Rook',
      text: [
        'A rook goes along its file or its rank: forwards, backwards or sideways, as far as it likes. It is worth about five pawns.',
      ],
      tasks: {
        take: 'Take the knight along the rank.',
        check: 'Attack the king: give check.',
        'not-diagonal': 'Try to go along a diagonal, and be refused.',
      },
    },
    3.4: {
      title: 'The queen',
      short: 'Queen',
      text: [
        'A queen goes as a rook or as a bishop does: along her file, her rank or a diagonal. No piece reaches more squares; she is worth about nine pawns. What she cannot do is move like a knight.',
      ],
      tasks: {
        'like-a-bishop': 'Move like a bishop, and take the knight.',
        'like-a-rook': 'Move like a rook, and give checkmate.',
        'not-like-a-knight': 'Try to move like a knight, to c3, and be refused.',
      },
    },
    3.5: {
      title: 'No jumping',
      short: 'No jumping',
      text: [
        'Bishop, rook and queen need a free path. They stop before a piece of their own, and at the latest on the square of the first enemy, which they may take. They never jump over anything.',
      ],
      tasks: {
        blocked: 'Try to take the queen on d8 with the rook. What is in the way?',
        'take-the-blocker': 'Take what is in the rook’s way.',
        'free-path': 'Find the rook to which a path is free, and take it.',
      },
    },
    3.6: {
      title: 'The knight',
      short: 'Knight',
      text: [
        'A knight goes two squares along a file or a rank and, in the same move, one square to the side. It lands on a square of the other colour each time. It is worth about three pawns, and nothing can stand in its way: it is the one piece that jumps.',
      ],
      tasks: {
        jump: 'Jump over your pawns to c3.',
        fork: 'Attack king and rook with one move.',
        'not-straight': 'Try to go any other way, and be refused.',
      },
    },
    '3.7a': {
      title: 'The pawn steps forward',
      short: 'Pawn step',
      text: [
        'A pawn goes straight ahead, one square at a time. On its first move it may go two instead. Every square that it crosses or lands on must be empty: going straight ahead, a pawn takes nothing.',
      ],
      tasks: {
        two: 'Move a pawn two squares.',
        'not-first': 'Try the same with a pawn that has moved before.',
        blocked: 'Try to walk into a pawn that is in the way.',
      },
    },
    '3.7b': {
      title: 'The pawn takes',
      short: 'Pawn capture',
      text: [
        'A pawn takes another way than it walks: one square diagonally ahead. That step is for taking only; with nothing there to take, it is closed.',
      ],
      tasks: {
        take: 'Take the knight with a pawn.',
        'nothing-there': 'Try the diagonal step where nothing is to be taken.',
        'not-ahead': 'Try to take the rook straight ahead.',
      },
    },
    '3.7c': {
      title: 'En passant',
      short: 'En passant',
      text: [
        'Your pawn has come three squares far. Beside it, an enemy pawn makes its double step, and so crosses a square that you could have taken it on. Then you may take it all the same, as if it had gone one square only: “in passing”.',
        'That right lives for one move. Whoever plays something else first has lost it.',
      ],
      tasks: {
        take: 'Black has just moved from d7 to d5. Take that pawn in passing.',
        late: 'Now a king’s move by each player lies between. Try it again.',
        exposed: 'Two pawns leave the rank at once. Try it, and see who looks along it.',
      },
      notes: {
        exposed: 'With both pawns gone from the rank, the rook on h5 could take the king on a5.',
      },
    },
    '3.7d': {
      title: 'Promotion',
      short: 'Promotion',
      text: [
        'A pawn that reaches the far side of the board becomes a queen, a rook, a bishop or a knight, as you choose; that is part of the same move. It does not matter what you still have: you may own a third rook or a second queen.',
      ],
      tasks: {
        'third-rook': 'You have both rooks. Make a third.',
        'take-and-promote': 'Take the knight, and make a queen in the same move.',
        'not-a-queen': 'A queen is not always best: promote so that king and queen are attacked at once.',
      },
    },
    '3.8a': {
      title: 'The king steps',
      short: 'King step',
      text: [
        'A king goes one square in any direction, but never to a square where it could be taken. So it may take only what nobody guards, and the two kings never stand side by side.',
      ],
      tasks: {
        take: 'Take the piece that nobody guards.',
        attacked: 'Try to step onto a square that is attacked. From where?',
        'one-square': 'Try to go two squares at once.',
      },
    },
    '3.8b': {
      title: 'Castling',
      short: 'Castling',
      text: [
        'Once in a game, king and rook may move together: the king goes two squares towards the rook, and the rook is lifted over it to the square that the king has crossed. Move the king first; the board brings the rook.',
        'Neither of the two may have moved before, and nothing may stand between them. And the king may not castle out of check, across an attacked square, or into check.',
      ],
      tasks: {
        kingside: 'Castle to the nearer rook.',
        queenside: 'Castle to the farther rook.',
        'through-check': 'Only one side is open now. Try the other, and see why.',
        moved: 'The rook from h1 has been to g1 and back. Try to castle with it.',
      },
    },
    3.9: {
      title: 'Check',
      short: 'Check',
      text: [
        'A king that is attacked is in check, even by a piece that could not move without exposing its own king. A check must be answered at once: take the piece that gives it, put something in between, or move the king away.',
        'For the same reason no move may open a line to one’s own king. A piece that stands on such a line is pinned: if it left, an enemy behind it could take the king.',
      ],
      tasks: {
        'only-move': 'You are in check. Find the only move that answers it.',
        'double-check': 'Two pieces give check at once. Find a move that answers both.',
        pinned: 'Try to move the bishop, which stands between your king and an enemy rook.',
      },
      notes: {
        pinned: 'If the bishop left, the rook on e7 could take the king on e1. That is what pinned means.',
      },
    },
  },
};
