// The words of the gallery in Dutch.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Vier borden met één arbiter, en de code om te kopiëren: chess-arbiter',
    heading: 'Vier borden, één arbiter',
    intro:
      'Deze borden zijn van anderen. Elk vraagt het pakket bij elke zet, laat zien waar een stuk heen mag, vraagt naar het stuk van de promotie, markeert de koning die schaak staat, en zegt waarom een zet niet mag. De code ernaast is alles wat ervoor nodig is, en precies die hier draait.',
    aboutCm: 'Getekend in SVG, zonder afhankelijkheden.',
    aboutReact: 'Een component voor React.',
    aboutJs: 'Met jQuery. Het npm-pakket heeft geen plaatjes van stukken, dus dit zijn tekens.',
    aboutElement: 'Een webcomponent.',
    chessground:
      '{board}, het bord van Lichess, werkt net zo. Het valt onder de GPL, versie 3 of later, en dus ook waarmee het gebundeld wordt: daarom draait het niet op deze pagina. Het recept is {recipe} in de repository.',
    galleryCredits:
      'De stukken van cm-chessboard, react-chessboard en chessboard-element zijn getekend naar die van {author}, van Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Kopieer {file}',
    notLoaded: 'Dit bord kon niet worden geladen: {reason}',
    badFen: 'De stelling van het adres is niet te lezen: {problems} De borden beginnen met de gewone.',
  },
};
