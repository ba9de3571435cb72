// Turkish: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'tr',
  name: 'Türkçe',
  letters: { k: 'Ş', q: 'V', r: 'K', b: 'F', n: 'A' },
  pieces: {
    nominative: { p: 'piyon', n: 'at', b: 'fil', r: 'kale', q: 'vezir', k: 'şah' },
    accusative: { p: 'piyonu', n: 'atı', b: 'fili', r: 'kaleyi', q: 'veziri', k: 'şahı' },
    dative: { p: 'piyona', n: 'ata', b: 'file', r: 'kaleye', q: 'vezire', k: 'şaha' },
  },
  players: {
    nominative: { w: 'beyaz', b: 'siyah' },
    genitive: { w: 'beyazın', b: 'siyahın' },
    locative: { w: 'beyazda', b: 'siyahta' },
    dative: { w: 'beyaza', b: 'siyaha' },
  },
  sides: { rok: { kingside: 'kısa', queenside: 'uzun' } },
  placed: '{square} karesindeki {piece}',
  list: [', ', ' ve '],
  quoted: '“{text}”',
  refusals: {
    'no-piece': '{from} karesinde taş yok.',
    'not-your-turn': 'Sıra {player:locative}: {mover} {opponent:genitive}.',
    'own-piece': '{mover}, {by:accusative} alamaz: ikisi de {player:genitive}.',
    'same-square': '{mover} zaten orada: hamle başka bir kareye yapılır.',
    'bishop-move': '{mover} {to} karesine gidemez: fil çaprazlarda hareket eder.',
    'rook-move': '{mover} {to} karesine gidemez: kale bulunduğu dikeyde veya yatayda hareket eder.',
    'queen-move':
      '{mover} {to} karesine gidemez: vezir bulunduğu dikeyde, yatayda veya çaprazlarda hareket eder.',
    'knight-move':
      '{mover} {to} karesine gidemez: at dikeyde veya yatayda iki kare, sonra yana bir kare gider.',
    'king-move': '{mover} {to} karesine gidemez: şah bir seferde bir kare gider.',
    'pawn-move':
      '{mover} {to} karesine gidemez: piyon düz ileri bir kare, ilk hamlesinde iki kare gider ve çapraz ileri bir karedeki taşı alır.',
    'pawn-first-move': '{mover} {to} karesine gidemez: piyon yalnızca ilk hamlesinde iki kare gidebilir.',
    'pawn-blocked': '{mover} {to} karesine gidemez: {by} yolu kapatıyor.',
    'pawn-capture':
      '{mover} {to} karesine gidemez: piyon yalnızca taş alırken çapraz gider ve orada alınacak taş yok.',
    'en-passant-late': '{mover} {to} karesinde geçerken alamaz: {by} az önce iki kare ilerlemedi.',
    'en-passant-unknown':
      '{by} yalnızca iki kare ilerledikten hemen sonra geçerken alınabilir ve konumda böyle bir hamle kayıtlı değil.',
    'path-blocked': '{mover} {to} karesine gidemez: {by} yolu kapatıyor.',
    'promotion-piece':
      '{mover} {to} karesinde {named:dative} terfi edemez: piyon vezire, kaleye, file veya ata terfi edebilir.',
    'promotion-not-due':
      '{mover} {to} karesinde {named:dative} terfi edemez: yalnızca son yataya ulaşan piyon terfi eder.',
    'castling-moved':
      '{Player} {side} rok yapamaz: {king} karesindeki şah veya {last} karesindeki kale daha önce oynadı.',
    'king-away': '{Player} {side} rok yapamaz: {king} karesindeki şah daha önce oynadı.',
    'no-rook': '{Player} {side} rok yapamaz: {last} karesinde kale yok.',
    'castling-blocked': '{Player} {side} rok yapamaz: {by} yolu kapatıyor.',
    'castling-in-check': '{Player} şah çekilmişken rok yapamaz: {by} {king} karesindeki şaha şah çekiyor.',
    'castling-through-check': '{Player} {side} rok yapamaz: {by} şahın geçtiği {on} karesini tehdit ediyor.',
    'castling-into-check': '{Player} {side} rok yapamaz: {by} şahı {on} karesinde tehdit ederdi.',
    'king-attacked': '{mover} {to} karesine gidemez: {by} onu orada tehdit ederdi.',
    'in-check':
      '{king} karesindeki şaha {by} {by, plural, =2 {çifte şah} other {şah}} çekiyor ve bu hamle buna son vermiyor.',
    pass: '{Player} şah altında: {by} şah çekiyor ve pas geçilemez.',
    pinned: '{mover}, {by} yüzünden {king} karesindeki şaha açmazda.',
    'en-passant':
      '{mover} {to} karesinde geçerken alamaz: o zaman {by} {king} karesindeki şahı tehdit ederdi.',
    'promotion-required': '{mover} {to} karesinde son yataya ulaşıyor: hangi taşa terfi edeceğini belirtin.',
  },
  fen: {
    'field-count': 'Bir FEN’de boşluklarla ayrılmış dört ile altı alan vardır; bu metinde {count} alan var.',
    'missing-fields':
      'Bir FEN dört ila altı alandan oluşur; bu metinde {count} alan var ve eksik olan yalnızca “-” olabilir.',
    'extra-spaces': 'İki alan arasında tek boşluk bulunur.',
    'unclear-counter': 'İki boşluktan sonra son sayı yarım hamle sayacı da hamle numarası da olabilir.',
    'empty-counter': 'Bir sayaç boş.',
    'too-long': 'Metin her FEN’den daha uzun.',
    'rank-count': 'Tahtada “/” ile ayrılmış sekiz yatay vardır; burada {count} yatay var.',
    'rank-length': '{rank}. yatayda sekiz yerine {count} kare var.',
    'split-number': '{rank} numaralı yatay, yan yana boş kareleri birden çok sayıyla sayıyor.',
    'piece-letter':
      '{rank}. yataydaki {text} ne bir taş (PNBRQK, pnbrqk) ne de boş karelerin sayısıdır (1 ile 8 arası).',
    'turn-syntax': 'Sıradaki oyuncu “w” veya “b” olmalıdır, {text} değil.',
    'castling-syntax':
      'Rok hakları “-” veya KQkq harflerinden bazıları (ya da dikey harfleri) olmalıdır, {text} değil.',
    'en-passant-syntax':
      'Geçerken alma karesi “-” veya üçüncü ya da altıncı yataydan bir kare olmalıdır, {text} değil.',
    'halfmove-syntax': 'Yarım hamle sayacı 0 ile 65535 arası bir sayı olmalıdır, {text} değil.',
    'fullmove-syntax': 'Hamle numarası 1 ile 65535 arası bir sayı olmalıdır, {text} değil.',
    'king-missing': '{Player} tarafının şahı yok.',
    'king-doubled': '{Player} tarafının {count} şahı var: {squares}.',
    'kings-adjacent': '{squares} karelerindeki şahlar yan yana duruyor.',
    'pawn-on-back-rank': 'İlk ve son yatayda piyon bulunamaz: bkz. {squares}.',
    'too-many-pieces': '{Player} tarafının on altıdan fazla taşı var.',
    'too-many-pawns': '{Player} tarafının sekizden fazla piyonu var.',
    'too-many-promoted': '{Player} tarafının terfi etmiş taşları eksik piyonlarından fazla.',
    'opponent-in-check': 'Sıra rakipte olduğu halde {player} {king} karesinde şah altında.',
    'impossible-check': 'Hiçbir hamle {player:dative} aynı anda {checkers} karelerinden şah çekemez.',
    'castling-impossible': '{Player} {side} rok yapamaz: şah veya kale yerinde değil.',
    'en-passant-impossible': 'Hiçbir piyon az önce {squares} karesinden geçmiş olamaz.',
    'fullmove-zero': 'Hamle numarası 0; hamleler 1’den sayılır.',
  },
  moveTexts: {
    'unreadable-move': 'Metin ne cebirsel notasyonda ne de UCI notasyonunda bir hamledir.',
    'loose-move': 'Katı yazımda bu hamle {san} olur.',
    'other-letters':
      'Metin, taşların bu harfleriyle bir hamle değil. Şu dillerin harfleriyle bir hamle: {languages}.',
    'null-move': 'Boş hamle bir hamle değildir: hiçbir oyuncu pas geçemez.',
    'no-such-piece': 'Metnin anlatabileceği bir {piece} yok.',
    'ambiguous-move': 'Metne birden çok hamle uyuyor: {moves}.',
  },
  pgn: {
    place: 'Oyun {game}, satır {line}, sütun {column}, {text}: {problem}',
    line: 'Satır {line}, sütun {column}, {text}: {problem}',
    'tag-syntax': 'Bir etiket [Ad "Değer"] biçiminde yazılır.',
    'unknown-variant': 'Yalnızca satranç ve Chess960 bilinir.',
    'open-comment': 'Yorum kapatılmamış.',
    'open-variation': 'Varyant kapatılmamış.',
    'stray-variation-end': 'Burada açık bir varyant yok.',
    'variation-without-move': 'Varyantın yerini alabileceği bir hamle yok.',
    'too-deep': 'Varyantlar yüzden fazla kez iç içe.',
    'game-too-long': 'Oyun çok uzun.',
    'unknown-word': 'Bu ne bir hamle ne de bir açıklama.',
    'nag-syntax': 'Sayısal açıklama $0 ile $65535 arasındadır.',
    'empty-variation': 'Varyantta hamle yok.',
    'result-in-variation': 'Bir varyantın sonucu olmaz.',
    'odd-result': 'Sonuç 1-0, 0-1, 1/2-1/2 veya * biçiminde yazılır.',
    'result-mismatch': 'Hamlelerden sonraki sonuç, Result etiketindeki sonuç değil.',
    'missing-result': 'Hamlelerden sonra sonuç yok.',
    'missing-tag': 'Eksik {tags, plural, one {etiket} other {etiketler}}: {tags}.',
    'repeated-tag': 'Oyunda bu etiket zaten var.',
    'tag-escape': 'Bir etikette tırnak veya ters bölü işaretinin önüne ters bölü işareti konur.',
    'undeclared-chess960': 'Bu rok hakları yalnızca Chess960’ta mümkündür.',
    'more-problems': 'Oyunda listelenenden daha çok sorun var.',
  },
};
