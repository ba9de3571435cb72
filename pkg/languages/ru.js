// Russian: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'ru',
  name: 'Русский',
  letters: { k: 'Кр', q: 'Ф', r: 'Л', b: 'С', n: 'К' },
  pieces: {
    nominative: { p: 'пешка', n: 'конь', b: 'слон', r: 'ладья', q: 'ферзь', k: 'король' },
    genitive: { p: 'пешки', n: 'коня', b: 'слона', r: 'ладьи', q: 'ферзя', k: 'короля' },
    accusative: { p: 'пешку', n: 'коня', b: 'слона', r: 'ладью', q: 'ферзя', k: 'короля' },
    instrumental: { p: 'пешкой', n: 'конём', b: 'слоном', r: 'ладьёй', q: 'ферзём', k: 'королём' },
  },
  players: {
    nominative: { w: 'белые', b: 'чёрные' },
    genitive: { w: 'белых', b: 'чёрных' },
    dative: { w: 'белым', b: 'чёрным' },
  },
  sides: { accusative: { kingside: 'короткую', queenside: 'длинную' } },
  genders: { p: 'f', n: 'm', b: 'm', r: 'f', q: 'm', k: 'm' },
  placed: '{piece} на {square}',
  list: [', ', ' и '],
  quoted: '«{text}»',
  refusals: {
    'no-piece': 'На {from} нет фигуры.',
    'not-your-turn': 'Сейчас ход {player:genitive}: {mover} принадлежит {opponent:dative}.',
    'own-piece': '{Mover} не может взять {by:accusative}: обе фигуры принадлежат {player:dative}.',
    'same-square': '{Mover} уже там: ход ведёт на другое поле.',
    'bishop-move': '{Mover} не может попасть на {to}: слон ходит по своим диагоналям.',
    'rook-move': '{Mover} не может попасть на {to}: ладья ходит по своей вертикали или горизонтали.',
    'queen-move':
      '{Mover} не может попасть на {to}: ферзь ходит по своей вертикали, горизонтали или диагоналям.',
    'knight-move':
      '{Mover} не может попасть на {to}: конь ходит на два поля по вертикали или горизонтали и затем на одно в сторону.',
    'king-move': '{Mover} не может попасть на {to}: король ходит только на одно поле.',
    'pawn-move':
      '{Mover} не может попасть на {to}: пешка ходит на одно поле прямо вперёд, первым ходом и на два, а бьёт на одно поле по диагонали вперёд.',
    'pawn-first-move': '{Mover} не может попасть на {to}: пешка может пойти на два поля только первым ходом.',
    'pawn-blocked': '{Mover} не может пойти на {to}: {by} {by, plural, one {стоит} other {стоят}} на пути.',
    'pawn-capture':
      '{Mover} не может пойти на {to}: по диагонали пешка ходит, только когда бьёт, а бить там нечего.',
    'en-passant-late':
      '{Mover} не может бить на проходе на {to}: {by} не сделала последним ходом двойной шаг.',
    'en-passant-unknown':
      '{By} может быть взята на проходе только сразу после двойного шага, а в позиции он не отмечен.',
    'path-blocked': '{Mover} не может попасть на {to}: {by} стоит на пути.',
    'promotion-piece':
      '{Mover} не может превратиться на {to} в {named:accusative}: пешка может стать ферзём, ладьёй, слоном или конём.',
    'promotion-not-due':
      '{Mover} не может превратиться на {to} в {named:accusative}: превращается только пешка, дошедшая до последней горизонтали.',
    'castling-moved':
      '{Player} не могут сделать {side} рокировку: король на {king} или ладья на {last} уже ходили.',
    'king-away': '{Player} не могут сделать {side} рокировку: король на {king} уже ходил.',
    'no-rook': '{Player} не могут сделать {side} рокировку: на {last} нет ладьи.',
    'castling-blocked':
      '{Player} не могут сделать {side} рокировку: {by} {by, plural, one {стоит} other {стоят}} на пути.',
    'castling-in-check':
      '{Player} не могут рокироваться под шахом: {by} {by, plural, one {даёт} other {дают}} шах королю на {king}.',
    'castling-through-check':
      '{Player} не могут сделать {side} рокировку: {by} {by, plural, one {бьёт} other {бьют}} поле {on}, через которое проходит король.',
    'castling-into-check':
      '{Player} не могут сделать {side} рокировку: на {on} король попал бы под удар {by:genitive}.',
    'king-attacked': '{Mover} не может пойти на {to}: там он попал бы под удар {by:genitive}.',
    'in-check':
      'Король на {king} под {by, plural, =2 {двойным шахом} other {шахом}} от {by:genitive}, и этот ход от него не спасает.',
    pass: '{Player} под шахом от {by:genitive} и не могут пропустить ход.',
    pinned: '{Mover} {mover, select, f {связана} other {связан}} {by:instrumental} с королём на {king}.',
    'en-passant':
      '{Mover} не может бить на проходе на {to}: король на {king} попал бы под удар {by:genitive}.',
    'promotion-required':
      '{Mover} доходит до последней горизонтали на {to}: укажите, в какую фигуру она превращается.',
  },
  fen: {
    'field-count': 'В FEN от четырёх до шести полей через пробел; в этом тексте их {count}.',
    'missing-fields':
      'В FEN от четырёх до шести полей; полей в этом тексте: {count}, а вместо недостающего может быть только «-».',
    'extra-spaces': 'Между двумя полями стоит один пробел.',
    'unclear-counter': 'После двух пробелов последнее число может быть счётчиком полуходов или номером хода.',
    'empty-counter': 'Счётчик пуст.',
    'too-long': 'Текст длиннее любого FEN.',
    'rank-count': 'На доске восемь горизонталей, разделённых знаком «/»; здесь их {count}.',
    'rank-length':
      'На горизонтали {rank} {count} {count, plural, one {поле} few {поля} other {полей}} вместо восьми.',
    'split-number': 'На горизонтали {rank} соседние пустые поля сосчитаны несколькими числами.',
    'piece-letter':
      '{text} на горизонтали {rank} не фигура (PNBRQK, pnbrqk) и не число пустых полей (от 1 до 8).',
    'turn-syntax': 'Очередь хода должна быть «w» или «b», а не {text}.',
    'castling-syntax':
      'Права на рокировку должны быть «-» или частью KQkq (или буквами вертикалей), а не {text}.',
    'en-passant-syntax':
      'Поле взятия на проходе должно быть «-» или полем третьей или шестой горизонтали, а не {text}.',
    'halfmove-syntax': 'Счётчик полуходов должен быть числом от 0 до 65535, а не {text}.',
    'fullmove-syntax': 'Номер хода должен быть числом от 1 до 65535, а не {text}.',
    'king-missing': 'У {player:genitive} нет короля.',
    'king-doubled':
      'У {player:genitive} {count} {count, plural, one {король} few {короля} other {королей}}: на {squares}.',
    'kings-adjacent': 'Короли на {squares} стоят рядом.',
    'pawn-on-back-rank': 'На первой и последней горизонтали не может быть пешек: см. {squares}.',
    'too-many-pieces': 'У {player:genitive} больше шестнадцати фигур.',
    'too-many-pawns': 'У {player:genitive} больше восьми пешек.',
    'too-many-promoted': 'У {player:genitive} превращённых фигур больше, чем недостаёт пешек.',
    'opponent-in-check': '{Player} под шахом на {king}, хотя ходит соперник.',
    'impossible-check': 'Никакой ход не может дать {player:dative} шах сразу с {checkers}.',
    'castling-impossible':
      '{Player} не могут сделать {side} рокировку: король или ладья стоит не на своём месте.',
    'en-passant-impossible': 'Никакая пешка не могла только что пройти через {squares}.',
    'fullmove-zero': 'Номер хода 0; ходы считаются с 1.',
  },
  moveTexts: {
    'unreadable-move': 'Текст не является ходом ни в алгебраической нотации, ни в нотации UCI.',
    'loose-move': 'В строгой записи этот ход — {san}.',
    'other-letters':
      'С этими буквами фигур текст не является ходом. Он является ходом с буквами этих языков: {languages}.',
    'null-move': 'Пустой ход не ход: пропускать ход нельзя.',
    'no-such-piece':
      'Нет {piece:genitive}, {piece, select, f {которую} other {которого}} мог бы означать текст.',
    'ambiguous-move': 'Тексту соответствует несколько ходов: {moves}.',
  },
  pgn: {
    place: 'Партия {game}, строка {line}, столбец {column}, {text}: {problem}',
    line: 'Строка {line}, столбец {column}, {text}: {problem}',
    'tag-syntax': 'Тег записывается так: [Имя "Значение"].',
    'unknown-variant': 'Известны только шахматы и Chess960.',
    'open-comment': 'Комментарий не закрыт.',
    'open-variation': 'Вариант не закрыт.',
    'stray-variation-end': 'Здесь не открыт ни один вариант.',
    'variation-without-move': 'Нет хода, который вариант мог бы заменить.',
    'too-deep': 'Варианты вложены более чем в сто уровней.',
    'game-too-long': 'Партия слишком длинная.',
    'unknown-word': 'Это не ход и не примечание.',
    'nag-syntax': 'Числовое примечание — от $0 до $65535.',
    'empty-variation': 'В варианте нет ходов.',
    'result-in-variation': 'У варианта нет результата.',
    'odd-result': 'Результат пишется 1-0, 0-1, 1/2-1/2 или *.',
    'result-mismatch': 'Результат после ходов не совпадает с результатом в теге Result.',
    'missing-result': 'После ходов нет результата.',
    'missing-tag': '{tags, plural, one {Нет тега} other {Нет тегов}} {tags}.',
    'repeated-tag': 'У партии уже есть этот тег.',
    'tag-escape': 'В теге перед кавычкой или обратной косой чертой ставится обратная косая черта.',
    'undeclared-chess960': 'Такие права на рокировку возможны только в Chess960.',
    'more-problems': 'В партии больше ошибок, чем перечислено.',
  },
};
