// The words of the gallery in Portuguese.

/** @type {import('../../messages/words.js').GalleryWords} */
export default {
  page: {
    title: 'Quatro tabuleiros com um árbitro, e o código para copiar: chess-arbiter',
    heading: 'Quatro tabuleiros, um árbitro',
    intro:
      'Estes tabuleiros são de outras pessoas. Cada um consulta o pacote a cada lance, mostra aonde uma peça pode ir, pergunta pela peça da promoção, marca o rei em xeque e diz por que um lance é recusado. O código ao lado é tudo o que é preciso, e é o mesmo que roda aqui.',
    aboutCm: 'Desenhado em SVG, sem dependências.',
    aboutReact: 'Um componente para React.',
    aboutJs: 'Com jQuery. Seu pacote npm não tem imagens das peças, por isso são caracteres.',
    aboutElement: 'Um componente web.',
    chessground:
      '{board}, o tabuleiro do Lichess, funciona do mesmo modo. Está sob a GPL, versão 3 ou posterior, assim como o que se empacota com ele: por isso não roda nesta página. Sua receita é {recipe} no repositório.',
    galleryCredits:
      'As peças de cm-chessboard, react-chessboard e chessboard-element são desenhadas segundo as de {author}, do Wikimedia Commons, {licence}. {notices}.',
  },
  texts: {
    copyFile: 'Copiar {file}',
    notLoaded: 'Não foi possível carregar este tabuleiro: {reason}',
    badFen: 'A posição do endereço não pode ser lida: {problems} Os tabuleiros começam com a habitual.',
  },
};
