// The words of the gallery in French.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Quatre échiquiers et un arbitre, avec le code à copier : chess-arbiter',
    heading: 'Quatre échiquiers, un arbitre',
    intro:
      'Ces échiquiers sont d’autres auteurs. Chacun interroge le paquet à chaque coup, montre où une pièce peut aller, demande la pièce de la promotion, marque le roi en échec et dit pourquoi un coup est refusé. Le code à côté suffit, et c’est exactement celui qui tourne ici.',
    aboutCm: 'Dessiné en SVG, sans dépendances.',
    aboutReact: 'Un composant pour React.',
    aboutJs: 'Avec jQuery. Son paquet npm n’a pas d’images de pièces : ce sont donc des caractères.',
    aboutElement: 'Un composant web.',
    chessground:
      '{board}, l’échiquier de Lichess, fonctionne de même. Il est sous GPL, version 3 ou ultérieure, et ce qu’on y joint aussi : c’est pourquoi il ne tourne pas sur cette page. Sa recette est {recipe} dans le dépôt.',
    galleryCredits:
      'Les pièces de cm-chessboard, react-chessboard et chessboard-element sont dessinées d’après celles de {author}, de Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Copier {file}',
    notLoaded: 'Cet échiquier n’a pas pu être chargé : {reason}',
    badFen:
      'La position de l’adresse est illisible : {problems} Les échiquiers commencent par la position habituelle.',
  },
};
