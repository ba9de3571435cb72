// The words of the gallery in Japanese.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: '四つの盤と一人の審判、コピーできるコード：chess-arbiter',
    heading: '四つの盤、一人の審判',
    intro:
      'これらの盤はほかの人々の作品です。どれも一手ごとにパッケージに尋ね、駒の行き先を示し、昇格の駒を尋ね、チェックされたキングを示し、禁じられた手の理由を伝えます。横のコードが必要なすべてで、ここで動いているものそのものです。',
    aboutCm: 'SVGで描画、依存なし。',
    aboutReact: 'Reactのコンポーネント。',
    aboutJs: 'jQueryを使います。npmパッケージに駒の絵がないので、文字で表しています。',
    aboutElement: 'Webコンポーネント。',
    chessground:
      'Lichessの盤{board}も同じように使えます。GPLバージョン3以降で、一緒にまとめるものも同じになるため、このページでは動かしていません。レシピはリポジトリの{recipe}です。',
    galleryCredits:
      'cm-chessboard、react-chessboard、chessboard-elementの駒は、Wikimedia Commonsにある{author}の作品をもとにしています。{licence}。{notices}。',
  },
  texts: {
    copyFile: '{file}をコピー',
    notLoaded: 'この盤を読み込めませんでした：{reason}',
    badFen: 'アドレスの局面を読めません：{problems} 盤は通常の局面から始まります。',
  },
};
