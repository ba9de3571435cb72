// German: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'de',
  name: 'Deutsch',
  letters: { k: 'K', q: 'D', r: 'T', b: 'L', n: 'S' },
  pieces: {
    der: { p: 'der Bauer', n: 'der Springer', b: 'der Läufer', r: 'der Turm', q: 'die Dame', k: 'der König' },
    durch: {
      p: 'durch den Bauern',
      n: 'durch den Springer',
      b: 'durch den Läufer',
      r: 'durch den Turm',
      q: 'durch die Dame',
      k: 'durch den König',
    },
    zum: {
      p: 'zum Bauern',
      n: 'zum Springer',
      b: 'zum Läufer',
      r: 'zum Turm',
      q: 'zur Dame',
      k: 'zum König',
    },
    keinen: {
      p: 'keinen Bauern',
      n: 'keinen Springer',
      b: 'keinen Läufer',
      r: 'keinen Turm',
      q: 'keine Dame',
      k: 'keinen König',
    },
  },
  players: { name: { w: 'Weiß', b: 'Schwarz' } },
  sides: { name: { kingside: 'kurz', queenside: 'lang' } },
  genders: { p: 'm', n: 'm', b: 'm', r: 'm', q: 'f', k: 'm' },
  placed: '{piece} auf {square}',
  list: [', ', ' und '],
  quoted: '„{text}“',
  refusals: {
    'no-piece': 'Auf {from} steht keine Figur.',
    'not-your-turn': '{player} ist am Zug: {Mover} gehört {opponent}.',
    'own-piece': '{Mover} kann nicht nach {to} ziehen: {By} gehört ebenfalls {player}.',
    'same-square': '{Mover} steht schon dort: Ein Zug führt auf ein anderes Feld.',
    'bishop-move': '{Mover} erreicht {to} nicht: Ein Läufer zieht auf seinen Diagonalen.',
    'rook-move': '{Mover} erreicht {to} nicht: Ein Turm zieht auf seiner Linie oder seiner Reihe.',
    'queen-move':
      '{Mover} erreicht {to} nicht: Eine Dame zieht auf ihrer Linie, ihrer Reihe oder ihren Diagonalen.',
    'knight-move':
      '{Mover} erreicht {to} nicht: Ein Springer zieht zwei Felder auf einer Linie oder Reihe und dann eines zur Seite.',
    'king-move': '{Mover} erreicht {to} nicht: Ein König zieht nur ein Feld weit.',
    'pawn-move':
      '{Mover} erreicht {to} nicht: Ein Bauer zieht ein Feld geradeaus vorwärts, in seinem ersten Zug auch zwei, und schlägt ein Feld schräg vorwärts.',
    'pawn-first-move':
      '{Mover} erreicht {to} nicht: Ein Bauer darf nur in seinem ersten Zug zwei Felder weit ziehen.',
    'pawn-blocked':
      '{Mover} kann nicht nach {to} ziehen: {By} {by, plural, one {steht} other {stehen}} im Weg.',
    'pawn-capture':
      '{Mover} kann nicht nach {to} ziehen: Schräg zieht ein Bauer nur, um zu schlagen, und dort gibt es nichts zu schlagen.',
    'en-passant-late':
      '{Mover} kann auf {to} nicht en passant schlagen: {By} hat im letzten Zug keinen Doppelschritt gemacht.',
    'en-passant-unknown':
      '{By} kann nur unmittelbar nach seinem Doppelschritt en passant geschlagen werden, und die Stellung verzeichnet keinen.',
    'path-blocked': '{Mover} erreicht {to} nicht: {By} steht im Weg.',
    'promotion-piece':
      '{Mover} kann auf {to} nicht {named:zum} werden: Ein Bauer kann nur zur Dame, zum Turm, zum Läufer oder zum Springer werden.',
    'promotion-not-due':
      '{Mover} kann auf {to} nicht {named:zum} werden: Nur ein Bauer auf der letzten Reihe wird umgewandelt.',
    'castling-moved':
      '{player} darf nicht {side} rochieren: Der König auf {king} oder der Turm auf {last} hat schon gezogen.',
    'king-away': '{player} darf nicht {side} rochieren: Der König auf {king} hat schon gezogen.',
    'no-rook': '{player} kann nicht {side} rochieren: Auf {last} steht kein Turm.',
    'castling-blocked':
      '{player} kann nicht {side} rochieren: {By} {by, plural, one {steht} other {stehen}} im Weg.',
    'castling-in-check':
      '{player} darf nicht aus dem Schach rochieren: {By} {by, plural, one {bietet} other {bieten}} dem König auf {king} Schach.',
    'castling-through-check':
      '{player} darf nicht {side} rochieren: {By} {by, plural, one {greift} other {greifen}} {on} an, das der König überquert.',
    'castling-into-check':
      '{player} darf nicht {side} rochieren: {By} {by, plural, one {würde} other {würden}} den König auf {on} angreifen.',
    'king-attacked':
      '{Mover} kann nicht nach {to} ziehen: {By} {by, plural, one {würde} other {würden}} ihn dort angreifen.',
    'in-check':
      'Der König auf {king} steht im {by, plural, =2 {Doppelschach} other {Schach}} {by:durch}, und dieser Zug beendet es nicht.',
    pass: '{player} steht {by:durch} im Schach und darf nicht aussetzen.',
    pinned: '{Mover} ist {by:durch} an den König auf {king} gefesselt.',
    'en-passant':
      '{Mover} kann auf {to} nicht en passant schlagen: {By} {by, plural, one {würde} other {würden}} dann den König auf {king} angreifen.',
    'promotion-required':
      '{Mover} erreicht auf {to} die letzte Reihe: Es fehlt die Angabe, zu welcher Figur er wird.',
  },
  fen: {
    'field-count': 'Eine FEN hat vier bis sechs Felder, die Leerzeichen trennen; dieser Text hat {count}.',
    'missing-fields':
      'Eine FEN hat vier bis sechs Felder; dieser Text hat {count}, und was fehlt, kann nur „-“ sein.',
    'extra-spaces': 'Zwischen zwei Feldern steht ein Leerzeichen.',
    'unclear-counter':
      'Nach zwei Leerzeichen kann die letzte Zahl der Zähler der Halbzüge oder die Zugnummer sein.',
    'empty-counter': 'Ein Zähler ist leer.',
    'too-long': 'Der Text ist länger als jede FEN.',
    'rank-count':
      'Das Brett hat acht Reihen, die „/“ trennt; angegeben {count, plural, one {ist} other {sind}} {count}.',
    'rank-length': 'Reihe {rank} hat {count} {count, plural, one {Feld} other {Felder}} statt acht.',
    'split-number': 'Reihe {rank} zählt leere Felder, die nebeneinander liegen, in mehreren Zahlen.',
    'piece-letter':
      '{text} in Reihe {rank} ist weder eine Figur (PNBRQK, pnbrqk) noch eine Anzahl leerer Felder (1 bis 8).',
    'turn-syntax': 'Am Zug ist „w“ oder „b“, nicht {text}.',
    'castling-syntax': 'Die Rochaderechte sind „-“ oder einige von KQkq (oder Linien), nicht {text}.',
    'en-passant-syntax':
      'Das Feld für das Schlagen en passant ist „-“ oder ein Feld der dritten oder sechsten Reihe, nicht {text}.',
    'halfmove-syntax': 'Der Zähler der Halbzüge ist eine Zahl von 0 bis 65535, nicht {text}.',
    'fullmove-syntax': 'Die Zugnummer ist eine Zahl von 1 bis 65535, nicht {text}.',
    'king-missing': '{player} hat keinen König.',
    'king-doubled': '{player} hat {count} Könige: auf {squares}.',
    'kings-adjacent': 'Die Könige auf {squares} stehen nebeneinander.',
    'pawn-on-back-rank': 'Auf der ersten und der letzten Reihe kann kein Bauer stehen: siehe {squares}.',
    'too-many-pieces': '{player} hat mehr als sechzehn Figuren.',
    'too-many-pawns': '{player} hat mehr als acht Bauern.',
    'too-many-promoted': '{player} hat mehr umgewandelte Figuren, als Bauern fehlen.',
    'opponent-in-check': '{player} steht auf {king} im Schach, obwohl der Gegner am Zug ist.',
    'impossible-check': 'Kein Zug kann {player} von {checkers} zugleich Schach bieten.',
    'castling-impossible':
      '{player} kann nicht {side} rochieren: Der König oder der Turm steht nicht dort, wo er muss.',
    'en-passant-impossible': 'Kein Bauer kann soeben {squares} überquert haben.',
    'fullmove-zero': 'Die Zugnummer ist 0; Züge werden von 1 an gezählt.',
  },
  moveTexts: {
    'unreadable-move': 'Der Text ist weder in algebraischer noch in UCI-Notation ein Zug.',
    'loose-move': 'Streng geschrieben ist dieser Zug {san}.',
    'other-letters':
      'Der Text ist mit diesen Buchstaben der Figuren kein Zug. Er ist einer mit denen dieser Sprachen: {languages}.',
    'null-move': 'Ein Nullzug ist kein Zug: Niemand darf aussetzen.',
    'no-such-piece': 'Es gibt {piece:keinen}, {piece, select, f {die} other {den}} der Text meinen könnte.',
    'ambiguous-move': 'Mehrere Züge passen zu dem Text: {moves}.',
  },
  pgn: {
    place: 'Partie {game}, Zeile {line}, Spalte {column}, {text}: {problem}',
    line: 'Zeile {line}, Spalte {column}, {text}: {problem}',
    'tag-syntax': 'Ein Tag wird [Name "Wert"] geschrieben.',
    'unknown-variant': 'Nur Schach und Chess960 sind bekannt.',
    'open-comment': 'Der Kommentar ist nicht geschlossen.',
    'open-variation': 'Die Variante ist nicht geschlossen.',
    'stray-variation-end': 'Hier ist keine Variante offen.',
    'variation-without-move': 'Es gibt keinen Zug, den die Variante ersetzen könnte.',
    'too-deep': 'Varianten sind mehr als hundertfach verschachtelt.',
    'game-too-long': 'Die Partie ist zu lang.',
    'unknown-word': 'Das ist weder ein Zug noch eine Anmerkung.',
    'nag-syntax': 'Eine numerische Anmerkung ist $0 bis $65535.',
    'empty-variation': 'Die Variante hat keine Züge.',
    'result-in-variation': 'Eine Variante hat kein Ergebnis.',
    'odd-result': 'Ein Ergebnis wird 1-0, 0-1, 1/2-1/2 oder * geschrieben.',
    'result-mismatch': 'Das Ergebnis nach den Zügen ist nicht das des Tags Result.',
    'missing-result': 'Nach den Zügen steht kein Ergebnis.',
    'missing-tag': 'Es {tags, plural, one {fehlt der Tag} other {fehlen die Tags}} {tags}.',
    'repeated-tag': 'Die Partie hat diesen Tag schon.',
    'tag-escape': 'Vor einem Anführungszeichen oder Rückstrich in einem Tag steht ein Rückstrich.',
    'undeclared-chess960': 'Nur im Chess960 sind diese Rochaderechte möglich.',
    'more-problems': 'Die Partie hat mehr Fehler, als hier stehen.',
  },
};
