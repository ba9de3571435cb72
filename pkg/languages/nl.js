// Dutch: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'nl',
  name: 'Nederlands',
  letters: { k: 'K', q: 'D', r: 'T', b: 'L', n: 'P' },
  pieces: {
    de: { p: 'de pion', n: 'het paard', b: 'de loper', r: 'de toren', q: 'de dame', k: 'de koning' },
    een: { p: 'een pion', n: 'een paard', b: 'een loper', r: 'een toren', q: 'een dame', k: 'een koning' },
    naam: { p: 'pion', n: 'paard', b: 'loper', r: 'toren', q: 'dame', k: 'koning' },
  },
  players: { naam: { w: 'wit', b: 'zwart' } },
  sides: { naam: { kingside: 'kort', queenside: 'lang' } },
  genders: { p: 'de', n: 'het', b: 'de', r: 'de', q: 'de', k: 'de' },
  placed: '{piece} op {square}',
  list: [', ', ' en '],
  quoted: '‘{text}’',
  refusals: {
    'no-piece': 'Er staat geen stuk op {from}.',
    'not-your-turn': '{Player} is aan zet: {mover} is van {opponent}.',
    'own-piece': '{Mover} kan {by} niet slaan: beide zijn van {player}.',
    'same-square': '{Mover} staat daar al: een zet gaat naar een ander veld.',
    'bishop-move': '{Mover} kan {to} niet bereiken: een loper gaat over zijn diagonalen.',
    'rook-move': '{Mover} kan {to} niet bereiken: een toren gaat over zijn lijn of zijn rij.',
    'queen-move':
      '{Mover} kan {to} niet bereiken: een dame gaat over haar lijn, haar rij of haar diagonalen.',
    'knight-move':
      '{Mover} kan {to} niet bereiken: een paard gaat twee velden langs een lijn of een rij en dan één opzij.',
    'king-move': '{Mover} kan {to} niet bereiken: een koning gaat één veld per zet.',
    'pawn-move':
      '{Mover} kan {to} niet bereiken: een pion gaat één veld recht vooruit, of twee bij zijn eerste zet, en slaat één veld schuin vooruit.',
    'pawn-first-move':
      '{Mover} kan {to} niet bereiken: een pion mag alleen bij zijn eerste zet twee velden vooruit.',
    'pawn-blocked': '{Mover} kan niet naar {to}: {by} {by, plural, one {staat} other {staan}} in de weg.',
    'pawn-capture':
      '{Mover} kan niet naar {to}: een pion gaat alleen schuin om te slaan, en daar valt niets te slaan.',
    'en-passant-late':
      '{Mover} kan op {to} niet en passant slaan: {by} is niet zojuist twee velden vooruit gegaan.',
    'en-passant-unknown':
      '{By} kan alleen direct na zijn dubbele stap en passant worden geslagen, en de stelling vermeldt er geen.',
    'path-blocked': '{Mover} kan {to} niet bereiken: {by} staat in de weg.',
    'promotion-piece':
      '{Mover} kan op {to} niet promoveren tot {named:een}: een pion kan een dame, een toren, een loper of een paard worden.',
    'promotion-not-due':
      '{Mover} kan op {to} niet promoveren tot {named:een}: alleen een pion die de laatste rij bereikt promoveert.',
    'castling-moved':
      '{Player} mag niet {side} rokeren: de koning op {king} of de toren op {last} heeft al gezet.',
    'king-away': '{Player} mag niet {side} rokeren: de koning op {king} heeft al gezet.',
    'no-rook': '{Player} kan niet {side} rokeren: er staat geen toren op {last}.',
    'castling-blocked':
      '{Player} kan niet {side} rokeren: {by} {by, plural, one {staat} other {staan}} in de weg.',
    'castling-in-check':
      '{Player} mag niet rokeren terwijl het schaak staat: {by} {by, plural, one {geeft} other {geven}} schaak aan de koning op {king}.',
    'castling-through-check':
      '{Player} mag niet {side} rokeren: {by} {by, plural, one {valt} other {vallen}} {on} aan, waar de koning overheen gaat.',
    'castling-into-check':
      '{Player} mag niet {side} rokeren: {by} {by, plural, one {zou} other {zouden}} de koning op {on} aanvallen.',
    'king-attacked':
      '{Mover} kan niet naar {to}: {by} {by, plural, one {zou} other {zouden}} hem daar aanvallen.',
    'in-check':
      'De koning op {king} staat {by, plural, =2 {dubbelschaak} other {schaak}} door {by}, en deze zet heft dat niet op.',
    pass: '{Player} staat schaak door {by} en mag niet passen.',
    pinned: '{Mover} is door {by} gepend aan de koning op {king}.',
    'en-passant':
      '{Mover} kan op {to} niet en passant slaan: {by} {by, plural, one {zou} other {zouden}} dan de koning op {king} aanvallen.',
    'promotion-required': '{Mover} bereikt op {to} de laatste rij: geef aan tot welk stuk hij promoveert.',
  },
  fen: {
    'field-count': 'Een FEN heeft vier tot zes velden, gescheiden door spaties; deze tekst heeft er {count}.',
    'missing-fields':
      'Een FEN heeft vier tot zes velden; deze tekst heeft er {count}, en wat ontbreekt kan alleen ‘-’ zijn.',
    'extra-spaces': 'Tussen twee velden staat één spatie.',
    'unclear-counter': 'Na twee spaties kan het laatste getal de halfzettenteller of het zetnummer zijn.',
    'empty-counter': 'Een teller is leeg.',
    'too-long': 'De tekst is langer dan welke FEN ook.',
    'rank-count':
      'Het bord heeft acht rijen, gescheiden door ‘/’; hier {count, plural, one {is} other {zijn}} er {count}.',
    'rank-length': 'Rij {rank} heeft {count} {count, plural, one {veld} other {velden}} in plaats van acht.',
    'split-number': 'Rij {rank} telt lege velden naast elkaar in meer dan één getal.',
    'piece-letter':
      '{text} op rij {rank} is geen stuk (PNBRQK, pnbrqk) en geen aantal lege velden (1 tot 8).',
    'turn-syntax': 'Aan zet is ‘w’ of ‘b’, niet {text}.',
    'castling-syntax': 'De rokaderechten zijn ‘-’ of een deel van KQkq (of letters van lijnen), niet {text}.',
    'en-passant-syntax': 'Het en-passantveld is ‘-’ of een veld op de derde of zesde rij, niet {text}.',
    'halfmove-syntax': 'De teller van halve zetten is een getal van 0 tot 65535, niet {text}.',
    'fullmove-syntax': 'Het zetnummer is een getal van 1 tot 65535, niet {text}.',
    'king-missing': '{Player} heeft geen koning.',
    'king-doubled': '{Player} heeft {count} koningen: op {squares}.',
    'kings-adjacent': 'De koningen op {squares} staan naast elkaar.',
    'pawn-on-back-rank': 'Op de eerste of laatste rij kan geen pion staan: zie {squares}.',
    'too-many-pieces': '{Player} heeft meer dan zestien stukken.',
    'too-many-pawns': '{Player} heeft meer dan acht pionnen.',
    'too-many-promoted': '{Player} heeft meer gepromoveerde stukken dan er pionnen ontbreken.',
    'opponent-in-check': '{Player} staat schaak op {king}, terwijl de andere speler aan zet is.',
    'impossible-check': 'Geen enkele zet kan {player} tegelijk vanaf {checkers} schaak geven.',
    'castling-impossible':
      '{Player} kan niet {side} rokeren: de koning of de toren staat niet waar hij moet staan.',
    'en-passant-impossible': 'Geen pion kan zojuist over {squares} zijn gegaan.',
    'fullmove-zero': 'Het zetnummer is 0; zetten worden vanaf 1 geteld.',
  },
  moveTexts: {
    'unreadable-move': 'De tekst is noch in algebraïsche notatie noch in UCI-notatie een zet.',
    'loose-move': 'Strikt geschreven is deze zet {san}.',
    'other-letters':
      'De tekst is met deze letters van de stukken geen zet. Wel met die van deze talen: {languages}.',
    'null-move': 'Een nulzet is geen zet: geen speler mag passen.',
    'no-such-piece': 'Er is geen {piece:naam} {piece, select, het {dat} other {die}} de tekst kan bedoelen.',
    'ambiguous-move': 'Meerdere zetten passen bij de tekst: {moves}.',
  },
  pgn: {
    place: 'Partij {game}, regel {line}, kolom {column}, {text}: {problem}',
    line: 'Regel {line}, kolom {column}, {text}: {problem}',
    'tag-syntax': 'Een tag wordt geschreven als [Naam "Waarde"].',
    'unknown-variant': 'Alleen schaak en Chess960 zijn bekend.',
    'open-comment': 'Het commentaar is niet afgesloten.',
    'open-variation': 'De variant is niet afgesloten.',
    'stray-variation-end': 'Hier staat geen variant open.',
    'variation-without-move': 'Er is geen zet die de variant kan vervangen.',
    'too-deep': 'Varianten zijn meer dan honderd keer genest.',
    'game-too-long': 'De partij is te lang.',
    'unknown-word': 'Dit is geen zet en geen aantekening.',
    'nag-syntax': 'Een numerieke aantekening is $0 tot en met $65535.',
    'empty-variation': 'De variant heeft geen zetten.',
    'result-in-variation': 'Een variant heeft geen uitslag.',
    'odd-result': 'Een uitslag wordt geschreven als 1-0, 0-1, 1/2-1/2 of *.',
    'result-mismatch': 'De uitslag na de zetten is niet die van de tag Result.',
    'missing-result': 'Na de zetten staat geen uitslag.',
    'missing-tag':
      '{tags, plural, one {De tag} other {De tags}} {tags} {tags, plural, one {ontbreekt} other {ontbreken}}.',
    'repeated-tag': 'De partij heeft deze tag al.',
    'tag-escape': 'Voor een aanhalingsteken of backslash in een tag staat een backslash.',
    'undeclared-chess960': 'Alleen in Chess960 zijn deze rokaderechten mogelijk.',
    'more-problems': 'De partij heeft meer problemen dan er zijn genoemd.',
  },
};
