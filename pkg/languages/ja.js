// Japanese: the words and the sentences. What the slots stand for, `docs/languages.md` says.

/** @type {import('../index.js').Language} */
export default {
  tag: 'ja',
  name: '日本語',
  letters: { k: 'K', q: 'Q', r: 'R', b: 'B', n: 'N' },
  pieces: {
    name: { p: 'ポーン', n: 'ナイト', b: 'ビショップ', r: 'ルーク', q: 'クイーン', k: 'キング' },
  },
  players: { name: { w: '白', b: '黒' } },
  sides: { name: { kingside: 'キングサイド', queenside: 'クイーンサイド' } },
  placed: '{square}の{piece}',
  list: ['、', 'と'],
  quoted: '「{text}」',
  refusals: {
    'no-piece': '{from}に駒がありません。',
    'not-your-turn': '{player}の手番です。{mover}は{opponent}の駒です。',
    'own-piece': '{mover}は{by}を取れません。どちらも{player}の駒です。',
    'same-square': '{mover}はすでにそこにあります。別のマスに動かしてください。',
    'bishop-move': '{mover}は{to}に動けません。ビショップは斜めに動きます。',
    'rook-move': '{mover}は{to}に動けません。ルークは縦か横に動きます。',
    'queen-move': '{mover}は{to}に動けません。クイーンは縦、横、斜めに動きます。',
    'knight-move': '{mover}は{to}に動けません。ナイトは縦か横に二マス進み、そこから直角に一マス進みます。',
    'king-move': '{mover}は{to}に動けません。キングは一度に一マスだけ動きます。',
    'pawn-move':
      '{mover}は{to}に動けません。ポーンは前に一マス、最初の手では二マスまで進み、斜め前一マスの駒を取ります。',
    'pawn-first-move': '{mover}は{to}に動けません。ポーンが二マス進めるのは最初の手だけです。',
    'pawn-blocked': '{mover}は{to}に動けません。{by}が道をふさいでいます。',
    'pawn-capture':
      '{mover}は{to}に動けません。ポーンが斜めに動くのは駒を取るときだけで、そこに取れる駒はありません。',
    'en-passant-late': '{mover}は{to}でアンパッサンできません。{by}は直前に二マス進んだのではありません。',
    'en-passant-unknown':
      '{by}をアンパッサンで取れるのは二マス進んだ直後だけで、局面にその記録がありません。',
    'path-blocked': '{mover}は{to}に動けません。{by}が道をふさいでいます。',
    'promotion-piece':
      '{mover}は{to}で{named}にプロモーションできません。ポーンがなれるのはクイーン、ルーク、ビショップ、ナイトです。',
    'promotion-not-due':
      '{mover}は{to}で{named}にプロモーションできません。プロモーションするのは最終ランクに達したポーンだけです。',
    'castling-moved':
      '{player}は{side}にキャスリングできません。{king}のキングか{last}のルークがすでに動いています。',
    'king-away': '{player}は{side}にキャスリングできません。{king}のキングはすでに動いています。',
    'no-rook': '{player}は{side}にキャスリングできません。{last}にルークがありません。',
    'castling-blocked': '{player}は{side}にキャスリングできません。{by}が道をふさいでいます。',
    'castling-in-check':
      '{player}はチェックされている間はキャスリングできません。{by}が{king}のキングをチェックしています。',
    'castling-through-check':
      '{player}は{side}にキャスリングできません。キングが通る{on}を{by}が攻撃しています。',
    'castling-into-check': '{player}は{side}にキャスリングできません。{on}でキングが{by}に攻撃されます。',
    'king-attacked': '{mover}は{to}に動けません。そこでは{by}に攻撃されます。',
    'in-check':
      '{king}のキングは{by}に{by, plural, =2 {ダブルチェック} other {チェック}}されていて、この手では防げません。',
    pass: '{player}は{by}にチェックされているので、パスできません。',
    pinned: '{mover}は{by}によって{king}のキングにピンされています。',
    'en-passant': '{mover}は{to}でアンパッサンできません。{king}のキングが{by}に攻撃されます。',
    'promotion-required': '{mover}は{to}で最終ランクに達します。どの駒になるかを指定してください。',
  },
  fen: {
    'field-count':
      'FENには空白で区切られた四つから六つの項目がありますが、このテキストには{count}個あります。',
    'missing-fields':
      'FENは四つから六つの欄から成ります。このテキストは{count}欄で、足りない欄は「-」でしかありえません。',
    'extra-spaces': '欄と欄の間の空白は一つです。',
    'unclear-counter': '前に空白が二つあるため、最後の数は半手数とも手数とも読めます。',
    'empty-counter': '空の数があります。',
    'too-long': 'テキストがFENとして長すぎます。',
    'rank-count': '盤には「/」で区切られた八つのランクがありますが、ここには{count}個あります。',
    'rank-length': 'ランク{rank}は八マスではなく{count}マスです。',
    'split-number': '{rank}段目は、並んだ空きマスを複数の数で数えています。',
    'piece-letter': 'ランク{rank}の{text}は駒(PNBRQK、pnbrqk)でも空きマスの数(1から8)でもありません。',
    'turn-syntax': '手番は「w」か「b」でなければならず、{text}ではいけません。',
    'castling-syntax':
      'キャスリングの権利は「-」かKQkqの一部(またはファイルの文字)でなければならず、{text}ではいけません。',
    'en-passant-syntax':
      'アンパッサンのマスは「-」か第三または第六ランクのマスでなければならず、{text}ではいけません。',
    'halfmove-syntax': '半手数は0から65535の数でなければならず、{text}ではいけません。',
    'fullmove-syntax': '手数は1から65535の数でなければならず、{text}ではいけません。',
    'king-missing': '{player}のキングがありません。',
    'king-doubled': '{player}のキングが{count}個あります。{squares}です。',
    'kings-adjacent': '{squares}のキングが隣り合っています。',
    'pawn-on-back-rank': '最初と最後のランクにポーンは置けません。{squares}を見てください。',
    'too-many-pieces': '{player}の駒が十六個を超えています。',
    'too-many-pawns': '{player}のポーンが八個を超えています。',
    'too-many-promoted': '{player}のプロモーションした駒が、足りないポーンより多くなっています。',
    'opponent-in-check': '相手の手番なのに、{player}は{king}でチェックされています。',
    'impossible-check': 'どんな手も{player}を{checkers}から同時にチェックすることはできません。',
    'castling-impossible': '{player}は{side}にキャスリングできません。キングかルークが定位置にありません。',
    'en-passant-impossible': '直前に{squares}を通過したポーンはありえません。',
    'fullmove-zero': '手数が0です。手数は1から数えます。',
  },
  moveTexts: {
    'unreadable-move': 'テキストは代数式記法の手でも、UCI記法の手でもありません。',
    'loose-move': '厳密に書くと、この手は{san}です。',
    'other-letters':
      'これらの駒の文字では、このテキストは指し手ではありません。次の言語の文字では指し手です：{languages}。',
    'null-move': 'ヌルムーブは手ではありません。パスはできません。',
    'no-such-piece': 'テキストが指す{piece}はありません。',
    'ambiguous-move': 'テキストに当てはまる手が複数あります。{moves}です。',
  },
  pgn: {
    place: '第{game}局、{line}行{column}列、{text}：{problem}',
    line: '{line}行{column}列、{text}：{problem}',
    'tag-syntax': 'タグは [名前 "値"] と書きます。',
    'unknown-variant': '対応しているのはチェスとChess960だけです。',
    'open-comment': 'コメントが閉じられていません。',
    'open-variation': '変化手順が閉じられていません。',
    'stray-variation-end': 'ここで開いている変化手順はありません。',
    'variation-without-move': '変化手順で置き換える手がありません。',
    'too-deep': '変化手順の入れ子が百段を超えています。',
    'game-too-long': '対局が長すぎます。',
    'unknown-word': 'これは指し手でも注釈でもありません。',
    'nag-syntax': '数値注釈は$0から$65535です。',
    'empty-variation': '変化手順に指し手がありません。',
    'result-in-variation': '変化手順に結果はありません。',
    'odd-result': '結果は1-0、0-1、1/2-1/2、*のいずれかで書きます。',
    'result-mismatch': '指し手の後の結果がResultタグと異なります。',
    'missing-result': '指し手の後に結果がありません。',
    'missing-tag': 'タグ{tags}がありません。',
    'repeated-tag': 'この対局にはすでにこのタグがあります。',
    'tag-escape': 'タグの中の引用符やバックスラッシュの前にはバックスラッシュを書きます。',
    'undeclared-chess960': 'このキャスリングの権利はChess960でしかありえません。',
    'more-problems': 'この対局には、示した以上の問題があります。',
  },
};
