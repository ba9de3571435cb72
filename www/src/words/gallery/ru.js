// The words of the gallery in Russian.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Четыре доски с одним арбитром и код для копирования: chess-arbiter',
    heading: 'Четыре доски, один арбитр',
    intro:
      'Это доски других авторов. Каждая при каждом ходе спрашивает пакет, показывает, куда можно пойти, спрашивает фигуру превращения, отмечает короля под шахом и говорит, почему ход запрещён. Код рядом — всё, что для этого нужно, и именно он здесь работает.',
    aboutCm: 'Рисуется в SVG, без зависимостей.',
    aboutReact: 'Компонент для React.',
    aboutJs: 'С jQuery. В её пакете npm нет картинок фигур, поэтому здесь символы.',
    aboutElement: 'Веб-компонент.',
    chessground:
      '{board}, доска Lichess, работает так же. Она под лицензией GPL, версии 3 или новее, как и всё, что с ней собирают: поэтому на этой странице её нет. Её рецепт — {recipe} в репозитории.',
    galleryCredits:
      'Фигуры cm-chessboard, react-chessboard и chessboard-element нарисованы по фигурам {author}, с Викисклада, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Копировать {file}',
    notLoaded: 'Не удалось загрузить эту доску: {reason}',
    badFen: 'Позицию из адреса нельзя прочитать: {problems} Доски начинают с обычной.',
  },
};
