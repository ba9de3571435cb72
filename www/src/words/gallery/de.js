// The words of the gallery in German.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Vier Bretter mit einem Schiedsrichter, und der Code zum Kopieren: chess-arbiter',
    heading: 'Vier Bretter, ein Schiedsrichter',
    intro:
      'Diese Bretter sind von anderen. Jedes fragt das Paket bei jedem Zug, zeigt, wohin eine Figur darf, fragt bei der Umwandlung nach der Figur, markiert den König im Schach und sagt, warum ein Zug nicht erlaubt ist. Der Code daneben ist alles, was es dazu braucht, und genau der, der hier läuft.',
    aboutCm: 'In SVG gezeichnet, ohne Abhängigkeiten.',
    aboutReact: 'Eine Komponente für React.',
    aboutJs:
      'Mit jQuery. Sein npm-Paket enthält keine Bilder der Figuren; darum sind es hier Schriftzeichen.',
    aboutElement: 'Eine Webkomponente.',
    chessground:
      '{board}, das Brett von Lichess, arbeitet genauso. Es steht unter der GPL, Version 3 oder später, und damit auch alles, womit man es bündelt: Darum läuft es nicht auf dieser Seite. Sein Rezept ist {recipe} im Repository.',
    galleryCredits:
      'Die Figuren von cm-chessboard, react-chessboard und chessboard-element sind nach denen von {author} gezeichnet, aus Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: '{file} kopieren',
    notLoaded: 'Dieses Brett konnte nicht geladen werden: {reason}',
    badFen: 'Die Stellung der Adresse ist nicht lesbar: {problems} Die Bretter beginnen mit der üblichen.',
  },
};
