// Pictures of the pieces, which the npm package of chessboard.js lacks: the chess symbols of Unicode, drawn as SVG.
const LETTERS = { K: '♚', Q: '♛', R: '♜', B: '♝', N: '♞', P: '♟' };

/** The address of the picture of a piece such as `wK`. */
export function picture([color, kind]) {
  const [fill, stroke] = color === 'w' ? ['white', 'black'] : ['black', 'white'];
  const text = `<text x="50" y="82" font-size="90" text-anchor="middle" fill="${fill}" stroke="${stroke}" stroke-width="2">${LETTERS[kind]}\uFE0E</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
