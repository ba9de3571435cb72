// The words of the gallery in Turkish.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Bir hakemle dört tahta ve kopyalanacak kod: chess-arbiter',
    heading: 'Dört tahta, bir hakem',
    intro:
      'Bunlar başkalarının tahtaları. Her biri her hamlede pakete sorar, bir taşın nereye gidebileceğini gösterir, terfide taşı sorar, şah altındaki şahı işaretler ve bir hamleye neden izin verilmediğini söyler. Yandaki kod gereken her şeydir ve burada çalışan kodun ta kendisidir.',
    aboutCm: 'SVG ile çizilir, bağımlılığı yoktur.',
    aboutReact: 'React için bir bileşen.',
    aboutJs: 'jQuery ile. npm paketinde taş resimleri yok; bunlar bu yüzden yazı karakterleri.',
    aboutElement: 'Bir web bileşeni.',
    chessground:
      'Lichess’in tahtası {board} aynı biçimde çalışır. GPL’nin 3. ya da sonraki sürümü altındadır, birlikte paketlendiği şeyler de öyle: bu yüzden bu sayfada çalışmaz. Tarifi depodaki {recipe} dosyasıdır.',
    galleryCredits:
      'cm-chessboard, react-chessboard ve chessboard-element taşları {author} çizimlerine göredir, Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Kopyala: {file}',
    notLoaded: 'Bu tahta yüklenemedi: {reason}',
    badFen: 'Adresteki konum okunamıyor: {problems} Tahtalar alışılmış konumla başlar.',
  },
};
