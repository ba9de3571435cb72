// Portuguese: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'pt',
  name: 'Português',
  letters: { k: 'R', q: 'D', r: 'T', b: 'B', n: 'C' },
  pieces: {
    o: { p: 'o peão', n: 'o cavalo', b: 'o bispo', r: 'a torre', q: 'a dama', k: 'o rei' },
    pelo: {
      p: 'pelo peão',
      n: 'pelo cavalo',
      b: 'pelo bispo',
      r: 'pela torre',
      q: 'pela dama',
      k: 'pelo rei',
    },
    nome: { p: 'peão', n: 'cavalo', b: 'bispo', r: 'torre', q: 'dama', k: 'rei' },
  },
  players: {
    as: { w: 'as brancas', b: 'as pretas' },
    das: { w: 'das brancas', b: 'das pretas' },
    a: { w: 'às brancas', b: 'às pretas' },
  },
  sides: { roque: { kingside: 'pequeno', queenside: 'grande' } },
  genders: { p: 'm', n: 'm', b: 'm', r: 'f', q: 'f', k: 'm' },
  placed: '{piece} de {square}',
  list: [', ', ' e '],
  quoted: '“{text}”',
  refusals: {
    'no-piece': 'Não há nenhuma peça em {from}.',
    'not-your-turn': 'É a vez {player:das}: {mover} é {opponent:das}.',
    'own-piece': '{Mover} não pode capturar {by}: ambas as peças são {player:das}.',
    'same-square': '{Mover} já está ali: um lance leva a outra casa.',
    'bishop-move': '{Mover} não pode chegar a {to}: um bispo se move pelas suas diagonais.',
    'rook-move': '{Mover} não pode chegar a {to}: uma torre se move pela sua coluna ou pela sua fileira.',
    'queen-move':
      '{Mover} não pode chegar a {to}: uma dama se move pela sua coluna, pela sua fileira ou pelas suas diagonais.',
    'knight-move':
      '{Mover} não pode chegar a {to}: um cavalo se move duas casas por uma coluna ou fileira e depois uma para o lado.',
    'king-move': '{Mover} não pode chegar a {to}: um rei se move uma casa de cada vez.',
    'pawn-move':
      '{Mover} não pode chegar a {to}: um peão avança uma casa em linha reta, ou duas no seu primeiro lance, e captura uma casa na diagonal à frente.',
    'pawn-first-move':
      '{Mover} não pode chegar a {to}: um peão só pode avançar duas casas no seu primeiro lance.',
    'pawn-blocked': '{Mover} não pode ir para {to}: {by} {by, plural, one {está} other {estão}} no caminho.',
    'pawn-capture':
      '{Mover} não pode ir para {to}: um peão só se move na diagonal para capturar, e ali não há nada para capturar.',
    'en-passant-late': '{Mover} não pode capturar en passant em {to}: {by} não acabou de avançar duas casas.',
    'en-passant-unknown':
      '{By} só pode ser capturado en passant logo depois de avançar duas casas, e a posição não registra esse avanço.',
    'path-blocked': '{Mover} não pode chegar a {to}: {by} está no caminho.',
    'promotion-piece':
      '{Mover} não pode ser {mover, select, f {promovida} other {promovido}} a {named:nome} em {to}: um peão pode se tornar dama, torre, bispo ou cavalo.',
    'promotion-not-due':
      '{Mover} não pode ser {mover, select, f {promovida} other {promovido}} a {named:nome} em {to}: só é promovido um peão que chega à última fileira.',
    'castling-moved':
      '{Player} não podem fazer o roque {side}: o rei de {king} ou a torre de {last} já se moveu.',
    'king-away': '{Player} não podem fazer o roque {side}: o rei de {king} já se moveu.',
    'no-rook': '{Player} não podem fazer o roque {side}: não há torre em {last}.',
    'castling-blocked':
      '{Player} não podem fazer o roque {side}: {by} {by, plural, one {está} other {estão}} no caminho.',
    'castling-in-check':
      '{Player} não podem rocar em xeque: {by} {by, plural, one {dá} other {dão}} xeque ao rei de {king}.',
    'castling-through-check':
      '{Player} não podem fazer o roque {side}: {by} {by, plural, one {ataca} other {atacam}} {on}, por onde o rei passa.',
    'castling-into-check':
      '{Player} não podem fazer o roque {side}: {by} {by, plural, one {atacaria} other {atacariam}} o rei em {on}.',
    'king-attacked':
      '{Mover} não pode ir para {to}: {by} o {by, plural, one {atacaria} other {atacariam}} ali.',
    'in-check':
      'O rei de {king} está em {by, plural, =2 {xeque duplo} other {xeque}} {by:pelo}, e este lance não o evita.',
    pass: '{Player} estão em xeque {by:pelo} e não podem passar a vez.',
    pinned: '{Mover} está {mover, select, f {cravada} other {cravado}} ao seu rei de {king} {by:pelo}.',
    'en-passant':
      '{Mover} não pode capturar en passant em {to}: {by} {by, plural, one {atacaria} other {atacariam}} então o rei de {king}.',
    'promotion-required': '{Mover} chega à última fileira em {to}: indique a peça em que se transforma.',
  },
  fen: {
    'field-count': 'Uma FEN tem de quatro a seis campos, separados por espaços; este texto tem {count}.',
    'missing-fields':
      'Uma FEN tem de quatro a seis campos; este texto tem {count}, e o que falta só pode ser “-”.',
    'extra-spaces': 'Entre dois campos há um só espaço.',
    'unclear-counter':
      'Depois de dois espaços, o último número pode ser o contador de meios-lances ou o número do lance.',
    'empty-counter': 'Um contador está vazio.',
    'too-long': 'O texto é mais longo que qualquer FEN.',
    'rank-count': 'O tabuleiro tem oito fileiras, separadas por “/”; aqui há {count}.',
    'rank-length': 'A fileira {rank} tem {count} {count, plural, one {casa} other {casas}} em vez de oito.',
    'split-number': 'A fileira {rank} conta casas vazias vizinhas em vários números.',
    'piece-letter':
      '{text} na fileira {rank} não é nem uma peça (PNBRQK, pnbrqk) nem um número de casas vazias (1 a 8).',
    'turn-syntax': 'A vez deve ser “w” ou “b”, não {text}.',
    'castling-syntax':
      'Os direitos de roque devem ser “-” ou alguns de KQkq (ou letras de colunas), não {text}.',
    'en-passant-syntax':
      'A casa de captura en passant deve ser “-” ou uma casa da terceira ou da sexta fileira, não {text}.',
    'halfmove-syntax': 'O contador de meios-lances deve ser um número de 0 a 65535, não {text}.',
    'fullmove-syntax': 'O número do lance deve ser um número de 1 a 65535, não {text}.',
    'king-missing': '{Player} não têm rei.',
    'king-doubled': '{Player} têm {count} reis: em {squares}.',
    'kings-adjacent': 'Os reis de {squares} estão um ao lado do outro.',
    'pawn-on-back-rank': 'Nenhum peão pode estar na primeira ou na última fileira: veja {squares}.',
    'too-many-pieces': '{Player} têm mais de dezesseis peças.',
    'too-many-pawns': '{Player} têm mais de oito peões.',
    'too-many-promoted': '{Player} têm mais peças promovidas do que peões faltando.',
    'opponent-in-check': '{Player} estão em xeque em {king} embora seja a vez do outro jogador.',
    'impossible-check': 'Nenhum lance pode dar xeque {player:a} a partir de {checkers} ao mesmo tempo.',
    'castling-impossible': '{Player} não podem fazer o roque {side}: o rei ou a torre não está no seu lugar.',
    'en-passant-impossible': 'Nenhum peão pode ter acabado de passar por {squares}.',
    'fullmove-zero': 'O número do lance é 0; os lances são contados a partir de 1.',
  },
  moveTexts: {
    'unreadable-move': 'O texto não é um lance nem em notação algébrica nem em notação UCI.',
    'loose-move': 'Escrito de forma estrita, este lance é {san}.',
    'other-letters':
      'O texto não é um lance com estas letras das peças. É um lance com as destes idiomas: {languages}.',
    'null-move': 'Um lance nulo não é um lance: nenhum jogador pode passar a vez.',
    'no-such-piece':
      'Não há {piece, select, f {nenhuma} other {nenhum}} {piece:nome} que o texto possa indicar.',
    'ambiguous-move': 'Vários lances correspondem ao texto: {moves}.',
  },
  pgn: {
    place: 'Partida {game}, linha {line}, coluna {column}, {text}: {problem}',
    line: 'Linha {line}, coluna {column}, {text}: {problem}',
    'tag-syntax': 'Uma etiqueta se escreve [Nome "Valor"].',
    'unknown-variant': 'Só se conhecem o xadrez e o Chess960.',
    'open-comment': 'O comentário não está fechado.',
    'open-variation': 'A variante não está fechada.',
    'stray-variation-end': 'Nenhuma variante está aberta aqui.',
    'variation-without-move': 'Não há nenhum lance que a variante possa substituir.',
    'too-deep': 'As variantes estão aninhadas mais de cem vezes.',
    'game-too-long': 'A partida é longa demais.',
    'unknown-word': 'Isto não é nem um lance nem uma anotação.',
    'nag-syntax': 'Uma anotação numérica vai de $0 a $65535.',
    'empty-variation': 'A variante não tem lances.',
    'result-in-variation': 'Uma variante não tem resultado.',
    'odd-result': 'Um resultado escreve-se 1-0, 0-1, 1/2-1/2 ou *.',
    'result-mismatch': 'O resultado depois dos lances não é o da etiqueta Result.',
    'missing-result': 'Não há resultado depois dos lances.',
    'missing-tag': '{tags, plural, one {Falta a etiqueta} other {Faltam as etiquetas}} {tags}.',
    'repeated-tag': 'A partida já tem esta etiqueta.',
    'tag-escape': 'Numa etiqueta, uma aspa ou uma barra invertida tem antes uma barra invertida.',
    'undeclared-chess960': 'Estes direitos de roque só são possíveis no Chess960.',
    'more-problems': 'A partida tem mais problemas do que os listados.',
  },
};
