// French: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'fr',
  name: 'Français',
  letters: { k: 'R', q: 'D', r: 'T', b: 'F', n: 'C' },
  pieces: {
    le: { p: 'le pion', n: 'le cavalier', b: 'le fou', r: 'la tour', q: 'la dame', k: 'le roi' },
    nom: { p: 'pion', n: 'cavalier', b: 'fou', r: 'tour', q: 'dame', k: 'roi' },
  },
  players: {
    les: { w: 'les Blancs', b: 'les Noirs' },
    aux: { w: 'aux Blancs', b: 'aux Noirs' },
  },
  sides: { roque: { kingside: 'petit roque', queenside: 'grand roque' } },
  genders: { p: 'm', n: 'm', b: 'm', r: 'f', q: 'f', k: 'm' },
  placed: '{piece} en {square}',
  list: [', ', ' et '],
  quoted: '« {text} »',
  refusals: {
    'no-piece': 'Il n’y a aucune pièce en {from}.',
    'not-your-turn': 'C’est {player:aux} de jouer : {mover} appartient {opponent:aux}.',
    'own-piece': '{Mover} ne peut pas prendre {by} : les deux appartiennent {player:aux}.',
    'same-square': '{Mover} s’y trouve déjà : un coup mène à une autre case.',
    'bishop-move': '{Mover} ne peut pas atteindre {to} : un fou se déplace sur ses diagonales.',
    'rook-move': '{Mover} ne peut pas atteindre {to} : une tour se déplace sur sa colonne ou sur sa rangée.',
    'queen-move':
      '{Mover} ne peut pas atteindre {to} : une dame se déplace sur sa colonne, sa rangée ou ses diagonales.',
    'knight-move':
      '{Mover} ne peut pas atteindre {to} : un cavalier avance de deux cases sur une colonne ou une rangée, puis d’une case sur le côté.',
    'king-move': '{Mover} ne peut pas atteindre {to} : un roi se déplace d’une seule case à la fois.',
    'pawn-move':
      '{Mover} ne peut pas atteindre {to} : un pion avance d’une case tout droit, ou de deux à son premier coup, et prend d’une case en diagonale vers l’avant.',
    'pawn-first-move':
      '{Mover} ne peut pas atteindre {to} : un pion ne peut avancer de deux cases qu’à son premier coup.',
    'pawn-blocked':
      '{Mover} ne peut pas aller en {to} : {by} {by, plural, one {barre} other {barrent}} le passage.',
    'pawn-capture':
      '{Mover} ne peut pas aller en {to} : un pion ne se déplace en diagonale que pour prendre, et il n’y a rien à prendre.',
    'en-passant-late':
      '{Mover} ne peut pas prendre en passant en {to} : {by} ne vient pas d’avancer de deux cases.',
    'en-passant-unknown':
      '{By} ne peut être pris en passant qu’aussitôt après avoir avancé de deux cases, et la position n’en indique rien.',
    'path-blocked': '{Mover} ne peut pas atteindre {to} : {by} barre le passage.',
    'promotion-piece':
      '{Mover} ne peut pas être {mover, select, f {promue} other {promu}} en {named:nom} en {to} : un pion peut devenir une dame, une tour, un fou ou un cavalier.',
    'promotion-not-due':
      '{Mover} ne peut pas être {mover, select, f {promue} other {promu}} en {named:nom} en {to} : seul un pion qui atteint la dernière rangée est promu.',
    'castling-moved':
      '{Player} ne peuvent pas faire le {side} : le roi en {king} ou la tour en {last} a déjà bougé.',
    'king-away': '{Player} ne peuvent pas faire le {side} : le roi en {king} a déjà bougé.',
    'no-rook': '{Player} ne peuvent pas faire le {side} : il n’y a pas de tour en {last}.',
    'castling-blocked':
      '{Player} ne peuvent pas faire le {side} : {by} {by, plural, one {barre} other {barrent}} le passage.',
    'castling-in-check':
      '{Player} ne peuvent pas roquer en étant en échec : {by} {by, plural, one {met} other {mettent}} en échec le roi en {king}.',
    'castling-through-check':
      '{Player} ne peuvent pas faire le {side} : {by} {by, plural, one {attaque} other {attaquent}} {on}, que le roi traverse.',
    'castling-into-check':
      '{Player} ne peuvent pas faire le {side} : {by} {by, plural, one {attaquerait} other {attaqueraient}} le roi en {on}.',
    'king-attacked':
      '{Mover} ne peut pas aller en {to} : {by} l’y {by, plural, one {attaquerait} other {attaqueraient}}.',
    'in-check':
      'Le roi en {king} est {by, plural, =2 {en échec double} other {en échec}} par {by}, et ce coup n’y met pas fin.',
    pass: '{Player} sont en échec par {by} et ne peuvent pas passer.',
    pinned: '{Mover} est {mover, select, f {clouée} other {cloué}} sur son roi en {king} par {by}.',
    'en-passant':
      '{Mover} ne peut pas prendre en passant en {to} : {by} {by, plural, one {attaquerait} other {attaqueraient}} alors le roi en {king}.',
    'promotion-required': '{Mover} atteint la dernière rangée en {to} : indiquez la pièce qu’il devient.',
  },
  fen: {
    'field-count': 'Une FEN a de quatre à six champs, séparés par des espaces ; ce texte en a {count}.',
    'missing-fields':
      'Une FEN a de quatre à six champs ; ce texte en a {count}, et ce qui manque ne peut être que « - ».',
    'extra-spaces': 'Une seule espace sépare deux champs.',
    'unclear-counter':
      'Après deux espaces, le dernier nombre peut être le compteur de demi-coups ou le numéro du coup.',
    'empty-counter': 'Un compteur est vide.',
    'too-long': 'Le texte est plus long que toute FEN.',
    'rank-count': 'L’échiquier a huit rangées, séparées par « / » ; il y en a {count} ici.',
    'rank-length': 'La rangée {rank} a {count} {count, plural, one {case} other {cases}} au lieu de huit.',
    'split-number': 'La rangée {rank} compte des cases vides voisines en plusieurs nombres.',
    'piece-letter':
      '{text} dans la rangée {rank} n’est ni une pièce (PNBRQK, pnbrqk) ni un nombre de cases vides (1 à 8).',
    'turn-syntax': 'Le trait doit être « w » ou « b », et non {text}.',
    'castling-syntax':
      'Les droits de roque doivent être « - » ou une partie de KQkq (ou des lettres de colonnes), et non {text}.',
    'en-passant-syntax':
      'La case de prise en passant doit être « - » ou une case de la troisième ou de la sixième rangée, et non {text}.',
    'halfmove-syntax': 'Le compteur de demi-coups doit être un nombre de 0 à 65535, et non {text}.',
    'fullmove-syntax': 'Le numéro du coup doit être un nombre de 1 à 65535, et non {text}.',
    'king-missing': '{Player} n’ont pas de roi.',
    'king-doubled': '{Player} ont {count} rois : en {squares}.',
    'kings-adjacent': 'Les rois en {squares} sont l’un à côté de l’autre.',
    'pawn-on-back-rank':
      'Aucun pion ne peut se trouver sur la première ni sur la dernière rangée : voir {squares}.',
    'too-many-pieces': '{Player} ont plus de seize pièces.',
    'too-many-pawns': '{Player} ont plus de huit pions.',
    'too-many-promoted': '{Player} ont plus de pièces promues qu’il ne manque de pions.',
    'opponent-in-check': '{Player} sont en échec en {king} alors que c’est à l’autre joueur de jouer.',
    'impossible-check': 'Aucun coup ne peut mettre {player} en échec depuis {checkers} à la fois.',
    'castling-impossible':
      '{Player} ne peuvent pas faire le {side} : le roi ou la tour n’est pas à sa place.',
    'en-passant-impossible': 'Aucun pion ne peut venir de traverser {squares}.',
    'fullmove-zero': 'Le numéro du coup est 0 ; les coups se comptent à partir de 1.',
  },
  moveTexts: {
    'unreadable-move': 'Le texte n’est un coup ni en notation algébrique ni en notation UCI.',
    'loose-move': 'Écrit de façon stricte, ce coup est {san}.',
    'other-letters':
      'Le texte n’est pas un coup avec ces lettres des pièces. Il en est un avec celles de ces langues : {languages}.',
    'null-move': 'Un coup nul n’est pas un coup : aucun joueur ne peut passer.',
    'no-such-piece':
      'Il n’y a {piece, select, f {aucune} other {aucun}} {piece:nom} que le texte puisse désigner.',
    'ambiguous-move': 'Plusieurs coups correspondent au texte : {moves}.',
  },
  pgn: {
    place: 'Partie {game}, ligne {line}, colonne {column}, {text} : {problem}',
    line: 'Ligne {line}, colonne {column}, {text} : {problem}',
    'tag-syntax': 'Une étiquette s’écrit [Nom "Valeur"].',
    'unknown-variant': 'Seuls les échecs et Chess960 sont connus.',
    'open-comment': 'Le commentaire n’est pas fermé.',
    'open-variation': 'La variante n’est pas fermée.',
    'stray-variation-end': 'Aucune variante n’est ouverte ici.',
    'variation-without-move': 'Il n’y a pas de coup que la variante puisse remplacer.',
    'too-deep': 'Les variantes sont imbriquées plus de cent fois.',
    'game-too-long': 'La partie est trop longue.',
    'unknown-word': 'Ce n’est ni un coup ni une annotation.',
    'nag-syntax': 'Une annotation numérique va de $0 à $65535.',
    'empty-variation': 'La variante n’a pas de coups.',
    'result-in-variation': 'Une variante n’a pas de résultat.',
    'odd-result': 'Un résultat s’écrit 1-0, 0-1, 1/2-1/2 ou *.',
    'result-mismatch': 'Le résultat après les coups n’est pas celui de l’étiquette Result.',
    'missing-result': 'Il n’y a pas de résultat après les coups.',
    'missing-tag': 'Il manque {tags, plural, one {l’étiquette} other {les étiquettes}} {tags}.',
    'repeated-tag': 'La partie a déjà cette étiquette.',
    'tag-escape':
      'Dans une étiquette, un guillemet ou une barre oblique inverse est précédé d’une barre oblique inverse.',
    'undeclared-chess960': 'Ces droits de roque ne sont possibles qu’en Chess960.',
    'more-problems': 'La partie a plus de problèmes qu’il n’en est cité.',
  },
};
