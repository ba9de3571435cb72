// Italian: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'it',
  name: 'Italiano',
  letters: { k: 'R', q: 'D', r: 'T', b: 'A', n: 'C' },
  pieces: {
    il: { p: 'il pedone', n: 'il cavallo', b: 'l’alfiere', r: 'la torre', q: 'la donna', k: 'il re' },
    dal: {
      p: 'dal pedone',
      n: 'dal cavallo',
      b: 'dall’alfiere',
      r: 'dalla torre',
      q: 'dalla donna',
      k: 'dal re',
    },
    a: { p: 'a pedone', n: 'a cavallo', b: 'ad alfiere', r: 'a torre', q: 'a donna', k: 'a re' },
    nome: { p: 'pedone', n: 'cavallo', b: 'alfiere', r: 'torre', q: 'donna', k: 're' },
  },
  players: {
    il: { w: 'il Bianco', b: 'il Nero' },
    al: { w: 'al Bianco', b: 'al Nero' },
    del: { w: 'del Bianco', b: 'del Nero' },
  },
  sides: { arrocco: { kingside: 'corto', queenside: 'lungo' } },
  genders: { p: 'm', n: 'm', b: 'm', r: 'f', q: 'f', k: 'm' },
  placed: '{piece} in {square}',
  list: [', ', ' e '],
  quoted: '«{text}»',
  refusals: {
    'no-piece': 'Non c’è nessun pezzo in {from}.',
    'not-your-turn': 'Tocca {player:al}: {mover} è {opponent:del}.',
    'own-piece': '{Mover} non può catturare {by}: entrambi i pezzi sono {player:del}.',
    'same-square': '{Mover} è già lì: una mossa porta in un’altra casa.',
    'bishop-move': '{Mover} non può raggiungere {to}: un alfiere si muove lungo le sue diagonali.',
    'rook-move':
      '{Mover} non può raggiungere {to}: una torre si muove lungo la sua colonna o la sua traversa.',
    'queen-move':
      '{Mover} non può raggiungere {to}: una donna si muove lungo la sua colonna, la sua traversa o le sue diagonali.',
    'knight-move':
      '{Mover} non può raggiungere {to}: un cavallo si muove di due case lungo una colonna o una traversa e poi di una di lato.',
    'king-move': '{Mover} non può raggiungere {to}: un re si muove di una sola casa.',
    'pawn-move':
      '{Mover} non può raggiungere {to}: un pedone avanza di una casa in linea retta, o di due alla sua prima mossa, e cattura di una casa in diagonale in avanti.',
    'pawn-first-move':
      '{Mover} non può raggiungere {to}: un pedone può avanzare di due case solo alla sua prima mossa.',
    'pawn-blocked':
      '{Mover} non può andare in {to}: {by} {by, plural, one {sbarra} other {sbarrano}} la strada.',
    'pawn-capture':
      '{Mover} non può andare in {to}: un pedone si muove in diagonale solo per catturare, e lì non c’è nulla da catturare.',
    'en-passant-late':
      '{Mover} non può catturare en passant in {to}: {by} non è appena avanzato di due case.',
    'en-passant-unknown':
      '{By} può essere catturato en passant solo subito dopo essere avanzato di due case, e la posizione non lo registra.',
    'path-blocked': '{Mover} non può raggiungere {to}: {by} sbarra la strada.',
    'promotion-piece':
      '{Mover} non può essere {mover, select, f {promossa} other {promosso}} {named:a} in {to}: un pedone può diventare donna, torre, alfiere o cavallo.',
    'promotion-not-due':
      '{Mover} non può essere {mover, select, f {promossa} other {promosso}} {named:a} in {to}: è promosso solo un pedone che raggiunge l’ultima traversa.',
    'castling-moved':
      '{Player} non può fare l’arrocco {side}: il re in {king} o la torre in {last} si è già mosso.',
    'king-away': '{Player} non può fare l’arrocco {side}: il re in {king} si è già mosso.',
    'no-rook': '{Player} non può fare l’arrocco {side}: non c’è nessuna torre in {last}.',
    'castling-blocked':
      '{Player} non può fare l’arrocco {side}: {by} {by, plural, one {sbarra} other {sbarrano}} la strada.',
    'castling-in-check':
      '{Player} non può arroccare mentre è sotto scacco: {by} {by, plural, one {dà} other {danno}} scacco al re in {king}.',
    'castling-through-check':
      '{Player} non può fare l’arrocco {side}: {by} {by, plural, one {attacca} other {attaccano}} {on}, che il re attraversa.',
    'castling-into-check':
      '{Player} non può fare l’arrocco {side}: {by} {by, plural, one {attaccherebbe} other {attaccherebbero}} il re in {on}.',
    'king-attacked':
      '{Mover} non può andare in {to}: {by} lo {by, plural, one {attaccherebbe} other {attaccherebbero}} lì.',
    'in-check':
      'Il re in {king} è sotto {by, plural, =2 {scacco doppio} other {scacco}} {by:dal}, e questa mossa non lo para.',
    pass: '{Player} è sotto scacco {by:dal} e non può passare.',
    pinned: '{Mover} è {mover, select, f {inchiodata} other {inchiodato}} al suo re in {king} {by:dal}.',
    'en-passant':
      '{Mover} non può catturare en passant in {to}: {by} {by, plural, one {attaccherebbe} other {attaccherebbero}} allora il re in {king}.',
    'promotion-required': '{Mover} raggiunge l’ultima traversa in {to}: indicare il pezzo che diventa.',
  },
  fen: {
    'field-count': 'Una FEN ha da quattro a sei campi, separati da spazi; questo testo ne ha {count}.',
    'missing-fields':
      'Una FEN ha da quattro a sei campi; questo testo ne ha {count}, e ciò che manca può essere solo «-».',
    'extra-spaces': 'Tra due campi c’è un solo spazio.',
    'unclear-counter':
      'Dopo due spazi, l’ultimo numero può essere il contatore delle semimosse o il numero della mossa.',
    'empty-counter': 'Un contatore è vuoto.',
    'too-long': 'Il testo è più lungo di qualsiasi FEN.',
    'rank-count':
      'La scacchiera ha otto traverse, separate da «/»; qui {count, plural, one {ce n’è} other {ce ne sono}} {count}.',
    'rank-length': 'La traversa {rank} ha {count} {count, plural, one {casa} other {case}} invece di otto.',
    'split-number': 'La traversa {rank} conta case vuote vicine in più numeri.',
    'piece-letter':
      '{text} nella traversa {rank} non è né un pezzo (PNBRQK, pnbrqk) né un numero di case vuote (da 1 a 8).',
    'turn-syntax': 'Il tratto deve essere «w» o «b», non {text}.',
    'castling-syntax':
      'I diritti di arrocco devono essere «-» o alcuni tra KQkq (o lettere di colonne), non {text}.',
    'en-passant-syntax':
      'La casa en passant deve essere «-» o una casa della terza o della sesta traversa, non {text}.',
    'halfmove-syntax': 'Il contatore delle semimosse deve essere un numero da 0 a 65535, non {text}.',
    'fullmove-syntax': 'Il numero della mossa deve essere un numero da 1 a 65535, non {text}.',
    'king-missing': '{Player} non ha il re.',
    'king-doubled': '{Player} ha {count} re: in {squares}.',
    'kings-adjacent': 'I re in {squares} sono uno accanto all’altro.',
    'pawn-on-back-rank': 'Nessun pedone può stare sulla prima o sull’ultima traversa: si veda {squares}.',
    'too-many-pieces': '{Player} ha più di sedici pezzi.',
    'too-many-pawns': '{Player} ha più di otto pedoni.',
    'too-many-promoted': '{Player} ha più pezzi promossi di quanti pedoni gli mancano.',
    'opponent-in-check': '{Player} è sotto scacco in {king} benché tocchi all’altro giocatore.',
    'impossible-check': 'Nessuna mossa può dare scacco {player:al} da {checkers} allo stesso tempo.',
    'castling-impossible': '{Player} non può fare l’arrocco {side}: il re o la torre non è al suo posto.',
    'en-passant-impossible': 'Nessun pedone può avere appena attraversato {squares}.',
    'fullmove-zero': 'Il numero della mossa è 0; le mosse si contano da 1.',
  },
  moveTexts: {
    'unreadable-move': 'Il testo non è una mossa né in notazione algebrica né in notazione UCI.',
    'loose-move': 'Scritta in modo rigoroso, questa mossa è {san}.',
    'other-letters':
      'Il testo non è una mossa con queste lettere dei pezzi. Lo è con quelle di queste lingue: {languages}.',
    'null-move': 'Una mossa nulla non è una mossa: nessun giocatore può passare.',
    'no-such-piece':
      'Non c’è {piece, select, f {nessuna} other {nessun}} {piece:nome} che il testo possa indicare.',
    'ambiguous-move': 'Più mosse corrispondono al testo: {moves}.',
  },
  pgn: {
    place: 'Partita {game}, riga {line}, colonna {column}, {text}: {problem}',
    line: 'Riga {line}, colonna {column}, {text}: {problem}',
    'tag-syntax': 'Un tag si scrive [Nome "Valore"].',
    'unknown-variant': 'Si conoscono solo gli scacchi e Chess960.',
    'open-comment': 'Il commento non è chiuso.',
    'open-variation': 'La variante non è chiusa.',
    'stray-variation-end': 'Qui non è aperta nessuna variante.',
    'variation-without-move': 'Non c’è nessuna mossa che la variante possa sostituire.',
    'too-deep': 'Le varianti sono annidate più di cento volte.',
    'game-too-long': 'La partita è troppo lunga.',
    'unknown-word': 'Non è né una mossa né un’annotazione.',
    'nag-syntax': 'Un’annotazione numerica va da $0 a $65535.',
    'empty-variation': 'La variante non ha mosse.',
    'result-in-variation': 'Una variante non ha risultato.',
    'odd-result': 'Un risultato si scrive 1-0, 0-1, 1/2-1/2 o *.',
    'result-mismatch': 'Il risultato dopo le mosse non è quello del tag Result.',
    'missing-result': 'Dopo le mosse non c’è un risultato.',
    'missing-tag': '{tags, plural, one {Manca il tag} other {Mancano i tag}} {tags}.',
    'repeated-tag': 'La partita ha già questo tag.',
    'tag-escape': 'In un tag, una virgoletta o una barra rovesciata è preceduta da una barra rovesciata.',
    'undeclared-chess960': 'Questi diritti di arrocco sono possibili solo in Chess960.',
    'more-problems': 'La partita ha più problemi di quelli elencati.',
  },
};
