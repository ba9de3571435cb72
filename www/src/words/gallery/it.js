// The words of the gallery in Italian.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Quattro scacchiere con un arbitro, e il codice da copiare: chess-arbiter',
    heading: 'Quattro scacchiere, un arbitro',
    intro:
      'Queste scacchiere sono di altri. Ognuna interroga il pacchetto a ogni mossa, mostra dove può andare un pezzo, chiede il pezzo della promozione, segna il re sotto scacco e dice perché una mossa è vietata. Il codice accanto è tutto ciò che serve, ed è proprio quello che gira qui.',
    aboutCm: 'Disegnata in SVG, senza dipendenze.',
    aboutReact: 'Un componente per React.',
    aboutJs: 'Con jQuery. Il suo pacchetto npm non ha figure dei pezzi: qui sono caratteri.',
    aboutElement: 'Un componente web.',
    chessground:
      '{board}, la scacchiera di Lichess, funziona allo stesso modo. È sotto la GPL, versione 3 o successiva, come ciò che vi si unisce: perciò non gira in questa pagina. La sua ricetta è {recipe} nel repository.',
    galleryCredits:
      'I pezzi di cm-chessboard, react-chessboard e chessboard-element sono disegnati secondo quelli di {author}, da Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Copia {file}',
    notLoaded: 'Questa scacchiera non si è caricata: {reason}',
    badFen:
      'La posizione dell’indirizzo non è leggibile: {problems} Le scacchiere cominciano da quella solita.',
  },
};
