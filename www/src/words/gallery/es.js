// The words of the gallery in Spanish.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Cuatro tableros con un árbitro, y el código para copiar: chess-arbiter',
    heading: 'Cuatro tableros, un árbitro',
    intro:
      'Estos tableros son de otros. Cada uno consulta el paquete en cada jugada, muestra adónde puede ir una pieza, pregunta por la pieza de la promoción, marca al rey en jaque y dice por qué no se permite una jugada. El código de al lado es todo lo que hace falta, y el mismo que funciona aquí.',
    aboutCm: 'Dibujado en SVG, sin dependencias.',
    aboutReact: 'Un componente para React.',
    aboutJs: 'Con jQuery. Su paquete npm no tiene imágenes de las piezas, así que son caracteres.',
    aboutElement: 'Un componente web.',
    chessground:
      '{board}, el tablero de Lichess, funciona igual. Está bajo la GPL, versión 3 o posterior, y también lo que se empaquete con él: por eso no funciona en esta página. Su receta es {recipe} en el repositorio.',
    galleryCredits:
      'Las piezas de cm-chessboard, react-chessboard y chessboard-element están dibujadas según las de {author}, de Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Copiar {file}',
    notLoaded: 'No se pudo cargar este tablero: {reason}',
    badFen: 'No se puede leer la posición de la dirección: {problems} Los tableros empiezan con la habitual.',
  },
};
