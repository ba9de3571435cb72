// The words of the gallery in Polish.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Cztery szachownice z jednym sędzią i kod do skopiowania: chess-arbiter',
    heading: 'Cztery szachownice, jeden sędzia',
    intro:
      'To szachownice innych autorów. Każda pyta pakiet przy każdym ruchu, pokazuje, dokąd bierka może iść, pyta o bierkę przy przemianie, zaznacza szachowanego króla i mówi, dlaczego ruch jest niedozwolony. Kod obok to wszystko, czego potrzeba, i dokładnie ten, który tu działa.',
    aboutCm: 'Rysowana w SVG, bez zależności.',
    aboutReact: 'Komponent dla Reacta.',
    aboutJs: 'Z jQuery. Jej pakiet npm nie ma obrazków bierek, więc są to znaki.',
    aboutElement: 'Komponent sieciowy.',
    chessground:
      '{board}, szachownica Lichess, działa tak samo. Jest na licencji GPL, wersja 3 lub nowsza, i wszystko, co się z nią pakuje, też: dlatego nie działa na tej stronie. Jej przepis to {recipe} w repozytorium.',
    galleryCredits:
      'Bierki cm-chessboard, react-chessboard i chessboard-element są narysowane według bierek {author}, z Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Kopiuj {file}',
    notLoaded: 'Nie udało się wczytać tej szachownicy: {reason}',
    badFen: 'Nie można odczytać pozycji z adresu: {problems} Szachownice zaczynają od zwykłej.',
  },
};
