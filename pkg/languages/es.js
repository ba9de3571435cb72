// Spanish: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'es',
  name: 'Español',
  letters: { k: 'R', q: 'D', r: 'T', b: 'A', n: 'C' },
  pieces: {
    el: { p: 'el peón', n: 'el caballo', b: 'el alfil', r: 'la torre', q: 'la dama', k: 'el rey' },
    al: { p: 'al peón', n: 'al caballo', b: 'al alfil', r: 'a la torre', q: 'a la dama', k: 'al rey' },
    nombre: { p: 'peón', n: 'caballo', b: 'alfil', r: 'torre', q: 'dama', k: 'rey' },
  },
  players: { las: { w: 'las blancas', b: 'las negras' } },
  sides: { enroque: { kingside: 'corto', queenside: 'largo' } },
  genders: { p: 'm', n: 'm', b: 'm', r: 'f', q: 'f', k: 'm' },
  placed: '{piece} de {square}',
  list: [', ', ' y '],
  quoted: '«{text}»',
  refusals: {
    'no-piece': 'No hay ninguna pieza en {from}.',
    'not-your-turn': 'Juegan {player}: {mover} es de {opponent}.',
    'own-piece': '{Mover} no puede capturar {by:al}: ambas piezas son de {player}.',
    'same-square': '{Mover} ya está ahí: una jugada lleva a otra casilla.',
    'bishop-move': '{Mover} no puede llegar a {to}: un alfil se mueve por sus diagonales.',
    'rook-move': '{Mover} no puede llegar a {to}: una torre se mueve por su columna o por su fila.',
    'queen-move':
      '{Mover} no puede llegar a {to}: una dama se mueve por su columna, por su fila o por sus diagonales.',
    'knight-move':
      '{Mover} no puede llegar a {to}: un caballo se mueve dos casillas por una columna o una fila y luego una hacia un lado.',
    'king-move': '{Mover} no puede llegar a {to}: un rey se mueve una sola casilla.',
    'pawn-move':
      '{Mover} no puede llegar a {to}: un peón avanza una casilla en línea recta, o dos en su primera jugada, y captura una casilla en diagonal hacia delante.',
    'pawn-first-move':
      '{Mover} no puede llegar a {to}: un peón solo puede avanzar dos casillas en su primera jugada.',
    'pawn-blocked': '{Mover} no puede ir a {to}: {by} {by, plural, one {cierra} other {cierran}} el paso.',
    'pawn-capture':
      '{Mover} no puede ir a {to}: un peón solo se mueve en diagonal para capturar, y ahí no hay nada que capturar.',
    'en-passant-late': '{Mover} no puede capturar al paso en {to}: {by} no acaba de avanzar dos casillas.',
    'en-passant-unknown':
      '{By} solo puede ser capturado al paso justo después de avanzar dos casillas, y la posición no registra tal avance.',
    'path-blocked': '{Mover} no puede llegar a {to}: {by} cierra el paso.',
    'promotion-piece':
      '{Mover} no puede promocionar a {named:nombre} en {to}: un peón puede convertirse en dama, torre, alfil o caballo.',
    'promotion-not-due':
      '{Mover} no puede promocionar a {named:nombre} en {to}: solo promociona un peón que llega a la última fila.',
    'castling-moved':
      '{Player} no pueden hacer el enroque {side}: el rey de {king} o la torre de {last} ya se ha movido.',
    'king-away': '{Player} no pueden hacer el enroque {side}: el rey de {king} ya se ha movido.',
    'no-rook': '{Player} no pueden hacer el enroque {side}: no hay ninguna torre en {last}.',
    'castling-blocked':
      '{Player} no pueden hacer el enroque {side}: {by} {by, plural, one {cierra} other {cierran}} el paso.',
    'castling-in-check':
      '{Player} no pueden enrocar estando en jaque: {by} {by, plural, one {da} other {dan}} jaque al rey de {king}.',
    'castling-through-check':
      '{Player} no pueden hacer el enroque {side}: {by} {by, plural, one {ataca} other {atacan}} {on}, que el rey atraviesa.',
    'castling-into-check':
      '{Player} no pueden hacer el enroque {side}: {by} {by, plural, one {atacaría} other {atacarían}} al rey en {on}.',
    'king-attacked':
      '{Mover} no puede ir a {to}: {by} lo {by, plural, one {atacaría} other {atacarían}} allí.',
    'in-check':
      'El rey de {king} está en {by, plural, =2 {jaque doble} other {jaque}} por {by}, y esta jugada no lo evita.',
    pass: '{Player} están en jaque por {by} y no pueden pasar.',
    pinned: '{Mover} está {mover, select, f {clavada} other {clavado}} a su rey de {king} por {by}.',
    'en-passant':
      '{Mover} no puede capturar al paso en {to}: {by} {by, plural, one {atacaría} other {atacarían}} entonces al rey de {king}.',
    'promotion-required': '{Mover} llega a la última fila en {to}: indique la pieza en que se convierte.',
  },
  fen: {
    'field-count': 'Una FEN tiene de cuatro a seis campos, separados por espacios; este texto tiene {count}.',
    'missing-fields':
      'Una FEN tiene de cuatro a seis campos; este texto tiene {count}, y lo que falta solo puede ser «-».',
    'extra-spaces': 'Entre dos campos hay un solo espacio.',
    'unclear-counter':
      'Tras dos espacios, el último número puede ser el contador de medias jugadas o el número de jugada.',
    'empty-counter': 'Un contador está vacío.',
    'too-long': 'El texto es más largo que cualquier FEN.',
    'rank-count': 'El tablero tiene ocho filas, separadas por «/»; aquí hay {count}.',
    'rank-length':
      'La fila {rank} tiene {count} {count, plural, one {casilla} other {casillas}} en lugar de ocho.',
    'split-number': 'La fila {rank} cuenta casillas vacías contiguas en varios números.',
    'piece-letter':
      '{text} en la fila {rank} no es ni una pieza (PNBRQK, pnbrqk) ni un número de casillas vacías (1 a 8).',
    'turn-syntax': 'El turno debe ser «w» o «b», no {text}.',
    'castling-syntax':
      'Los derechos de enroque deben ser «-» o una parte de KQkq (o letras de columnas), no {text}.',
    'en-passant-syntax':
      'La casilla de captura al paso debe ser «-» o una casilla de la tercera o la sexta fila, no {text}.',
    'halfmove-syntax': 'El contador de medias jugadas debe ser un número de 0 a 65535, no {text}.',
    'fullmove-syntax': 'El número de jugada debe ser un número de 1 a 65535, no {text}.',
    'king-missing': '{Player} no tienen rey.',
    'king-doubled': '{Player} tienen {count} reyes: en {squares}.',
    'kings-adjacent': 'Los reyes de {squares} están uno al lado del otro.',
    'pawn-on-back-rank': 'Ningún peón puede estar en la primera ni en la última fila: véase {squares}.',
    'too-many-pieces': '{Player} tienen más de dieciséis piezas.',
    'too-many-pawns': '{Player} tienen más de ocho peones.',
    'too-many-promoted': '{Player} tienen más piezas promocionadas que peones les faltan.',
    'opponent-in-check': '{Player} están en jaque en {king} aunque le toca jugar al otro bando.',
    'impossible-check': 'Ninguna jugada puede dar jaque a {player} desde {checkers} a la vez.',
    'castling-impossible':
      '{Player} no pueden hacer el enroque {side}: el rey o la torre no está en su sitio.',
    'en-passant-impossible': 'Ningún peón puede acabar de pasar por {squares}.',
    'fullmove-zero': 'El número de jugada es 0; las jugadas se cuentan desde 1.',
  },
  moveTexts: {
    'unreadable-move': 'El texto no es una jugada ni en notación algebraica ni en notación UCI.',
    'loose-move': 'Escrita de forma estricta, esta jugada es {san}.',
    'other-letters':
      'El texto no es una jugada con estas letras de las piezas. Lo es con las de estos idiomas: {languages}.',
    'null-move': 'Una jugada nula no es una jugada: ningún jugador puede pasar.',
    'no-such-piece':
      'No hay {piece, select, f {ninguna} other {ningún}} {piece:nombre} que el texto pueda indicar.',
    'ambiguous-move': 'Varias jugadas corresponden al texto: {moves}.',
  },
  pgn: {
    place: 'Partida {game}, línea {line}, columna {column}, {text}: {problem}',
    line: 'Línea {line}, columna {column}, {text}: {problem}',
    'tag-syntax': 'Una etiqueta se escribe [Nombre "Valor"].',
    'unknown-variant': 'Solo se conocen el ajedrez y Chess960.',
    'open-comment': 'El comentario no está cerrado.',
    'open-variation': 'La variante no está cerrada.',
    'stray-variation-end': 'Aquí no hay ninguna variante abierta.',
    'variation-without-move': 'No hay ninguna jugada que la variante pueda sustituir.',
    'too-deep': 'Las variantes están anidadas más de cien veces.',
    'game-too-long': 'La partida es demasiado larga.',
    'unknown-word': 'Esto no es ni una jugada ni una anotación.',
    'nag-syntax': 'Una anotación numérica va de $0 a $65535.',
    'empty-variation': 'La variante no tiene jugadas.',
    'result-in-variation': 'Una variante no tiene resultado.',
    'odd-result': 'Un resultado se escribe 1-0, 0-1, 1/2-1/2 o *.',
    'result-mismatch': 'El resultado tras las jugadas no es el de la etiqueta Result.',
    'missing-result': 'No hay resultado tras las jugadas.',
    'missing-tag': '{tags, plural, one {Falta la etiqueta} other {Faltan las etiquetas}} {tags}.',
    'repeated-tag': 'La partida ya tiene esta etiqueta.',
    'tag-escape': 'En una etiqueta, una comilla o una barra invertida lleva delante una barra invertida.',
    'undeclared-chess960': 'Estos derechos de enroque solo son posibles en Chess960.',
    'more-problems': 'La partida tiene más problemas de los que se citan.',
  },
};
