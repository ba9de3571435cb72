// Polish: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'pl',
  name: 'Polski',
  letters: { k: 'K', q: 'H', r: 'W', b: 'G', n: 'S' },
  pieces: {
    nominative: { p: 'pion', n: 'skoczek', b: 'goniec', r: 'wieża', q: 'hetman', k: 'król' },
    genitive: { p: 'piona', n: 'skoczka', b: 'gońca', r: 'wieży', q: 'hetmana', k: 'króla' },
    accusative: { p: 'piona', n: 'skoczka', b: 'gońca', r: 'wieżę', q: 'hetmana', k: 'króla' },
  },
  players: {
    nominative: { w: 'białe', b: 'czarne' },
    genitive: { w: 'białych', b: 'czarnych' },
    dative: { w: 'białym', b: 'czarnym' },
  },
  sides: { genitive: { kingside: 'krótkiej', queenside: 'długiej' } },
  genders: { p: 'm', n: 'm', b: 'm', r: 'f', q: 'm', k: 'm' },
  placed: '{piece} na {square}',
  list: [', ', ' i '],
  quoted: '„{text}”',
  refusals: {
    'no-piece': 'Na {from} nie stoi żadna bierka.',
    'not-your-turn': 'Ruch mają {player}: {mover} należy do {opponent:genitive}.',
    'own-piece': '{Mover} nie może zbić {by:genitive}: obie bierki należą do {player:genitive}.',
    'same-square': '{Mover} już tam stoi: posunięcie prowadzi na inne pole.',
    'bishop-move': '{Mover} nie może dojść na {to}: goniec porusza się po swoich przekątnych.',
    'rook-move': '{Mover} nie może dojść na {to}: wieża porusza się po swojej linii lub swoim rzędzie.',
    'queen-move':
      '{Mover} nie może dojść na {to}: hetman porusza się po swojej linii, swoim rzędzie lub swoich przekątnych.',
    'knight-move':
      '{Mover} nie może dojść na {to}: skoczek porusza się o dwa pola wzdłuż linii lub rzędu, a potem o jedno w bok.',
    'king-move': '{Mover} nie może dojść na {to}: król porusza się tylko o jedno pole.',
    'pawn-move':
      '{Mover} nie może dojść na {to}: pion idzie o jedno pole prosto do przodu, w swoim pierwszym ruchu także o dwa, a bije o jedno pole na ukos do przodu.',
    'pawn-first-move':
      '{Mover} nie może dojść na {to}: pion może pójść o dwa pola tylko w swoim pierwszym ruchu.',
    'pawn-blocked': '{Mover} nie może pójść na {to}: {by} {by, plural, one {stoi} other {stoją}} na drodze.',
    'pawn-capture':
      '{Mover} nie może pójść na {to}: pion idzie na ukos tylko wtedy, gdy bije, a nie ma tam nic do zbicia.',
    'en-passant-late': '{Mover} nie może bić w przelocie na {to}: {by} nie wykonał właśnie ruchu o dwa pola.',
    'en-passant-unknown':
      '{By} może zostać zbity w przelocie tylko bezpośrednio po ruchu o dwa pola, a pozycja takiego ruchu nie odnotowuje.',
    'path-blocked': '{Mover} nie może dojść na {to}: {by} stoi na drodze.',
    'promotion-piece':
      '{Mover} nie może zamienić się na {to} w {named:accusative}: pion może zamienić się w hetmana, wieżę, gońca lub skoczka.',
    'promotion-not-due':
      '{Mover} nie może zamienić się na {to} w {named:accusative}: przemienia się tylko pion, który dochodzi do ostatniego rzędu.',
    'castling-moved':
      '{Player} nie mogą wykonać {side} roszady: król na {king} lub wieża na {last} już się poruszyły.',
    'king-away': '{Player} nie mogą wykonać {side} roszady: król na {king} już wykonał ruch.',
    'no-rook': '{Player} nie mogą wykonać {side} roszady: na {last} nie ma wieży.',
    'castling-blocked':
      '{Player} nie mogą wykonać {side} roszady: {by} {by, plural, one {stoi} other {stoją}} na drodze.',
    'castling-in-check':
      '{Player} nie mogą roszować, gdy są szachowane: {by} {by, plural, one {szachuje} other {szachują}} króla na {king}.',
    'castling-through-check':
      '{Player} nie mogą wykonać {side} roszady: {by} {by, plural, one {atakuje} other {atakują}} {on}, przez które przechodzi król.',
    'castling-into-check':
      '{Player} nie mogą wykonać {side} roszady: na {on} król byłby atakowany przez {by:accusative}.',
    'king-attacked':
      '{Mover} nie może pójść na {to}: {by} {by, plural, one {atakuje} other {atakują}} to pole.',
    'in-check':
      'Król na {king} jest pod {by, plural, =2 {podwójnym szachem} other {szachem}} od {by:genitive}, a to posunięcie go nie broni.',
    pass: '{Player} są pod szachem od {by:genitive} i nie mogą spasować.',
    pinned:
      '{Mover} jest {mover, select, f {związana} other {związany}} z królem na {king} przez {by:accusative}.',
    'en-passant':
      '{Mover} nie może bić w przelocie na {to}: wtedy króla na {king} {by, plural, one {zaatakuje} other {zaatakują}} {by}.',
    'promotion-required': '{Mover} dochodzi do ostatniego rzędu na {to}: podaj, w jaką figurę się zamienia.',
  },
  fen: {
    'field-count': 'FEN ma od czterech do sześciu pól oddzielonych spacjami; ten tekst ma ich {count}.',
    'missing-fields':
      'FEN ma od czterech do sześciu pól; liczba pól w tym tekście: {count}, a brakujące może być tylko „-”.',
    'extra-spaces': 'Między polami stoi jedna spacja.',
    'unclear-counter':
      'Po dwóch spacjach ostatnia liczba może być licznikiem półruchów albo numerem posunięcia.',
    'empty-counter': 'Licznik jest pusty.',
    'too-long': 'Tekst jest dłuższy niż jakikolwiek FEN.',
    'rank-count': 'Szachownica ma osiem rzędów oddzielonych znakiem „/”; tutaj jest ich {count}.',
    'rank-length': 'Rząd {rank} ma {count} {count, plural, one {pole} few {pola} other {pól}} zamiast ośmiu.',
    'split-number': 'Linia {rank} liczy sąsiednie puste pola w kilku liczbach.',
    'piece-letter':
      '{text} w rzędzie {rank} nie jest ani bierką (PNBRQK, pnbrqk), ani liczbą pustych pól (od 1 do 8).',
    'turn-syntax': 'Strona na posunięciu to „w” lub „b”, a nie {text}.',
    'castling-syntax': 'Prawa do roszady to „-” lub niektóre z KQkq (albo litery linii), a nie {text}.',
    'en-passant-syntax':
      'Pole bicia w przelocie to „-” lub pole trzeciego albo szóstego rzędu, a nie {text}.',
    'halfmove-syntax': 'Licznik półruchów to liczba od 0 do 65535, a nie {text}.',
    'fullmove-syntax': 'Numer posunięcia to liczba od 1 do 65535, a nie {text}.',
    'king-missing': '{Player} nie mają króla.',
    'king-doubled': '{Player} mają {count} {count, plural, few {króle} other {królów}}: na {squares}.',
    'kings-adjacent': 'Króle na {squares} stoją obok siebie.',
    'pawn-on-back-rank': 'Żaden pion nie może stać w pierwszym ani w ostatnim rzędzie: zobacz {squares}.',
    'too-many-pieces': '{Player} mają więcej niż szesnaście bierek.',
    'too-many-pawns': '{Player} mają więcej niż osiem pionów.',
    'too-many-promoted': '{Player} mają więcej przemienionych figur, niż brakuje pionów.',
    'opponent-in-check': '{Player} są szachowane na {king}, choć ruch ma przeciwnik.',
    'impossible-check': 'Żadne posunięcie nie może dać {player:dative} szacha jednocześnie z {checkers}.',
    'castling-impossible':
      '{Player} nie mogą wykonać {side} roszady: król lub wieża nie stoi na swoim miejscu.',
    'en-passant-impossible': 'Żaden pion nie mógł właśnie przejść przez {squares}.',
    'fullmove-zero': 'Numer posunięcia to 0; posunięcia liczy się od 1.',
  },
  moveTexts: {
    'unreadable-move': 'Tekst nie jest posunięciem ani w notacji algebraicznej, ani w notacji UCI.',
    'loose-move': 'W ścisłym zapisie to posunięcie to {san}.',
    'other-letters':
      'Tekst nie jest posunięciem z tymi literami figur. Jest nim z literami tych języków: {languages}.',
    'null-move': 'Ruch pusty nie jest posunięciem: żaden gracz nie może spasować.',
    'no-such-piece':
      'Nie ma {piece:genitive}, {piece, select, f {którą} other {którego}} mógłby oznaczać tekst.',
    'ambiguous-move': 'Tekstowi odpowiada kilka posunięć: {moves}.',
  },
  pgn: {
    place: 'Partia {game}, wiersz {line}, kolumna {column}, {text}: {problem}',
    line: 'Wiersz {line}, kolumna {column}, {text}: {problem}',
    'tag-syntax': 'Znacznik zapisuje się jako [Nazwa "Wartość"].',
    'unknown-variant': 'Znane są tylko szachy i Chess960.',
    'open-comment': 'Komentarz nie jest zamknięty.',
    'open-variation': 'Wariant nie jest zamknięty.',
    'stray-variation-end': 'Żaden wariant nie jest tu otwarty.',
    'variation-without-move': 'Nie ma posunięcia, które wariant mógłby zastąpić.',
    'too-deep': 'Warianty są zagnieżdżone ponad sto razy.',
    'game-too-long': 'Partia jest za długa.',
    'unknown-word': 'To nie jest ani posunięcie, ani komentarz.',
    'nag-syntax': 'Komentarz liczbowy to $0 do $65535.',
    'empty-variation': 'Wariant nie ma posunięć.',
    'result-in-variation': 'Wariant nie ma wyniku.',
    'odd-result': 'Wynik zapisuje się jako 1-0, 0-1, 1/2-1/2 albo *.',
    'result-mismatch': 'Wynik po posunięciach różni się od wyniku w znaczniku Result.',
    'missing-result': 'Po posunięciach nie ma wyniku.',
    'missing-tag': '{tags, plural, one {Brakuje znacznika} other {Brakuje znaczników}} {tags}.',
    'repeated-tag': 'Partia ma już ten znacznik.',
    'tag-escape': 'W znaczniku przed cudzysłowem lub ukośnikiem wstecznym stoi ukośnik wsteczny.',
    'undeclared-chess960': 'Te prawa do roszady są możliwe tylko w Chess960.',
    'more-problems': 'Partia ma więcej problemów, niż wymieniono.',
  },
};
